import { useLayoutEffect } from "preact/hooks";

/** Calls back with each letter that is typed outside of fields, in upper case, while it is switched on. */
export function usePlayKeys(isOn: boolean, press: (key: string) => boolean): void {
  // Before it is painted, so that no key is lost that is pressed as soon as it is seen
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const hear = (event: KeyboardEvent): void => {
      const isField = event.target instanceof HTMLElement && event.target.closest("input, select, textarea") !== null;
      if (isField || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (press(event.key.toUpperCase())) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}
