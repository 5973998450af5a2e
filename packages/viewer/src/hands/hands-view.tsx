import type { HandList } from "@doorcard/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Loading, Trouble } from "../notice.tsx";
import { counted, grouped } from "../numbers.ts";
import type { Source } from "../source.ts";
import { Trail } from "../trail.tsx";
import { FoundHands } from "./found-hands.tsx";
import { rememberList } from "./listed-hands.ts";
import { SearchForm } from "./search-form.tsx";
import "./hands-view.css";

/** After how long a list that is still growing is asked for again, in milliseconds. */
const MS_TO_ASK_AGAIN = 1500;

/** Hands of a run: a search, and what it finds. */
export function HandsView({ source, id, query }: { source: Source; id: string; query: URLSearchParams }) {
  const found = useSignal<HandList | undefined>(undefined);
  const trouble = useSignal<Error | undefined>(undefined);
  const search = String(query);
  useEffect(() => {
    let isLate = false;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const take = (list: HandList): void => {
      if (isLate) return;
      found.value = source.isSaved ? savedHands(list, query) : list;
      rememberList(
        id,
        found.value.hands.map((hand) => hand.id),
      );
      if (list.complete === false) clock = setTimeout(ask, MS_TO_ASK_AGAIN);
    };
    const ask = (): void => {
      source.hands(id, query).then(take, (error: Error) => {
        if (!isLate) trouble.value = error;
      });
    };
    trouble.value = undefined;
    ask();
    return () => {
      isLate = true;
      clearTimeout(clock);
    };
  }, [id, search]);
  const list = found.value;
  return (
    <>
      <Trail id={id} />
      <h1>Hands</h1>
      {source.isSaved ? (
        <p class="muted">
          This page was saved with some hands of its run. To search all of them, start doorcard serve beside the run.
        </p>
      ) : (
        <SearchForm key={search} id={id} query={query} />
      )}
      {trouble.value === undefined ? null : <Trouble trouble={trouble.value} />}
      {list === undefined ? (
        trouble.value === undefined ? (
          <Loading what="hands" />
        ) : null
      ) : (
        <>
          <Understood list={list} />
          <FoundHands id={id} hands={list.hands} />
        </>
      )}
    </>
  );
}

/** What was looked for and where. */
function Understood({ list }: { list: HandList }) {
  const { understood, matching = list.hands.length, sampled, complete = true, problem, hands } = list;
  const shown = matching > hands.length ? `, the first ${hands.length} are shown` : "";
  return (
    <div class="understood">
      {understood === undefined ? null : <p>{understood}</p>}
      <p class="muted small" role="status">
        {counted(matching, "hand")} of {grouped(sampled)} looked through{shown}
        {complete ? "." : "; more are being looked through."}
      </p>
      {problem === undefined ? null : <p class="notice trouble">{problem}</p>}
    </div>
  );
}

/** Of the hands that were saved, those of a bot and with so many chips, where the address asks for them. */
function savedHands(list: HandList, query: URLSearchParams): HandList {
  const bot = query.get("bot");
  const least = Number(query.get("least") ?? 0);
  const hands = list.hands.filter(({ seats, pot }) => (bot === null || seats.includes(bot)) && !(pot < least));
  return { ...list, hands, matching: hands.length };
}
