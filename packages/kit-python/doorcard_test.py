"""The kit held to the protocol: by lines in memory, and by a process of its own."""

import json
import os
import subprocess
import sys
import unittest

import doorcard

HERE = os.path.dirname(os.path.abspath(__file__))
KEY = "0123456789abcdef" * 4
HELLO = {"type": "hello", "versions": [1], "frames": ["json", "binary"], "limits": {}}
GOODBYE = {"type": "goodbye"}


def batch(*items):
    return {"type": "batch", "items": list(items)}


def match(table):
    stakes = {"ante": 1, "bringIn": 2, "smallBet": 10, "bigBet": 20}
    told = {"game": "razz", "rules": {"cap": 4}, "stakes": stakes, "seat": 2, "seats": 3, "random": KEY}
    return dict(told, kind="match", id=100 + table, table=table)


def hand(table, key):
    return {"kind": "hand", "table": table, "random": key, "hand": {"firstSeat": 1, "stacks": [200, 200, 200]}}


def ask(number, table, *actions):
    options = [{"action": action, "pays": 10 * cost} for cost, action in enumerate(actions)]
    return {"kind": "ask", "id": number, "table": table, "turn": {"street": "third", "options": options}}


def match_over(number, table):
    return {"kind": "match-over", "id": number, "table": table}


def said(create, *batches, uses_random=True):
    """What the kit answers to these batches, its hello left out."""
    written = []
    lines = [json.dumps(message).encode() for message in (HELLO,) + batches]
    doorcard._converse(lines, written.append, {"name": "mine"}, create, uses_random)
    return [json.loads(line)["answers"] for line in written[1:]]


def answered(create, *batches):
    """What the kit answers beside what it wants to hear."""
    return [[answer for answer in answers if "hears" not in answer] for answers in said(create, *batches)]


class Caller:
    def __init__(self, match):
        self.match = match

    def act(self, seen):
        return doorcard.choose(seen, "call")


def always(reply):
    return type("Always", (Caller,), {"act": lambda self, seen: reply})


class Answers(unittest.TestCase):
    def test_every_ask_of_a_batch_is_answered_in_one_line(self):
        items = match(1), match(2), ask(7, 2, "fold", "call"), ask(8, 1, "check", "bet"), match_over(9, 2)
        expected = [{"id": 7, "action": "call"}, {"id": 8, "action": "check"}, {"id": 9, "faults": 0}]
        self.assertEqual(answered(Caller, batch(*items), batch(match_over(10, 1)))[0], expected)

    def test_what_is_no_word_is_unreadable(self):
        for reply in (None, 3, "shove", ["call"], {}, "Call"):
            self.assertEqual(
                answered(always(reply), batch(match(1), ask(1, 1, "call"))), [[{"id": 1, "fault": "unreadable"}]]
            )

    def test_a_word_that_is_not_legal_is_the_arenas_to_judge(self):
        self.assertEqual(
            answered(always("bet-big"), batch(match(1), ask(1, 1, "call"))), [[{"id": 1, "action": "bet-big"}]]
        )

    def test_a_turn_is_seen_together_with_what_the_match_told(self):
        saw = []

        class Watcher(Caller):
            def act(self, seen):
                saw.append(seen)
                return "call"

        answered(Watcher, batch(match(1), ask(1, 1, "call")))
        told = {fact: match(1)[fact] for fact in ("game", "rules", "stakes", "seat")}
        self.assertEqual(saw, [dict(ask(1, 1, "call")["turn"], **told)])


class Failing(unittest.TestCase):
    def setUp(self):
        self.stderr, sys.stderr = sys.stderr, open(os.devnull, "w")

    def tearDown(self):
        sys.stderr.close()
        sys.stderr = self.stderr

    def test_an_exception_in_a_turn_is_a_crash_of_that_turn(self):
        class Faller(Caller):
            def act(self, seen):
                return "fold" if doorcard.is_legal(seen, "fold") else seen["gone"]

        answers = answered(Faller, batch(match(1), ask(1, 1, "check"), ask(2, 1, "fold"), match_over(3, 1)))
        expected = [{"id": 1, "fault": "crashed"}, {"id": 2, "action": "fold"}, {"id": 3, "faults": 0}]
        self.assertEqual(answers, [expected])

    def test_exceptions_outside_of_turns_are_told_when_the_match_is_over(self):
        class Deaf(Caller):
            def hand_started(self, hand):
                raise ValueError("hand")

            def event(self, event):
                raise ValueError("event")

            def hand_over(self, result):
                raise ValueError("result")

        items = (
            hand(1, KEY),
            {"kind": "event", "table": 1, "event": {"kind": "burn"}},
            ask(1, 1, "call"),
            {"kind": "result", "table": 1, "result": {"net": [], "shown": [], "awards": []}},
        )
        answers = answered(Deaf, batch(match(1), match(2), *items), batch(match_over(2, 1), match_over(3, 2)))
        self.assertEqual(answers[0], [{"id": 1, "action": "call"}])
        self.assertEqual(answers[1], [{"id": 2, "faults": 3}, {"id": 3, "faults": 0}])

    def test_a_bot_that_could_not_sit_down_crashes_at_each_turn(self):
        def create(match):
            raise RuntimeError("no seat")

        answers = answered(create, batch(match(1), hand(1, KEY), ask(1, 1, "call"), match_over(2, 1)))
        self.assertEqual(answers, [[{"id": 1, "fault": "crashed"}, {"id": 2, "faults": 1}]])


class Luck(unittest.TestCase):
    def test_the_same_key_draws_the_same_numbers(self):
        drawn = []

        class Drawer(Caller):
            def act(self, seen):
                drawn.append(self.match.random.random())
                return "call"

        other = KEY[::-1]
        turn = ask(1, 1, "call")
        answered(Drawer, batch(match(1), turn, hand(1, other), turn, hand(1, KEY), turn))
        self.assertEqual(drawn[0], drawn[2])
        self.assertNotEqual(drawn[0], drawn[1])


class Hearing(unittest.TestCase):
    def test_a_bot_hears_what_it_has_methods_for(self):
        class Listener(Caller):
            def hand_over(self, result):
                pass

        for create in (Listener, lambda match: Listener(match)):
            self.assertEqual(said(create, batch(match(1)), uses_random=False), [[{"id": 101, "hears": ["result"]}]])
            self.assertEqual(said(create, batch(match(1))), [[{"id": 101, "hears": ["hand", "result"]}]])


class Choosing(unittest.TestCase):
    def test_the_first_wish_that_is_legal_else_the_cheapest_way(self):
        rows = (
            (("fold", "call", "raise"), "raise"),
            (("check", "bet"), "check"),
            (("bring-in", "complete"), "bring-in"),
            (("fold", "call"), "fold"),
        )
        for actions, expected in rows:
            self.assertEqual(doorcard.choose(ask(1, 1, *actions)["turn"], "raise", "raise-big"), expected)

    def test_the_price_of_an_action(self):
        turn = ask(1, 1, "fold", "call")["turn"]
        self.assertEqual(doorcard.price_of(turn, "call"), 10)
        self.assertIsNone(doorcard.price_of(turn, "raise"))


CHATTERBOX = """
import os, doorcard

class Bot:
    def __init__(self, match): print("sits down")
    def act(self, seen):
        print("acts")
        os.system("echo thinks")
        return "call"

doorcard.serve(Bot, name="chatterbox", version="1.0.0", games=["razz"], uses_random=False)
"""


def talk(*messages, bot=CHATTERBOX):
    text = "".join(json.dumps(message) + "\n" for message in messages)
    return subprocess.run(
        [sys.executable, "-c", bot],
        input=text.encode(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=HERE,
        timeout=30,
    )


class InAProcess(unittest.TestCase):
    def test_it_prints_to_standard_error_and_ends_at_goodbye(self):
        done = talk(HELLO, batch(match(1), ask(1, 1, "call")), GOODBYE)
        first, second = map(json.loads, done.stdout.splitlines())
        expected = {"type": "hello", "protocol": 1, "frames": "json", "name": "chatterbox", "version": "1.0.0"}
        self.assertEqual(first, dict(expected, games=["razz"]))
        self.assertEqual(second["answers"], [{"id": 101, "hears": []}, {"id": 1, "action": "call"}])
        self.assertEqual(done.returncode, 0)
        for word in (b"sits down", b"acts", b"thinks"):
            self.assertIn(word, done.stderr)

    def test_the_bot_of_the_readme_plays(self):
        with open(os.path.join(HERE, "README.md"), encoding="utf-8") as readme:
            bot = readme.read().split("```python\n")[1].split("```")[0]
        done = talk(HELLO, batch(match(1), hand(1, KEY), ask(1, 1, "fold", "call", "raise")), GOODBYE, bot=bot)
        hello, answers = map(json.loads, done.stdout.splitlines())
        self.assertEqual(hello["name"], "mine")
        heard, answer = answers["answers"]
        self.assertEqual(heard["hears"], ["hand"])
        self.assertIn(answer["action"], ("call", "raise"))

    def test_it_ends_when_its_input_does(self):
        self.assertEqual(talk(HELLO).returncode, 0)

    def test_a_version_that_it_does_not_speak_ends_it_with_a_sentence(self):
        done = talk(dict(HELLO, versions=[2, 3]))
        expected = ["chatterbox speaks version 1 of the protocol, the arena 2 and 3."]
        self.assertEqual(done.stderr.decode().splitlines(), expected)
        self.assertEqual((done.returncode, done.stdout), (2, b""))

    def test_it_ends_quietly_when_nobody_reads(self):
        process = subprocess.Popen(
            [sys.executable, "-c", CHATTERBOX],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=HERE,
        )
        process.stdout.close()
        process.stdin.write((json.dumps(HELLO) + "\n").encode())
        process.stdin.close()
        self.assertEqual((process.stderr.read(), process.wait(30)), (b"", 0))
        process.stderr.close()


if __name__ == "__main__":
    unittest.main()
