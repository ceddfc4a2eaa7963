import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { poolDb, type Db } from "../../db/transaction.ts";
import { countOrRefuse } from "./attempts.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const LIMIT = { name: "knock", most: 3, windowSeconds: 60 };

/** What decides whether a commit waits for the disk: the connection, or PostgreSQL's settings. */
async function saidBy(db: Db): Promise<{ setting: string; source: string }> {
  const { rows } = await db.query<{ setting: string; source: string }>({
    text: "select setting, source from pg_settings where name = 'synchronous_commit'",
  });
  return rows[0]!;
}

test("[SEC-18] counts are written without waiting for the disk, and nothing else is", async () => {
  const { apart, pool, background } = server.services;
  expect(await saidBy(apart)).toEqual({ setting: "off", source: "client" });
  for (const db of [poolDb(pool), background])
    expect(await saidBy(db)).not.toMatchObject({ source: "client" });
});

test("[SEC-18] counts that several make at once are none too few", async () => {
  const { apart } = server.services;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => countOrRefuse(apart, LIMIT, "door")),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(LIMIT.most);
});
