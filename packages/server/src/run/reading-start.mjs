// Where the thread that reads runs begins. Compiled code is kept between calls, which each thread must ask for itself
// before the rest is loaded; and this file is no TypeScript, since the compiler of types would be loaded for it alone.
import { enableCompileCache } from "node:module";

enableCompileCache();
await import("./reading-thread.ts");
