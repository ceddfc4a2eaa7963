/** The two ways to the database: `Db` reads on any connection of the pool, `Tx` is one transaction's. */
import {
  escapeLiteral,
  type Pool,
  type PoolClient,
  type QueryResult,
  type QueryResultRow,
} from "pg";

export interface Db {
  query<Row extends QueryResultRow>(statement: {
    name?: string;
    text: string;
    values?: unknown[];
  }): Promise<QueryResult<Row>>;
}

/** What the rules in the database say of what a statement has made them do. */
export interface RuleNotice {
  /** The SQLSTATE that the rule has chosen. */
  readonly code: string;
  readonly detail: string;
}

export interface Tx extends Db {
  readonly kind: "transaction";
  /** Heard with the statements, so that a change that nobody has to be told of costs no question. */
  readonly notices: readonly RuleNotice[];
}

/** The ids that the rules have said something of under this code, each once. */
export function idsNoticed({ notices }: Tx, sought: string): number[] {
  const said = notices.filter(({ code }) => code === sought);
  return [...new Set(said.flatMap(({ detail }) => JSON.parse(detail) as number[]))];
}

export function isTx(db: Db): db is Tx {
  return "kind" in db;
}

export function poolDb(pool: Pool): Db {
  return { query: (statement) => pool.query(statement) };
}

/** On whose behalf a transaction writes; what it changes is recorded under these (see the history's triggers). */
export interface Acting {
  readonly memberId: number;
  readonly requestId: string;
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. The connection is taken
 * with the first statement, so that slow work before it (hashing a password) holds none. A connection that was
 * lost, or could not even roll back, is thrown away rather than handed to the next caller.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Tx) => Promise<T>,
  acting?: Acting,
): Promise<T> {
  let begun: Promise<Held> | undefined;
  const notices: RuleNotice[] = [];
  const query = async (...statement: unknown[]) => {
    const { client } = await (begun ??= begin(pool, acting, notices));
    return (client.query as (...statement: unknown[]) => Promise<never>)(...statement);
  };
  const tx: Tx = { kind: "transaction", notices, query };
  try {
    const result = await work(tx);
    if (begun) await commit(await begun);
    return result;
  } catch (error) {
    const held = await begun?.catch(() => undefined);
    if (held) await held.client.query("rollback").catch((failure: Error) => held.lose(failure));
    throw error;
  } finally {
    (await begun?.catch(() => undefined))?.release();
  }
}

/** Of a transaction in which a statement failed PostgreSQL makes a rollback without saying so by an error. */
async function commit({ client }: Held): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new Error("a failed transaction was to be committed");
}

/** The class of SQLSTATE that our rules say something under; the standard leaves it free. */
const OUR_NOTICES = "FE";

interface Held {
  readonly client: PoolClient;
  lose(error: Error): void;
  release(): void;
}

/** One message, so that saying who acts costs no round trip. */
function beginText(acting: Acting | undefined): string {
  if (!acting) return "begin";
  const { memberId, requestId } = acting;
  return `begin; set local felistry.member_id = '${Math.trunc(memberId)}'; set local felistry.request_id = ${escapeLiteral(requestId)}`;
}

async function begin(pool: Pool, acting: Acting | undefined, notices: RuleNotice[]): Promise<Held> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const lose = (error: Error) => void (broken = error);
  // The pool hears only of its idle connections: without a listener one that is lost here would end the process.
  client.on("error", lose);
  const hear = ({ code, detail }: { code?: string | undefined; detail?: string | undefined }) =>
    void (code?.startsWith(OUR_NOTICES) && notices.push({ code, detail: detail ?? "" }));
  client.on("notice", hear);
  const held: Held = {
    client,
    lose,
    release() {
      client.removeListener("error", lose);
      client.removeListener("notice", hear);
      client.release(broken);
    },
  };
  try {
    await client.query(beginText(acting));
    return held;
  } catch (error) {
    lose(error as Error);
    held.release();
    throw error;
  }
}
