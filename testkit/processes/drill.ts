/**
 * The disaster drill: a separate server process takes changes over HTTP, it or its PostgreSQL is killed, the database's
 * folder is deleted, and the operator's command restores it. The history is then compared with what was acknowledged.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import {
  basesIn,
  coveredUntil,
  stretchesIn,
} from "@felistry/server/backup/point-in-time/log-folder.ts";
import { runCommand } from "@felistry/server/cli.ts";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import { findRunningPostgres, startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { buildCat } from "../build-cat.ts";
import { buildMember } from "../build-member.ts";
import { requesterTo } from "../http-request.ts";
import { openSessionFor } from "../session.ts";

const SERVE = fileURLToPath(import.meta.resolve("@felistry/testkit/processes/serve-api.ts"));
const SENDERS = 6;
const BASE_WITHIN_MS = 600_000;

export interface DrillOptions {
  readonly rounds: number;
  /** Cats in the registry, besides those that are changed. */
  readonly cats: number;
  readonly say: (line: string) => void;
}

export interface RoundResult {
  readonly killed: "server" | "PostgreSQL";
  /** "chosen": a moment during the writes; "last": the latest one that can be restored. */
  readonly moment: "chosen" | "last";
  readonly acknowledged: number;
  readonly restored: number;
  /** Whether the restored history contains exactly what had been acknowledged by then. */
  readonly same: boolean;
  /** From the latest restorable moment to the kill. */
  readonly lostMs: number;
  /** From the operator's command to the first answer. */
  readonly backMs: number;
}

interface Written {
  readonly catId: number;
  readonly text: string;
  readonly sentAt: number;
  readonly answeredAt: number;
}

export async function runDrill({ rounds, cats, say }: DrillOptions): Promise<RoundResult[]> {
  const folder = await mkdtemp(join(tmpdir(), "felistry-drill-"));
  // PostgreSQL does not run as root; the user it runs as instead must be able to enter.
  await chmod(folder, 0o755);
  const site: Site = {
    dataDir: join(folder, "data"),
    backups: join(folder, "backups"),
    port: await freePort(),
  };
  try {
    if (cats > 0) await command(site, ["seed", "--cats", String(cats)]);
    const results: RoundResult[] = [];
    for (let round = 1; round <= rounds; round++) {
      const result = await drillRound(site, round);
      results.push(result);
      say(`${round}/${rounds} ${JSON.stringify(result)}`);
    }
    return results;
  } finally {
    await endWhatIsLeft(site);
    await rm(folder, { recursive: true, force: true });
  }
}

interface Site {
  readonly dataDir: string;
  readonly backups: string;
  readonly port: number;
}

const environmentOf = (site: Site): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  DATA_DIR: site.dataDir,
  BACKUP_DIR: site.backups,
  // Complete backups have another test.
  BACKUP_EVERY: "off",
  PORT: String(site.port),
  SEED: "none",
  LOG_LEVEL: "fatal",
  RATE_LIMIT_FACTOR: "100000",
});

async function command(site: Site, args: string[]): Promise<void> {
  if ((await runCommand(args, environmentOf(site))) !== 0)
    throw new Error(`"${args.join(" ")}" failed`);
}

async function drillRound(site: Site, round: number): Promise<RoundResult> {
  const killed = round % 2 ? "server" : "PostgreSQL";
  const moment = round % 4 < 2 ? "chosen" : "last";
  const server = await start(site);
  const { catIds, cookie } = await prepare(site, round);
  await baseTaken(site);
  const writer = startWriting(site.port, catIds, cookie);
  await sleep(500 + Math.random() * 1_500);
  const chosen = await writer.quietMoment();
  await sleep(500 + Math.random() * 2_500);
  const killedAt = await kill(site, server, killed);
  const written = await writer.stop();
  await endOf(server);
  await removeDatabase(site);

  const last = (await coveredUntil((await stretchesIn(site.backups))[0]!))!;
  const at = moment === "chosen" ? chosen : last;
  const began = performance.now();
  await command(site, ["restore", "--at", at.toISOString()]);
  const again = await start(site);
  const backMs = performance.now() - began;
  const restored = await historyOf(site, catIds);
  again.kill("SIGTERM");
  await once(again, "exit");

  const sums = (texts: Iterable<string>) =>
    createHash("sha256")
      .update([...texts].toSorted().join("\n"))
      .digest("hex");
  const by = written.filter(({ answeredAt }) => answeredAt <= at.getTime());
  const key = ({ catId, text }: Pick<Written, "catId" | "text">) => `${catId} ${text}`;
  // Some answers may have been on their way: what was sent by then may be there, what was answered must be.
  const underWay = new Set(
    written
      .filter(({ sentAt, answeredAt }) => sentAt <= at.getTime() && answeredAt > at.getTime())
      .map(key),
  );
  const certain = restored.map(key).filter((line) => !underWay.has(line));
  return {
    killed,
    moment,
    acknowledged: by.length,
    restored: restored.length,
    same: by.length > 0 && sums(by.map(key)) === sums(certain),
    lostMs: killedAt - last.getTime(),
    backMs: Math.round(backMs),
  };
}

async function start(site: Site): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SERVE], {
    env: environmentOf(site),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(() =>
    Promise.reject(new Error("the server ended while starting")),
  );
  await Promise.race([once(createInterface(child.stdout!), "line"), ended]);
  ended.catch(() => {});
  return child;
}

async function inDatabase<T>(site: Site, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const running = await findRunningPostgres(site.dataDir);
  const pool = new pg.Pool({ connectionString: running!.url, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

function prepare(site: Site, round: number): Promise<{ catIds: number[]; cookie: string }> {
  return inDatabase(site, async (pool) => {
    const owner = await buildMember({ pool }, { email: `drill${round}@cats.example` });
    const catIds: number[] = [];
    for (let count = 0; count < SENDERS; count++)
      catIds.push((await buildCat({ pool }, { owner })).id);
    const { name, value } = await openSessionFor(pool, owner.id);
    return { catIds, cookie: `${name}=${value}` };
  });
}

/** Without a base backup in the current stretch, there is nothing to apply the log to. */
async function baseTaken(site: Site): Promise<void> {
  const deadline = Date.now() + BASE_WITHIN_MS;
  for (;;) {
    const [stretch] = await stretchesIn(site.backups);
    const [base] = stretch ? await basesIn(stretch) : [];
    if (base && (await slotExists(site, stretch!))) return;
    if (Date.now() > deadline) throw new Error("no base backup was made");
    await sleep(100);
  }
}

/** After a restore the newest folder is still the old stretch's until the log is received again. */
function slotExists(site: Site, stretch: string): Promise<boolean> {
  return inDatabase(site, async (pool) => {
    const { rows } = await pool.query(
      "select from pg_replication_slots where $1 like '%' || slot_name",
      [stretch],
    );
    return rows.length > 0;
  });
}

interface Writing {
  /** Pauses all senders until nothing is in flight. */
  quietMoment(): Promise<Date>;
  stop(): Promise<Written[]>;
}

function startWriting(port: number, catIds: readonly number[], cookie: string): Writing {
  const requester = requesterTo(port);
  const written: Written[] = [];
  let over = false;
  let gate: Promise<void> = Promise.resolve();
  const underWay = new Set<string>();
  const sender = async (catId: number) => {
    for (let count = 0; !over; count++) {
      await gate;
      const text = `change ${count}`;
      const sentAt = Date.now();
      // It is unknown whether an unanswered request was stored.
      let answeredAt = Infinity;
      underWay.add(`${catId} ${text}`);
      try {
        const { status } = await requester.send(`/api/cats/${catId}`, {
          method: "PATCH",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify({ description: text }),
        });
        if (status === 200) answeredAt = Date.now();
        else await sleep(20);
      } catch {
        over = true;
      } finally {
        written.push({ catId, text, sentAt, answeredAt });
        underWay.delete(`${catId} ${text}`);
      }
    }
  };
  const senders = catIds.map(sender);
  return {
    async quietMoment() {
      const opened = Promise.withResolvers<void>();
      gate = opened.promise;
      while (underWay.size > 0) await sleep(1);
      await sleep(20);
      const moment = new Date();
      await sleep(20);
      opened.resolve();
      return moment;
    },
    async stop() {
      over = true;
      await Promise.all(senders);
      requester.close();
      return written;
    },
  };
}

async function kill(
  { dataDir }: Site,
  server: ChildProcess,
  what: RoundResult["killed"],
): Promise<number> {
  if (what === "server") server.kill("SIGKILL");
  else {
    const pid = Number.parseInt(
      await readFile(join(dataDir, "db", "cluster", "postmaster.pid"), "utf8"),
      10,
    );
    process.kill(pid, "SIGKILL");
  }
  return Date.now();
}

async function endOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGKILL");
  await once(server, "exit");
}

/** The disk is gone, and so is everything still running on it. */
async function removeDatabase(site: Site): Promise<void> {
  await endWhatIsLeft(site);
  await rm(join(site.dataDir, "db"), { recursive: true, force: true });
}

async function endWhatIsLeft({ dataDir }: Site): Promise<void> {
  const survivor = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
  await survivor.stop();
}

function historyOf(
  site: Site,
  catIds: readonly number[],
): Promise<{ catId: number; text: string }[]> {
  return inDatabase(site, async (pool) => {
    const { rows } = await pool.query<{ catId: number; text: string }>(
      `select cat_id as "catId", after->>'description' as text from history where cat_id = any($1) and after ? 'description' and after->>'description' like 'change %'`,
      [catIds],
    );
    return rows;
  });
}
