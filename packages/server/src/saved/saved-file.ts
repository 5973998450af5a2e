import { isBeingPlayed, openRun, type AnyPlan } from "@doorcard/arena";
import type { BotPage, HandList, SavedPage } from "@doorcard/protocol";
import { viewerPage } from "@doorcard/viewer";
import { basename, resolve } from "node:path";
import { savedDocument } from "../http/documents.ts";
import { PaceWatch } from "../run/pace.ts";
import { toldRun, type StandingsAsked } from "../run/told-run.ts";
import { AGAINST_THE_HOUSE, CANNOT_REPLAY } from "../style/bot-page.ts";
import { replayedSample, type Replayed } from "./replayed.ts";
import { savedHands } from "./saved-hands.ts";

/** Bytes that a file may have with its hands; without any it may have more, in an event of very many bots. */
const MOST_BYTES = 900_000;

/** A page of a run as one file that opens from disk, and what is in it. */
export interface SavedFile {
  readonly html: string;
  /** Hands that can be seen in it. */
  readonly hands: number;
  /** Why hands and figures are missing, where they are. */
  readonly problem?: string;
}

/** Makes the page of the run in a folder as one file. Throws RunError when the folder holds none. */
export async function savedFile(directory: string, asked: StandingsAsked = {}): Promise<SavedFile> {
  const plan = planIn(directory);
  const id = basename(resolve(directory));
  const told = toldRun(directory, id, asked);
  const run = { ...told, pace: new PaceWatch().pace(told.standings.event, isBeingPlayed(directory)) };
  const page = await viewerPage();
  const sample = plan.game === "caribbean" ? undefined : await replayedSample(directory, plan);
  const bots = botPages(id, plan, sample);
  const bare: SavedPage = { version: 1, run, bots, list: NO_HANDS, hands: [] };
  const room = MOST_BYTES - Buffer.byteLength(savedDocument(page, bare));
  const saved = sample === undefined ? bare : { ...bare, ...savedHands(sample, plan.seed, room) };
  return {
    html: savedDocument(page, saved as SavedPage),
    hands: saved.hands.length,
    ...(sample?.problem !== undefined && { problem: sample.problem }),
  };
}

const NO_HANDS: HandList = { sampled: 0, complete: true, understood: AGAINST_THE_HOUSE, hands: [] };

function planIn(directory: string): AnyPlan {
  const run = openRun(directory);
  run.close();
  return run.plan;
}

function botPages(id: string, { entrants }: AnyPlan, sample: Replayed | undefined): BotPage[] {
  return entrants.map(({ name, version }) => {
    const style = sample?.styles.get(name);
    const note = sample === undefined ? AGAINST_THE_HOUSE : sample.problem && `${CANNOT_REPLAY}: ${sample.problem}`;
    const hands = style?.hands ?? 0;
    return { id, name, version, hands, style: hands > 0 ? style!.figures() : [], ...(note !== undefined && { note }) };
  });
}
