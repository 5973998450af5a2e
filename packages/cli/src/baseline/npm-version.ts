import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { filledOnce, keptFolder } from "./kept-folder.ts";
import { run } from "./program.ts";

/**
 * The folder of a package at a version, as npm takes it ("chart@1.2.0", "./chart-1.2.0.tgz"): installed once into
 * `.doorcard/versions` of the folder `home`, without its scripts. Gives a reason when there is none.
 */
export function npmVersion(spec: string, home: string): { readonly path: string } | { readonly reason: string } {
  const asked = /^\.{0,2}[/\\]/.test(spec) || isAbsolute(spec) ? resolve(home, spec) : spec;
  const kept = keptFolder(home, `npm-${createHash("sha256").update(asked).digest("hex").slice(0, 16)}`);
  try {
    filledOnce(kept, (part) => {
      writeFileSync(join(part, "package.json"), '{ "private": true }\n');
      const how = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--save"];
      const said = run("npm", ["install", ...how, "--", asked], part);
      if (!said.ok) throw new Error(said.reason);
    });
  } catch (error) {
    return { reason: `npm cannot install ${spec}: ${(error as Error).message}` };
  }
  const { dependencies = {} } = JSON.parse(readFileSync(join(kept, "package.json"), "utf8")) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  return { path: join(kept, "node_modules", Object.keys(dependencies)[0]!) };
}
