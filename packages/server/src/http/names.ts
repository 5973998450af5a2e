import { BlockList, isIP } from "node:net";
import { hostname } from "node:os";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** Whether only this machine reaches a host: its loopback addresses, and the name of them. */
export function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host.toLowerCase() === "localhost";
  return LOOPBACK.check(host, family === 4 ? "ipv4" : "ipv6");
}

/** Addresses that stand for all of a machine's. */
export const isEverywhere = (host: string): boolean => host === "0.0.0.0" || host === "::";

/**
 * Whether a Host header names us, who listen at a host. A page elsewhere may have its own name point at this machine (DNS
 * rebinding), and then the header has that name. Where we listen at every address any number will do, since nobody can have a
 * number point elsewhere, and the machine's own name.
 */
export function isOurName(header: string, host: string): boolean {
  const name = nameIn(header);
  if (name === undefined) return false;
  if (isLoopback(name) || name === host.toLowerCase()) return true;
  return isEverywhere(host) && (isIP(name) !== 0 || name === hostname().toLowerCase());
}

/** The host of a Host header, without its port and the brackets of an address. */
function nameIn(header: string): string | undefined {
  if (!/^[\w.:[\]-]+$/.test(header)) return undefined;
  const url = URL.parse(`http://${header}/`);
  return url?.hostname.replace(/^\[(.*)\]$/, "$1");
}

/** The address of a page at a host and port. */
export function addressOf(host: string, port: number): string {
  const name = isEverywhere(host) ? hostname() : host;
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}/`;
}
