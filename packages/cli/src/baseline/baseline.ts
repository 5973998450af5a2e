import { resolve } from "node:path";
import { knownBotFolder } from "../bot-lookup.ts";
import { gitVersion } from "./git-version.ts";
import { npmVersion } from "./npm-version.ts";

/** What an event is told of a bot: its name or path, and a name of its own where it needs one. */
export type BotAsked = string | { readonly name: string; readonly bot: string };

/**
 * The bot that a candidate is measured against: a name, a path, `git:REVISION` for the candidate as it was then, or `npm:SPEC`
 * for a package that npm fetches. A reason when it cannot be had.
 */
export function baselineOf(
  against: string,
  candidate: string,
): { readonly bot: BotAsked } | { readonly reason: string } {
  const [, kind, what] = /^(git|npm):(.+)$/s.exec(against) ?? [];
  if (kind === undefined || what === undefined) return { bot: against };
  const name = (kind === "npm" ? what : `${plain(candidate)}@${what}`).split(/[/\\]/).at(-1)!;
  const found =
    kind === "npm"
      ? npmVersion(what, process.cwd())
      : gitVersion(knownBotFolder(candidate) ?? resolve(candidate), what);
  return "reason" in found ? found : { bot: { name, bot: found.path } };
}

/** A bot's path without what its name does not need. */
const plain = (bot: string): string => bot.replace(/([/\\]src)?[/\\](bot|index)\.\w+$/, "").replace(/\.\w+$/, "");
