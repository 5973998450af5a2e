"""What a bot is told and answers, as types."""

# Made from packages/protocol/schema by `npm run gen`; do not edit.

from typing import List, Literal, TypedDict, Union

# A round of betting.
Street = Literal["third", "fourth", "fifth", "sixth", "seventh"]

# A seat, 1 to 8 clockwise.
Seat = int

# Rank then suit: "As", "Td", "2c".
Card = str

# Whole chips, never negative.
Chips = int


class Player(TypedDict):
    """A seat as everybody sees it."""

    seat: Seat
    # Whether it has not folded.
    live: bool
    # Chips behind.
    stack: Chips
    # Chips in front of it on this street.
    streetBet: Chips
    # Chips it put in during the hand, the ante and this street included, returned bets taken off.
    invested: Chips
    # Its upcards in the order dealt, the door card first; they stay after a fold, since they were seen.
    upcards: List[Card]


# What a seat does on its turn. In fixed limit one word says it all: the rules fix the amount.
Action = Literal["fold", "check", "bring-in", "call", "complete", "bet", "raise", "bet-big", "raise-big"]


class Deed(TypedDict):
    """One action that was taken."""

    street: Street
    seat: Seat
    action: Action
    # Chips it put in.
    pays: Chips


class Option(TypedDict):
    """A legal action and what it costs."""

    action: Action
    # Chips that go from the stack into the pot when it is taken.
    pays: Chips


class Turn(TypedDict):
    """An observation on the wire: all of it but what the start of the match told, which are the game, the rules, the
    stakes and your seat."""

    street: Street
    # The seat to the dealer's left: dealt first, first in every tie by position.
    firstSeat: Seat
    # The seat that acted first on this street.
    opener: Seat
    # Your downcards in the order dealt: two, and a third from seventh street on.
    downcards: List[Card]
    # The shared seventh card when the deck ran short; else empty.
    community: List[Card]
    # Every seat dealt in, seat 1 first, you among them.
    players: List[Player]
    # Chips in the middle, bets of this street included.
    pot: Chips
    # Chips you owe to stay in, at most your stack; 0 when a check is free.
    toCall: Chips
    # Bets and raises so far on this street that count towards the cap.
    wagers: int
    # Every action of the hand so far, oldest first.
    history: List[Deed]
    # The legal actions; answer with the word of one.
    options: List[Option]


# The game: seven card stud, stud hi-lo eight or better, or razz.
Game = Literal["stud", "stud8", "razz"]


class Rake(TypedDict):
    """Taken from each pot after uncalled bets are returned, rounded down to the unit."""

    # Share of the pot, 0 to 1, in steps of 0.0001.
    rate: float
    # Most chips taken from a pot.
    cap: Chips
    # A smaller pot is not raked, in chips.
    smallestPot: Chips
    # Chips the rake is rounded down to a multiple of.
    unit: int


class RulesInForce(TypedDict):
    """The house rules of one table, resolved for its game: every parameter of a rule set with its value."""

    # Name of the rule set they come from.
    set: str
    # Who brings it in when two door cards have the same rank: the lower suit (razz: the higher), or the seat dealt
    # first.
    bringInTie: Literal["suit", "position"]
    # Who opens when two boards are equal: the seat dealt first, or the board that holds the highest card by suit.
    boardTie: Literal["position", "suit"]
    # Bets and raises allowed on a street; the completion counts as the bet.
    cap: int
    # Whether the cap also holds between two seats.
    headsUpCap: Literal["kept", "lifted-by-street", "lifted-by-hand"]
    # Who may bet double on fourth street when a pair shows.
    openPair: Literal["none", "holder", "any"]
    # What happens when seventh street has too few cards.
    shortDeck: Literal["community", "burns-then-community"]
    # Whether a card is burned before fourth, fifth, sixth and seventh street (table dealing).
    burn: bool
    # Whether a seat that owes nothing may fold.
    foldWhenFree: bool
    # Whether a seat that folded for nothing goes on receiving cards until a bet.
    foldedSeatKeepsCards: bool
    # Probability that a dealt downcard is exposed, 0 to 1.
    exposedDowncard: float
    # What happens when the low card is all-in from the ante: the seat to its left acts first, or must bring it in.
    allInLowCard: Literal["left-acts", "left-brings-in"]
    # Who gets the odd chip among equals: the highest card by suit, or the seat dealt first.
    oddChip: Literal["suit", "position"]
    # When an all-in wager of less than a bet counts as one: from half a bet, or only when full.
    partialWager: Literal["half-bet", "full-bet"]
    # Who shows first when seventh street was checked.
    showFirst: Literal["opener", "position"]
    # Smallest stack a seat may sit down with, in small bets; 0 for none.
    smallestBuyIn: int
    # Whether the big bet must be twice the small bet.
    bigBetDoubles: bool
    # What the house takes from each pot; null for nothing.
    rake: Union[None, Rake]


class Stakes(TypedDict):
    """The sizes of a table, in chips."""

    # From every seat before the deal.
    ante: Chips
    # The forced opening of third street.
    bringIn: Chips
    # The bet of third and fourth street.
    smallBet: int
    # The bet of fifth, sixth and seventh street.
    bigBet: int


class Observation(TypedDict):
    """What a player at the table sees when it is to act, and nothing else."""

    game: Game
    rules: RulesInForce
    stakes: Stakes
    street: Street
    # Your seat.
    seat: Seat
    # The seat to the dealer's left: dealt first, first in every tie by position.
    firstSeat: Seat
    # The seat that acted first on this street.
    opener: Seat
    # Your downcards in the order dealt: two, and a third from seventh street on.
    downcards: List[Card]
    # The shared seventh card when the deck ran short; else empty.
    community: List[Card]
    # Every seat dealt in, seat 1 first, you among them.
    players: List[Player]
    # Chips in the middle, bets of this street included.
    pot: Chips
    # Chips you owe to stay in, at most your stack; 0 when a check is free.
    toCall: Chips
    # Bets and raises so far on this street that count towards the cap.
    wagers: int
    # Every action of the hand so far, oldest first.
    history: List[Deed]
    # The legal actions; answer with the word of one.
    options: List[Option]


class HandStart(TypedDict):
    """What a bot is told when a hand begins."""

    firstSeat: Seat
    # Stacks before the ante, seat 1 first.
    stacks: List[Chips]


class AnteEvent(TypedDict):
    """A seat pays its ante."""

    kind: Literal["ante"]
    seat: Seat
    amount: Chips


class StreetEvent(TypedDict):
    """A street begins."""

    kind: Literal["street"]
    street: Street


class UpcardEvent(TypedDict):
    """A seat is dealt a card face up."""

    kind: Literal["upcard"]
    seat: Seat
    card: Card


class DowncardEvent(TypedDict):
    """A seat is dealt a card face down."""

    kind: Literal["downcard"]
    seat: Seat


class BurnEvent(TypedDict):
    """The dealer burns a card."""

    kind: Literal["burn"]


class CommunityEvent(TypedDict):
    """One card for all is dealt face up to the middle."""

    kind: Literal["community"]
    card: Card


class ActionEvent(TypedDict):
    """A seat acts."""

    kind: Literal["action"]
    seat: Seat
    action: Action
    pays: Chips


class ReturnedEvent(TypedDict):
    """A bet, or the part of it that nobody called, goes back."""

    kind: Literal["returned"]
    seat: Seat
    amount: Chips


class RakeEvent(TypedDict):
    """The house takes its rake from a pot."""

    kind: Literal["rake"]
    # 0 for the main pot, then the side pots.
    pot: int
    amount: Chips


class ShowEvent(TypedDict):
    """A seat shows its cards."""

    kind: Literal["show"]
    seat: Seat
    # Downcards and upcards in the order dealt.
    cards: List[Card]


class MuckEvent(TypedDict):
    """A beaten seat throws its cards away unseen."""

    kind: Literal["muck"]
    seat: Seat


class AwardEvent(TypedDict):
    """A seat is given chips from a pot."""

    kind: Literal["award"]
    # 0 for the main pot, then the side pots.
    pot: int
    # Which half: the high, the low, or a pot that nobody contested.
    side: Literal["high", "low", "unopposed"]
    seat: Seat
    amount: Chips


# Something that everybody at the table sees happen.
HandEvent = Union[
    AnteEvent,
    StreetEvent,
    UpcardEvent,
    DowncardEvent,
    BurnEvent,
    CommunityEvent,
    ActionEvent,
    ReturnedEvent,
    RakeEvent,
    ShowEvent,
    MuckEvent,
    AwardEvent,
]

# Chips won or lost: stack after less stack before.
Net = int


class ShownHand(TypedDict):
    """A hand that was shown."""

    seat: Seat
    cards: List[Card]


class Award(TypedDict):
    """Chips given from a pot."""

    pot: int
    side: Literal["high", "low", "unopposed"]
    seat: Seat
    amount: Chips


class HandResult(TypedDict):
    """What a bot is told when a hand is over."""

    # Chips won or lost in the hand, seat 1 first.
    net: List[Net]
    # The hands that were shown, in the order of showing.
    shown: List[ShownHand]
    awards: List[Award]
