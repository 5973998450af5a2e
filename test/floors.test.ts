import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Who may import whom: arrows point down only. Tests may import anything. */
const FLOORS: Readonly<Record<string, { readonly floor: number; readonly may: readonly string[] }>> = {
  cards: { floor: 0, may: [] },
  protocol: { floor: 0, may: [] },
  evaluator: { floor: 1, may: ["cards"] },
  engine: { floor: 2, may: ["cards", "evaluator"] },
  sdk: { floor: 2, may: ["protocol", "cards", "evaluator"] },
  ratings: { floor: 2, may: ["protocol"] },
  history: { floor: 3, may: ["cards", "evaluator", "engine", "protocol"] },
  bots: { floor: 3, may: ["sdk", "cards", "evaluator"] },
  arena: { floor: 4, may: ["cards", "evaluator", "engine", "protocol", "history", "ratings", "sdk"] },
  report: { floor: 4, may: ["protocol", "ratings", "history"] },
  viewer: { floor: 4, may: ["protocol"] },
  server: {
    floor: 5,
    may: ["cards", "protocol", "evaluator", "engine", "ratings", "history", "arena", "report", "viewer"],
  },
  site: { floor: 0, may: [] },
  testing: { floor: 5, may: ["cards", "protocol", "engine", "sdk", "ratings", "arena"] },
  cli: {
    floor: 6,
    may: ["cards", "protocol", "evaluator", "engine", "sdk", "ratings", "history", "arena", "report", "server", "site"],
  },
};

/** Floors whose code may not know of machines: no clock, no file, no process. */
const PURE = ["cards", "evaluator", "engine", "ratings", "bots"];

interface Import {
  readonly file: string;
  readonly home: string;
  readonly to: string;
}

const homeOf = (file: string): string => {
  const [top, second] = relative(ROOT, file).split(sep);
  return top === "packages" ? second! : top!;
};

const files = globSync(["packages/*/src/**/*.{ts,tsx}", "bots/*/src/**/*.ts", "arena/src/**/*.ts"], { cwd: ROOT })
  .map((file) => join(ROOT, file))
  .filter(
    (file) => !/\.(test|fixture|oracle|cases|d)\.tsx?$|\.deep\.test\.ts$|[\\/](fixtures|generated)[\\/]/.test(file),
  );

const imports: Import[] = files.flatMap((file) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^(?:import|export)\b[^;]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm,
    ),
  ].map((found) => ({
    file: relative(ROOT, file),
    home: homeOf(file),
    to: found[1] ?? found[2] ?? found[3]!,
  })),
);

test("every package stands in the table, and arrows in it point down", () => {
  expect(new Set(files.map(homeOf))).toEqual(new Set(Object.keys(FLOORS)));
  for (const { floor, may } of Object.values(FLOORS))
    for (const below of may) expect(FLOORS[below]!.floor).toBeLessThan(floor);
});

test("every import between packages is in the table", () => {
  const strangers = imports.filter(
    ({ home, to }) => to.startsWith("@doorcard/") && !FLOORS[home]!.may.includes(to.split("/")[1]!),
  );
  expect(strangers).toEqual([]);
});

test("no import goes into another package by its path", () => {
  const trespassing = imports.filter(
    ({ file, to }) => to.startsWith(".") && homeOf(join(ROOT, dirname(file), to)) !== homeOf(join(ROOT, file)),
  );
  expect(trespassing).toEqual([]);
});

test("what must be pure imports nothing of the machine", () => {
  expect(imports.filter(({ home, to }) => PURE.includes(home) && to.startsWith("node:"))).toEqual([]);
});

test("nothing that touches a result asks chance, the clock or the place", () => {
  const banned = /Math\.random|Date\.now|new Date|localeCompare|toLocale/;
  const results = ["cards", "evaluator", "engine", "ratings", "sdk", "protocol", "history", "bots"];
  const guilty = files.filter(
    (file) =>
      results.includes(homeOf(file)) &&
      banned.test(readFileSync(file, "utf8").replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/[^\n]*/g, "")),
  );
  expect(guilty).toEqual([]);
});
