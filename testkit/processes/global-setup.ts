/** One PostgreSQL for the whole run, with a template database that is copied for each test file. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "@felistry/server/db/embedded/start.ts";
import { startServices } from "@felistry/server/start-services.ts";
import { APPLICATION_ROLE } from "@felistry/server/db/embedded/cluster.ts";
import { databaseUrl, TEMPLATE, type TestCluster } from "./test-cluster.ts";
import { testConfig } from "../test-config.ts";
import { silentLog } from "../test-log.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "felistry-test-db-"));
  // PostgreSQL does not run as root; the user it runs as instead must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    durable: false,
    log: { info: () => {} },
  });
  const cluster: TestCluster = { url: postgres.url, adminUrl: postgres.adminUrl };
  try {
    await makeTemplate(cluster, folder);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide("cluster", cluster);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The template is an empty database as set up by the product's start. */
async function makeTemplate(cluster: TestCluster, folder: string): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster.adminUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE} owner ${APPLICATION_ROLE}`);
  const config = testConfig({ DATABASE_URL: databaseUrl(cluster.url, TEMPLATE), DATA_DIR: folder });
  const started = await startServices(config, silentLog);
  await started.close();
  // A database can be copied only while nobody is connected.
  await admin.query(`alter database ${TEMPLATE} with allow_connections false`);
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
    TEMPLATE,
  ]);
  await admin.end();
}
