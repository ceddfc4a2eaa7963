/** The two ways to the database: `Db` reads on any connection of the pool, `Tx` is one transaction's. */
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient, QueryResult, QueryResultRow } from "pg";

interface Executor {
  query<Row extends QueryResultRow>(statement: { name?: string; text: string; values?: unknown[] }): Promise<QueryResult<Row>>;
}

export interface Db extends Executor {
  readonly orm: NodePgDatabase;
}

export interface Tx extends Db {
  readonly kind: "transaction";
}

export function isTx(db: Db): db is Tx {
  return "kind" in db;
}

export function poolDb(pool: Pool): Db {
  return { orm: drizzle(pool), query: (statement) => pool.query(statement) };
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. A connection that
 * could not even roll back is thrown away rather than handed to the next caller.
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client: PoolClient = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work({ kind: "transaction", orm: drizzle(client), query: (statement) => client.query(statement) });
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
