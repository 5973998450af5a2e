import { check, type BotHello } from "@doorcard/protocol";
import { PROTOCOL_VERSION } from "@doorcard/protocol/wire";

/** The hello in a message, or a sentence about why there is none. */
export function helloIn(message: Uint8Array): BotHello | string {
  let told: unknown;
  try {
    told = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(message));
  } catch {
    return "it answered the hello with what is no JSON";
  }
  const protocol = (told as { protocol?: unknown } | null)?.protocol;
  if (Number.isInteger(protocol) && protocol !== PROTOCOL_VERSION) {
    return `it speaks version ${String(protocol)} of the protocol, and this arena version ${PROTOCOL_VERSION}`;
  }
  const checked = check("botHello", told);
  if (checked.ok) return checked.value;
  return `it answered the hello with what is none: ${checked.problems.map((problem) => `${problem.at} ${problem.message}`.trim()).join("; ")}`;
}
