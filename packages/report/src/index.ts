export { diffText, type DiffTextOptions } from "./diff-text.ts";
export { standingsText, type TextOptions } from "./standings-text.ts";
export { standingsCsv, standingsJson } from "./files.ts";
export { liveTable, type LiveRow } from "./live-table.ts";
export { handStory, type StoryOptions } from "./story.ts";
export { regressionJunit } from "./regression-junit.ts";
export { regressionText } from "./regression-text.ts";
export { counted } from "./wording.ts";
