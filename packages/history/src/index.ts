export { readRecords, writeRecord, type BadLine } from "./jsonl.ts";
export { recordOf, type Table } from "./record.ts";
export { replay, type Replay } from "./replay.ts";
