"""my-bot: bets good cards, pays a single bet for fair ones, and gives up the rest."""

from doorcard import choose, serve

# What cards are worth: nothing, a single bet, or a bet of our own.
NOTHING, A_BET, OUR_BET = range(3)


def high_worth(ranks):
    """For the high: a high pair on third and fourth street, two pair or better later on."""
    repeated = [rank for i, rank in enumerate(ranks) if rank in ranks[:i]]
    if len(repeated) != 1:
        return OUR_BET if repeated else NOTHING
    return OUR_BET if len(ranks) <= 4 and repeated[0] in "TJQKA" else A_BET


def low_worth(ranks):
    """For the low: eights and lower without a pair; one too few is worth a bet until seventh street."""
    missing = min(5, len(ranks)) - len(set(ranks) & set("A2345678"))
    if missing == 1 and 3 < len(ranks) < 7:
        return A_BET
    return NOTHING if missing > 0 else OUR_BET


def best_worth(ranks):
    """For either half of the pot."""
    return max(high_worth(ranks), low_worth(ranks))


WORTH = {"stud": high_worth, "stud8": best_worth, "razz": low_worth}


class Bot:
    """Made anew for every match, with its seat, game, rules, stakes and random; what it is to remember lives in it."""

    def __init__(self, match):
        self.worth_of = WORTH[match.game]

    def act(self, seen):
        # Upcards lie open, so they are found in players, seat 1 first; your downcards are told to you alone.
        upcards = seen["players"][seen["seat"] - 1]["upcards"]
        # A card is a text of rank and suit, "Td" for the ten of diamonds.
        worth = self.worth_of([card[0] for card in seen["downcards"] + upcards + seen["community"]])
        # wagers counts the bets and raises of this street; choose takes the first action of its list that is legal now.
        if worth == OUR_BET and seen["wagers"] < 3:
            return choose(seen, "raise", "bet", "complete", "call")
        if worth == OUR_BET or (worth == A_BET and seen["wagers"] < 2):
            return choose(seen, "check", "call")
        # With nothing to choose from it checks if that is free, brings it in if it must, and folds else.
        return choose(seen)


if __name__ == "__main__":
    # Raise the version when the strategy changes. A bot that draws from match.random leaves uses_random out.
    serve(Bot, name="my-bot", version="1.0.0", games=["stud", "stud8", "razz"], uses_random=False)
