import { expect, test } from "vitest";
import { runFailover } from "@felistry/testkit/processes/failover-drill.ts";

test("the primary dies under load: writes wait with 503, reads go on, the promoted copy is found, nothing acknowledged is lost", async () => {
  const seen = await runFailover({
    writers: 4,
    readers: 4,
    loadMs: 1_500,
    promotionMs: 1_500,
    say: () => {},
  });
  // How many depends on the machine; that none of them is lost does not.
  expect(seen.acknowledged).toBeGreaterThan(0);
  expect(seen).toMatchObject({ lost: 0, otherWrites: 0, failedReads: 0 });
  expect(seen.refusedWrites).toBeGreaterThan(0);
  expect(seen.readsWhileAway).toBeGreaterThan(10);
  expect(seen.backMs).toBeLessThan(10_000);
}, 120_000);
