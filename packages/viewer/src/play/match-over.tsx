import type { PlayMatch, PlayOver } from "@doorcard/protocol";
import { useEffect, useRef } from "preact/hooks";
import { netTold, signed } from "../numbers.ts";

const ENDINGS: Readonly<Record<PlayOver["ending"], string>> = {
  played: "The match is over",
  left: "You left the match",
  failed: "The match could not go on",
};

/** What the match came to, hand by hand to be looked at again, and the seed that was fixed before it. */
export function MatchOver({
  match,
  over,
  onReplay,
  onAgain,
}: {
  match: PlayMatch;
  over: PlayOver;
  onReplay: (hand: string) => void;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section class="panel play-over" aria-labelledby="play-over">
      <h2 id="play-over" tabIndex={-1} ref={heading}>
        {ENDINGS[over.ending]}
      </h2>
      <p>
        {over.played} of {match.hands} hands were played.
        {over.late > 0 ? ` In ${over.late} turns your time was over.` : ""} Over so few hands luck decides: this says
        nothing of who plays better.
      </p>
      <table>
        <caption class="unseen">What each seat won or lost</caption>
        <thead>
          <tr>
            <th scope="col">Seat</th>
            <th scope="col" class="play-number">
              Big bets
            </th>
            <th scope="col" class="play-number">
              Chips
            </th>
          </tr>
        </thead>
        <tbody>
          {match.names.map((name, i) => (
            <tr key={i}>
              <th scope="row">{i + 1 === match.seat ? "You" : name}</th>
              <td class="play-number">{signed((over.nets[i] ?? 0) / match.stakes.bigBet)}</td>
              <td class="play-number">{netTold(over.nets[i] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {over.hands.length === 0 ? null : (
        <>
          <h3>Look at a hand again, with all cards</h3>
          <ul class="play-replays">
            {over.hands.map((hand, i) => (
              <li key={hand}>
                <button type="button" onClick={() => onReplay(hand)} aria-label={`Replay hand ${i + 1}`}>
                  {i + 1}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>The seed</summary>
        <p>
          Every deal follows from the seed <code>{over.seed}</code>. Before the first hand the page showed the
          commitment <code>{over.commitment}</code>, which is the SHA-256 of <code>doorcard/commitment/</code> and the
          seed, so nobody can have exchanged it.
        </p>
      </details>
      <button class="play-primary" type="button" onClick={onAgain}>
        Another match
      </button>
    </section>
  );
}
