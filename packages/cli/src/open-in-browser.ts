import { spawn } from "node:child_process";

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the browser of whoever sits here; whether there is one to be asked. */
export function openInBrowser(address: string): Promise<boolean> {
  const [program = "xdg-open", ...words] = OPENERS[process.platform] ?? ["xdg-open"];
  return new Promise((resolve) => {
    const opener = spawn(program, [...words, address], { stdio: "ignore", detached: true });
    opener.once("error", () => resolve(false));
    opener.once("spawn", () => {
      opener.unref();
      resolve(true);
    });
  });
}
