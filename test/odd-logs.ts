/** Real hands in which the log and the engine differ, by number, and why the log is the odd one. */
export const ODD_LOGS: Readonly<Record<string, string>> = {
  "35874676388":
    "seat 4 leaves the table on fourth street, and the room folds its hand though it owes nothing (the hand stands in two files)",
};
