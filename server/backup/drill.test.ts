import { expect, it } from "vitest";
import { runDrill } from "@felistry/testkit/processes/drill.ts";

/** `npm run drill` goes through twenty, on a registry of any size. */
it(
  "[SEC-28] the server and its database killed amid writing and the database's disk deleted: restored to a chosen moment, the history is what was acknowledged by then",
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
