import type { Action, PlayAsk } from "@doorcard/protocol";
import { grouped } from "../numbers.ts";
import { actionKeys, actionNames } from "../table/action-words.ts";

/** The legal actions with their prices and their keys. */
export function PlayActions({
  ask,
  showKeys,
  onAct,
}: {
  ask: PlayAsk;
  showKeys: boolean;
  onAct: (action: Action) => void;
}) {
  return (
    <div class="play-actions" role="group" aria-label="Your actions">
      {ask.turn.options.map(({ action, pays }) => (
        <button
          key={action}
          type="button"
          class={action === "fold" ? "play-action quiet" : "play-action"}
          onClick={() => onAct(action)}
        >
          <span>{actionNames[action]}</span>
          {action === "fold" ? null : <span class="play-price">{pays === 0 ? "free" : grouped(pays)}</span>}
          {showKeys ? <kbd aria-hidden="true">{actionKeys[action]}</kbd> : null}
        </button>
      ))}
    </div>
  );
}
