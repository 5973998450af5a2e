import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";

/** The folder of Doorcard that this is. */
const CHECKOUT = join(import.meta.dirname, "..", "..", "..", "..");

/** What a package.json depends on, here always by path. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** Every dependency of a template's package.json, which names it relative to the template, by its folder. */
export function dependenciesOf(manifest: string, template: string): Map<string, string> {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Manifest;
  return new Map(
    Object.entries({ ...dependencies, ...devDependencies }).map(([name, file]) => [
      name,
      resolve(template, file.replace("file:", "")),
    ]),
  );
}

/** The package.json of a template, with paths that hold in the folder of the new bot. */
export function repointed(manifest: string, template: string, folder: string): string {
  return manifest.replaceAll(
    /"file:([^"]+)"/g,
    (_, file: string) => `"file:${pathFrom(folder, resolve(template, file)).replaceAll(sep, "/")}"`,
  );
}

/**
 * Links that let a new bot work without an installation, by their path in its folder: its dependencies, their programs, and
 * the Node that Doorcard runs on, which `npm run` prefers to an older one on the PATH.
 */
export function linksOf(dependencies: ReadonlyMap<string, string>, folder: string): Map<string, string> {
  const links = new Map<string, string>();
  const add = (place: string, target: string): unknown =>
    links.set(`node_modules/${place}`, pathFrom(dirname(join(folder, "node_modules", place)), target));
  for (const [name, target] of dependencies) {
    add(name, target);
    for (const [program, file] of Object.entries(programsOf(target))) add(`.bin/${program}`, join(target, file));
  }
  add(`.bin/${basename(process.execPath)}`, process.execPath);
  return links;
}

function programsOf(folder: string): Readonly<Record<string, string>> {
  const file = join(folder, "package.json");
  return existsSync(file) ? ((JSON.parse(readFileSync(file, "utf8")) as Manifest).bin ?? {}) : {};
}

/** A path within Doorcard as seen from a folder: relative when that is there too, so that both may move together. */
function pathFrom(folder: string, target: string): string {
  const inside = relative(CHECKOUT, folder);
  return isAbsolute(inside) || inside.split(sep)[0] === ".." ? target : relative(folder, target);
}
