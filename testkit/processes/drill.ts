/**
 * The disaster drill: a separate server process takes changes over HTTP, it or its PostgreSQL is killed, the database's
 * folder is deleted, and the operator's command restores it. The history is then compared with what was acknowledged.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { coveredUntil, stretchesIn } from "@felistry/server/backup/point-in-time/log-folder.ts";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import { buildCat } from "../build-cat.ts";
import { buildMember } from "../build-member.ts";
import { openSessionFor } from "../session.ts";
import {
  baseTaken,
  command,
  endOf,
  endWhatIsLeft,
  endWhatWasStarted,
  inDatabase,
  kill,
  removeDatabase,
  type Site,
  start,
} from "./drill-site.ts";
import { startWriting, type Written } from "./drill-writing.ts";

const SENDERS = 6;

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
    await endWhatWasStarted();
    await endWhatIsLeft(site);
    await rm(folder, { recursive: true, force: true });
  }
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
  // One can go back to what is backed up: on a machine at its limit that comes later.
  if (moment === "chosen") await backedUpUntil(site, chosen);
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

const BACKED_UP_WITHIN_MS = 10_000;

async function backedUpUntil(site: Site, chosen: Date): Promise<void> {
  for (const end = Date.now() + BACKED_UP_WITHIN_MS; Date.now() < end; await sleep(100)) {
    const until = await coveredUntil((await stretchesIn(site.backups))[0]!);
    if (until !== null && until >= chosen) return;
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
