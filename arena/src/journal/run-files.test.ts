import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Journal } from "./journal.ts";
import { newFolder, runWith } from "./journal.cases.ts";

test("what holds no run is refused with what it is, and with a run where there is one", () => {
  const folder = newFolder();
  writeFileSync(join(folder, "file"), "");
  mkdirSync(join(folder, "bare"));
  const refused = (path: string, message: RegExp): void => expect(() => Journal.open(path)).toThrow(message);
  refused(join(folder, "gone"), /gone holds no run: there is no such folder$/);
  refused(join(folder, "file"), /file holds no run: it is a file; name the folder of a run$/);
  refused(join(folder, "bare"), /bare holds no run: event\.json is missing$/);
  const run = runWith(2);
  refused(join(run, ".."), /holds no run itself, but 1 in folders of their own; name one, such as .*[\\/]run$/);
  refused(join(run, "event.json"), /event\.json holds no run: it is a file; name the folder of a run$/);
});
