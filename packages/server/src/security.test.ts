import type { RunPage } from "@doorcard/protocol";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { newRunFolder } from "./runs.cases.ts";
import { ask, EVIL, servedRuns, serving } from "./serving.cases.ts";

const shared = servedRuns();

describe("security", () => {
  test("every answer has a content security policy without unsafe-inline, and the rest", async () => {
    for (const path of ["/", "/page.js", "/api/runs", "/api/nothing", "/api/runs/none"]) {
      const { headers } = await ask(shared.served, path);
      expect(headers["content-security-policy"]).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
      });
    }
    expect((await ask(shared.served, "/api/runs")).headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["localhost", 200],
    ["LOCALHOST:99", 200],
    ["127.0.0.1", 200],
    ["[::1]:7777", 200],
    ["evil.example", 421],
    ["127.0.0.1.evil.example", 421],
    ["localhost.evil.example", 421],
    ["192.168.1.5", 421],
    ["evil.example@localhost", 400],
  ])("a host named %s: %i (DNS rebinding)", async (host, status) => {
    expect((await ask(shared.served, "/api/runs", { headers: { host } })).status).toBe(status);
    expect((await ask(shared.served, "/", { headers: { host } })).status).toBe(status);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "http://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{}, 200],
  ])("asked from %o: %i, and the page for a link from anywhere", async (headers, status) => {
    expect((await ask(shared.served, "/api/runs", { headers })).status).toBe(status);
    expect((await ask(shared.served, "/page.js", { headers })).status).toBe(status);
    expect((await ask(shared.served, "/", { headers })).status).toBe(200);
    expect((await ask(shared.served, "/", { method: "POST", headers })).status).toBe(status === 200 ? 405 : 403);
  });

  test("its own origin may ask, another port of this machine may not", async () => {
    const from = (port: number) => ({ headers: { origin: `http://127.0.0.1:${port}` } });
    expect((await ask(shared.served, "/api/runs", from(shared.served.port))).status).toBe(200);
    expect((await ask(shared.served, "/api/runs", from(shared.served.port + 1))).status).toBe(403);
  });

  const strangers = [
    "..",
    "../half",
    "%2e%2e",
    "%2e%2e%2fhalf",
    "..%2fhalf",
    "%2Fetc",
    "/etc/passwd",
    "%252e%252e",
    "..%5chalf",
    "whole%00",
    "whole%2f..%2fwhole",
    ".",
    "linked",
    "holds-a-link",
  ];
  test("what leads out of the folder, or is a link, is no run", async () => {
    const folder = newRunFolder();
    mkdirSync(folder);
    cpSync(join(shared.runs, "whole"), join(folder, "whole"), { recursive: true });
    symlinkSync(join(shared.runs, "half"), join(folder, "linked"));
    mkdirSync(join(folder, "holds-a-link"));
    symlinkSync("/etc/passwd", join(folder, "holds-a-link", "event.json"));
    symlinkSync("/etc/passwd", join(folder, "holds-a-link", "journal.log"));
    const own = await serving(folder);
    const asked = ["", "/live", "/bots/odds", "/hands"];
    for (const path of strangers.flatMap((id) => asked.map((rest) => `/api/runs/${id}${rest}`))) {
      const { status, text, headers } = await ask(own, path);
      const isPage = headers["content-type"]?.startsWith("text/html") === true;
      expect([path, isPage || status === 404 || status === 400]).toEqual([path, true]);
      expect(text).not.toMatch(/odds|rock|root:/);
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is refused with what there is", async (method) => {
    for (const path of ["/", "/page.js", "/api/runs", "/api/runs/whole", "/api/runs/whole/live"]) {
      const { status, headers } = await ask(shared.served, path, { method });
      expect([path, status, headers.allow]).toEqual([path, 405, "GET, HEAD"]);
    }
  });

  test("a body is JSON and small", async () => {
    const post = (type: string, body: string) =>
      ask(shared.served, "/api/play", { method: "POST", headers: { "content-type": type }, body });
    expect((await post("text/plain", "{}")).status).toBe(415);
    expect((await post("application/x-www-form-urlencoded", "a=1")).status).toBe(415);
    expect((await post("application/json", " ".repeat(70_000))).status).toBe(413);
  });

  test("a bot named like a tag arrives as text", async () => {
    const { headers, text } = await ask(shared.served, "/api/runs/tag");
    expect(headers["content-type"]).toBe("application/json");
    expect((JSON.parse(text) as RunPage).standings.entrants.map(({ name }) => name)).toContain(EVIL);
    const bot = await ask(shared.served, `/api/runs/tag/bots/${encodeURIComponent(EVIL)}`);
    expect([bot.status, (JSON.parse(bot.text) as { name: string }).name]).toEqual([200, EVIL]);
    for (const path of [`/${EVIL.replaceAll(" ", "%20")}`, `/api/runs/${encodeURIComponent(EVIL)}`])
      expect((await ask(shared.served, path)).text).not.toContain("<img");
  });

  test("the seed of a run that is not complete stays here", async () => {
    const { text } = await ask(shared.served, "/api/runs/half");
    const { event } = (JSON.parse(text) as RunPage).standings;
    expect(event.seed).toBe(event.commitment);
    expect(text).not.toContain("cards to come");
  });

  test("with a token only who knows it is told anything", async () => {
    const own = await serving(shared.runs, { token: "a-token-of-20-figures" });
    expect((await ask(own, "/")).status).toBe(200);
    expect((await ask(own, "/api/runs")).status).toBe(401);
    expect((await ask(own, "/api/runs/whole/live")).status).toBe(401);
    expect((await ask(own, "/?token=a-token-of-20-figurez")).status).toBe(403);
    const exchanged = await ask(own, "/?token=a-token-of-20-figures");
    expect([exchanged.status, exchanged.headers.location]).toEqual([303, "/"]);
    const [cookie = ""] = exchanged.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(/^doorcard-\d+=.*; Path=\/; HttpOnly; SameSite=Strict$/);
    const known = { headers: { cookie: cookie.split(";")[0]! } };
    expect((await ask(own, "/api/runs", known)).status).toBe(200);
    expect((await ask(own, "/api/runs", { headers: { cookie: "doorcard-1=a-token-of-20-figures" } })).status).toBe(401);
  });

  test("on a host that other machines reach a token is made", async () => {
    const own = await serving(shared.runs, { host: "0.0.0.0" });
    expect(own.address).toContain(`?token=${own.token}`);
    expect(own.token).toMatch(/^[\w-]{22}$/);
    expect((await ask(own, "/api/runs")).status).toBe(401);
    expect((await ask(own, "/", { headers: { host: "192.168.1.5" } })).status).toBe(200);
    expect((await ask(own, "/", { headers: { host: "evil.example" } })).status).toBe(421);
  });

  test("one who does not read, and one who never ends his question, hold up nobody", async () => {
    for (let i = 0; i < 20; i++) {
      const socket = connect(shared.served.port, "127.0.0.1");
      socket.on("error", () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.pause();
      socket.write(
        i % 2 === 0 ? "GET /api/runs/whole/live HTTP/1.1\r\nHost: localhost\r\n\r\n" : "GET / HTTP/1.1\r\nHost: loc",
      );
    }
    expect((await ask(shared.served, "/api/runs/whole")).status).toBe(200);
  });
});
