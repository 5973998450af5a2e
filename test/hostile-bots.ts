import type { Fault } from "@doorcard/protocol";

/** A hostile bot, what it does, and the fault that it ends as in a process. */
export interface Attack {
  readonly file: string;
  readonly does: string;
  readonly endsAs: Fault | "none" | "any";
  /** What it ends as where the machine is too busy for that. */
  readonly or?: Fault;
}

const attack = (file: string, does: string, endsAs: Attack["endsAs"], or?: Fault): Attack => ({
  file,
  does,
  endsAs,
  ...(or && { or }),
});

/** Those that misuse their turns: time, memory, what they write. */
export const MISCONDUCT: readonly Attack[] = [
  attack("endless-loop.mjs", "loops for ever in a turn", "late"),
  attack("promise-never-settled.mjs", "promises an answer and never gives it", "late"),
  attack("late.mjs", "answers when its turn, or the hand, is over", "late"),
  attack("ten-megabytes.mjs", "answers with ten megabytes", "unreadable"),
  attack("wrong-id.mjs", "answers what was never asked", "unreadable"),
  attack("another-table.mjs", "answers for another table", "any"),
  attack("old-answers.mjs", "answers old turns again and again", "none"),
  attack("unreadable-bytes.mjs", "writes bytes that are no message", "unreadable"),
  attack("object-bomb.mjs", "fills its memory with objects", "out-of-memory", "late"),
  attack("buffer-bomb.mjs", "fills its memory with buffers", "out-of-memory", "late"),
  attack("exits.mjs", "ends its process in a turn", "crashed"),
  attack("aborts.mjs", "crashes its process in a turn", "crashed"),
  attack("floods-stderr.mjs", "floods standard error", "none"),
  attack("patches-builtins.mjs", "patches Array.prototype and JSON", "any"),
];

/** Those that reach for what is not theirs. */
export const TRESPASS: readonly Attack[] = [
  attack("reads-passwd.mjs", "reads files of the machine", "crashed"),
  attack("follows-links.mjs", "follows links out of its folder", "crashed"),
  attack("reads-journal.mjs", "reads the journal and the seed", "crashed"),
  attack("alters-journal.mjs", "alters the journal", "crashed"),
  attack("writes-by-sqlite.mjs", "writes files by SQLite", "crashed"),
  attack("reads-memory.mjs", "reads the arena's or other bots' memory", "crashed"),
  attack("writes-files.mjs", "writes files", "crashed"),
  attack("opens-sockets.mjs", "uses the network", "crashed"),
  attack("fork-bomb.mjs", "starts processes", "crashed"),
  attack("thread-bomb.mjs", "starts threads", "crashed"),
  attack("kills-parent.mjs", "kills the arena", "crashed"),
  attack("kills-parent-otherwise.mjs", "signals the arena in other ways", "crashed"),
  attack("makes-code.mjs", "makes code of text", "crashed"),
  attack("remembers.mjs", "remembers a deal from another seat of its block", "none"),
];

/** The same in Python, for which only a sandbox can stop them. */
export const TRESPASS_IN_PYTHON: readonly Attack[] = [
  attack("reads-passwd.py", "reads files of the machine", "crashed"),
  attack("reads-journal.py", "reads the journal and the seed", "crashed"),
  attack("reads-memory.py", "reads the arena's or other bots' memory", "crashed"),
  attack("writes-files.py", "writes files", "none"),
  attack("opens-sockets.py", "uses the network", "crashed"),
  attack("kills-parent.py", "kills the arena", "crashed"),
];
