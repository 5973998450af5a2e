import type { HandPage } from "@doorcard/protocol";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { momentQuery, type Moment } from "./moment.ts";
import { netTold } from "../numbers.ts";
import { firstOfParts, partTold, type Stop } from "./stops.ts";
import { toldStop } from "./told-stop.ts";

/** The whole hand in words, street by street; each step is a link to it, and the one that is shown is marked. */
export function Story({
  page,
  stops,
  moment: { step, view },
  address,
}: {
  page: HandPage;
  stops: readonly Stop[];
  moment: Moment;
  /** The address of the hand. */
  address: string;
}) {
  const told = useMemo(() => stops.map((stop) => toldStop(page, stop, view)), [page, view]);
  const firsts = firstOfParts(stops);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only the log itself is scrolled, never the page
    const [box, line] = [log.current, log.current?.querySelector<HTMLElement>("[aria-current]")];
    if (box !== null && line) box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [step]);
  return (
    <section class="panel" aria-labelledby="story">
      <h2 id="story">The hand in words</h2>
      <div class="log" ref={log} tabIndex={0} role="region" aria-label="Steps of the hand">
        {firsts.map((first, place) => (
          <div key={first}>
            <h3>{partTold(stops[first]!.part)}</h3>
            <ol start={first}>
              {told.slice(first, firsts[place + 1] ?? stops.length).map((words, at) => (
                <li key={first + at}>
                  <a
                    href={`${address}${momentQuery({ step: first + at, view })}`}
                    aria-current={first + at === step ? "step" : undefined}
                  >
                    {words.map((sentence, nth) => (
                      <span key={nth} class={words.length > 2 ? "alone" : ""}>
                        {sentence}.{" "}
                      </span>
                    ))}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <h3>Net</h3>
        <ul>
          {page.record.seats.map(({ name }, at) => (
            <li key={at}>
              {name} {netTold(page.record.net[at]!)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
