/** Reads from a copy of the database that really follows the primary, is paused, killed and started again. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  startReplicatedCluster,
  type ReplicatedCluster,
} from "@felistry/testkit/processes/replicated-cluster.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let cluster: ReplicatedCluster;
let server: TestServer;

beforeAll(async () => {
  cluster = await startReplicatedCluster();
  const { url } = cluster.primary;
  server = await startTestServer({
    database: { url, drop: async () => {} },
    env: { DATABASE_REPLICA_URL: cluster.copies[0]!.url },
  });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
});
afterEach(async () => {
  await cluster.copies[0]!.ask("select pg_wal_replay_resume()");
  await isUsed(true);
});

const state = () => server.services.replicas.states()[0]!;

async function isUsed(wanted: boolean, withinMs = 10_000): Promise<number> {
  const begun = performance.now();
  while (state().used !== wanted) {
    if (performance.now() - begun > withinMs) throw new Error(`used: ${state().used}`);
    await sleep(20);
  }
  return performance.now() - begun;
}

const pause = () => cluster.copies[0]!.ask("select pg_wal_replay_pause()");
const nameSeen = async (id: number, cookie = "") => {
  const answer = await server.raw(`/api/cats/${id}/name`, { headers: { cookie } });
  return [answer.status, JSON.stringify(await answer.json())] as const;
};
const renamed = (id: number, name: string) =>
  server.pool.query("update cats set cat_name = $2 where id = $1", [id, name]);

/** Statements that the copy has run. */
async function readsThere(): Promise<number> {
  const [row] = await cluster.copies[0]!.ask<{ count: number }>(
    "select sum(xact_commit)::int as count from pg_stat_database where datname = 'felistry'",
  );
  return row!.count;
}

test("reads of guests are answered by the copy, which may be behind; a declared call reads from it alone", async () => {
  const cat = await buildCat(server, { cat_name: "Asta" });
  await isUsed(true);
  await sleep(300);
  expect((await nameSeen(cat.id))[1]).toContain("Asta");
  await pause();
  await renamed(cat.id, "Berta");
  expect((await nameSeen(cat.id))[1]).toContain("Asta");
  expect(state().fellBack).toBe(0);
});

test("a member who has just written reads what they wrote, as does nobody else need to", async () => {
  const member = await buildMember(server);
  const cat = await buildCat(server, { owner: member, cat_name: "Cora" });
  await sleep(300);
  await pause();
  const session = await server.sessionCookie(member);
  const sent = await server.raw("/api/cats", {
    method: "POST",
    headers: { cookie: session, "content-type": "application/json" },
    body: JSON.stringify({ cat_name: "Dina", sex: "female", breed_id: 1, birthday: "2020-01-01" }),
  });
  const made = (await sent.json()) as { data: { newCatId: number } };
  expect(sent.status, JSON.stringify(made)).toBe(200);
  const written = sent.headers.getSetCookie().find((line) => line.startsWith("written="))!;
  expect(written).toMatch(/^written=\d+; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
  const own = `${session}; ${written.split(";")[0]}`;
  expect((await nameSeen(made.data.newCatId, own))[1]).toContain("Dina");
  expect((await nameSeen(made.data.newCatId))[0]).toBe(404);
  await cluster.copies[0]!.ask("select pg_wal_replay_resume()");
  await sleep(500);
  expect((await nameSeen(made.data.newCatId))[1]).toContain("Dina");
  expect((await nameSeen(cat.id, "written=9999999999999999999"))[1]).toContain("Cora");
});

test("what is kept of the market is never older than the change that was heard of", async () => {
  const ad = await buildAd(server);
  const list = async () => (await server.raw("/api/sales/all-cats")).text();
  await expect.poll(list).toContain(`"id" : ${ad.cat_id},`);
  await pause();
  const before = server.services.market.version();
  await server.pool.query("update sales set is_active = false where cat_id = $1", [ad.cat_id]);
  await expect.poll(() => server.services.market.version()).not.toBe(before);
  for (let time = 0; time < 50; time++) {
    expect(await list()).not.toContain(`"id" : ${ad.cat_id},`);
    await sleep(10);
  }
});

test("a copy that is too far behind is left out by itself, and taken back", async () => {
  const cat = await buildCat(server, { cat_name: "Elsa" });
  await sleep(300);
  await pause();
  await renamed(cat.id, "Frida");
  expect((await nameSeen(cat.id))[1]).toContain("Elsa");
  const left = await isUsed(false);
  expect(left).toBeGreaterThan(1_000);
  expect(left).toBeLessThan(4_000);
  expect((await nameSeen(cat.id))[1]).toContain("Frida");
  const metrics = await (await server.raw("/metrics")).text();
  expect(metrics).toMatch(/felistry_replica_lag_seconds\{replica="127\.0\.0\.1:\d+"\} [2-9]/);
  expect(metrics).toMatch(/felistry_replica_used\{.+\} 0\n/);
  await cluster.copies[0]!.ask("select pg_wal_replay_resume()");
  expect(await isUsed(true)).toBeLessThan(2_000);
});

test("a copy that dies costs nobody an answer, and is taken back when it returns", async () => {
  const cat = await buildCat(server, { cat_name: "Gala" });
  await sleep(300);
  await cluster.copies[0]!.kill();
  const answers = await Promise.all(Array.from({ length: 50 }, () => nameSeen(cat.id)));
  expect(answers.filter(([status]) => status !== 200)).toEqual([]);
  await isUsed(false);
  expect((await nameSeen(cat.id))[1]).toContain("Gala");
  await cluster.copies[0]!.start();
  await isUsed(true);
  const before = await readsThere();
  await nameSeen(cat.id);
  await expect.poll(readsThere, { timeout: 5_000 }).toBeGreaterThan(before);
});

test("a statement that the copy must cancel, because it replays what removes its rows, is answered by the primary", async () => {
  const before = state().fellBack;
  const { db } = server.services.replicas.reading({ after: null, current: false })!;
  const { rows } = await db.query<{ copy: boolean }>({
    text: "select pg_is_in_recovery() as copy",
  });
  expect(rows).toEqual([{ copy: true }]);
  await db.query({ text: "create temporary table never (id int)" });
  expect(state().fellBack).toBe(before + 1);
});

test("a copy that has not replayed the migrations of a start is not read from before it has", async () => {
  const fresh = await startReplicatedCluster();
  const [copy] = fresh.copies;
  await copy!.ask("select pg_wal_replay_pause()");
  const { url } = fresh.primary;
  const started = await startTestServer({
    database: { url, drop: async () => {} },
    env: { DATABASE_REPLICA_URL: copy!.url },
  });
  try {
    const seen = started.services.replicas.states()[0]!;
    expect(seen.lagMs).toBeLessThan(2_000);
    expect(seen.used).toBe(false);
    const answers = await Promise.all([
      started.raw("/api/cats/1/name"),
      started.raw("/api/search?q=murka"),
      started.raw("/api/breeds"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200]);
    await copy!.ask("select pg_wal_replay_resume()");
    await expect
      .poll(() => started.services.replicas.states()[0]!.used, { timeout: 10_000 })
      .toBe(true);
  } finally {
    await started.stop();
    await fresh.stop();
  }
}, 120_000);
