export { CannotServe } from "./cannot-serve.ts";
export { playRoutes } from "./play/routes.ts";
export { serveRuns, type Served, type ServeRequest } from "./serve-runs.ts";
