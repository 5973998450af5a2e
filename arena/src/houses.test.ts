import { RULE_SETS, rulesFor } from "@doorcard/engine";
import { recordOf, replay } from "@doorcard/history";
import type { HandRecord, MatchJob } from "@doorcard/protocol";
import { defineBot } from "@doorcard/sdk";
import { expect, test } from "vitest";
import { playMatch } from "./match.ts";

/** Any legal action, folds for nothing included. */
const anything = defineBot({
  name: "anything",
  version: "1.0.0",
  create: ({ random }) => ({ act: ({ options }) => options[Math.floor(random() * options.length)]!.action }),
});

const HANDS = 40;
const rows = RULE_SETS.flatMap((row) => row.games.map((game) => ({ name: row.name, game, stakes: row.stakes })));

test.each(rows)(
  "$name, $game: hands of two to eight seats are played, by lanes and by table, with exposed cards, and their records play again",
  async ({ name, game, stakes }) => {
    const rules = rulesFor(name, game, { exposedDowncard: 0.2 });
    if (!rules.ok) throw new Error(`${name} has no ${game}`);
    for (let deal = 0; deal < HANDS; deal++) {
      const entrants = Array.from({ length: 2 + (deal % 7) }, (_, i) => i);
      const stack = 10 * stakes.smallBet;
      const job: MatchJob = {
        id: "0.0.0",
        lineUp: 0,
        block: 0,
        rotation: 0,
        game,
        rules: rules.value,
        stakes,
        stack,
        dealing: deal % 2 === 0 ? "lanes" : "table",
        entrants,
        firstDeal: deal,
        hands: 1,
        seed: `house ${name}`,
      };
      const records: HandRecord[] = [];
      await playMatch(
        job,
        entrants.map(() => anything),
        {
          deal,
          watcher: (hand, actions, firstSeat) => {
            const names = entrants.map((entrant) => `bot ${entrant}`);
            const table = { id: "0.0.0", game, rules: rules.value, stakes, firstSeat, names };
            records.push(recordOf({ ...table, stacks: names.map(() => stack) }, hand, actions));
          },
        },
      );
      expect(records).toHaveLength(1);
      expect(replay(records[0]!)).toMatchObject({ ok: true });
      expect(records[0]!.net.reduce((sum, net) => sum + net, 0)).toBe(0);
    }
  },
);
