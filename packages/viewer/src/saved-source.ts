import type { SavedPage } from "@doorcard/protocol";
import type { Source } from "./source.ts";
import { SourceError } from "./source-error.ts";

const REMEDY = "Start doorcard serve beside the run to see all of it.";

/** The one run that was saved with the page. */
export function savedSource(saved: SavedPage): Source {
  const { event, entrants } = saved.run.standings;
  const { id } = saved.run;
  const isOther = (asked: string) => asked !== id;
  const noRun = (asked: string) => new SourceError(`This page holds the run ${id}, not ${asked}.`, REMEDY);
  return {
    isSaved: true,
    runs: () => {
      const { name, game, seats, hands, handsPlayed, complete } = event;
      const best = entrants[0]?.name ?? null;
      return Promise.resolve({ runs: [{ id, name, game, seats, hands, handsPlayed, complete, best }] });
    },
    run(asked, onChange, onTrouble) {
      if (isOther(asked)) onTrouble?.(noRun(asked));
      else onChange(saved.run);
      return { close: () => {} };
    },
    bot: async (asked, name) => {
      if (isOther(asked)) throw noRun(asked);
      const found = saved.bots.find((bot) => bot.name === name);
      if (found === undefined) throw new SourceError(`This page holds no bot ${name}.`, REMEDY);
      return found;
    },
    hands: async (asked) => {
      if (isOther(asked)) throw noRun(asked);
      return saved.list;
    },
    hand: async (asked, hand) => {
      if (isOther(asked)) throw noRun(asked);
      const found = saved.hands.find(({ record }) => record.id === hand);
      if (found === undefined) throw new SourceError(`Hand ${hand} was not saved with this page.`, REMEDY);
      return found;
    },
  };
}
