import { Command } from "commander";
export const benchCommand = (): Command => new Command("bench");
