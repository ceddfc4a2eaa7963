/** Drawings that are not cached take CPU time; a caller who requests many holds nobody else up. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { DRAWING_LIMITS } from "@felistry/contract/colours/drawing-limits.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "0.05" } });
});
afterAll(() => server.stop());

const COLOURS = ["n", "a", "d", "e", "ns", "as", "ds", "es"];
const PATTERNS = ["22", "23", "24", "25"];
const drawing = (n: number, type: "svg" | "png") =>
  `/drawn/SIB-${COLOURS[n % 8]}-${PATTERNS[(n >> 3) % 4]}.${type}`;
const ask = async (path: string, address: string) => {
  const answer = await server.raw(path, { headers: { "x-forwarded-for": address } });
  await answer.arrayBuffer();
  return answer;
};

test("[SEC-01] pictures of drawings are limited per address; cached ones are not", async () => {
  const most = Math.ceil(DRAWING_LIMITS.png[0].most * 0.05);
  for (let n = 0; n < most; n++)
    expect((await ask(drawing(n, "png"), "198.51.100.1")).status).toBe(200);
  const refused = await ask(drawing(most, "png"), "198.51.100.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await ask(drawing(0, "png"), "198.51.100.1")).status).toBe(200);
  expect((await ask(drawing(most, "png"), "198.51.100.2")).status).toBe(200);
  // The limit writes nothing to the database.
  const { rows } = await server.pool.query("select key from attempts where key like 'drawn%'");
  expect(rows).toEqual([]);
});

test("[SEC-01] a page with fifty drawn cats is not limited", async () => {
  const limit = DRAWING_LIMITS.svg[0];
  expect(limit.most).toBeGreaterThanOrEqual(50 * 20);
  for (let n = 0; n < 32; n++)
    expect((await ask(drawing(n, "svg"), "198.51.100.3")).status).toBe(200);
});

test("[SEC-01] another caller's single picture waits for one picture of a heavy caller, not for all", async () => {
  const finished: string[] = [];
  const from = async (address: string, n: number) => {
    expect(
      (await ask(`/drawn/MCO-${COLOURS[n % 8]}-${PATTERNS[n >> 3]}.png`, address)).status,
    ).toBe(200);
    finished.push(address);
  };
  const many = [0, 1, 2].map((n) => from("198.51.100.4", n));
  await Promise.all([...many, from("198.51.100.5", 12)]);
  // One may already be in progress, and the first caller has one turn before.
  expect(finished.indexOf("198.51.100.5")).toBeLessThan(3);
});
