const REMARKS: readonly RegExp[] = [
  /^Table '/,
  /^Pair on board - a double bet is allowed$/,
  /^Betting is capped$/,
  /^No low hand qualified$/,
  /^\*{5,} # \d+ \*{5,}$/,
  /:? is (?:disconnected|connected|sitting out)$/,
  /:? has (?:timed out(?: while (?:being )?disconnected)?|returned)$/,
  / leaves the table$/,
  / joins the table at seat #\d+$/,
  / was removed from the table for failing to post$/,
  / will be allowed to play after the button$/,
  / stood up$/,
  / re-buys and receives .{1,60}$/,
  / finished the tournament.{0,80}$/,
  / wins the tournament.{0,80}$/,
  / (?:wins|won) .{1,40} for eliminating .{1,200}$/,
];

/** Whether a line is of the table's talk and comings and goings, which mean nothing to the hand. */
export const isRemark = (text: string): boolean => isSaid(text) || REMARKS.some((remark) => remark.test(text));

/** No pattern, which would try every place of a long line. */
const isSaid = (text: string): boolean => text.endsWith('"') && text.includes(' said, "');
