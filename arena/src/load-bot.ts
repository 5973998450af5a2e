import { problemsWith, type BotDefinition, type HouseBotDefinition } from "@doorcard/sdk";

/** Loads a bot module by its URL: its default export, checked. Throws what the module throws, or says what is wrong with it. */
export async function loadBot(module: string): Promise<BotDefinition | HouseBotDefinition> {
  const loaded = (await import(module)) as { default?: unknown };
  const problems = problemsWith(loaded.default);
  if (problems.length > 0) throw new TypeError(`it is no bot: ${problems.join("; ")}`);
  return loaded.default as BotDefinition | HouseBotDefinition;
}
