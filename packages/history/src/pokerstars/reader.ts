import { textReader } from "../text/reader.ts";
import { isHeader, readHeader } from "./header.ts";
import { takeLine } from "./take-line.ts";

/** Reads the text log of PokerStars. */
export const readPokerStars = textReader({ isHeader, readHeader, takeLine, lastLine: "Total pot" });
