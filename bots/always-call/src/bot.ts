import { defineHouseBot } from "@doorcard/sdk";

/** Calls with everything. */
export default defineHouseBot({ name: "always-call", version: "1.0.0", create: () => ({ act: () => "call" }) });
