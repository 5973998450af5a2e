import { Hono } from "hono";
export const playRoutes = (): Hono => new Hono();
