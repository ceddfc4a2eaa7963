/** The demo registry in the benchmark's own durable PostgreSQL, as the product starts it, and servers on it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { readConfig } from "@felistry/server/config.ts";
import { startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { seedDemo } from "@felistry/server/demo/seed.ts";
import { openLog } from "@felistry/server/log.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { startChild, type Child } from "./child.ts";

export interface BenchWorld {
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** A cat with a full pedigree. */
  readonly catId: number;
  /** A database with what this one holds now, as it stands; it goes with the world. */
  copy(name: string): Promise<string>;
  serve(...options: string[]): Promise<Child>;
  end(): Promise<void>;
}

/** The registry before anybody has joined. */
export async function buildEmptyWorld(): Promise<Omit<BenchWorld, "catId">> {
  const dataDir = await mkdtemp(join(tmpdir(), "felistry-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1000" };
  const { close } = await startServices(readConfig(env), openLog("warn"));
  await close();
  const pool = openPool({ url: postgres.url, onIdleError: () => {} });
  return {
    pool,
    databaseUrl: postgres.url,
    dataDir,
    async copy(name) {
      const admin = openPool({ url: postgres.adminUrl, max: 1, onIdleError: () => {} });
      const role = new URL(postgres.url).username;
      const source = new URL(postgres.url).pathname.slice(1);
      // What is copied must be at rest: whoever holds a connection for later opens another.
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
        [source],
      );
      await admin.query("set statement_timeout = 0");
      await admin.query(`create database ${name} template ${source} owner ${role}`);
      await admin.end();
      const url = new URL(postgres.url);
      url.pathname = name;
      return url.href;
    },
    serve: (...options) => startChild("registry-server.ts", options, env),
    async end() {
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export async function buildBenchWorld(): Promise<BenchWorld> {
  const world = await buildEmptyWorld();
  const env = { DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir };
  const { services, close } = await startServices(readConfig(env), openLog("warn"));
  await seedDemo({ ...services, pool: world.pool });
  await close();
  await world.pool.query("analyze");
  return { ...world, catId: await catWithFullPedigree(world.pool) };
}

async function catWithFullPedigree(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`
    with recursive line(cat, id, generation) as (
      select id, id, 0 from cats
      union all
      select l.cat, p.id, l.generation + 1 from line l join cats c on c.id = l.id
      cross join lateral (values (c.mother_id), (c.father_id)) p(id)
      where p.id is not null and l.generation < 4
    )
    select cat as id from line group by cat having count(*) = 31 order by cat limit 1`);
  if (!rows[0]) throw new Error("no cat of the demo registry has a full pedigree");
  return rows[0].id;
}
