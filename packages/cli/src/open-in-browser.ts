import { spawn } from "node:child_process";

const COMMANDS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: "open", win32: "explorer.exe" };

/** Asks the system to show an address in the browser of its user; whether it could be asked. */
export function openInBrowser(address: string): Promise<boolean> {
  const command = COMMANDS[process.platform] ?? "xdg-open";
  return new Promise((resolve) => {
    const child = spawn(command, [address], { stdio: "ignore", detached: true });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
