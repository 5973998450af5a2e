import type { ComponentChildren } from "preact";
import "./table.css";

/** A box in which a table that is too wide is scrolled, so that the page is not; the keyboard reaches it. */
export function TableBox({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="table-box" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
