import { replay } from "@doorcard/history";
import type { HandList, HandListed, HandPage } from "@doorcard/protocol";
import { hash } from "node:crypto";
import { findHands } from "../hand/find-hands.ts";
import { pageOf } from "../hand/hand-page.ts";
import { readQuery } from "../hand/hand-query.ts";
import type { Replayed } from "./replayed.ts";

/** Hands of each kind that are saved at most. */
const MOST = { faulted: 8, pots: 12, byLot: 20 };

/** Hands of a run that are worth keeping, and what is told of them in a list; both in the same order. */
export interface SavedHands {
  readonly list: HandList;
  readonly hands: readonly HandPage[];
}

/**
 * Hands to be saved, of those that were played again: some in which a bot failed, the biggest pots, and some drawn by lot, keyed
 * by the run's seed. Those are left out with which they would have more than so many bytes as JSON.
 */
export function savedHands({ facts, records, problem }: Replayed, seed: string, mostBytes: number): SavedHands {
  const list: HandListed[] = [];
  const hands: HandPage[] = [];
  let bytes = 0;
  for (const told of chosen(facts, seed)) {
    const played = replay(records.get(told.id)!);
    if (!played.ok) continue;
    const page = pageOf(records.get(told.id)!, played.hand.events);
    bytes += Buffer.byteLength(JSON.stringify([told, page]));
    if (bytes > mostBytes) break;
    list.push(told);
    hands.push(page);
  }
  const understood = "Hands saved with this page: some in which a bot failed, big pots, and some drawn by lot.";
  return {
    list: {
      sampled: facts.length,
      complete: true,
      understood,
      ...(problem !== undefined && { problem }),
      hands: list,
    },
    hands,
  };
}

function chosen(facts: Replayed["facts"], seed: string): HandListed[] {
  const find = (q: string): HandListed[] => findHands(facts, readQuery({ q, sort: "pot" }, []));
  const all = find("");
  const lot = new Map(all.map(({ id }) => [id, hash("sha256", `doorcard/saved-hands/${seed}/${id}`)]));
  const byLot = all.toSorted((a, b) => (lot.get(a.id)! < lot.get(b.id)! ? -1 : 1));
  const wanted = [...find("faults").slice(0, MOST.faulted), ...all.slice(0, MOST.pots), ...byLot.slice(0, MOST.byLot)];
  const seen = new Set<string>();
  return wanted.filter(({ id }) => !seen.has(id) && seen.add(id));
}
