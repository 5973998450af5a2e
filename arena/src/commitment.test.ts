import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { commitment } from "./commitment.ts";

test.each(["", "doorcard", "d55d5de427d9642dadb705fab1e0f528", "ä ♠"])("of %j it is what sha256sum says", (seed) => {
  const script = 'printf "doorcard/commitment/%s" "$1" | sha256sum';
  expect(execFileSync("/bin/sh", ["-c", script, "sh", seed], { encoding: "utf8" })).toMatch(
    RegExp(`^${commitment(seed)} `),
  );
});
