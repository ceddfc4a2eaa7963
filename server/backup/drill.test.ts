import { expect, it } from "vitest";
import { runDrill } from "@felistry/testkit/processes/drill.ts";

/** `npm run drill` runs twenty rounds, on a registry of any size. */
it(
  "[SEC-28] server and database are killed during writes and the database's disk is deleted: restored to a chosen moment, the history is what had been acknowledged by then",
  { timeout: 300_000 },
  async () => {
    const results = await runDrill({ rounds: 2, cats: 0, say: () => {} });
    expect(results).toMatchObject([
      { killed: "server", moment: "chosen", same: true },
      { killed: "PostgreSQL", moment: "last", same: true },
    ]);
    expect(Math.max(...results.map(({ lostMs }) => lostMs))).toBeLessThan(10_000);
  },
);
