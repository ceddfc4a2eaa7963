/**
 * The site by one process, by two, and by two with a copy of the database to read from, each as it is started for people: how
 * often each kind of call is answered, and who used the processors meanwhile.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Pool } from "pg";
import { readConfig } from "@felistry/server/config.ts";
import { freePort } from "@felistry/server/db/embedded/postmaster.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { seedDemo } from "@felistry/server/demo/seed.ts";
import { openLog } from "@felistry/server/log.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { memberOf } from "@felistry/testkit/drills/drill-server.ts";
import { writing } from "@felistry/testkit/drills/requests.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import {
  startReplicatedCluster,
  type ReplicatedCluster,
} from "@felistry/testkit/processes/replicated-cluster.ts";
import { compiledForThreads } from "../scripts/setup/command.mjs";
import { requestsPerSecond, requestsPerSecondOf, timesPerSecond } from "./measure.ts";
import { workedMs, workedOf } from "./processor-time.ts";
import { faster, type Figure } from "./table.ts";

/** Where both processors are busy already, a second process may cost no more than this. */
const SHARE_OF_ONE = 0.8;
const READY_SECONDS = 60;
const CATS_READ = 200;

interface Setup {
  readonly name: string;
  readonly processes: number;
  readonly hasCopy: boolean;
}

const SETUPS: readonly Setup[] = [
  { name: "one process", processes: 1, hasCopy: false },
  { name: "two processes", processes: 2, hasCopy: false },
  { name: "two processes and a copy", processes: 2, hasCopy: true },
];

interface World {
  readonly cluster: ReplicatedCluster;
  readonly dataDir: string;
  readonly catIds: readonly number[];
  readonly cookie: string;
}

interface Site {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
}

type Measure = (site: Site, world: World) => Promise<number>;

const paths = (world: World, path: (id: number) => string) => world.catIds.map(path);

/** A member's reads are made for them each time; what guests see is kept. */
const CASES: Readonly<Record<string, Measure>> = {
  "the market, to guests": ({ origin }) => requestsPerSecond(`${origin}/api/sales/all-cats`),
  "a cat, to members": ({ origin }, world) =>
    requestsPerSecondOf(
      origin,
      paths(world, (id) => `/api/cats/${id}`),
      { cookie: world.cookie },
    ),
  "ancestors, to members": ({ origin }, world) =>
    requestsPerSecondOf(
      origin,
      paths(world, (id) => `/api/parents/${id}/ancestors`),
      { cookie: world.cookie },
    ),
  "a cat's page, to members": ({ origin }, world) =>
    requestsPerSecondOf(
      origin,
      paths(world, (id) => `/cats/${id}`),
      { cookie: world.cookie },
    ),
  "a cat entered": async ({ port }, { cookie }) => {
    const requester = requesterTo(port);
    const enter = writing(requester, cookie);
    let count = 0;
    const rate = await timesPerSecond(async () => {
      const answer = await enter(count++);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a cat was refused: ${answer.status}`);
    });
    requester.close();
    return rate;
  },
};

export async function benchProcesses(): Promise<Figure[]> {
  const world = await startWorld();
  try {
    const rates = new Map<string, number[]>();
    for (const setup of SETUPS) {
      const site = await startSite(world, setup);
      try {
        for (const [name, measure] of Object.entries(CASES))
          rates.set(name, [
            ...(rates.get(name) ?? []),
            await told(name, setup, site, world, measure),
          ]);
      } finally {
        await site.stop();
      }
    }
    return [...rates].flatMap(([name, [one, ...others]]) =>
      others.map((rate, i) =>
        faster(`${name}: ${SETUPS[i + 1]!.name} beside one`, rate, one!, SHARE_OF_ONE),
      ),
    );
  } finally {
    await world.stop();
  }
}

/** One kind of call, and which part of a processor each side has used for it. */
async function told(name: string, setup: Setup, site: Site, world: World, measure: Measure) {
  const { primary, copies } = world.cluster;
  const postmasters = await Promise.all([primary, copies[0]!].map(postmasterOf));
  const worked = () => [workedMs(process.pid), ...[site.pid, ...postmasters].map(workedOf)];
  const started = performance.now();
  const before = worked();
  const rate = await measure(site, world);
  const passed = performance.now() - started;
  const [load, own, database, copy] = worked().map((ms, i) => (ms - before[i]!) / passed);
  const part = (share: number) => share.toFixed(2);
  console.log(
    `${name}, ${setup.name}: ${Math.round(rate)}/s; processors: load ${part(load!)}, site ${part(own!)}, database ${part(database!)}, copy ${part(copy!)}`,
  );
  return rate;
}

async function postmasterOf(node: ReplicatedCluster["primary"]): Promise<number> {
  const [row] = await node.ask<{ content: string }>(
    "select pg_read_file('postmaster.pid') as content",
  );
  return Number.parseInt(row!.content, 10);
}

async function startWorld(): Promise<World & { stop(): Promise<void> }> {
  const cluster = await startReplicatedCluster({ copies: 1 });
  const dataDir = await mkdtemp(join(tmpdir(), "felistry-bench-"));
  const { url } = cluster.primary;
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
  const { services, close } = await startServices(config, openLog("warn"));
  const pool = openPool({ url, onIdleError: () => {} });
  await seedDemo({ ...services, pool });
  await close();
  await pool.query("analyze");
  const { cookie } = await memberOf(pool);
  const catIds = await readCats(pool);
  await pool.end();
  return {
    cluster,
    dataDir,
    catIds,
    cookie,
    async stop() {
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readCats(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from cats where mother_id is not null and father_id is not null order by id limit $1",
    [CATS_READ],
  );
  return rows.map(({ id }) => id);
}

async function startSite(
  { cluster, dataDir }: World,
  { processes, hasCopy }: Setup,
): Promise<Site & { stop(): Promise<void> }> {
  const port = await freePort();
  const start = fileURLToPath(new URL("../scripts/start.ts", import.meta.url));
  const child = spawn(process.execPath, [start, "--processes", String(processes)], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...compiledForThreads(process.env),
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: "none",
      LOG_LEVEL: "error",
      // All load comes from one address and one member: its calls are counted, but none is refused.
      RATE_LIMIT_FACTOR: "1000000",
      MOST_LATE_MS: "60000",
      DATABASE_URL: cluster.primary.url,
      ...(hasCopy && { DATABASE_REPLICA_URL: cluster.copies[0]!.url }),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const late = performance.now() + READY_SECONDS * 1000;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() > late)
      throw new Error(`the site with ${processes} processes is not ready`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    port,
    pid: child.pid!,
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
