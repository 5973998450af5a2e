export * from "./provisional.ts";
