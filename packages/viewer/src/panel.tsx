import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { usePaced } from "./use-paced.ts";

/** After how long a panel that is out of view changes again, in milliseconds. */
const MS_OUT_OF_VIEW = 1000;

/** Pixels outside of the window in which a panel counts as in view already. */
const NEAR = "200px";

/**
 * A part of a view under its heading. In view it changes with every update; out of view once a second, since only a search
 * and a screen reader may find it there.
 */
export function Panel({
  name,
  head,
  children,
}: {
  /** What the heading is found by. */
  name: string;
  head: ComponentChildren;
  children: () => ComponentChildren;
}) {
  const section = useRef<HTMLElement>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true), {
      rootMargin: NEAR,
    });
    watch.observe(section.current!);
    return () => watch.disconnect();
  }, []);
  const inside = usePaced(children, isInView ? 0 : MS_OUT_OF_VIEW);
  const body = useMemo(() => inside(), [inside]);
  return (
    <section class="panel" aria-labelledby={name} ref={section}>
      <h2 id={name}>{head}</h2>
      {body}
    </section>
  );
}
