/** The run's PostgreSQL, with separate databases on request. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { APPLICATION_ROLE } from "@felistry/server/db/embedded/cluster.ts";

export interface TestCluster {
  /** For the application role. */
  readonly url: string;
  /** For the superuser. */
  readonly adminUrl: string;
}

export const TEMPLATE = "felistry_template";

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database with only the schema and the reference data. */
export async function copyOfTemplate(cluster: TestCluster): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await administer(
    cluster,
    `create database ${name} template ${TEMPLATE} owner ${APPLICATION_ROLE}`,
  );
  return {
    url: databaseUrl(cluster.url, name),
    drop: () => administer(cluster, `drop database ${name} with (force)`),
  };
}

export function databaseUrl(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function administer(cluster: TestCluster, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
