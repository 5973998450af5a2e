import type { Game, PlayOffer, PlayRequest } from "@doorcard/protocol";
import { useEffect, useState } from "preact/hooks";
import { playOffer } from "./play-client.ts";

const GAMES: readonly (readonly [Game, string])[] = [
  ["stud", "Seven card stud"],
  ["stud8", "Stud hi-lo, eight or better"],
  ["razz", "Razz"],
];

/** Chooses opponents and game. */
export function StartForm({
  onStart,
  trouble,
}: {
  onStart: (request: PlayRequest) => void;
  trouble: string | undefined;
}) {
  const [offer, setOffer] = useState<PlayOffer>();
  const [failed, setFailed] = useState<string>();
  const [game, setGame] = useState<Game>("stud");
  const [rules, setRules] = useState("classic");
  const [bots, setBots] = useState<readonly string[]>(["chart", "odds"]);
  const [hands, setHands] = useState(20);
  const [seed, setSeed] = useState("");
  useEffect(() => {
    playOffer().then(setOffer, (error: Error) => setFailed(error.message));
  }, []);
  if (failed !== undefined) return <p role="alert">{failed}</p>;
  if (offer === undefined) return <p class="muted">Looking who is there …</p>;
  const sets = offer.rules.filter(({ games }) => games.includes(game));
  const set = sets.find(({ name }) => name === rules) ?? sets[0]!;
  const names = offer.bots.filter(({ games }) => games.includes(game)).map(({ name }) => name);
  const { ante, bringIn, smallBet, bigBet } = set.stakes;
  const change = (place: number, name: string | undefined): void =>
    setBots(name === undefined ? bots.toSpliced(place, 1) : bots.with(place, name));
  return (
    <form
      class="play-start"
      onSubmit={(event) => {
        event.preventDefault();
        onStart({ game, rules: set.name, bots: [...bots], hands, ...(seed === "" ? {} : { seed }) });
      }}
    >
      <fieldset>
        <legend>Game</legend>
        {GAMES.map(([value, name]) => (
          <label key={value} class="play-choice">
            <input type="radio" name="game" value={value} checked={game === value} onChange={() => setGame(value)} />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Opponents, clockwise from your left</legend>
        {bots.map((bot, place) => (
          <div class="play-row" key={place}>
            <select
              aria-label={`Opponent in seat ${place + 2}`}
              value={bot}
              onChange={({ currentTarget }) => change(place, currentTarget.value)}
            >
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            {bots.length > 1 ? (
              <button type="button" onClick={() => change(place, undefined)} aria-label={`Remove seat ${place + 2}`}>
                Remove
              </button>
            ) : null}
          </div>
        ))}
        {bots.length + 1 < offer.mostSeats ? (
          <button type="button" onClick={() => setBots([...bots, names[bots.length % names.length]!])}>
            Add a seat
          </button>
        ) : null}
      </fieldset>
      <fieldset>
        <legend>Match</legend>
        <label>
          Rules
          <select value={set.name} onChange={({ currentTarget }) => setRules(currentTarget.value)}>
            {sets.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Hands
          <input
            type="number"
            min={1}
            max={offer.mostHands}
            required
            value={hands}
            onInput={({ currentTarget }) => setHands(currentTarget.valueAsNumber)}
          />
        </label>
        <label>
          Seed <span class="muted">(drawn unless you give one)</span>
          <input value={seed} maxLength={200} onInput={({ currentTarget }) => setSeed(currentTarget.value)} />
        </label>
        <p class="muted small">
          Ante {ante}, bring-in {bringIn}, bets {smallBet} and {bigBet} chips. Every hand begins with the same stacks.
        </p>
      </fieldset>
      {trouble === undefined ? null : <p role="alert">{trouble}</p>}
      <button class="play-primary" type="submit">
        Deal
      </button>
    </form>
  );
}
