import type { SavedPage } from "@doorcard/protocol";
import { render } from "preact";
import { addressOf } from "./address.ts";
import { App } from "./app.tsx";
import { liveSource, savedSource, type Source } from "./source.ts";
import "./page.css";

const root = document.getElementById("page");
if (root !== null) render(<App source={sourceOf(document.getElementById("saved")?.textContent)} />, root);

/** What was saved with the page, which then begins with its run; else the server that it came from. */
function sourceOf(text: string | null | undefined): Source {
  if (text === null || text === undefined) return liveSource();
  const saved = JSON.parse(text) as SavedPage;
  if (location.hash === "") location.replace(addressOf.run(saved.run.id));
  return savedSource(saved);
}
