import { Command } from "commander";
import { auditCommand } from "./commands/audit.ts";
import { benchCommand } from "./commands/bench.ts";
import { checkCommand } from "./commands/check.ts";
import { demoCommand } from "./commands/demo.ts";
import { diffCommand } from "./commands/diff.ts";
import { docsCommand } from "./commands/docs.ts";
import { exportCommand } from "./commands/export.ts";
import { newCommand } from "./commands/new.ts";
import { regressCommand } from "./commands/regress.ts";
import { replayCommand } from "./commands/replay.ts";
import { rulesCommand } from "./commands/rules.ts";
import { runCommand } from "./commands/run.ts";
import { serveCommand } from "./commands/serve.ts";
import { standingsCommand } from "./commands/standings.ts";
import { verifyCommand } from "./commands/verify.ts";
import manifest from "../package.json" with { type: "json" };

/** The whole command line: one command for each job. */
export function program(): Command {
  const doorcard = new Command("doorcard")
    .description("A bot arena for the seven-card-stud family: stud, stud hi-lo (stud8) and razz.")
    .version(manifest.version, "-V, --version", "the version")
    .helpOption("-h, --help", "what a command does, with examples")
    .helpCommand("help [command]", "what a command does, with examples")
    .addHelpText(
      "after",
      "\nExit codes: 0 done, 1 failed, 2 misuse or bad input, 3 undecided; 130 stopped by Ctrl-C." +
        "\ndoorcard COMMAND --help shows a command's options and examples.",
    );
  const commands = [
    runCommand(),
    standingsCommand(),
    serveCommand(),
    regressCommand(),
    replayCommand(),
    exportCommand(),
    auditCommand(),
    diffCommand(),
    verifyCommand(),
    checkCommand(),
    rulesCommand(),
    benchCommand(),
    demoCommand(),
    newCommand(),
    docsCommand(),
  ];
  for (const command of commands) {
    command
      .helpOption("-h, --help", "this text")
      .showHelpAfterError(`(doorcard ${command.name()} --help shows what there is)`);
    command.exitOverride().allowExcessArguments(false);
    doorcard.addCommand(command);
  }
  return doorcard.exitOverride().showHelpAfterError("(doorcard --help shows the commands)");
}
