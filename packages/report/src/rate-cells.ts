import type { Rate } from "@doorcard/protocol";
import { styleText } from "node:util";
import { signed } from "./numbers.ts";

/** A column of rates as "+1.25 ± 0.40", signs and decimals under each other; "-" where nothing is known. */
export function rateCells(rates: readonly (Rate | null)[], colour: boolean): string[] {
  const means = padded(rates.map((rate) => (rate && isKnown(rate) ? signed(rate.mean) : "")));
  const halves = padded(rates.map((rate) => (rate ? half(rate) : "")));
  return rates.map((rate, at) => {
    if (!rate || !isKnown(rate)) return "-";
    return coloured(`${means[at]} ± ${halves[at]}`, rate, colour);
  });
}

/** The same on two lines, the half-width below the mean. */
export function stackedCells(rates: readonly (Rate | null)[], colour: boolean): string[] {
  return rateCells(rates, false).map((cell, at) => {
    const rate = rates[at];
    if (!rate || cell === "-") return cell;
    return cell
      .split(" ± ")
      .map((line, row) => coloured(row === 0 ? line : `±${line}`, rate, colour))
      .join("\n");
  });
}

/** A column of intervals as "[+0.85, +1.65]". */
export function intervalCells(rates: readonly Rate[], colour: boolean): string[] {
  const lows = padded(rates.map(({ low }) => (low === null ? "" : signed(low))));
  const highs = padded(rates.map(({ high }) => (high === null ? "" : signed(high))));
  return rates.map((rate, at) => (rate.low === null ? "-" : coloured(`[${lows[at]}, ${highs[at]}]`, rate, colour)));
}

/** Without a finished block there is no mean either: the 0 in its place says nothing. */
function isKnown({ mean, low }: Rate): boolean {
  return low !== null || mean !== 0;
}

/** Half the width of the interval; "?" when one block is all there is. */
function half({ low, high }: Rate): string {
  if (low === null || high === null) return "?";
  return signed((high - low) / 2).replace("+", "");
}

function coloured(text: string, { low, high }: Rate, colour: boolean): string {
  if (!colour || low === null || high === null) return text;
  if (low > 0) return styleText("green", text, { validateStream: false });
  if (high < 0) return styleText("red", text, { validateStream: false });
  return text;
}

function padded(texts: readonly string[]): string[] {
  const width = Math.max(0, ...texts.map((text) => text.length));
  return texts.map((text) => text.padStart(width));
}
