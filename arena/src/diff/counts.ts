import type { Action, Company, Facing, Move, SituationDecisions, Street, StreetDecisions } from "@doorcard/protocol";
import { ACTIONS, STREETS } from "@doorcard/engine";

/** Decisions of one kind: where they were, what was done, and what would have been. */
export interface Cell {
  readonly street: Street;
  readonly facing: Facing;
  readonly company: Company;
  readonly did: Action;
  readonly would: Action;
  readonly count: number;
}

export const FACINGS: readonly Facing[] = ["no-bet", "bring-in", "bet", "raise"];
export const COMPANIES: readonly Company[] = ["heads-up", "multiway"];

/** Counts decisions by where they were, what was done and what would have been. */
export class Counts {
  readonly #cells = new Map<string, { -readonly [Key in keyof Cell]: Cell[Key] }>();

  add(cell: Cell): void {
    const { street, facing, company, did, would, count } = cell;
    const key = `${street} ${facing} ${company} ${did} ${would}`;
    const known = this.#cells.get(key);
    if (known === undefined) this.#cells.set(key, { street, facing, company, did, would, count });
    else known.count += count;
  }

  get cells(): readonly Cell[] {
    return [...this.#cells.values()];
  }

  get decisions(): number {
    return sumOf(this.cells);
  }

  get changed(): number {
    return sumOf(this.cells.filter(isChanged));
  }

  /** Every street, third first. */
  streets(): StreetDecisions[] {
    return STREETS.map((street) => ({ street, ...totals(this.cells.filter((cell) => cell.street === street)) }));
  }

  /** The situations that came up, nothing to call first, heads-up before multiway. */
  situations(): SituationDecisions[] {
    return FACINGS.flatMap((facing) =>
      COMPANIES.flatMap((company) => {
        const cells = this.cells.filter((cell) => cell.facing === facing && cell.company === company);
        return cells.length === 0 ? [] : [{ facing, company, ...totals(cells), moves: movesOf(cells) }];
      }),
    );
  }

  /** All decisions by what was done and what would have been, in the order of the actions' words. */
  moves(): Move[] {
    return movesOf(this.cells);
  }
}

const isChanged = ({ did, would }: Cell): boolean => did !== would;

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { count }) => sum + count, 0);

const totals = (cells: readonly Cell[]): { decisions: number; changed: number } => ({
  decisions: sumOf(cells),
  changed: sumOf(cells.filter(isChanged)),
});

const movesOf = (cells: readonly Cell[]): Move[] =>
  ACTIONS.flatMap((did) =>
    ACTIONS.flatMap((would) => {
      const count = sumOf(cells.filter((cell) => cell.did === did && cell.would === would));
      return count === 0 ? [] : [{ did, would, count }];
    }),
  );
