/** `kill -9` during long work: it continues after the next start, and nothing is done twice. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import type { ReadingState } from "@felistry/contract/readings.ts";
import type { ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { startApi } from "@felistry/testkit/processes/api-process.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { openSessionFor } from "@felistry/testkit/session.ts";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import type { World } from "@felistry/testkit/world.ts";
import { freePort } from "../db/embedded/postmaster.ts";
import { openPool } from "../db/pool.ts";
import { NAMES_BESIDE_FROM } from "../imports/names-beside.ts";

/** A dead process is silent for fifteen seconds before another takes over. */
const TAKEN_OVER = { timeout: 90_000, interval: 250 };
const LONG = { timeout: 150_000 };
const ROWS = 40_000;
const CATS = 15_000;

let database: TestDatabase;
let world: World;
let dataDir: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  database = await copyOfTemplate(inject("cluster"));
  world = { pool: openPool({ url: database.url, max: 4, onIdleError: () => {} }) };
  dataDir = await mkdtemp(join(tmpdir(), "felistry-restart-"));
  port = await freePort();
  server = await start();
}, 60_000);

afterAll(async () => {
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
  await world.pool.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<ChildProcess> =>
  startApi({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: "none",
    RECOGNISER_SECONDS: "240",
    LOG_LEVEL: "error",
  });

async function killed(): Promise<void> {
  const gone = once(server, "exit");
  server.kill("SIGKILL");
  await gone;
}

async function browserOf(member: { id: number }) {
  const { name, value } = await openSessionFor(world.pool, member.id);
  return async <T>(path: string, init: { method?: string; body?: string | FormData } = {}) => {
    const requester = requesterTo(port);
    try {
      const response = await requester.send(path, {
        ...init,
        headers: {
          cookie: `${name}=${value}`,
          ...(typeof init.body === "string" && { "content-type": "application/json" }),
        },
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text}`);
      return JSON.parse(text) as T;
    } finally {
      requester.close();
    }
  };
}

test(
  "a check of the registry begins anew, and finds nothing twice",
  { timeout: 150_000 },
  async () => {
    const ask = await browserOf(await buildAdmin(world));
    const sire = await buildCat(world, { sex: "male", born: "2020-01-01" });
    // Each has a father of five months: a finding a cat.
    await world.pool.query(
      `insert into cats (cat_name, sex, cat_birthdate, breed_id, users_id, online_owner_id, father_id)
       select md5(n::text), 'female', '2020-06-01', breed_id, users_id, online_owner_id, id
       from cats, generate_series(1, $2) n where id = $1`,
      [sire.id, CATS],
    );
    const lastRun = async () => (await ask<Answer<"GET /admin/checks">>("/api/admin/checks")).run!;
    await ask("/api/admin/checks", { method: "POST" });
    await expect.poll(async () => (await lastRun()).found, TAKEN_OVER).toBeGreaterThan(0);
    const seen = await lastRun();
    expect(seen.finished_at).toBeNull();
    await killed();

    server = await start();
    expect(await lastRun()).toMatchObject({ id: seen.id, finished_at: null, failed: false });
    await expect.poll(async () => (await lastRun()).finished_at, TAKEN_OVER).not.toBeNull();
    const done = await lastRun();
    expect(done).toMatchObject({ id: seen.id, failed: false });
    expect(done.checked).toBe(done.total);
    const { rows } = await world.pool.query(
      "select count(*)::int as findings, count(distinct (cat_id, kind))::int as told from check_findings where run_id = $1",
      [seen.id],
    );
    expect(rows).toEqual([{ findings: done.found, told: done.found }]);
  },
);

test("a scan is read to its end, and no process is left of the first try", LONG, async () => {
  const ask = await browserOf(await buildMember(world));
  const { paper, file } = await madeScan();
  const body = new FormData();
  body.set("queued", "1");
  body.set("image", new Blob([new Uint8Array(file)]), "scan.png");
  const sent = await ask<Answer<"POST /uploadToAi">>("/api/uploadToAi", { method: "POST", body });
  const path = `/api/readings/${(sent.data as ReadingState).id}`;
  const stepNow = async () =>
    (await ask<Answer<"GET /readings/{id}/progress">>(`${path}/progress`)).data!.step;
  await expect.poll(stepNow, TAKEN_OVER).toBe("reading");
  await killed();

  server = await start();
  // It waits to be taken over, and is not reported as failed.
  expect(["reading", "preparing"]).toContain(await stepNow());
  await expect.poll(stepNow, TAKEN_OVER).toBe("done");
  const found = await ask<Answer<"GET /readings/{id}">>(path);
  expect((JSON.parse(found.recognizedText) as ReadPedigree).number?.value).toBe(paper.number);
  const { rows } = await world.pool.query("select count(*)::int as readings from readings");
  expect(rows).toEqual([{ readings: 1 }]);
});

async function checkedTable(ask: Awaited<ReturnType<typeof browserOf>>, rows: number) {
  const table = ["name,sex,breed"];
  for (let n = 1; n <= rows; n++) table.push(`Brought ${n},female,SIB`);
  const body = new FormData();
  body.set("file", new Blob([`${table.join("\n")}\n`], { type: "text/csv" }), "cats.csv");
  type Record = Answer<"GET /imports/{id}">;
  const { data: brought } = await ask<Record>("/api/imports", { method: "POST", body });
  const path = `/api/imports/${brought.id}`;
  const now = async () => (await ask<Record>(path)).data;
  await ask(path, { method: "PUT", body: JSON.stringify({ mapping: brought.mapping }) });
  await expect.poll(async () => (await now()).state, TAKEN_OVER).toBe("checked");
  return { id: brought.id, path, now };
}

test(
  "an import stores each cat once, whenever its process dies",
  { timeout: 150_000 },
  async () => {
    const member = await buildMember(world);
    const ask = await browserOf(member);
    const { path, now } = await checkedTable(ask, ROWS);
    await ask(`${path}/confirm`, { method: "POST" });
    await expect.poll(async () => (await now()).saved, TAKEN_OVER).toBeGreaterThan(0);
    await killed();

    server = await start();
    // It waits to be taken over, and is not reported as failed.
    expect(["saving", "saved"]).toContain((await now()).state);
    await expect.poll(async () => (await now()).state, TAKEN_OVER).toBe("saved");
    expect((await now()).saved).toBe(ROWS);
    const { rows } = await world.pool.query(
      "select count(*)::int as cats, count(distinct cat_name)::int as names from cats where online_owner_id = $1",
      [member.id],
    );
    expect(rows).toEqual([{ cats: ROWS, names: ROWS }]);
  },
);

test(
  "names of cats whose process died before they were committed go, and come once",
  LONG,
  async () => {
    const member = await buildMember(world);
    const ask = await browserOf(member);
    const { id, path, now } = await checkedTable(ask, NAMES_BESIDE_FROM);
    const counts = async () =>
      (
        await world.pool.query(
          `select (select count(*)::int from cats where online_owner_id = $1) as cats,
           (select count(*)::int from cat_names n where not exists (select from cats c where c.id = n.cat_id)) as without_cats,
           (select count(*)::int from names_ahead) as notes`,
          [member.id],
        )
      ).rows[0];
    const holding = await world.pool.connect();
    try {
      // The file goes with the cats' commit, after that of the names.
      await holding.query("begin");
      await holding.query("select from import_parts where import_id = $1 for update", [id]);
      await ask(`${path}/confirm`, { method: "POST" });
      const between = { cats: 0, without_cats: NAMES_BESIDE_FROM, notes: 1 };
      await expect.poll(counts, TAKEN_OVER).toEqual(between);
      await killed();
      expect(await counts()).toEqual(between);
    } finally {
      await holding.query("rollback");
      holding.release();
    }

    server = await start();
    await expect.poll(async () => (await now()).state, TAKEN_OVER).toBe("saved");
    expect(await counts()).toEqual({ cats: NAMES_BESIDE_FROM, without_cats: 0, notes: 0 });
    const { rows } = await world.pool.query(
      "select count(*)::int as named from cats c join cat_names n on n.cat_id = c.id where c.online_owner_id = $1",
      [member.id],
    );
    expect(rows).toEqual([{ named: NAMES_BESIDE_FROM }]);
  },
);
