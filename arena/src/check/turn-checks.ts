import { fail, pass, skip, type Check, type Verdict } from "./check.ts";
import type { MainRun } from "./exam.ts";
import {
  atSeats,
  endsItsChips,
  facesAllIn,
  facesFolded,
  hasActed,
  inGame,
  isCapped,
  isHeld,
  may,
  onStreet,
  owes,
  sharesCard,
  showsPair,
  type Kind,
} from "./kinds-of-turn.ts";
import { isLegal, toldTurn } from "./told-turn.ts";

/** Turns of one kind: the number of their check, what a bot that passes does, and which they are. */
type Row = readonly [number: number, name: string, kind: Kind, remedy: string];

const OPTIONS = "Choose among the turn's options and nothing else: kits have `choose`, which takes wishes in order.";

const ROWS: readonly Row[] = [
  [18, "answers every turn with an action that is legal there", () => true, OPTIONS],
  [19, "answers every turn on third street with a legal action", onStreet("third"), OPTIONS],
  [20, "answers every turn on fourth street with a legal action", onStreet("fourth"), OPTIONS],
  [21, "answers every turn on fifth street with a legal action", onStreet("fifth"), OPTIONS],
  [22, "answers every turn on sixth street with a legal action", onStreet("sixth"), OPTIONS],
  [
    23,
    "answers every turn on seventh street with a legal action",
    onStreet("seventh"),
    "The third downcard comes last in `downcards`, and the shared card is in `community`: seven cards in all either way.",
  ],
  [
    24,
    "answers every turn of stud with a legal action",
    inGame("stud"),
    "Leave stud out of the bot's games, or mend what is shown.",
  ],
  [
    25,
    "answers every turn of stud8 with a legal action",
    inGame("stud8"),
    "Leave stud8 out of the bot's games, or mend what is shown.",
  ],
  [
    26,
    "answers every turn of razz with a legal action",
    inGame("razz"),
    "Leave razz out of the bot's games, or mend what is shown.",
  ],
  [
    27,
    "answers legally heads-up",
    atSeats(2, 2),
    "With two seats a player may have only one opponent's board to look at.",
  ],
  [
    28,
    "answers legally at three to six seats",
    atSeats(3, 6),
    "Read the number of players from `players`, not from a constant.",
  ],
  [
    29,
    "answers legally at seven and eight seats",
    atSeats(7, 8),
    "Read the number of players from `players`; up to 16 downcards are hidden, and the deck may run short.",
  ],
  [
    30,
    "brings it in or completes as the low card",
    may("bring-in"),
    "The low card may only bring-in or complete: it cannot fold, check or call.",
  ],
  [
    31,
    "checks or bets where nothing is owed",
    may("check"),
    "Where nothing is owed there is a check and no call; most houses have no fold there.",
  ],
  [
    32,
    "folds, calls or raises where something is owed",
    owes,
    "Where something is owed there is a fold and a call and no check.",
  ],
  [
    33,
    "folds or calls where the cap is reached",
    isCapped,
    "When the street has its bets, raise is no option: have a second wish, such as call.",
  ],
  [
    34,
    "folds or calls where it may not raise below the cap",
    isHeld,
    "A short all-in does not open the betting again, and who has nobody left to bet at may only call: have a second wish.",
  ],
  [
    35,
    "acts again when the betting comes back to it",
    hasActed,
    "A seat can act several times on a street: look at the options anew each time.",
  ],
  [
    36,
    "answers where a pair shows on fourth street",
    showsPair,
    "With an open pair bet-big or raise-big are offered beside or in place of bet and raise: take the one that is there.",
  ],
  [
    37,
    "answers where its chips end in one of its options",
    endsItsChips,
    "An option may pay less than its usual size, since it is all-in: take amounts from `pays`.",
  ],
  [
    38,
    "answers where opponents are all-in",
    facesAllIn,
    "A live player may have a stack of 0, and no action of it follows.",
  ],
  [
    39,
    "answers where seats have folded",
    facesFolded,
    "Folded seats stay in `players` with `live` false, and their upcards stay too.",
  ],
  [
    40,
    "answers where a card is shared on seventh street",
    sharesCard,
    "At full tables the deck can run short: there are two downcards then, and the seventh card is in `community`.",
  ],
];

/** Which turns a bot answers with a legal action: one check for each kind of turn. */
export const turnChecks: readonly Check[] = [
  ...ROWS.map(
    ([number, name, kind, remedy]) =>
      ({
        number,
        name,
        remedy,
        run: async (exam): Promise<Verdict> => verdict(await exam.main(), kind),
      }) satisfies Check,
  ),
  {
    number: 41,
    name: "answers legally under the rules of every house",
    remedy: "What is legal differs from house to house, `rules` says how: the options are always right.",
    run: async (exam): Promise<Verdict> => {
      const run = await exam.main();
      const houses = new Set(run.played.flatMap(({ asked }) => asked.map(({ script }) => script.rules.set)));
      const { outcome, found } = verdict(run, () => true);
      return outcome === "pass" ? pass(`${houses.size} houses`) : { outcome, found };
    },
  },
];

function verdict({ played, failure }: MainRun, kind: Kind): Verdict {
  // What was not answered is told once, by the check of that
  const turns = played.flatMap(({ asked }) => asked).filter((asked) => asked.said !== undefined && kind(asked));
  const wrong = turns.filter((asked) => !isLegal(asked));
  if (wrong.length > 0) return fail(`${wrong.length} of ${turns.length} turns, first ${toldTurn(wrong[0]!)}`);
  if (failure !== undefined) return skip(`it was gone after ${turns.length} turns: ${failure}`);
  return turns.length === 0 ? skip("no such turn comes up in its games") : pass(`${turns.length} turns`);
}
