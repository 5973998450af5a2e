import { signal } from "@preact/signals";

const LOOKS = ["system", "light", "dark"] as const;
type Look = (typeof LOOKS)[number];

const KEPT_AS = "doorcard-look";

/** How the page looks; the choice is kept where the browser keeps anything for it. */
export const look = signal<Look>(kept());
look.subscribe((chosen) => {
  document.documentElement.dataset["look"] = chosen;
});

const darkness = matchMedia("(prefers-color-scheme: dark)");

/** What the system asks for now. */
export const systemLook = signal<"light" | "dark">(darkness.matches ? "dark" : "light");
darkness.addEventListener("change", ({ matches }) => {
  systemLook.value = matches ? "dark" : "light";
});

function kept(): Look {
  try {
    return LOOKS.find((known) => known === localStorage.getItem(KEPT_AS)) ?? LOOKS[0];
  } catch {
    // A page opened from disk may have no storage
    return LOOKS[0];
  }
}

function choose(chosen: Look): void {
  look.value = chosen;
  try {
    localStorage.setItem(KEPT_AS, chosen);
  } catch {
    // Then it holds until the page is closed
  }
}

/** A button that goes through the looks: as the system, light, dark. */
export function LookButton() {
  const next = LOOKS[(LOOKS.indexOf(look.value) + 1) % LOOKS.length]!;
  return (
    <button type="button" class="look" onClick={() => choose(next)} title={`Next: ${next}`}>
      Look: {look.value}
    </button>
  );
}
