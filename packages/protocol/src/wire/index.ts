export { FrameWriter } from "./frame-writer.ts";
export { Splitter } from "./splitter.ts";
export * from "./words.ts";
export { PROTOCOL_VERSION } from "../version.ts";
