export type * from "./generated/types.ts";
export { check, type Checked, type Problem, type Shapes } from "./validate.ts";
export { PROTOCOL_VERSION } from "./version.ts";
