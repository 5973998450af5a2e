"""Seats a bot at the tables of a doorcard arena: write a class with an `act`, and serve it."""

import gc
import json
import os
import sys
import traceback
from random import Random
from typing import (
    Any,
    Callable,
    Dict,
    Iterable,
    List,
    NamedTuple,
    Optional,
    Sequence,
    Set,
    Tuple,
    get_args,
)

from doorcard_types import Action, Game, Observation, RulesInForce, Stakes

PROTOCOL = 1
ACTIONS: Tuple[Action, ...] = get_args(Action)
GAMES: Tuple[Game, ...] = get_args(Game)

# What a bot may hear beside its turns, and its method that is told.
_LISTENERS = {"hand": "hand_started", "event": "event", "result": "hand_over"}


class Match(NamedTuple):
    """What a bot is given when it sits down for a match."""

    game: Game
    rules: RulesInForce
    stakes: Stakes
    # Its seat, 1 to `seats`.
    seat: int
    # How many seats are dealt in, 2 to 8.
    seats: int
    # Its luck, seeded anew for each hand, so that its play can be repeated; draw from nothing else.
    random: Random


def is_legal(seen: Observation, action: Action) -> bool:
    """Whether an action is legal now."""
    return any(option["action"] == action for option in seen["options"])


def price_of(seen: Observation, action: Action) -> Optional[int]:
    """Chips that an action costs now; None when it is not legal."""
    return next((option["pays"] for option in seen["options"] if option["action"] == action), None)


def choose(seen: Observation, *wanted: Action) -> Action:
    """The first of the wanted actions that is legal now; if none is, check when free, else bring it in, else fold."""
    legal = [option["action"] for option in seen["options"]]
    for action in wanted:
        if action in legal:
            return action
    return "check" if "check" in legal else "bring-in" if "bring-in" in legal else "fold"


def serve(
    create: Callable[[Match], Any],
    *,
    name: str,
    version: str,
    games: Sequence[Game] = GAMES,
    uses_random: bool = True,
) -> None:
    """Plays until the arena says goodbye, with one bot made by `create(match)` at each table.

    A bot is told what it has methods for: hand_started(hand), event(event), hand_over(result). Without `uses_random`
    hands are told only to those who have a method for them, which is faster, and the luck of a match may be one stream.
    """
    hello = {
        "type": "hello",
        "protocol": PROTOCOL,
        "frames": "json",
        "name": name,
        "version": version,
        "games": list(games),
    }
    # What the bot prints goes to standard error: the arena reads nothing but answers.
    arena = os.dup(1)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    lines, sys.stdin = sys.stdin.buffer, open(os.devnull)
    # Turns are many small objects without cycles; looking for cycles among them so often took a third of the time.
    gc.set_threshold(50_000)
    try:
        _converse(lines, lambda text: _write(arena, text), hello, create, uses_random)
    except BrokenPipeError:
        return
    except KeyboardInterrupt:
        sys.exit(130)


def _write(file: int, text: str) -> None:
    rest = memoryview(text.encode())
    while rest:
        rest = rest[os.write(file, rest) :]


_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


def _converse(
    lines: Iterable[bytes],
    write: Callable[[str], None],
    hello: Dict[str, Any],
    create: Callable[[Match], Any],
    uses_random: bool,
) -> None:
    tables: Dict[int, _Table] = {}
    for line in lines:
        message = json.loads(line)
        if message["type"] == "batch":
            answers = _answers(tables, message["items"], create, uses_random)
            write(_encode({"type": "answers", "answers": answers}) + "\n")
        elif message["type"] == "hello":
            _check_speech(message, hello["name"])
            write(_encode(hello) + "\n")
        elif message["type"] == "goodbye":
            return


def _check_speech(message: Dict[str, Any], name: str) -> None:
    for ours, theirs, what in ((PROTOCOL, "versions", "version"), ("json", "frames", "frames")):
        if ours not in message[theirs]:
            spoken = " and ".join(str(one) for one in message[theirs])
            print("%s speaks %s %s of the protocol, the arena %s." % (name, what, ours, spoken), file=sys.stderr)
            sys.exit(2)


def _answers(
    tables: "Dict[int, _Table]", items: List[Dict[str, Any]], create: Callable[[Match], Any], uses_random: bool
) -> List[Dict[str, Any]]:
    answers = []
    for item in items:
        kind = item["kind"]
        if kind == "ask":
            answers.append(tables[item["table"]].answer(item["id"], item["turn"]))
        elif kind == "event":
            tables[item["table"]].tell("event", item["event"])
        elif kind == "hand":
            tables[item["table"]].begin_hand(item["random"], item["hand"])
        elif kind == "result":
            tables[item["table"]].tell("result", item["result"])
        elif kind == "match":
            table = tables[item["table"]] = _Table(item, create)
            answers.append({"id": item["id"], "hears": table.hears(uses_random)})
        elif kind == "match-over":
            answers.append({"id": item["id"], "faults": tables.pop(item["table"]).faults})
    return answers


class _Table:
    """One match of a bot: the bot, its luck, what it was told once, and how often it failed outside of its turns."""

    def __init__(self, item: Dict[str, Any], create: Callable[[Match], Any]) -> None:
        self.random = Random(int(item["random"], 16))
        self.told = {fact: item[fact] for fact in ("game", "rules", "stakes", "seat")}
        self.faults = 0
        self.bot = self.act = None
        try:
            self.bot = create(Match(seats=item["seats"], random=self.random, **self.told))
            self.act = self.bot.act
        except Exception as error:
            self.failed(error)

    def hears(self, uses_random: bool) -> List[str]:
        heard = [heard for heard, method in _LISTENERS.items() if hasattr(self.bot, method)]
        return ["hand"] + heard if uses_random and "hand" not in heard else heard

    def answer(self, number: int, turn: Dict[str, Any]) -> Dict[str, Any]:
        if self.act is None:
            return {"id": number, "fault": "crashed"}
        turn.update(self.told)
        try:
            action = self.act(turn)
        except Exception as error:
            _show(error)
            return {"id": number, "fault": "crashed"}
        if isinstance(action, str) and action in ACTIONS:
            return {"id": number, "action": action}
        return {"id": number, "fault": "unreadable"}

    def begin_hand(self, key: str, hand: Dict[str, Any]) -> None:
        self.random.seed(int(key, 16))
        self.tell("hand", hand)

    def tell(self, heard: str, what: Dict[str, Any]) -> None:
        listener = getattr(self.bot, _LISTENERS[heard], None)
        if listener is None:
            return
        try:
            listener(what)
        except Exception as error:
            self.failed(error)

    def failed(self, error: Exception) -> None:
        self.faults += 1
        _show(error)


_shown: Set[str] = set()


def _show(error: Exception) -> None:
    # Each failing once: a bot that fails at every turn would fill standard error.
    place = repr((type(error), traceback.extract_tb(error.__traceback__)[-1][:2]))
    if place not in _shown:
        _shown.add(place)
        traceback.print_exception(type(error), error, error.__traceback__)
