// Made from packages/protocol/schema by `npm run gen`; do not edit.

/**
 * What a bot answers over a wire.
 */
export type ActionReply = Action;
/**
 * One thing that a batch tells or asks.
 */
export type Item = MatchItem | HandItem | EventItem | AskItem | ResultItem | MatchOverItem;
/**
 * A line from the arena to a bot.
 */
export type ArenaMessage = ArenaHello | Batch | Goodbye;
/**
 * Something to be told: hands as they begin, what the table sees, how hands end.
 */
export type Hearing = "hand" | "event" | "result";
/**
 * The bot threw, or answered with no word.
 */
export type OwnFault = "crashed" | "unreadable";
/**
 * A line from a bot to the arena.
 */
export type BotMessage = BotHello | Answers;
/**
 * The last wager on the street: none yet, the bring-in, a completion or bet, a raise.
 */
export type Facing = "no-bet" | "bring-in" | "bet" | "raise";
/**
 * Whether one opponent is left or more.
 */
export type Company = "heads-up" | "multiway";
/**
 * Something that everybody at the table sees happen.
 */
export type HandEvent =
  | AnteEvent
  | StreetEvent
  | UpcardEvent
  | DowncardEvent
  | BurnEvent
  | CommunityEvent
  | ActionEvent
  | ReturnedEvent
  | RakeEvent
  | ShowEvent
  | MuckEvent
  | AwardEvent;
/**
 * What the page of a person's match is told, one after another. What is told of a hand is what a bot would be told.
 */
export type PlayNews =
  PlayMatch | PlayHand | PlayEvent | PlayAsk | PlayClock | PlayLate | PlayResult | PlayOver;
/**
 * The game: seven card stud, stud hi-lo eight or better, or razz.
 */
export type Game = "stud" | "stud8" | "razz";
/**
 * A game against the house: caribbean, five cards each, the dealer's last one up.
 */
export type HouseGame = "caribbean";
/**
 * The game of an event: one between bots, or one of each bot alone against the house.
 */
export type AnyGame = "stud" | "stud8" | "razz" | "caribbean";
/**
 * A round of betting.
 */
export type Street = "third" | "fourth" | "fifth" | "sixth" | "seventh";
/**
 * What a seat does on its turn. In fixed limit one word says it all: the rules fix the amount.
 */
export type Action =
  "fold" | "check" | "bring-in" | "call" | "complete" | "bet" | "raise" | "bet-big" | "raise-big";
/**
 * What a player does against the house: it gives up its ante, or calls.
 */
export type HouseAction = "fold" | "call";
/**
 * How a bot failed: an action that is not legal, an answer that is none of the words, no answer in time, an exception, or too much memory.
 */
export type Fault = "illegal" | "unreadable" | "late" | "crashed" | "out-of-memory";
/**
 * Rank then suit: "As", "Td", "2c".
 */
export type Card = string;
/**
 * A seat, 1 to 8 clockwise.
 */
export type Seat = number;
/**
 * Whole chips, never negative.
 */
export type Chips = number;
/**
 * Chips won or lost: stack after less stack before.
 */
export type Net = number;
/**
 * How cards reach the seats: by lanes (each seat has its own seven in advance) or from one deck in table order.
 */
export type Dealing = "lanes" | "table";
/**
 * How messages are written: as lines of JSON, or the same content in bytes.
 */
export type Frames = "json" | "binary";
/**
 * How far a bot is kept apart: in the arena's own thread, in a process of its own, or in one inside bubblewrap.
 */
export type Isolation = "in-process" | "process" | "sandboxed";
/**
 * What is taken off the results, so that fewer hands tell as much: the luck of the cards.
 */
export type Reduction = "luck";

/**
 * The first line: who is there, what it speaks, and what it will not put up with.
 */
export interface ArenaHello {
  type: "hello";
  /**
   * Versions of the protocol it speaks; choose one.
   */
  versions: number[];
  /**
   * How it can speak from the next message on; choose one.
   */
  frames: Frames[];
  limits: Limits;
}
/**
 * What a bot may use; who goes beyond has lost its match.
 */
export interface Limits {
  /**
   * Milliseconds for one decision.
   */
  decisionMs: number;
  /**
   * Milliseconds for all decisions of a match together.
   */
  matchMs: number;
  /**
   * Milliseconds from its start to its hello.
   */
  startMs: number;
  /**
   * Megabytes that its process may hold.
   */
  memoryMb: number;
  /**
   * Bytes that a message of it may have.
   */
  messageBytes: number;
}
/**
 * What happened since the last line, in order; every ask in it wants an answer, in any order and in one line or several.
 */
export interface Batch {
  type: "batch";
  items: Item[];
}
/**
 * The last line: end yourself, you have a second.
 */
export interface Goodbye {
  type: "goodbye";
}
/**
 * A match begins at a new table: be a new bot there, keep nothing of other tables, and answer with what you want to hear at it.
 */
export interface MatchItem {
  kind: "match";
  /**
   * Give it back with the answer.
   */
  id: number;
  /**
   * Which of your matches it is; numbers are never used again.
   */
  table: number;
  game: Game;
  rules: RulesInForce;
  stakes: Stakes;
  /**
   * Your seat.
   */
  seat: Seat;
  /**
   * How many seats are dealt in.
   */
  seats: number;
  /**
   * What your luck comes from until a hand brings its own: 64 hexadecimal digits, those of the first deal.
   */
  random: string;
}
/**
 * A hand begins. Sent to bots that hear "hand".
 */
export interface HandItem {
  kind: "hand";
  /**
   * Which of your matches it is; numbers are never used again.
   */
  table: number;
  /**
   * What your luck in this hand comes from: 64 hexadecimal digits. Seed a generator with it and draw from nothing else, so that your play can be repeated.
   */
  random: string;
  hand: HandStart;
}
/**
 * Something that the whole table saw. Sent to bots that hear "event".
 */
export interface EventItem {
  kind: "event";
  /**
   * Which of your matches it is; numbers are never used again.
   */
  table: number;
  event: HandEvent;
}
/**
 * It is your turn.
 */
export interface AskItem {
  kind: "ask";
  /**
   * Give it back with the answer.
   */
  id: number;
  /**
   * Which of your matches it is; numbers are never used again.
   */
  table: number;
  turn: Turn;
}
/**
 * A hand is over. Sent to bots that hear "result".
 */
export interface ResultItem {
  kind: "result";
  /**
   * Which of your matches it is; numbers are never used again.
   */
  table: number;
  result: HandResult;
}
/**
 * The match is over: forget the table, and answer with how often you failed outside of your turns.
 */
export interface MatchOverItem {
  kind: "match-over";
  /**
   * Give it back with the answer.
   */
  id: number;
  /**
   * Which of your matches it is; numbers are never used again.
   */
  table: number;
}
/**
 * What an audit of a run found: doorcard audit --json.
 */
export interface AuditReport {
  version: 1;
  /**
   * Whether nothing is wrong.
   */
  ok: boolean;
  matches: AuditedMatches;
  /**
   * The commitment to the seed of the run; null when its plan cannot be read.
   */
  commitment: string | null;
  /**
   * All that is wrong; none when ok.
   */
  problems: AuditProblem[];
}
/**
 * How many matches there are.
 */
export interface AuditedMatches {
  /**
   * Matches of the event; 0 when its plan cannot be read.
   */
  planned: number;
  /**
   * Matches that are in the journal.
   */
  played: number;
  /**
   * Matches that were played again.
   */
  audited: number;
}
/**
 * What is wrong with a run: damage to its files, a bot that is not as it was, a match that comes out otherwise, or another seed than was committed to.
 */
export interface AuditProblem {
  code: "damage" | "bot" | "match" | "commitment";
  /**
   * The file and line, the bot or the match; empty for a commitment.
   */
  at: string;
  message: string;
}
/**
 * The first line of a bot, in answer to the arena's: who it is.
 */
export interface BotHello {
  type: "hello";
  /**
   * The version it speaks from now on.
   */
  protocol: number;
  frames: Frames;
  /**
   * Its name: letters, digits, dots, dashes and underscores.
   */
  name: string;
  /**
   * Version of its strategy, by semver.
   */
  version: string;
  /**
   * The games it plays.
   */
  games: Game[];
}
/**
 * Answers to asks, in any order.
 */
export interface Answers {
  type: "answers";
  answers: Answer[];
}
/**
 * One answer: what it wants to hear at a table, an action to a turn or a fault that the kit of the bot caught for it, and at the end of a match how often it failed outside of its turns.
 */
export interface Answer {
  /**
   * The ask's.
   */
  id: number;
  /**
   * What it wants to be told at this table beside its turns.
   */
  hears?: Hearing[];
  action?: Action;
  fault?: OwnFault;
  /**
   * How often it threw outside of its turns during the match.
   */
  faults?: number;
}
/**
 * One bot of a run.
 */
export interface BotPage {
  /**
   * Name of the run's folder.
   */
  id: string;
  name: string;
  /**
   * As the bot says it.
   */
  version: string;
  /**
   * Hands of the sample that the style is of.
   */
  hands: number;
  style: StyleFigure[];
  /**
   * Why there are no figures, as a sentence, where there are none.
   */
  note?: string;
}
/**
 * How often a bot does something where it could.
 */
export interface StyleFigure {
  /**
   * Such as `completes` or `aggression-fifth`.
   */
  key: string;
  /**
   * In words: "completes, first to enter".
   */
  told: string;
  times: number;
  /**
   * How often it could.
   */
  of: number;
}
/**
 * One of the two bots that are compared.
 */
export interface ComparedBot {
  name: string;
  version: string;
  faults: FaultCounts;
}
/**
 * A share from 0 to 1 with its 95 % interval over blocks.
 */
export interface Share {
  mean: number;
  /**
   * Lower end; null with fewer than two blocks.
   */
  low: number | null;
  /**
   * Upper end; null with fewer than two blocks.
   */
  high: number | null;
}
/**
 * How often one action was taken where the other bot would have taken this one.
 */
export interface Move {
  did: Action;
  would: Action;
  count: number;
}
/**
 * What another bot would have done in a bot's place: how often otherwise, where, and what the dearest of those decisions gain or lose.
 */
export interface DiffReport {
  version: 1;
  event: EventSummary;
  /**
   * Folder of the run, for replay, standings and export.
   */
  run: string;
  /**
   * The bot that played.
   */
  bot: ComparedBot;
  /**
   * The bot that was asked what it would have done, and never acted.
   */
  other: ComparedBot;
  /**
   * Names of the bots that the first one played against.
   */
  field: string[];
  /**
   * Decisions of the bot that played.
   */
  decisions: number;
  /**
   * How many of them the other would have taken otherwise.
   */
  changed: number;
  share: Share;
  /**
   * The decisions of each street, third first.
   */
  streets: StreetDecisions[];
  /**
   * The decisions of each situation that came up.
   */
  situations: SituationDecisions[];
  /**
   * All decisions by what was done and what would have been done.
   */
  moves: Move[];
  rollouts: RolloutPasses;
  /**
   * The changed decisions that the first pass put first, the largest estimate of the second pass first.
   */
  dearest: DearDecision[];
}
/**
 * Decisions of one street.
 */
export interface StreetDecisions {
  street: Street;
  decisions: number;
  changed: number;
}
/**
 * Decisions of one situation, by what was done and what would have been.
 */
export interface SituationDecisions {
  facing: Facing;
  company: Company;
  decisions: number;
  changed: number;
  moves: Move[];
}
/**
 * How the changed decisions were played out.
 */
export interface RolloutPasses {
  /**
   * Changed decisions that the first pass ranked: all, or a sample of them drawn by the seed.
   */
  ranked: number;
  /**
   * Rollouts of each decision in the first pass.
   */
  first: number;
  /**
   * Decisions that led after the first pass, and were played out again to choose among them.
   */
  narrowed: number;
  /**
   * Rollouts of each of those.
   */
  narrowing: number;
  /**
   * Rollouts of each decision in the second pass.
   */
  second: number;
}
/**
 * A decision that the other bot would have taken otherwise, and what that gains or loses.
 */
export interface DearDecision {
  /**
   * Identity of the hand in the run: line-up, rotation and deal.
   */
  hand: string;
  /**
   * Which of the bot's decisions in the hand, 1 for its first.
   */
  decision: number;
  street: Street;
  facing: Facing;
  company: Company;
  /**
   * Seat of the bot.
   */
  seat: Seat;
  downcards: Card[];
  community: Card[];
  /**
   * Every seat as the table saw it, seat 1 first.
   */
  players: SeatedBoard[];
  /**
   * Chips in the middle.
   */
  pot: Chips;
  /**
   * Chips owed to stay in.
   */
  toCall: Chips;
  /**
   * What was played.
   */
  did: Action;
  /**
   * What the other would have done.
   */
  would: Action;
  /**
   * The fault for which the arena acted for the bot.
   */
  didFault?: Fault;
  /**
   * The fault for which the arena would have acted for the other.
   */
  wouldFault?: Fault;
  /**
   * Big bets that the other's choice gains, negative when it loses; the mean of the second pass.
   */
  gain: number;
  /**
   * Standard error of the gain, in big bets.
   */
  standardError: number;
  /**
   * Rollouts that the gain is the mean of.
   */
  rollouts: number;
  /**
   * Draws of the hidden cards that were tried to have so many that fit what was played.
   */
  draws: number;
  /**
   * True when too few draws fitted, so that all downcards were kept as they were dealt.
   */
  downcardsKept: boolean;
  /**
   * The command that tells the hand.
   */
  replay: string;
}
/**
 * Who sat in a seat, and what it showed.
 */
export interface SeatedBoard {
  name: string;
  /**
   * Whether it had not folded.
   */
  live: boolean;
  upcards: Card[];
}
/**
 * An event to be played: who, what, how much. Every command line option of the same name wins over it.
 */
export interface EventFile {
  $schema?: string;
  /**
   * A name for people.
   */
  name?: string;
  /**
   * The bots, two or more, or one and more against the house: names of bots that come with Doorcard, or paths of bot modules.
   */
  bots: (string | NamedBot)[];
  game?: AnyGame;
  /**
   * Name of a rule set, or a rule set with single parameters overridden.
   */
  rules?: string | RuleOverrides;
  stakes?: Stakes;
  /**
   * Chips every seat starts each hand with; 200 small bets unless said.
   */
  stack?: number;
  /**
   * Seats at a table; every combination of that many bots is a line-up.
   */
  seats?: number;
  /**
   * The seatings of a line-up within a block: each bot once in each seat, or every order.
   */
  rotations?: "cyclic" | "all";
  /**
   * Hands in all, rounded up to whole blocks.
   */
  hands?: number;
  /**
   * Deals in a match.
   */
  handsPerMatch?: number;
  /**
   * When the event stops before its last hand: `separated`, when every neighbouring pair of the ranking is told apart or within the margin, or a half-width such as `0.5bb`, when every interval is that narrow.
   */
  until?: string;
  /**
   * Big bets per 100 hands (antes against the house): neighbours that are surely no further apart count as separated; 1 unless said.
   */
  margin?: number;
  /**
   * Hands at most, where the event stops by itself; 10 million unless said.
   */
  maxHands?: number;
  dealing?: Dealing;
  /**
   * Any text; without it 128 random bits are drawn and printed.
   */
  seed?: string;
  /**
   * How far bots are kept apart; in process for those that come with Doorcard and process for all others unless said.
   */
  isolation?: Isolation;
  limits?: LimitsAsked;
  /**
   * Faults of a bot beyond which it is out of the event; the rest goes on.
   */
  faultLimit?: number;
  reduce?: Reduction;
}
/**
 * A bot under a name of its own.
 */
export interface NamedBot {
  name: string;
  /**
   * Name of a bot that comes with Doorcard, or the path of a bot module, of a Python file, or of a bot's folder.
   */
  bot: string;
  isolation?: Isolation;
}
/**
 * A rule set and what is different.
 */
export interface RuleOverrides {
  /**
   * Name of the rule set to start from.
   */
  set: string;
  /**
   * Who brings it in when two door cards have the same rank: the lower suit (razz: the higher), or the seat dealt first.
   */
  bringInTie?: "suit" | "position";
  /**
   * Who opens when two boards are equal: the seat dealt first, or the board that holds the highest card by suit.
   */
  boardTie?: "position" | "suit";
  /**
   * Bets and raises allowed on a street; the completion counts as the bet.
   */
  cap?: number;
  /**
   * Whether the cap also holds between two seats.
   */
  headsUpCap?: "kept" | "lifted-by-street" | "lifted-by-hand";
  /**
   * Who may bet double on fourth street when a pair shows.
   */
  openPair?: "none" | "holder" | "any";
  /**
   * What happens when seventh street has too few cards.
   */
  shortDeck?: "community" | "burns-then-community";
  /**
   * Whether a card is burned before fourth, fifth, sixth and seventh street (table dealing).
   */
  burn?: boolean;
  /**
   * Whether a seat that owes nothing may fold.
   */
  foldWhenFree?: boolean;
  /**
   * Whether a seat that folded for nothing goes on receiving cards until a bet.
   */
  foldedSeatKeepsCards?: boolean;
  /**
   * Probability that a dealt downcard is exposed, 0 to 1.
   */
  exposedDowncard?: number;
  /**
   * What happens when the low card is all-in from the ante: the seat to its left acts first, or must bring it in.
   */
  allInLowCard?: "left-acts" | "left-brings-in";
  /**
   * Who gets the odd chip among equals: the highest card by suit, or the seat dealt first.
   */
  oddChip?: "suit" | "position";
  /**
   * When an all-in wager of less than a bet counts as one: from half a bet, or only when full.
   */
  partialWager?: "half-bet" | "full-bet";
  /**
   * Who shows first when seventh street was checked.
   */
  showFirst?: "opener" | "position";
  /**
   * Smallest stack a seat may sit down with, in small bets; 0 for none.
   */
  smallestBuyIn?: number;
  /**
   * Whether the big bet must be twice the small bet.
   */
  bigBetDoubles?: boolean;
  /**
   * What the house takes from each pot; null for nothing.
   */
  rake?: null | Rake;
}
/**
 * What a bot in a process may use, where it is not what it may use anyway.
 */
export interface LimitsAsked {
  /**
   * Milliseconds for one decision.
   */
  decisionMs?: number;
  /**
   * Milliseconds for all decisions of a match together.
   */
  matchMs?: number;
  /**
   * Milliseconds from its start to its hello.
   */
  startMs?: number;
  /**
   * Megabytes that its process may hold.
   */
  memoryMb?: number;
  /**
   * Bytes that a message of it may have.
   */
  messageBytes?: number;
}
/**
 * A seat pays its ante.
 */
export interface AnteEvent {
  kind: "ante";
  seat: Seat;
  amount: Chips;
}
/**
 * A street begins.
 */
export interface StreetEvent {
  kind: "street";
  street: Street;
}
/**
 * A seat is dealt a card face up.
 */
export interface UpcardEvent {
  kind: "upcard";
  seat: Seat;
  card: Card;
}
/**
 * A seat is dealt a card face down.
 */
export interface DowncardEvent {
  kind: "downcard";
  seat: Seat;
}
/**
 * The dealer burns a card.
 */
export interface BurnEvent {
  kind: "burn";
}
/**
 * One card for all is dealt face up to the middle.
 */
export interface CommunityEvent {
  kind: "community";
  card: Card;
}
/**
 * A seat acts.
 */
export interface ActionEvent {
  kind: "action";
  seat: Seat;
  action: Action;
  pays: Chips;
}
/**
 * A bet, or the part of it that nobody called, goes back.
 */
export interface ReturnedEvent {
  kind: "returned";
  seat: Seat;
  amount: Chips;
}
/**
 * The house takes its rake from a pot.
 */
export interface RakeEvent {
  kind: "rake";
  /**
   * 0 for the main pot, then the side pots.
   */
  pot: number;
  amount: Chips;
}
/**
 * A seat shows its cards.
 */
export interface ShowEvent {
  kind: "show";
  seat: Seat;
  /**
   * Downcards and upcards in the order dealt.
   */
  cards: Card[];
}
/**
 * A beaten seat throws its cards away unseen.
 */
export interface MuckEvent {
  kind: "muck";
  seat: Seat;
}
/**
 * A seat is given chips from a pot.
 */
export interface AwardEvent {
  kind: "award";
  /**
   * 0 for the main pot, then the side pots.
   */
  pot: number;
  /**
   * Which half: the high, the low, or a pot that nobody contested.
   */
  side: "high" | "low" | "unopposed";
  seat: Seat;
  amount: Chips;
}
/**
 * Hands of a run that fit a search.
 */
export interface HandList {
  /**
   * Hands that were looked through.
   */
  sampled: number;
  /**
   * Whether no more hands are to be looked through; false while they still are.
   */
  complete?: boolean;
  /**
   * What the search was taken to ask for, in a sentence: "Hands in which odds lost with a full house, biggest pots first."
   */
  understood?: string;
  /**
   * How many of them fit; the list holds the first 200.
   */
  matching?: number;
  /**
   * Why hands are missing, where some are, in a sentence.
   */
  problem?: string;
  hands: HandListed[];
}
/**
 * A hand in a list.
 */
export interface HandListed {
  /**
   * Line-up, rotation and deal, "4.1.12034".
   */
  id: string;
  /**
   * Chips given out in all.
   */
  pot: number;
  street: Street;
  /**
   * Names, seat 1 first.
   */
  seats: string[];
  /**
   * Chips won or lost, seat 1 first.
   */
  net: number[];
  /**
   * What is special: "odds folds the winner", "lost with a full house".
   */
  told: string;
}
/**
 * A hand to be shown step by step.
 */
export interface HandPage {
  record: HandRecord;
  /**
   * What the table saw, in order.
   */
  events: HandEvent[];
  spoken: Spoken[];
  equities: Equities[];
  holdings: HoldingTold[];
}
/**
 * What a dealer says at an event.
 */
export interface Spoken {
  /**
   * Number of the event, from 0.
   */
  at: number;
  /**
   * "low card brings in", "pair of kings", "possible flush".
   */
  text: string;
  /**
   * The seat it is said of; none when it is said to all.
   */
  seat?: Seat;
}
/**
 * What part of the pot each seat would win on average, from the cards of all, at the beginning of a street's betting.
 */
export interface Equities {
  /**
   * Number of the event from which it holds.
   */
  at: number;
  /**
   * 0 to 1, seat 1 first; null for who has folded.
   */
  shares: (number | null)[];
}
/**
 * What a seat showed, in words.
 */
export interface HoldingTold {
  seat: number;
  /**
   * "aces up", "eight-six low".
   */
  text: string;
}
/**
 * One hand as it was dealt and played; all that is needed to play it again.
 */
export interface HandRecord {
  version: 1;
  /**
   * Identity of the hand; within an event: line-up, rotation and deal, "4.1.12034".
   */
  id: string;
  game: Game;
  rules: RulesInForce;
  stakes: Stakes;
  firstSeat: Seat;
  /**
   * Seat 1 first.
   */
  seats: RecordedSeat[];
  community: Card[];
  burns: Card[];
  actions: RecordedAction[];
  /**
   * Chips won or lost, seat 1 first.
   */
  net: Net[];
}
/**
 * A seat of a recorded hand.
 */
export interface RecordedSeat {
  name: string;
  /**
   * Chips before the ante.
   */
  stack: Chips;
  /**
   * Its cards in the order dealt: two downcards, the door card, and so on.
   */
  cards: Card[];
}
/**
 * An action of a recorded hand.
 */
export interface RecordedAction {
  seat: Seat;
  action: Action;
  /**
   * The fault for which the arena acted in place of the bot.
   */
  fault?: Fault;
}
/**
 * What a bot is told when a hand is over.
 */
export interface HandResult {
  /**
   * Chips won or lost in the hand, seat 1 first.
   */
  net: Net[];
  /**
   * The hands that were shown, in the order of showing.
   */
  shown: ShownHand[];
  awards: Award[];
}
/**
 * A hand that was shown.
 */
export interface ShownHand {
  seat: Seat;
  cards: Card[];
}
/**
 * Chips given from a pot.
 */
export interface Award {
  pot: number;
  side: "high" | "low" | "unopposed";
  seat: Seat;
  amount: Chips;
}
/**
 * What a bot is told when a hand begins.
 */
export interface HandStart {
  firstSeat: Seat;
  /**
   * Stacks before the ante, seat 1 first.
   */
  stacks: Chips[];
}
/**
 * A match against the house to be played: some deals of one bot. Its result depends on nothing else.
 */
export interface HouseJob {
  /**
   * Identity within the event: line-up, block and rotation, "4.17.1".
   */
  id: string;
  /**
   * Number of the line-up in the event, from 0.
   */
  lineUp: number;
  /**
   * Number of the block, from 0.
   */
  block: number;
  /**
   * Always 0: nobody changes seats with the house.
   */
  rotation: number;
  game: HouseGame;
  /**
   * The number of the bot in the event, alone.
   *
   * @minItems 1
   * @maxItems 1
   */
  entrants: number[];
  /**
   * Number of the first deal, from 0.
   */
  firstDeal: number;
  /**
   * How many deals are played.
   */
  hands: number;
  /**
   * The seed of the event.
   */
  seed: string;
}
/**
 * What a player of caribbean sees when it is to act, and nothing else.
 */
export interface HouseObservation {
  game: HouseGame;
  /**
   * Your five cards in the order dealt.
   *
   * @minItems 5
   * @maxItems 5
   */
  cards: Card[];
  /**
   * The dealer's last card, dealt face up.
   */
  upcard: Card;
  /**
   * Chips you have put in.
   */
  ante: Chips;
  /**
   * What you may do, and the chips it pays.
   */
  options: HouseOption[];
}
/**
 * A legal action and the chips it pays.
 */
export interface HouseOption {
  action: HouseAction;
  pays: Chips;
}
/**
 * What a player of caribbean is told after each hand.
 */
export interface HouseResult {
  /**
   * The dealer's five cards in the order dealt; the last is the upcard.
   */
  dealer: Card[];
  /**
   * Whether the dealer has ace-king or better.
   */
  qualified: boolean;
  /**
   * Chips you won or lost.
   */
  net: number;
}
/**
 * A match to be played: some deals of one line-up in one rotation. Its result depends on nothing else.
 */
export interface MatchJob {
  /**
   * Identity within the event: line-up, block and rotation, "4.17.1".
   */
  id: string;
  /**
   * Number of the line-up in the event, from 0.
   */
  lineUp: number;
  /**
   * Number of the block, from 0.
   */
  block: number;
  /**
   * Number of the rotation, from 0.
   */
  rotation: number;
  game: Game;
  rules: RulesInForce;
  stakes: Stakes;
  /**
   * Chips every seat starts each hand with.
   */
  stack: Chips;
  dealing: Dealing;
  /**
   * Who sits where: number of the entrant in the event, seat 1 first.
   */
  entrants: number[];
  /**
   * Number of the first deal, from 0.
   */
  firstDeal: number;
  /**
   * How many deals are played.
   */
  hands: number;
  /**
   * The seed of the event.
   */
  seed: string;
  reduce?: Reduction;
}
/**
 * What a match came to.
 */
export interface MatchResult {
  id: string;
  lineUp: number;
  block: number;
  rotation: number;
  hands: number;
  /**
   * 64 bits, in hex, over every card, action and award of every hand: equal only when the hands were equal.
   */
  digest: string;
  /**
   * Seat 1 first.
   */
  seats: SeatResult[];
}
/**
 * What one seat of a match came to.
 */
export interface SeatResult {
  /**
   * Number of the entrant in the event.
   */
  entrant: number;
  /**
   * Chips won or lost over the match.
   */
  net: Net;
  /**
   * Chips of it that are owed to the luck of the cards, in steps of 1/64, where the event takes them off.
   */
  luck?: number;
  /**
   * Turns it was asked for.
   */
  decisions: number;
  faults: FaultCounts;
  faulted?: FaultedHands;
  lost?: LostMatch;
}
/**
 * The hands in which the arena acted for it, when there were any.
 */
export interface FaultedHands {
  hands: number;
  /**
   * Chips won or lost in them.
   */
  net: Net;
}
/**
 * Where the match lost the bot, when it did: from there on the arena acted for it. Faults of the clock and of memory stand here, so that the match can be played again to the same bytes.
 */
export interface LostMatch {
  /**
   * Which of its decisions, from 0.
   */
  decision: number;
  fault: Fault;
}
/**
 * A seat as everybody sees it.
 */
export interface Player {
  seat: Seat;
  /**
   * Whether it has not folded.
   */
  live: boolean;
  /**
   * Chips behind.
   */
  stack: Chips;
  /**
   * Chips in front of it on this street.
   */
  streetBet: Chips;
  /**
   * Chips it put in during the hand, the ante and this street included, returned bets taken off.
   */
  invested: Chips;
  /**
   * Its upcards in the order dealt, the door card first; they stay after a fold, since they were seen.
   */
  upcards: Card[];
}
/**
 * One action that was taken.
 */
export interface Deed {
  street: Street;
  seat: Seat;
  action: Action;
  /**
   * Chips it put in.
   */
  pays: Chips;
}
/**
 * What a player at the table sees when it is to act, and nothing else.
 */
export interface Observation {
  game: Game;
  rules: RulesInForce;
  stakes: Stakes;
  street: Street;
  /**
   * Your seat.
   */
  seat: Seat;
  /**
   * The seat to the dealer's left: dealt first, first in every tie by position.
   */
  firstSeat: Seat;
  /**
   * The seat that acted first on this street.
   */
  opener: Seat;
  /**
   * Your downcards in the order dealt: two, and a third from seventh street on.
   */
  downcards: Card[];
  /**
   * The shared seventh card when the deck ran short; else empty.
   */
  community: Card[];
  /**
   * Every seat dealt in, seat 1 first, you among them.
   */
  players: Player[];
  /**
   * Chips in the middle, bets of this street included.
   */
  pot: Chips;
  /**
   * Chips you owe to stay in, at most your stack; 0 when a check is free.
   */
  toCall: Chips;
  /**
   * Bets and raises so far on this street that count towards the cap.
   */
  wagers: number;
  /**
   * Every action of the hand so far, oldest first.
   */
  history: Deed[];
  /**
   * The legal actions; answer with the word of one.
   */
  options: Option[];
}
/**
 * A hand of the stud family as Open Hand History 1.4.7 has it (hh-specs.handhistory.org). The specification has no words for stud's streets, razz and the bring-in: here streets are Third to Seventh Street, razz is a game_type of its own, and a bring-in is posted as an extra blind.
 */
export interface OpenHandHistory {
  ohh: OpenHand;
}
/**
 * The hand. Amounts are in the currency's own unit.
 */
export interface OpenHand {
  spec_version: string;
  site_name: string;
  network_name: string;
  internal_version: string;
  tournament: boolean;
  game_number: string;
  start_date_utc: string;
  table_name: string;
  game_type: "Stud" | "StudHiLo" | "Razz";
  bet_limit: OpenBetLimit;
  table_size: number;
  /**
   * XPM is play money.
   */
  currency: string;
  dealer_seat: number;
  /**
   * The small bet.
   */
  small_blind_amount?: number | null;
  /**
   * The big bet.
   */
  big_blind_amount?: number | null;
  ante_amount: number;
  /**
   * The bring-in; a word of our own, since the specification has none.
   */
  bring_in_amount?: number;
  /**
   * null where all cards are told.
   */
  hero_player_id?: number | null;
  /**
   * @maxItems 10
   */
  players: OpenPlayer[];
  /**
   * @maxItems 6
   */
  rounds: OpenRound[];
  /**
   * @maxItems 10
   */
  pots: OpenPot[];
}
/**
 * Fixed limit, without a cap in chips.
 */
export interface OpenBetLimit {
  bet_type: "FL";
  bet_cap: number;
}
/**
 * A seat that was dealt in.
 */
export interface OpenPlayer {
  id: number;
  seat: number;
  name: string;
  starting_stack: number;
}
/**
 * A street, or the showdown.
 */
export interface OpenRound {
  id: number;
  street: "Third Street" | "Fourth Street" | "Fifth Street" | "Sixth Street" | "Seventh Street" | "Showdown";
  /**
   * The community card, where there is one.
   *
   * @maxItems 1
   */
  cards?: Card[];
  /**
   * @maxItems 200
   */
  actions: OpenAction[];
}
/**
 * What a player did or was dealt; amount is what it added.
 */
export interface OpenAction {
  action_number: number;
  player_id: number;
  action:
    | "Dealt Cards"
    | "Mucks Cards"
    | "Shows Cards"
    | "Post Ante"
    | "Post Extra Blind"
    | "Fold"
    | "Check"
    | "Bet"
    | "Raise"
    | "Call";
  amount?: number;
  is_allin?: boolean;
  /**
   * null where a card is hidden.
   *
   * @maxItems 7
   */
  cards?: (Card | null)[];
}
/**
 * A pot, the main pot first, and what players took from it.
 */
export interface OpenPot {
  number: number;
  amount: number;
  rake?: number | null;
  /**
   * @maxItems 20
   */
  player_wins: OpenWin[];
}
/**
 * What a player took from a pot.
 */
export interface OpenWin {
  player_id: number;
  win_amount: number;
}
/**
 * The match; everything before it is told anew.
 */
export interface PlayMatch {
  kind: "match";
  id: string;
  game: Game;
  rules: RulesInForce;
  stakes: Stakes;
  /**
   * Chips every seat starts each hand with.
   */
  stack: Chips;
  /**
   * The person's seat.
   */
  seat: Seat;
  /**
   * Who sits where, seat 1 first.
   */
  names: string[];
  /**
   * Hands of the match.
   */
  hands: number;
  /**
   * Commitment to its seed, so that nobody can exchange that afterwards.
   */
  commitment: string;
  /**
   * Hands that were over before what is told next.
   */
  played: number;
  /**
   * Chips won or lost in those, seat 1 first.
   */
  nets: Net[];
}
/**
 * A hand begins.
 */
export interface PlayHand {
  kind: "hand";
  hand: HandStart;
}
/**
 * The table saw something happen.
 */
export interface PlayEvent {
  kind: "event";
  event: HandEvent;
}
/**
 * It is the person's turn.
 */
export interface PlayAsk {
  kind: "ask";
  id: number;
  turn: Turn;
}
/**
 * How long the person may think.
 */
export interface PlayClock {
  kind: "clock";
  /**
   * Of the turn.
   */
  id: number;
  /**
   * Milliseconds left that cost nothing.
   */
  freeMs: number;
  /**
   * Milliseconds left in the time bank, which is used after those.
   */
  bankMs: number;
}
/**
 * The time was over, so the arena acted for the person.
 */
export interface PlayLate {
  kind: "late";
  /**
   * Of the turn.
   */
  id: number;
  action: Action;
}
/**
 * A hand is over.
 */
export interface PlayResult {
  kind: "result";
  result: HandResult;
}
/**
 * The match is over.
 */
export interface PlayOver {
  kind: "over";
  /**
   * `played` to its last hand, `left` by the person, or `failed` by the arena.
   */
  ending: "played" | "left" | "failed";
  /**
   * Hands that were played to their end.
   */
  played: number;
  /**
   * Chips won or lost in them, seat 1 first.
   */
  nets: Net[];
  /**
   * The same in big bets.
   */
  bigBets: number[];
  /**
   * Turns in which the arena acted for the person.
   */
  late: number;
  seed: string;
  commitment: string;
  /**
   * Identities of those hands, in order.
   */
  hands: string[];
}
/**
 * What a person can choose for a match.
 */
export interface PlayOffer {
  bots: OfferedBot[];
  rules: OfferedRules[];
  /**
   * Seats at a table at most, the person's among them.
   */
  mostSeats: number;
  /**
   * Hands of a match at most.
   */
  mostHands: number;
}
/**
 * A bot to play against.
 */
export interface OfferedBot {
  name: string;
  games: Game[];
}
/**
 * A rule set to play under.
 */
export interface OfferedRules {
  name: string;
  games: Game[];
  /**
   * The sizes of its table, in chips.
   */
  stakes: Stakes;
}
/**
 * A match that a person asks for against bots.
 */
export interface PlayRequest {
  game: Game;
  /**
   * Name of a rule set.
   */
  rules: string;
  /**
   * Who sits in the seats after the person's, clockwise: names of bots that come with Doorcard, one for each seat. One may sit in several.
   */
  bots: string[];
  /**
   * Hands of the match.
   */
  hands: number;
  /**
   * Seed of the deals, up to 200 letters; 128 random bits unless said.
   */
  seed?: string;
}
/**
 * A version of a bot.
 */
export interface TestedBot {
  name: string;
  /**
   * As the bot says it.
   */
  version: string;
  faults: FaultCounts;
}
/**
 * What the test of a candidate against a baseline came to. Rates and differences are in big bets per 100 hands, the candidate's less the baseline's.
 */
export interface Regression {
  version: 1;
  candidate: TestedBot;
  baseline: TestedBot;
  /**
   * Names of the bots that both met; none when they met each other.
   */
  field: string[];
  event: RegressionEvent;
  test: TestRule;
  /**
   * `high` and `low` are the test's; `undecided` when the hands were used up before, or the run is not complete; a bot that failed too often is `candidate-out` or `baseline-out`.
   */
  verdict: "high" | "low" | "undecided" | "candidate-out" | "baseline-out";
  /**
   * True for `high`, false for `low` and `candidate-out`, else null.
   */
  passed: boolean | null;
  estimate: RegressionEstimate;
  /**
   * Hands that count, of both versions together.
   */
  hands: number;
  /**
   * Blocks that count.
   */
  blocks: number;
  /**
   * Blocks in which the two versions came to different results.
   */
  changedBlocks: number;
  /**
   * Hands that the same test would have needed, had every match had deals of its own; null where nothing differed.
   */
  handsUnpaired: number | null;
  /**
   * The same with duplicate blocks, but other ones for each version; null where nothing differed, or where they met each other.
   */
  handsBlocksApart: number | null;
  /**
   * SHA-256 over every match result that counts, in order of identity.
   */
  resultHash: string;
}
/**
 * What was played.
 */
export interface RegressionEvent {
  name: string;
  game: Game;
  /**
   * Name of the rule set.
   */
  rules: string;
  stakes: Stakes;
  seats: number;
  seed: string;
  /**
   * Hands at which it ends undecided.
   */
  mostHands: number;
}
/**
 * The difference is `low` or less, or it is `high` or more: which, and how often the answer may be wrong.
 */
export interface TestRule {
  low: number;
  high: number;
  /**
   * How often at most a difference of `low` or less passes.
   */
  alpha: number;
  /**
   * How often at most a difference of `high` or more does not pass.
   */
  beta: number;
  /**
   * What `low` and `high` count: big bets per 100 hands, or standard deviations of the paired difference of 100 hands.
   */
  scale: "rate" | "deviations";
}
/**
 * The difference, as it was seen and corrected for having stopped because of it, with a 95 % interval around the latter.
 */
export interface RegressionEstimate {
  seen: number | null;
  corrected: number | null;
  low: number | null;
  high: number | null;
}
/**
 * The house rules of one table, resolved for its game: every parameter of a rule set with its value.
 */
export interface RulesInForce {
  /**
   * Name of the rule set they come from.
   */
  set: string;
  /**
   * Who brings it in when two door cards have the same rank: the lower suit (razz: the higher), or the seat dealt first.
   */
  bringInTie: "suit" | "position";
  /**
   * Who opens when two boards are equal: the seat dealt first, or the board that holds the highest card by suit.
   */
  boardTie: "position" | "suit";
  /**
   * Bets and raises allowed on a street; the completion counts as the bet.
   */
  cap: number;
  /**
   * Whether the cap also holds between two seats.
   */
  headsUpCap: "kept" | "lifted-by-street" | "lifted-by-hand";
  /**
   * Who may bet double on fourth street when a pair shows.
   */
  openPair: "none" | "holder" | "any";
  /**
   * What happens when seventh street has too few cards.
   */
  shortDeck: "community" | "burns-then-community";
  /**
   * Whether a card is burned before fourth, fifth, sixth and seventh street (table dealing).
   */
  burn: boolean;
  /**
   * Whether a seat that owes nothing may fold.
   */
  foldWhenFree: boolean;
  /**
   * Whether a seat that folded for nothing goes on receiving cards until a bet.
   */
  foldedSeatKeepsCards: boolean;
  /**
   * Probability that a dealt downcard is exposed, 0 to 1.
   */
  exposedDowncard: number;
  /**
   * What happens when the low card is all-in from the ante: the seat to its left acts first, or must bring it in.
   */
  allInLowCard: "left-acts" | "left-brings-in";
  /**
   * Who gets the odd chip among equals: the highest card by suit, or the seat dealt first.
   */
  oddChip: "suit" | "position";
  /**
   * When an all-in wager of less than a bet counts as one: from half a bet, or only when full.
   */
  partialWager: "half-bet" | "full-bet";
  /**
   * Who shows first when seventh street was checked.
   */
  showFirst: "opener" | "position";
  /**
   * Smallest stack a seat may sit down with, in small bets; 0 for none.
   */
  smallestBuyIn: number;
  /**
   * Whether the big bet must be twice the small bet.
   */
  bigBetDoubles: boolean;
  /**
   * What the house takes from each pot; null for nothing.
   */
  rake: null | Rake;
}
/**
 * The runs that a page may show, latest first.
 */
export interface RunList {
  runs: RunListed[];
  /**
   * Runs that cannot be read; none when all can.
   */
  unread?: RunUnread[];
}
/**
 * A run in a list.
 */
export interface RunListed {
  /**
   * Name of its folder.
   */
  id: string;
  /**
   * Name of the event.
   */
  name: string;
  game: AnyGame;
  seats: number;
  /**
   * Hands planned.
   */
  hands: number;
  handsPlayed: number;
  complete: boolean;
  /**
   * Name of the bot that leads; null while nobody does.
   */
  best: string | null;
}
/**
 * A run that cannot be read.
 */
export interface RunUnread {
  /**
   * Name of its folder.
   */
  id: string;
  /**
   * Why it cannot, and what can be done, in a sentence.
   */
  why: string;
}
/**
 * A run as the page shows it.
 */
export interface RunPage {
  version: 1;
  /**
   * Name of its folder.
   */
  id: string;
  standings: Standings;
  curves: Curve[];
  pace: Pace;
  damage?: RunDamage;
}
/**
 * How the rate of an entrant went, block by block.
 */
export interface Curve {
  name: string;
  /**
   * At most 200, evenly spread, the last one that of the standings.
   */
  points: CurvePoint[];
}
/**
 * The rate after so many hands of the entrant.
 */
export interface CurvePoint {
  hands: number;
  /**
   * Big bets, or antes, per 100 hands.
   */
  mean: number;
  /**
   * Lower end of the interval.
   */
  low: number | null;
  /**
   * Upper end.
   */
  high: number | null;
}
/**
 * How a run goes on.
 */
export interface Pace {
  /**
   * `playing` while a process plays it, `still` when none does and hands are missing.
   */
  state: "playing" | "still" | "complete";
  /**
   * Of the last seconds; null when it is not playing.
   */
  handsPerSecond: number | null;
  /**
   * At that pace; null when nobody knows.
   */
  secondsLeft: number | null;
}
/**
 * What of its journal cannot be read and does not count; missing when all can.
 */
export interface RunDamage {
  /**
   * Damaged places.
   */
  count: number;
  /**
   * The first ten of them, each with what is wrong there.
   */
  places: string[];
}
/**
 * All that a page saved as one file holds.
 */
export interface SavedPage {
  version: 1;
  run: RunPage;
  bots: BotPage[];
  list: HandList;
  hands: HandPage[];
}
/**
 * A win rate with its 95 % interval, in big bets per 100 hands; against the house in antes per 100 hands. In an event that stops by itself the interval holds however often one looks.
 */
export interface Rate {
  /**
   * Big bets, or antes, won per 100 hands.
   */
  mean: number;
  /**
   * Lower end of the 95 % interval; null with fewer than two blocks.
   */
  low: number | null;
  /**
   * Upper end of the 95 % interval; null with fewer than two blocks.
   */
  high: number | null;
}
/**
 * What a player puts in against the house, in chips.
 */
export interface HouseStakes {
  ante: number;
  call: number;
}
/**
 * Who won how much, and how sure that is.
 */
export interface Standings {
  version: 1;
  event: EventSummary;
  entrants: Standing[];
  /**
   * Heads-up events only; both directions.
   */
  headToHead: Encounter[];
  field?: FieldOfOpponents;
  /**
   * SHA-256 over every match result in order of identity.
   */
  resultHash: string;
}
/**
 * What was played.
 */
export interface EventSummary {
  name: string;
  game: AnyGame;
  /**
   * Name of the rule set; of a game against the house its own name.
   */
  rules: string;
  /**
   * The sizes of the table; of a game against the house what a player puts in.
   */
  stakes: Stakes | HouseStakes;
  /**
   * Seats at a table; 1 against the house.
   */
  seats: number;
  seed: string;
  /**
   * SHA-256 of doorcard/commitment/ and the seed, which may be told before play.
   */
  commitment?: string;
  /**
   * Hands planned.
   */
  hands: number;
  /**
   * Hands in the journal.
   */
  handsPlayed: number;
  /**
   * Blocks complete.
   */
  blocks: number;
  complete: boolean;
  until?: StopSummary;
  /**
   * What the rates leave out, where they do: the luck of the cards.
   */
  reduced?: Reduction;
}
/**
 * When the event stops by itself, and how far it is from that.
 */
export interface StopSummary {
  /**
   * `separated`: every neighbouring pair of the ranking is told apart or within the margin; `interval`: every interval is narrow enough; `tested`: the first bot is told from the second.
   */
  rule: "separated" | "interval" | "tested";
  /**
   * The margin, or the half-width of an interval, in big bets per 100 hands.
   */
  within?: number;
  /**
   * Whether the answer is known; false for an event that came to its most hands without it, or is not complete.
   */
  isKnown: boolean;
  /**
   * Where the rule is `separated`, each neighbouring pair of the ranking, best first.
   */
  neighbours?: NeighbourPair[];
}
export interface NeighbourPair {
  name: string;
  against: string;
  difference: Rate;
  told: "apart" | "within-margin" | "open";
}
/**
 * One entrant, best first.
 */
export interface Standing {
  /**
   * 1 for the best.
   */
  rank: number;
  name: string;
  /**
   * Hands it played.
   */
  hands: number;
  rate: Rate;
  /**
   * The chance of each rank, first rank first, by resampling blocks; none with fewer than two blocks.
   */
  rankChances?: number[];
  /**
   * Letters of the groups that it belongs to, best group `a`: two entrants that share a letter cannot be told apart.
   */
  groups?: string;
  /**
   * Its rate in a field in which the others count by weight.
   */
  fieldRate?: Rate;
  secondOpinion?: SkillTold;
  decisions: number;
  /**
   * Measured on a sample of its turns; null when unknown. Not part of the result hash.
   */
  decisionsPerSecond: number | null;
  faults: FaultCounts;
  faulted?: FaultedShare;
  /**
   * True when its faults went beyond the limit: its later matches were not played, and the others' rates leave out the line-ups that it was in.
   */
  out?: boolean;
  isolation?: Isolation;
}
/**
 * Its skill by finishing orders alone (Plackett-Luce), and how unsure that is; only when asked for.
 */
export interface SkillTold {
  /**
   * Everybody begins at 25.
   */
  mu: number;
  /**
   * Everybody begins at 25/3.
   */
  sigma: number;
}
/**
 * The hands in which the arena acted for it, when there were any, and its rate without them.
 */
export interface FaultedShare {
  hands: number;
  /**
   * Chips won or lost in them.
   */
  net: number;
  /**
   * Big bets, or antes, won per 100 of its other hands; null when it has none.
   */
  rateWithout: number | null;
}
/**
 * One entrant against another, from the line-ups in which both sat.
 */
export interface Encounter {
  name: string;
  against: string;
  hands: number;
  rate: Rate;
}
/**
 * The field of `fieldRate`. In the strongest that the entrants make, everybody is even with itself, nobody is above 0, and those it is made of are at 0.
 */
export interface FieldOfOpponents {
  /**
   * Whether it was asked for, or is the strongest that the entrants make (Nash averaging).
   */
  chosen: "strongest" | "asked";
  /**
   * What each entrant counts for as an opponent, by name.
   */
  weights: {
    [k: string]: number;
  };
}
/**
 * An observation on the wire: all of it but what the start of the match told, which are the game, the rules, the stakes and your seat.
 */
export interface Turn {
  street: Street;
  /**
   * The seat to the dealer's left: dealt first, first in every tie by position.
   */
  firstSeat: Seat;
  /**
   * The seat that acted first on this street.
   */
  opener: Seat;
  /**
   * Your downcards in the order dealt: two, and a third from seventh street on.
   */
  downcards: Card[];
  /**
   * The shared seventh card when the deck ran short; else empty.
   */
  community: Card[];
  /**
   * Every seat dealt in, seat 1 first, you among them.
   */
  players: Player[];
  /**
   * Chips in the middle, bets of this street included.
   */
  pot: Chips;
  /**
   * Chips you owe to stay in, at most your stack; 0 when a check is free.
   */
  toCall: Chips;
  /**
   * Bets and raises so far on this street that count towards the cap.
   */
  wagers: number;
  /**
   * Every action of the hand so far, oldest first.
   */
  history: Deed[];
  /**
   * The legal actions; answer with the word of one.
   */
  options: Option[];
}
/**
 * The sizes of a table, in chips.
 */
export interface Stakes {
  /**
   * From every seat before the deal.
   */
  ante: Chips;
  /**
   * The forced opening of third street.
   */
  bringIn: Chips;
  /**
   * The bet of third and fourth street.
   */
  smallBet: number;
  /**
   * The bet of fifth, sixth and seventh street.
   */
  bigBet: number;
}
/**
 * A legal action and what it costs.
 */
export interface Option {
  action: Action;
  /**
   * Chips that go from the stack into the pot when it is taken.
   */
  pays: Chips;
}
/**
 * Taken from each pot after uncalled bets are returned, rounded down to the unit.
 */
export interface Rake {
  /**
   * Share of the pot, 0 to 1, in steps of 0.0001.
   */
  rate: number;
  /**
   * Most chips taken from a pot.
   */
  cap: Chips;
  /**
   * A smaller pot is not raked, in chips.
   */
  smallestPot: Chips;
  /**
   * Chips the rake is rounded down to a multiple of.
   */
  unit: number;
}
/**
 * How often each fault happened.
 */
export interface FaultCounts {
  illegal: number;
  unreadable: number;
  late: number;
  crashed: number;
  "out-of-memory": number;
}
