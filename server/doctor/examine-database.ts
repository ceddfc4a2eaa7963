import { Client } from "pg";
import type { Config } from "../config.ts";
import { isKnownMigration, newestMigration } from "../db/migrate.ts";
import { addressesOf, writable } from "../db/addresses.ts";
import { examinePooler, examineReplica } from "./examine-replicas.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

const PATIENCE_MS = 5_000;
const OLDEST_MAJOR = 15;
/** Of one process, with its imports. */
const CONNECTIONS = 40;
const MOST_LATE_MS = 2_000;
const LOCAL = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?|)$/;

interface Facts {
  readonly version: string;
  readonly number: number;
  readonly connections: number;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly newest: number | null;
}

type Addresses = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "replicas">;

export async function examineDatabase({ databaseUrl, databaseDirectUrl, replicas }: Addresses) {
  if (databaseUrl === undefined)
    return [well("Database", "The embedded PostgreSQL starts and ends with the site.")];
  const found = await Promise.all([
    examinePrimary(databaseDirectUrl ?? databaseUrl),
    databaseDirectUrl === undefined ? [] : examinePooler(databaseUrl),
    ...replicas.urls.map(examineReplica),
  ]);
  return found.flat();
}

async function examinePrimary(databaseUrl: string): Promise<Finding[]> {
  const client = new Client({
    connectionString: await writable(databaseUrl),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return [...(await judged(await factsOf(client))), ...examineWay(databaseUrl)];
  } catch (error) {
    const { message } = error as Error;
    return [
      wrong(
        "Database",
        `DATABASE_URL cannot be used (${message}). Look at its host, port, name and password.`,
      ),
    ];
  } finally {
    await client.end().catch(() => {});
  }
}

async function factsOf(client: Client): Promise<Facts> {
  const { rows } = await client.query<Omit<Facts, "newest">>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
       current_setting('max_connections')::int as connections, date_part('epoch', clock_timestamp()) * 1000 as now`,
  );
  return { ...rows[0]!, newest: (await newestMigration(client))?.when ?? null };
}

async function judged({ version, number, connections, now, newest }: Facts): Promise<Finding[]> {
  const late = Math.round(Math.abs(now - Date.now()));
  return [
    number >= OLDEST_MAJOR * 10_000
      ? well("Database", `PostgreSQL ${version} answers.`)
      : wrong("Database", `PostgreSQL ${version} is too old. Use ${OLDEST_MAJOR} or newer.`),
    connections >= CONNECTIONS
      ? well("Connections", `There are ${connections}, and a process uses up to ${CONNECTIONS}.`)
      : wrong(
          "Connections",
          `There are only ${connections}. Set max_connections to ${CONNECTIONS} for each process.`,
        ),
    late <= MOST_LATE_MS
      ? well("Clock", "This machine and the database agree on the time.")
      : wrong(
          "Clock",
          `This machine and the database differ by ${Math.round(late / 1000)} s. Let both keep their time by NTP.`,
        ),
    newest === null || (await isKnownMigration(newest))
      ? well("Schema", newest === null ? "The first start makes it." : "This release knows it.")
      : wrong("Schema", "A newer release has changed the database. Start that release."),
  ];
}

function examineWay(databaseUrl: string): Finding[] {
  const { hostname, searchParams } = new URL(addressesOf(databaseUrl)[0]!);
  if (LOCAL.test(hostname) || searchParams.get("sslmode") === "verify-full") return [];
  return [
    doubtful(
      "Way to the database",
      "It is on another machine, and DATABASE_URL does not say sslmode=verify-full: anybody between the two can read along.",
    ),
  ];
}
