"""What the bot does at some turns, and that it speaks with the arena."""

import json
import os
import subprocess
import sys
import unittest

import bot
from doorcard import Match

HERE = os.path.dirname(os.path.abspath(__file__))
GAMES = ["stud", "stud8", "razz"]
STAKES = {"ante": 1, "bringIn": 2, "smallBet": 10, "bigBet": 20}
STREETS = ["third", "fourth", "fifth", "sixth", "seventh"]
OPENING = ["bring-in", "complete"]
BROUGHT_IN = ["fold", "call", "complete"]
FREE = ["check", "bet"]
OWING = ["fold", "call", "raise"]

# What it does, the action, the game, its downcards, its upcards, what a villain shows, what is legal, wagers before.
TURNS = [
    ("raises with a pair of kings", "raise", "stud", "Ks Kd", "7c", "2h", OWING, 1),
    ("pays a bet with a small pair", "call", "stud", "5s 5d", "7c 2h", "Kc 9d", OWING, 1),
    ("folds rags", "fold", "stud", "9s 4d", "2h", "Kc", OWING, 1),
    ("bets a made low", "bet", "stud8", "Ah 4d", "7c 6s 2h", "Kc Qd 9s", FREE, 0),
    ("bets kings up, too", "bet", "stud8", "Kh 9d", "Kc 9s 2h", "7d 6c 4s", FREE, 0),
    ("folds high cards to a bet", "fold", "stud8", "Kh Td", "9c Js", "As Qd", OWING, 1),
    ("completes with three low cards", "complete", "razz", "Ah 4d", "7c", "Kc", BROUGHT_IN, 0),
    ("pays a bet with one card too few", "call", "razz", "Ah 4d", "7c Qd", "3h 8c", OWING, 1),
    ("folds a pair and a king", "fold", "razz", "Ah 4d", "4c Kd", "3h 8c", OWING, 1),
]


def turn(downcards, upcards, villain, legal, wagers):
    """What the arena tells on the bot's turn in seat 1 against one villain."""
    boards = [upcards.split(), villain.split()]
    players = [
        {"seat": i + 1, "live": True, "stack": 990, "streetBet": 0, "invested": 10, "upcards": board}
        for i, board in enumerate(boards)
    ]
    return {
        "street": STREETS[len(boards[0]) - 1],
        "firstSeat": 1,
        "opener": 2,
        "downcards": downcards.split(),
        "community": [],
        "players": players,
        "pot": 20,
        "toCall": 10 * wagers,
        "wagers": wagers,
        "history": [],
        "options": [{"action": action, "pays": 10 * cost} for cost, action in enumerate(legal)],
    }


class Turns(unittest.TestCase):
    def test_what_it_does(self):
        for title, action, game, *told in TURNS:
            with self.subTest(title):
                match = Match(game=game, rules={}, stakes=STAKES, seat=1, seats=2, random=None)
                seen = dict(turn(*told), game=game, rules={}, stakes=STAKES, seat=1)
                self.assertEqual(bot.Bot(match).act(seen), action)


class Conversation(unittest.TestCase):
    def test_it_plays_a_short_hand_over_the_wire(self):
        table = {"game": GAMES[0], "rules": {}, "stakes": STAKES, "seat": 1, "seats": 2, "random": "0" * 64}
        turns = [turn("9s 4d", "2h", "Kc", OPENING, 0), turn("9s 4d", "2h 3c", "Kc 5d", FREE, 0)]
        asks = [{"kind": "ask", "id": 2 + i, "table": 1, "turn": told} for i, told in enumerate(turns)]
        hello, *answered = converse(
            {"type": "hello", "versions": [1], "frames": ["json"], "limits": {}},
            {"type": "batch", "items": [dict(table, kind="match", id=1, table=1)]},
            *[{"type": "batch", "items": [ask]} for ask in asks],
            {"type": "batch", "items": [{"kind": "match-over", "id": 4, "table": 1}]},
            {"type": "goodbye"},
        )
        self.assertEqual((hello["name"], hello["games"]), ("my-bot", GAMES))
        _, third, fourth, over = (message["answers"][0] for message in answered)
        self.assertIn(third["action"], OPENING)
        self.assertIn(fourth["action"], FREE)
        self.assertEqual(over, {"id": 4, "faults": 0})


def converse(*messages):
    """What the bot, as a process of its own, answers to an arena that says this."""
    said = "".join(json.dumps(message) + "\n" for message in messages)
    command = [sys.executable, os.path.join(HERE, "bot.py")]
    done = subprocess.run(command, input=said, stdout=subprocess.PIPE, universal_newlines=True, check=True, timeout=30)
    return [json.loads(line) for line in done.stdout.splitlines()]


if __name__ == "__main__":
    unittest.main()
