import type { HandPage } from "@doorcard/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { addressOf } from "../route.ts";
import { gameNames, stakesTold } from "../words.ts";
import { Controls } from "./controls.tsx";
import { EquityTable } from "./equity-table.tsx";
import { askedBy, type Asked } from "./keys.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { neighbours } from "./listed-hands.ts";
import { moved, momentIn, momentQuery, type Moment, type Move } from "./moment.ts";
import { Story } from "./story.tsx";
import { stopsOf } from "./stops.ts";
import { tableAt } from "./table-at.ts";
import { TableView } from "./table-view.tsx";
import { toldStop } from "./told-stop.ts";
import "./replayer.css";

/** How long a step stays while the hand is played, in milliseconds. */
const MS_A_STEP = 1100;

/** A hand at its table, one step after another, by buttons and by keys; each step has an address: the hand's own in its run, unless another is given. */
export function Replayer({
  id,
  page,
  address = addressOf.hand(id, page.record.id),
}: {
  id: string;
  page: HandPage;
  address?: string;
}) {
  const { record, events } = page;
  const stops = useMemo(() => stopsOf(events), [page]);
  const moment = useSignal<Moment>(momentIn(location.hash, page, stops));
  const isPlaying = useSignal(false);
  const help = useRef<HTMLDialogElement>(null);
  const { before, next } = neighbours(id, record.id);

  const go = (to: Moment): void => {
    moment.value = to;
    // A step is no place to come back to, so the history keeps one entry a hand
    history.replaceState(null, "", `${address}${momentQuery(to)}`);
  };
  const move = (by: Move): void => go(moved(moment.value, by, stops));
  const ask = (asked: Asked): void => {
    if (asked === "play") isPlaying.value = !isPlaying.value;
    else if (asked === "help") help.current?.showModal();
    else if (asked === "next-hand" || asked === "hand-before") {
      const hand = asked === "next-hand" ? next : before;
      if (hand !== undefined) location.hash = addressOf.hand(id, hand);
    } else {
      if (typeof asked === "string") isPlaying.value = false;
      move(asked);
    }
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (help.current?.open === true) return;
      const asked = askedBy(event, record.seats.length);
      if (asked === undefined) return;
      event.preventDefault();
      ask(asked);
    };
    const onAddress = (): void => {
      if (location.hash.split("?")[0] === address) moment.value = momentIn(location.hash, page, stops);
    };
    addEventListener("keydown", onKey);
    addEventListener("hashchange", onAddress);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("hashchange", onAddress);
    };
  }, [page]);

  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (moment.value.step === stops.length - 1) move("first");
    const clock = setInterval(() => {
      if (moment.value.step === stops.length - 1) isPlaying.value = false;
      else move("on");
    }, MS_A_STEP);
    return () => clearInterval(clock);
  }, [isPlaying.value]);

  const { step, view } = moment.value;
  const stop = stops[step]!;
  const table = useMemo(() => tableAt(record, events, stop.to), [page, step]);
  const shares = view === "all" ? page.equities.findLast(({ at }) => at < stop.to)?.shares : undefined;
  const isShowdown = stop.part === "showdown";
  return (
    <article class="replayer">
      <div class="hand-head">
        <h1>Hand {record.id}</h1>
        <nav aria-label="Hands of the list" class="neighbours">
          {before === undefined ? null : <a href={addressOf.hand(id, before)}>Hand before</a>}
          {next === undefined ? null : <a href={addressOf.hand(id, next)}>Next hand</a>}
        </nav>
      </div>
      <p class="muted small">
        {gameNames[record.game]}, {record.rules.set} rules; {stakesTold(record.stakes)}
      </p>
      <TableView
        page={page}
        table={table}
        part={stop.part}
        view={view}
        shares={isShowdown ? undefined : shares?.map((share, at) => (table.seats[at]!.isLive ? share : null))}
      />
      <p class="dealer" aria-live="polite" aria-atomic="true">
        {toldStop(page, stop, view).map((sentence, at) => (
          <span key={at}>{sentence}.</span>
        ))}
      </p>
      <Controls
        names={record.seats.map(({ name }) => name)}
        moment={moment.value}
        last={stops.length - 1}
        isPlaying={isPlaying.value}
        ask={ask}
      />
      {view === "all" ? <EquityTable page={page} /> : null}
      <Story page={page} stops={stops} moment={moment.value} address={address} />
      <KeysDialog dialog={help} />
    </article>
  );
}
