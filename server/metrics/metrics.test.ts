import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { recordBackup } from "../backup/made-backups.ts";
import { logSlowStatements, timed } from "../db/statement-times.ts";
import { poolDb } from "../db/transaction.ts";
import { openLog } from "../log.ts";

const TOKEN = "a-token-of-the-monitoring";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => server.stop());

const LINE =
  /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.]+(?:e[+-]?\d+)?)$/;

async function figures(): Promise<Record<string, number>> {
  const answer = await server.raw("/metrics");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const lines = (await answer.text()).trimEnd().split("\n");
  expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
  const samples = lines.filter((line) => !line.startsWith("#"));
  // A label's value may have spaces.
  const space = (line: string) => line.lastIndexOf(" ");
  return Object.fromEntries(
    samples.map((line) => [line.slice(0, space(line)), Number(line.slice(space(line) + 1))]),
  );
}

test("calls are timed by name and status, answers from memory are counted apart", async () => {
  await server.raw("/api/breeds");
  await server.raw("/api/cats/999999999");
  for (let count = 0; count < 2; count++) await server.raw("/api/sales/all-cats");
  const known = await figures();
  const count = (call: string, status: number) =>
    known[`felistry_call_duration_seconds_count{call="${call}",status="${status}"}`];
  expect(count("GET /breeds", 200)).toBe(1);
  expect(count("GET /cats/{id}", 404)).toBe(1);
  expect(count("GET /sales/all-cats", 200)).toBe(1);
  expect(known["felistry_kept_answers_sent_total"]).toBe(1);
  expect(known["felistry_kept_answers"]).toBe(1);
  expect(known["felistry_kept_bytes"]).toBeGreaterThan(0);
  const buckets = Object.entries(known).filter(([name]) =>
    name.startsWith('felistry_call_duration_seconds_bucket{call="GET /breeds",status="200"'),
  );
  const values = buckets.map(([, value]) => value);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(buckets.at(-1)![0]).toContain('le="+Inf"');
  expect(values.at(-1)).toBe(1);
});

test("background work that is due is counted by kind and state, with its age", async () => {
  await server.pool.query(
    `insert into jobs.job (name, data, state, start_after) values
       ('import', '{"test":1}', 'failed', now()), ('registry-check', '{"test":1}', 'active', now() - interval '1 hour')`,
  );
  const known = await figures();
  await server.pool.query("delete from jobs.job where data = '{\"test\":1}'");
  expect(known['felistry_jobs{kind="import",state="failed"}']).toBe(1);
  expect(known['felistry_jobs{kind="registry-check",state="running"}']).toBe(1);
  expect(known['felistry_jobs{kind="reading",state="waiting"}']).toBe(0);
  expect(known['felistry_jobs_oldest_seconds{kind="mail"}']).toBe(0);
});

test("a slow statement is named in the log, and its values are not", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const stop = logSlowStatements(log, 40);
  await timed("slow_one", () => server.pool.query("select pg_sleep(0.05), $1::text", ["secret"]));
  await timed("quick_one", async () => {});
  stop();
  await timed("unheard", () => server.pool.query("select pg_sleep(0.05)"));
  expect(lines).toMatchObject([{ statement: "slow_one", failed: false, msg: "slow statement" }]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

test("[SEC-28] the metrics say when backups were made and failed", async () => {
  const db = poolDb(server.pool);
  expect(await figures()).not.toHaveProperty('felistry_backup_age_seconds{kind="whole"}');
  await recordBackup(db, {
    kind: "whole",
    startedAt: new Date(),
    place: "/backups/1",
    bytes: 5_000,
    failure: null,
  });
  await recordBackup(db, {
    kind: "base",
    startedAt: new Date(),
    place: "/backups/2",
    bytes: null,
    failure: "The disk is full.",
  });
  server.setNow(new Date(Date.now() + 3_600_000));
  const known = await figures();
  expect(known['felistry_backup_age_seconds{kind="whole"}']).toBeGreaterThan(3_500);
  expect(known['felistry_backup_age_seconds{kind="whole"}']).toBeLessThan(3_700);
  expect(known['felistry_backup_bytes{kind="whole"}']).toBe(5_000);
  expect(known['felistry_backup_last_failure_timestamp_seconds{kind="base"}']).toBeGreaterThan(
    Date.now() / 1000 - 600,
  );
  expect(known).not.toHaveProperty('felistry_backup_last_failure_timestamp_seconds{kind="whole"}');
});

test("[SEC-28] the metrics count answers by status, waiting mails, connections, memory and free disk space", async () => {
  const before = await figures();
  await server.raw("/api/no-such-call");
  // The second answer is cached and never reaches a route.
  for (let count = 0; count < 2; count++) await server.raw("/api/sales/all-cats");
  await server.pool.query(
    "insert into jobs.job (name, data, start_after) values ('mail', '{}', now() + interval '1 hour')",
  );
  const after = await figures();
  await server.pool.query("delete from jobs.job where data = '{}'");
  const more = (name: string) => after[name]! - (before[name] ?? 0);
  expect(more('felistry_http_requests_total{status="404"}')).toBe(1);
  // Both, and the metrics call itself.
  expect(more('felistry_http_requests_total{status="200"}')).toBe(3);
  expect(more("felistry_mails_waiting")).toBe(1);
  expect(after["felistry_database_up"]).toBe(1);
  expect(after["felistry_pool_connections_max"]).toBe(16);
  expect(after["process_resident_memory_bytes"]).toBeGreaterThan(20_000_000);
  expect(after['felistry_disk_free_bytes{of="site"}']).toBeGreaterThan(0);
  expect(after['felistry_disk_free_bytes{of="backups"}']).toBeGreaterThan(0);
  // Known from its first sample on, some milliseconds after the figures were last read.
  await expect
    .poll(async () => (await figures())['felistry_event_loop_delay_seconds{quantile="0.99"}'])
    .toBeGreaterThanOrEqual(0);
});

test.for<[string, Record<string, string>]>([
  ["through a proxy", { "x-forwarded-for": "203.0.113.7" }],
  ["through a proxy that says so otherwise", { forwarded: "for=203.0.113.7" }],
  ["by another name than this machine's", { host: "cats.example" }],
  [
    "with a wrong token through a proxy",
    { "x-real-ip": "203.0.113.7", authorization: "Bearer no" },
  ],
])("[SEC-28] who asks for the figures %s finds nothing", async ([, headers]) => {
  const answer = await server.raw("/metrics", { headers });
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("felistry_");
  const withToken = { ...headers, authorization: `Bearer ${TOKEN}` };
  expect((await server.raw("/metrics", { headers: withToken })).status).toBe(200);
});

test("[SEC-28] nor does who asks from another machine, without the token", async () => {
  const from = (headers: Record<string, string>) =>
    server.app.inject({
      url: "/metrics",
      remoteAddress: "203.0.113.7",
      headers: { host: "localhost:3000", ...headers },
    });
  expect((await from({})).statusCode).toBe(404);
  expect((await from({ authorization: `Bearer ${TOKEN}` })).statusCode).toBe(200);
});
