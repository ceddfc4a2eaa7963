/** Copies of the database and the pooler: whether each is what the site takes it for. */
import { Client } from "pg";
import { hostOf, writable } from "../db/addresses.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

const PATIENCE_MS = 5_000;

async function asked<Row>(url: string, statement: string): Promise<Row> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows[0] as Row;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function examineReplica(url: string): Promise<Finding[]> {
  const name = hostOf(url);
  try {
    const { follows, feedback } = await asked<{ follows: boolean; feedback: string }>(
      url,
      "select pg_is_in_recovery() as follows, current_setting('hot_standby_feedback') as feedback",
    );
    if (!follows)
      return [
        wrong("Replica", `${name} follows no other server. Take it out of DATABASE_REPLICA_URL.`),
      ];
    return feedback === "on"
      ? [well("Replica", `${name} follows, and is read from.`)]
      : [
          doubtful(
            "Replica",
            `${name} follows, but long reads may be cancelled there. Set hot_standby_feedback to on.`,
          ),
        ];
  } catch (error) {
    return [
      wrong(
        "Replica",
        `${name} cannot be used (${(error as Error).message}). Look at DATABASE_REPLICA_URL.`,
      ),
    ];
  }
}

export async function examinePooler(url: string): Promise<Finding[]> {
  try {
    const { timeout } = await asked<{ timeout: string }>(
      await writable(url),
      "select current_setting('statement_timeout') as timeout",
    );
    return timeout === "0"
      ? [
          wrong(
            "Pooler",
            "Statements may take for ever behind DATABASE_URL. Give the pooler the connect_query of deploy/pgbouncer/pgbouncer.ini.",
          ),
        ]
      : [well("Pooler", "It answers, and ends statements that take too long.")];
  } catch (error) {
    return [
      wrong(
        "Pooler",
        `DATABASE_URL cannot be used (${(error as Error).message}). Look at the pooler.`,
      ),
    ];
  }
}
