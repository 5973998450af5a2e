import { Answer } from "../answer.tsx";
import { addressOf } from "../route.ts";
import type { Source } from "../source.ts";
import { Trail } from "../trail.tsx";
import { isListed, rememberList } from "./listed-hands.ts";
import { Replayer } from "./replayer.tsx";

/** One hand of a run, shown step by step. */
export function HandView({ source, id, hand }: { source: Source; id: string; hand: string }) {
  return (
    <>
      <Trail id={id}>
        {" / "}
        <a href={addressOf.hands(id)}>hands</a>
      </Trail>
      <Answer asked={`${id}/${hand}`} ask={() => withList(source, id, hand)} what={`hand ${hand}`}>
        {(page) => <Replayer key={hand} id={id} page={page} />}
      </Answer>
    </>
  );
}

/** The hand; of a saved page also its list, which is at hand, for the hands before and after. */
async function withList(source: Source, id: string, hand: string) {
  if (source.isSaved && !isListed(id, hand)) {
    const { hands } = await source.hands(id, new URLSearchParams());
    rememberList(
      id,
      hands.map((one) => one.id),
    );
  }
  return source.hand(id, hand);
}
