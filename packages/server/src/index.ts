export { viewerPage } from "@doorcard/viewer";
