import { judge, readLog, SITE_RULES, type ReadLog, type ToldHand, type Unread, type Verdict } from "@doorcard/history";
import { rulesFor, ruleSet } from "@doorcard/engine";
import { counted } from "@doorcard/report";
import { Command } from "commander";
import { readFileSync } from "node:fs";
import { grouped } from "../counts.ts";
import { EXIT, refuse } from "../exit.ts";
import { filesOf } from "../log-files.ts";
import { readOddHands, type OddHands } from "../odd-hands.ts";
import { addExamples, addOutputOptions, type OutputOptions } from "../terminal.ts";

interface VerifyOptions extends OutputOptions {
  readonly rules?: string;
  readonly odd?: string;
}

/** What is kept of a hand that was judged: where it stands, its verdict, by which rule set, and why it may differ if it is known to. */
interface Judged extends Verdict, Pick<ToldHand, "place" | "id" | "game"> {
  readonly rules: string;
  readonly odd: string | undefined;
}

/** `doorcard verify`: plays the hands of logs by the rules of a house and tells where they differ. */
export function verifyCommand(): Command {
  const command = new Command("verify")
    .summary("play hands from logs by the rules of a house, and tell the first difference of each")
    .description(
      "Plays every hand of hand histories by a rule set: whose turn it was, what was legal, the amounts, the pots and the winners. Cards that a log hides are not judged. Reads text of PokerStars, Full Tilt and Bovada, XML of iPoker, PHH, and Open Hand History as it is written here.",
    )
    .argument("<files...>", "files, or folders of them")
    .option("-r, --rules <set>", "rule set to judge by (default: that of the site which wrote the log)")
    .option("--odd <file>", 'hands whose logs are known to be wrong, JSON: {"12": "why"}; they do not fail the check');
  addOutputOptions(command, "every hand's verdict");
  addExamples(command, [
    ["verify hands/", "all files of a folder, each site by its own rules"],
    ["verify hands/ --odd odd-hands.json", "the same, and only a difference that is not known yet fails"],
    ["verify hands/24.phh --rules wsop-live-2024", "one file by the rules that are named"],
  ]);
  return command.action((paths: string[], options: VerifyOptions) => verify(paths, options));
}

function verify(paths: readonly string[], options: VerifyOptions): void {
  const { files, problems } = filesOf(paths);
  const set = options.rules === undefined ? undefined : ruleSet(options.rules);
  refuse([...problems, ...(set?.ok === false ? set.problems.map(({ message }) => `--rules: ${message}`) : [])]);
  const odd: OddHands = options.odd === undefined ? new Map() : readOddHands(options.odd);
  const judged: Judged[] = [];
  const unread: Unread[] = [];
  for (const file of files) {
    const log = read(file);
    unread.push(...log.unread);
    for (const told of log.hands) judgeInto(told, options.rules ?? SITE_RULES[told.site], odd, judged, unread);
  }
  process.stdout.write(options.json === true ? json(judged, unread) : text(judged, unread, files.length));
  if (unread.length > 0 || judged.some(isWrong) || judged.some(isStale)) process.exitCode = EXIT.failed;
}

/** Reads a file; one that cannot be opened is told like what it holds. */
function read(file: string): ReadLog {
  try {
    return readLog(readFileSync(file), file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return { hands: [], unread: [{ place: { file, line: 1 }, id: undefined, reason: `cannot be opened (${code})` }] };
  }
}

const isWrong = ({ difference, odd }: Judged): boolean => difference !== undefined && odd === undefined;

/** A hand that agrees, though it stands among the odd ones. */
const isStale = ({ difference, odd }: Judged): boolean => difference === undefined && odd !== undefined;

/** Judges a hand; a game that the rule set does not have is reported and not judged. */
function judgeInto(told: ToldHand, set: string, odd: OddHands, judged: Judged[], unread: Unread[]): void {
  const rules = rulesFor(set, told.game);
  const { place, id, game } = told;
  if (rules.ok) judged.push({ place, id, game, rules: set, odd: odd.get(id), ...judge(told, rules.value) });
  else unread.push({ place, id, reason: rules.problems.map(({ message }) => message).join("; ") });
}

function text(judged: readonly Judged[], unread: readonly Unread[], files: number): string {
  const count = (winners: Verdict["winners"]): string =>
    counted(judged.filter((one) => one.winners === winners).length, "hand");
  const actions = judged.reduce((sum, one) => sum + one.actions, 0);
  const { agree, differ, known } = totalsOf(judged, unread);
  const lines = [
    ...judged.flatMap(sentences),
    ...unread.map(
      ({ place, id, reason }) => `${place.file}:${place.line}${id === undefined ? "" : ` hand ${id}`}: ${reason}`,
    ),
    `${counted(judged.length, "hand")} of ${counted(files, "file")} judged: ${grouped(agree)} in full agreement, ${grouped(differ)} differ${known > 0 ? `, and ${grouped(known)} as it is known` : ""}; ${grouped(unread.length)} could not be read.`,
    `Judged: ${counted(actions, "action")}; the winners by their cards in ${count("judged")}, the last seat left in ${count("unopposed")}, the pots alone in ${count("hidden")}, where a hand was not shown.`,
  ];
  return `${lines.join("\n")}\n`;
}

/** What there is to say of a hand: how it differs, and why if that is known. */
function sentences(hand: Judged): string[] {
  const { place, id, difference, odd } = hand;
  if (isStale(hand)) return [`${place.file}:${place.line} hand ${id}: agrees, though it stands among the odd hands`];
  if (difference === undefined) return [];
  const told = `${place.file}:${difference.line} hand ${id}: ${difference.sentence}`;
  return [odd === undefined ? told : `${told} (known: ${odd})`];
}

function totalsOf(
  judged: readonly Judged[],
  unread: readonly Unread[],
): Readonly<Record<"judged" | "agree" | "differ" | "known" | "unread", number>> {
  const agree = judged.filter(({ difference }) => difference === undefined).length;
  const differ = judged.filter(isWrong).length;
  return { judged: judged.length, agree, differ, known: judged.length - agree - differ, unread: unread.length };
}

function json(judged: readonly Judged[], unread: readonly Unread[]): string {
  const hands = judged.map(({ place, id, game, rules, actions, winners, difference, odd }) => {
    const { file, line } = place;
    return { file, line, id, game, rules, actions, winners, difference: difference ?? null, odd: odd ?? null };
  });
  const left = unread.map(({ place, id, reason }) => ({ ...place, id: id ?? null, reason }));
  return `${JSON.stringify({ hands, unread: left, totals: totalsOf(judged, unread) }, undefined, 2)}\n`;
}
