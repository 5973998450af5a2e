export { viewerPage } from "@doorcard/viewer";
export { playRoutes } from "./play/routes.ts";
