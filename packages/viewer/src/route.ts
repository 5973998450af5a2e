import { computed, signal } from "@preact/signals";
import { routeOf } from "./address.ts";

export { addressOf, type Route } from "./address.ts";

/** The part of the address after the number sign; saved pages have no other. */
const hash = signal(location.hash);
addEventListener("hashchange", () => {
  hash.value = location.hash;
});

export const route = computed(() => routeOf(hash.value));
