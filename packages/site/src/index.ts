export { buildSite, type Built } from "./build-site.ts";
export { SiteError } from "./site-error.ts";
