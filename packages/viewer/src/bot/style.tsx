import type { BotPage } from "@doorcard/protocol";
import { counted, grouped, likely } from "../numbers.ts";
import { ShareBar } from "../share-bar.tsx";
import { TableBox } from "../sheet/table-box.tsx";

/** How often a bot does what it could. */
export function Style({ bot }: { bot: BotPage }) {
  const { version, hands, style } = bot;
  const note = "note" in bot && typeof bot.note === "string" ? bot.note : "Nothing is known of how it plays.";
  if (style.length === 0) return <p class="muted">{note}</p>;
  return (
    <>
      <p class="muted small">
        Version {version}. From a sample of {counted(hands, "hand")}.
      </p>
      <TableBox label="How it plays">
        <table>
          <caption class="unseen">How often it does what it could</caption>
          <thead>
            <tr>
              <th scope="col" class="name">
                What
              </th>
              <th scope="col" class="plot">
                <span class="unseen">As a bar</span>
              </th>
              <th scope="col">how often</th>
              <th scope="col">times</th>
            </tr>
          </thead>
          <tbody>
            {style.map(({ key, told, times, of }) => (
              <tr key={key}>
                <th scope="row" class="name wide">
                  {told}
                </th>
                <td class="plot">
                  <ShareBar shares={of === 0 ? [] : [times / of]} />
                </td>
                <td>{of === 0 ? "–" : likely(times / of)}</td>
                <td class="muted">
                  {grouped(times)} of {grouped(of)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  );
}
