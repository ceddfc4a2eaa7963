/** `kill -9` in the middle of a clean litter of nine: nothing of it is there, and asked again all of it is. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startApi } from "@felistry/testkit/processes/api-process.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { openSessionFor } from "@felistry/testkit/session.ts";
import { freePort } from "../db/embedded/postmaster.ts";
import { findRunningPostgres, startEmbeddedPostgres } from "../db/embedded/start.ts";

const KITTENS = 9;
/** The process is killed while it registers this one. */
const FIFTH = 5;
const GATE = 155_015;

let dataDir: string;
let port: number;
let server: ChildProcess;
let pool: pg.Pool;

async function start(): Promise<void> {
  server = await startApi({
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: "none",
    LOG_LEVEL: "fatal",
  });
  const { url } = (await findRunningPostgres(dataDir))!;
  pool = new pg.Pool({ connectionString: url, max: 4 });
  pool.on("error", () => {});
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "felistry-litter-"));
  await chmod(dataDir, 0o755);
  port = await freePort();
  await start();
}, 120_000);

afterAll(async () => {
  await pool.end();
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGTERM");
    await once(server, "exit");
  } else {
    const survivor = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
    await survivor.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function send(by: BuiltMember, method: string, path: string, body: object) {
  const session = await openSessionFor(pool, by.id);
  const requester = requesterTo(port);
  try {
    const response = await requester.send(`/api${path}`, {
      method,
      headers: {
        cookie: `${session.name}=${session.value}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { data: { id: number } }) };
  } finally {
    requester.close();
  }
}

async function litterOfNine(breeder: BuiltMember, studOwner: BuiltMember) {
  const today = new Date().toISOString().slice(0, 10);
  const grown = { born: addDays(today, -1500), ems: "n 22" } as const;
  const [dam, sire] = [
    await buildCat(
      { pool },
      { owner: breeder, sex: "female", reg_num: "FEL-2001-000001", ...grown },
    ),
    await buildCat(
      { pool },
      { owner: studOwner, sex: "male", reg_num: "FEL-2001-000002", ...grown },
    ),
  ];
  const { data } = await send(breeder, "POST", "/litters", {
    dam_id: dam.id,
    sire_id: sire.id,
    born: addDays(today, -80),
    prefix: "Silverbrook",
    kittens: Array.from({ length: KITTENS }, (_, at) => ({
      cat_name: `Star ${String.fromCodePoint(65 + at)}`,
      sex: at % 2 ? "male" : "female",
      ems: "n 22",
    })),
    key: randomUUID(),
  });
  return { dam, litter: data.id };
}

/** Whoever numbers the fifth kitten waits for whoever holds the gate. */
async function putGate(): Promise<pg.PoolClient> {
  await pool.query(`create function wait_at_gate() returns trigger language plpgsql as $$ begin
      if (select count(*) from cats where mother_id = new.mother_id and reg_num is not null) = ${FIFTH - 1} then
        perform pg_advisory_xact_lock(${GATE});
      end if;
      return new;
    end $$`);
  await pool.query(
    "create trigger wait_at_gate before update of reg_num on cats for each row execute function wait_at_gate()",
  );
  const keeper = await pool.connect();
  await keeper.query("select pg_advisory_lock($1)", [GATE]);
  return keeper;
}

const kittensOf = async (damId: number) =>
  (
    await pool.query<{ reg_num: string; certificates: number }>(
      `select c.reg_num, (select count(*)::int from certificates t where t.cat_id = c.id) as certificates
       from cats c where c.mother_id = $1 order by c.id`,
      [damId],
    )
  ).rows;

const mailsTo = async ({ email }: BuiltMember) =>
  (
    await pool.query<{ text: string }>(
      "select data ->> 'text' as text from jobs.job where name = 'mail' and data ->> 'to' = $1",
      [email],
    )
  ).rows.filter(({ text }) => /FEL-\d{4}-\d{6}/.test(text));

test(
  "[15.2] a restart in the middle of a litter of nine leaves nothing of it, and the next consent registers all of it",
  { timeout: 180_000 },
  async () => {
    const [admin, breeder, studOwner] = [
      await buildAdmin({ pool }),
      await buildMember({ pool }),
      await buildMember({ pool }),
    ];
    await send(admin, "PUT", "/admin/club-rules/registry/clean_litters", { mode: "on" });
    const { dam, litter } = await litterOfNine(breeder, studOwner);
    const keeper = await putGate();
    const consent = () =>
      send(studOwner, "PUT", `/litters/${litter}/answer`, { answer: "confirm" });
    const broken = consent().catch((error: { code?: string }) => error.code);
    await expect
      .poll(
        async () =>
          (await pool.query("select from pg_locks where locktype = 'advisory' and not granted"))
            .rowCount,
        { timeout: 30_000 },
      )
      .toBe(1);
    server.kill("SIGKILL");
    await once(server, "exit");
    expect(["ECONNRESET", "EPIPE"]).toContain(await broken);
    keeper.release(true);
    await pool.end();

    await start();
    await pool.query("drop trigger wait_at_gate on cats");
    expect(await kittensOf(dam.id)).toEqual([]);
    expect(await mailsTo(breeder)).toEqual([]);
    const { rows } = await pool.query("select status from litters where id = $1", [litter]);
    expect(rows).toEqual([{ status: "waiting" }]);

    expect((await consent()).status).toBe(200);
    const kittens = await kittensOf(dam.id);
    expect(kittens.map(({ certificates }) => certificates)).toEqual(Array(KITTENS).fill(1));
    // The numbers of the broken attempt were given to nobody, and leave no gap.
    expect(kittens.map(({ reg_num }) => Number(reg_num.slice(-6)))).toEqual(
      Array.from({ length: KITTENS }, (_, at) => at + 1),
    );
    expect(await mailsTo(breeder)).toHaveLength(1);
  },
);
