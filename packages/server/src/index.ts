export { CannotServe } from "./cannot-serve.ts";
export { serveRuns, type Served, type ServeRequest } from "./serve-runs.ts";
