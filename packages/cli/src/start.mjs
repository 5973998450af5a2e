#!/usr/bin/env node
// Where the command line begins. Compiled code is kept between calls, which halves the time to start, so the rest is
// loaded only after that; and this file is no TypeScript, since the compiler of types would be loaded for it alone.
import { enableCompileCache } from "node:module";

enableCompileCache();
const { main } = await import("./main.ts");
await main();
