import type { SavedPage } from "@doorcard/protocol";
import { render } from "preact";
import { App } from "./app.tsx";
import { liveSource, savedSource } from "./source.ts";
import "./page.css";

const root = document.getElementById("page");
const saved = document.getElementById("saved")?.textContent;
const source = saved === undefined || saved === null ? liveSource() : savedSource(JSON.parse(saved) as SavedPage);
if (root !== null) render(<App source={source} />, root);
