import { useEffect, useRef } from "preact/hooks";
import { BotView } from "./bot/bot-view.tsx";
import { HandView } from "./hands/hand-view.tsx";
import { HandsView } from "./hands/hands-view.tsx";
import { LookButton } from "./look.tsx";
import { MatchUpView } from "./match/match-up-view.tsx";
import { PlayView } from "./play/play-view.tsx";
import { addressOf, route, type Route } from "./route.ts";
import { RunView } from "./run/run-view.tsx";
import { RunListView } from "./runs/run-list-view.tsx";
import type { Source } from "./source.ts";
import "./frame.css";

/** The whole page: a banner, and the view that the address names. */
export function App({ source }: { source: Source }) {
  const main = useRef<HTMLElement>(null);
  const shown = route.value;
  const place = placeOf(shown);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = place === "" ? "Doorcard" : `${place} · Doorcard`;
    // A new view begins at its top, for eyes and for screen readers; the first one is there already
    if (!isFirst.current) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [place]);
  return (
    <>
      <header class="banner">
        <a
          class="skip"
          href={location.hash === "" ? "#/" : location.hash}
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          Skip to content
        </a>
        <a class="mark" href={addressOf.runs()}>
          Doorcard
        </a>
        <nav aria-label="Main">
          <a href={addressOf.runs()} aria-current={shown.view === "runs" ? "page" : undefined}>
            Runs
          </a>
          {source.isSaved ? null : (
            <a href={addressOf.play()} aria-current={shown.view === "play" ? "page" : undefined}>
              Play
            </a>
          )}
        </nav>
        <LookButton />
      </header>
      <main class="main" ref={main} tabIndex={-1}>
        <View source={source} route={shown} />
      </main>
    </>
  );
}

function View({ source, route: shown }: { source: Source; route: Route }) {
  switch (shown.view) {
    case "runs":
      return <RunListView source={source} />;
    case "run":
      return <RunView key={shown.id} source={source} id={shown.id} />;
    case "bot":
      return <BotView key={`${shown.id}/${shown.name}`} source={source} id={shown.id} name={shown.name} />;
    case "match":
      return (
        <MatchUpView
          key={`${shown.id}/${shown.name}/${shown.against}`}
          source={source}
          id={shown.id}
          name={shown.name}
          against={shown.against}
        />
      );
    case "hands":
      return <HandsView source={source} id={shown.id} query={shown.query} />;
    case "hand":
      return <HandView source={source} id={shown.id} hand={shown.hand} />;
    case "play":
      return <PlayView />;
    case "nowhere":
      return (
        <>
          <h1>There is nothing at this address</h1>
          <p>
            <a href={addressOf.runs()}>The list of runs</a> has all there is.
          </p>
        </>
      );
  }
}

/** What the title of the window says. */
function placeOf(shown: Route): string {
  switch (shown.view) {
    case "runs":
      return "";
    case "run":
      return shown.id;
    case "bot":
      return `${shown.name} in ${shown.id}`;
    case "match":
      return `${shown.name} against ${shown.against} in ${shown.id}`;
    case "hands":
      return `Hands of ${shown.id}`;
    case "hand":
      return `Hand ${shown.hand} of ${shown.id}`;
    case "play":
      return "Play";
    case "nowhere":
      return "Nothing here";
  }
}
