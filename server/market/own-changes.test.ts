/** A member who changes what the market shows sees the change in the very next answer, whichever call made it. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { apiKeys, specOf, type Answer, type ApiKey } from "@felistry/contract/api.ts";
import { methodOf } from "@felistry/contract/call.ts";
import { urlOf } from "@felistry/contract/client.ts";
import { sampleCalls } from "@felistry/testkit/samples/sample-calls.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const writes = apiKeys.filter(
  (key) => methodOf(key) !== "GET" && specOf(key).bodyKind !== "multipart",
);

/** All ads of the market, from the database rather than a kept answer. */
async function shown(): Promise<unknown[]> {
  const ads: unknown[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    server.services.market.changed();
    const { data, page }: Answer<"GET /sales/all-cats"> = await server.api("GET /sales/all-cats", {
      query: { limit: 100, ...(cursor && { cursor }) },
    });
    ads.push(...data);
    cursor = page.next;
  }
  return ads;
}

async function send(key: ApiKey, { params = {}, query = {}, body }: Sample, cookie: string) {
  return server.raw(urlOf(key, { params, query }), {
    method: methodOf(key),
    headers: { host: "localhost", "content-type": "application/json", cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
}

test("[D5-01] [7-68] each call that changes the market counts as a change when it is answered", async () => {
  const changed = vi.spyOn(server.services.market, "changed");
  const changing: ApiKey[] = [];
  const uncounted: ApiKey[] = [];
  for (const key of writes) {
    const { caller, samples } = await sampleCalls(server);
    const cookie = await server.sessionCookie(caller);
    const before = await shown();
    changed.mockClear();
    await send(key, samples[key] as Sample, cookie);
    const isCounted = changed.mock.calls.length > 0;
    if (JSON.stringify(await shown()) === JSON.stringify(before)) continue;
    changing.push(key);
    if (!isCounted) uncounted.push(key);
  }
  expect(uncounted).toEqual([]);
  expect(changing.length).toBeGreaterThan(10);
  // Each call has all samples anew.
}, 300_000);
