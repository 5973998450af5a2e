import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Loading, Trouble } from "./notice.tsx";

type State<Shape> = { readonly value?: Shape; readonly trouble?: Error };

/** Shows what was asked for once it is there; asks again when the key of the question changes. */
export function Answer<Shape>({
  asked,
  ask,
  what,
  children,
}: {
  asked: string;
  ask: () => Promise<Shape>;
  what: string;
  children: (value: Shape) => ComponentChildren;
}) {
  const state = useSignal<State<Shape>>({});
  useEffect(() => {
    let isLate = false;
    state.value = {};
    ask().then(
      (value) => {
        if (!isLate) state.value = { value };
      },
      (trouble: Error) => {
        if (!isLate) state.value = { trouble };
      },
    );
    return () => {
      isLate = true;
    };
  }, [asked]);
  const { value, trouble } = state.value;
  if (trouble !== undefined) return <Trouble trouble={trouble} />;
  if (value === undefined) return <Loading what={what} />;
  return <>{children(value)}</>;
}
