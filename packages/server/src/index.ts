export { CannotServe } from "./cannot-serve.ts";
export { playRoutes } from "./play/routes.ts";
export { savedFile, type SavedFile } from "./saved/saved-file.ts";
export { serveRuns, type Served, type ServeRequest } from "./serve-runs.ts";
