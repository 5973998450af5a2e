import { existsSync, rmSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filledOnce, keptFolder } from "./kept-folder.ts";
import { run, type Said } from "./program.ts";

/**
 * The path of a bot as it was at a revision: the files of that commit are put into `.doorcard/versions` of its repository, once,
 * from where modules that the repository has installed are found. Gives a reason when there is none.
 */
export function gitVersion(path: string, revision: string): { readonly path: string } | { readonly reason: string } {
  if (!existsSync(path)) return { reason: `there is no file or folder ${path}` };
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  const git = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Said => run("git", args, folder, env);
  const top = git(["rev-parse", "--show-toplevel"]);
  if (!top.ok) return { reason: `${path} is in no git repository (${top.reason})` };
  const commit = git(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (!commit.ok)
    return { reason: `git knows no revision ${revision}; a shallow clone may lack it (git fetch --unshallow)` };
  const kept = keptFolder(top.text, commit.text);
  let failure: string | undefined;
  const must = (said: Said): void => {
    if (said.ok) return;
    failure = said.reason;
    throw new Error(said.reason);
  };
  try {
    filledOnce(kept, (part) => {
      const index = { GIT_INDEX_FILE: join(part, ".index") };
      must(git(["read-tree", commit.text], index));
      must(run("git", ["checkout-index", "--all", `--prefix=${part}/`], top.text, index));
      rmSync(index.GIT_INDEX_FILE);
    });
  } catch (error) {
    return { reason: `revision ${revision} cannot be put into ${kept}: ${failure ?? (error as Error).message}` };
  }
  const then = join(kept, relative(top.text, path));
  return existsSync(then)
    ? { path: then }
    : { reason: `there was no ${relative(top.text, path)} at revision ${revision}` };
}
