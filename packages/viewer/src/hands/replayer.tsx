import type { HandPage } from "@doorcard/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { addressOf } from "../route.ts";
import { gameNames, stakesTold } from "../words.ts";
import { Controls } from "./controls.tsx";
import { EquityTable } from "./equity-table.tsx";
import type { Asked } from "./keys.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { neighbours } from "./listed-hands.ts";
import { moved, type Move } from "./moment.ts";
import { Story } from "./story.tsx";
import { stopsOf } from "./stops.ts";
import { tableAt } from "./table-at.ts";
import { TableView } from "./table-view.tsx";
import { toldStop } from "./told-stop.ts";
import { useKeys } from "./use-keys.ts";
import { useMoment } from "./use-moment.ts";
import "./replayer.css";

/** How long a step stays while the hand is played, in milliseconds. */
const MS_A_STEP = 1100;

/** A hand at its table, one step after another, by buttons and by keys; each step has an address: the hand's in its run, unless another is given. */
export function Replayer({
  id,
  page,
  address = addressOf.hand(id, page.record.id),
}: {
  id: string;
  page: HandPage;
  address?: string;
}) {
  const { record, events, equities } = page;
  const stops = useMemo(() => stopsOf(events), [page]);
  const last = stops.length - 1;
  const { moment, go } = useMoment(page, stops, address);
  const isPlaying = useSignal(false);
  const help = useRef<HTMLDialogElement>(null);
  const around = neighbours(id, record.id);
  const move = (by: Move): void => go(moved(moment.value, by, stops));
  const ask = (asked: Asked): void => {
    if (asked === "play") isPlaying.value = !isPlaying.value;
    else if (asked === "help") help.current?.showModal();
    else if (asked === "next-hand" || asked === "hand-before") {
      const hand = asked === "next-hand" ? around.next : around.before;
      if (hand !== undefined) location.hash = addressOf.hand(id, hand);
    } else {
      // Whoever steps by hand wants no clock beside it; another view does not stop it
      if (typeof asked === "string") isPlaying.value = false;
      move(asked);
    }
  };
  useKeys(record.seats.length, ask);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (moment.value.step === last) move("first");
    const clock = setInterval(() => {
      if (moment.value.step === last) isPlaying.value = false;
      else move("on");
    }, MS_A_STEP);
    return () => clearInterval(clock);
  }, [isPlaying.value]);

  const { step, view } = moment.value;
  const stop = stops[step]!;
  const table = useMemo(() => tableAt(record, events, stop.to), [page, step]);
  const isKnown = view === "all" && stop.part !== "showdown";
  const shares = isKnown ? equities.findLast(({ at }) => at < stop.to)?.shares : undefined;
  return (
    <article class="replayer">
      <HandHead id={id} page={page} around={around} />
      <TableView page={page} table={table} part={stop.part} view={view} shares={shares} />
      <p class="dealer" aria-live="polite" aria-atomic="true">
        {toldStop(page, stop, view).map((sentence, at) => (
          <span key={at}>{sentence}.</span>
        ))}
      </p>
      <Controls
        names={record.seats.map(({ name }) => name)}
        moment={moment.value}
        last={last}
        isPlaying={isPlaying.value}
        ask={ask}
      />
      {view === "all" ? <EquityTable page={page} /> : null}
      <Story page={page} stops={stops} moment={moment.value} address={address} />
      <KeysDialog dialog={help} />
    </article>
  );
}

/** Which hand it is, and the way to its neighbours in the list. */
function HandHead({
  id,
  page: { record },
  around: { before, next },
}: {
  id: string;
  page: HandPage;
  around: ReturnType<typeof neighbours>;
}) {
  return (
    <>
      <div class="hand-head">
        <h1>Hand {record.id}</h1>
        {before === undefined && next === undefined ? null : (
          <nav aria-label="Hands of the list" class="neighbours">
            {before === undefined ? null : <a href={addressOf.hand(id, before)}>Hand before</a>}
            {next === undefined ? null : <a href={addressOf.hand(id, next)}>Next hand</a>}
          </nav>
        )}
      </div>
      <p class="muted small">
        {gameNames[record.game]}, {record.rules.set} rules; {stakesTold(record.stakes)}
      </p>
    </>
  );
}
