import type { RefObject } from "preact";
import { KEYS_TOLD } from "./keys.ts";

/** The keys of the replayer, over the page until they are closed. */
export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="keys-head">
      <h2 id="keys-head">Keys</h2>
      <dl>
        {KEYS_TOLD.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
