import { expect, test } from "vitest";
import { PARAMETERS } from "./rules.ts";
import { RULE_SETS } from "./houses.ts";
import { rulesFor } from "./rule-sets.ts";

test("every rule set has every parameter for each of its games, at a value that may be given as an override", () => {
  for (const { name, games } of RULE_SETS) {
    for (const game of games) {
      const rules = rulesFor(name, game);
      expect(rules).toMatchObject({ ok: true });
      if (!rules.ok) continue;
      const { set, ...parameters } = rules.value;
      expect(set).toBe(name);
      expect(Object.keys(parameters).toSorted()).toEqual(Object.keys(PARAMETERS).toSorted());
      expect(rulesFor(name, game, parameters)).toEqual(rules);
    }
  }
});

test("an unknown rule set is refused with the list of the known ones", () => {
  const refused = rulesFor("clasic", "stud");
  expect(refused).toMatchObject({ ok: false });
  if (!refused.ok)
    expect(refused.problems[0]!.message).toBe(
      `"clasic" is no rule set; known are ${RULE_SETS.map(({ name }) => name).join(", ")}`,
    );
});

test("every wrong override is told at once, with its place", () => {
  const refused = rulesFor("classic", "stud", { cap: 2.5, burn: "yes", oddChip: "luck", rake: { rate: 2 }, limit: 4 });
  expect(refused).toMatchObject({ ok: false });
  if (!refused.ok)
    expect(refused.problems.map(({ at }) => at)).toEqual(["/cap", "/burn", "/oddChip", "/rake", "/limit"]);
});
