import type { SavedPage } from "@doorcard/protocol";
import { render } from "preact";
import { App } from "./app.tsx";
import { liveSource, savedSource } from "./source.ts";
import "./page.css";

const root = document.getElementById("page");
const text = document.getElementById("saved")?.textContent;
const saved = text === undefined || text === null ? undefined : (JSON.parse(text) as SavedPage);
// A page of one run begins with it
if (saved !== undefined && location.hash === "") location.replace(`#/run/${encodeURIComponent(saved.run.id)}`);
const source = saved === undefined ? liveSource() : savedSource(saved);
if (root !== null) render(<App source={source} />, root);
