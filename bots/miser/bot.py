"""Pays for good cards alone, and for half-good ones no more than a single bet."""

import os
import sys

KIT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "packages", "kit-python")
sys.path.insert(0, KIT)

from doorcard import choose, serve  # noqa: E402

GIVE_UP, PAY, BET = range(3)
LOW_CARDS = frozenset("A2345678")
HIGH_CARDS = frozenset("TJQKA")
EARLY = ("third", "fourth")


def high_worth(street, ranks):
    """What cards are worth for the high: a high pair early, two pair or trips later on."""
    paired = {rank for rank in ranks if ranks.count(rank) > 1}
    high_pair = not HIGH_CARDS.isdisjoint(paired)
    if len(ranks) - len(set(ranks)) > 1 or (high_pair and street in EARLY):
        return BET
    return PAY if high_pair or (paired and street in EARLY) else GIVE_UP


def low_worth(street, ranks):
    """What cards are worth for the low: all of them low at first, five of them in the end, one missing between."""
    missing = min(5, len(ranks)) - len(LOW_CARDS.intersection(ranks))
    if missing <= 0:
        return BET
    return PAY if missing == 1 and street not in ("third", "seventh") else GIVE_UP


class Miser:
    """Folds, pays or bets by the worth of its own cards."""

    def __init__(self, match):
        self.worths = {"stud": [high_worth], "razz": [low_worth], "stud8": [high_worth, low_worth]}[match.game]
        self.stakes = match.stakes

    def act(self, seen):
        cards = seen["downcards"] + seen["players"][seen["seat"] - 1]["upcards"] + seen["community"]
        ranks = [card[0] for card in cards]
        worth = max(worth(seen["street"], ranks) for worth in self.worths)
        if worth == BET and seen["wagers"] < 2:
            return choose(seen, "raise-big", "bet-big", "raise", "bet", "complete", "call")
        bet = self.stakes["smallBet" if seen["street"] in EARLY else "bigBet"]
        if worth == BET or (worth == PAY and seen["toCall"] <= bet):
            return choose(seen, "check", "call")
        return choose(seen, "check")


if __name__ == "__main__":
    serve(Miser, name="miser", version="1.0.0", uses_random=False)
