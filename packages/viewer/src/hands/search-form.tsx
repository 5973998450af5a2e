import { addressOf } from "../route.ts";
import { CHOSEN_SEARCHES } from "./chosen-searches.ts";

const ORDERS: readonly (readonly [key: string, told: string])[] = [
  ["pot", "biggest pots first"],
  ["win", "biggest wins first"],
  ["loss", "biggest losses first"],
  ["hand", "order of the run"],
];

/** What to search for, in words, and searches that others begin with. */
export function SearchForm({ id, query }: { id: string; query: URLSearchParams }) {
  const asked = (name: string): string => query.get(name) ?? "";
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget as HTMLFormElement)].map(([name, text]) => [
      name,
      text as string,
    ]);
    const kept = fields.filter(([name, text]) => text !== "" && !(name === "sort" && text === "pot"));
    location.hash = addressOf.hands(id, Object.fromEntries(kept) as Record<string, string>);
  };
  const chosen = String(query);
  return (
    <>
      <form class="search" role="search" onSubmit={search}>
        <label class="words">
          <span>Hands in which</span>
          <input
            type="search"
            name="q"
            defaultValue={asked("q")}
            placeholder="odds lost with a full house"
            autocomplete="off"
            spellcheck={false}
          />
        </label>
        <label>
          <span>Bot</span>
          <input type="text" name="bot" defaultValue={asked("bot")} placeholder="any" autocomplete="off" />
        </label>
        <label>
          <span>Chips in the pots</span>
          <input type="number" name="least" min={0} defaultValue={asked("least")} placeholder="at least" />
        </label>
        <label>
          <span>Order</span>
          <select name="sort">
            {ORDERS.map(([key, told]) => (
              <option key={key} value={key} selected={asked("sort") === key}>
                {told}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Search</button>
      </form>
      <nav class="chosen small" aria-label="Searches to begin with">
        {CHOSEN_SEARCHES.map(([told, fields]) => (
          <a
            key={told}
            href={addressOf.hands(id, fields)}
            aria-current={String(new URLSearchParams(fields)) === chosen ? "page" : undefined}
          >
            {told}
          </a>
        ))}
      </nav>
    </>
  );
}
