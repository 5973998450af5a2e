export { readLog } from "./formats.ts";
export { WRITERS } from "./writers.ts";
export { readRecords, writeRecord, type BadLine } from "./jsonl.ts";
export { recordOf, type Table } from "./record.ts";
export { replay, replaying, type Replay } from "./replay.ts";
export { judge, type Difference, type Verdict } from "./judge.ts";
export { tell, type WholeHand } from "./tell.ts";
export { SITES, type LogReader, type Place, type ReadLog, type Site, type ToldHand, type Unread } from "./told-hand.ts";
export { SITE_RULES } from "./site-rules.ts";
