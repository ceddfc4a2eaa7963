/** A short form of `npm run fuzz`: requests made from the OpenAPI document, each answer held to it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { callersOf, type Callers } from "@felistry/testkit/fuzz/callers.ts";
import { runCampaign } from "@felistry/testkit/fuzz/campaign.ts";
import { reportOf } from "@felistry/testkit/fuzz/report.ts";
import { sampleCalls } from "@felistry/testkit/samples/sample-calls.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { describeApi } from "./http/docs/openapi.ts";

/** Another month, other requests; within it a finding can be made again. */
const SEED = new Date().getUTCFullYear() * 100 + new Date().getUTCMonth();
const ROUNDS = 8;

let server: TestServer;
let callers: Callers;

beforeAll(async () => {
  server = await startTestServer();
  const { caller, stranger } = await sampleCalls(server);
  callers = callersOf(server.pool, server.raw, [caller.id, stranger.id]);
});
afterAll(() => server.stop());

test(
  "[SEC-29] whatever is sent by the OpenAPI document, no answer is a 5xx or off its schema",
  { timeout: 120_000 },
  async () => {
    const document = describeApi("Felistry", "1");
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    const result = await runCampaign({
      document,
      seed: SEED,
      requests: operations.length * ROUNDS,
      send: callers.send,
      callers: callers.count,
    });
    expect(result.findings, `seed ${SEED}\n${reportOf(result)}`).toEqual([]);
    // Answers come in another order each time, and with them what later requests ask for: about a third is reached.
    expect(result.reached).toBeGreaterThan(operations.length / 4);
  },
);
