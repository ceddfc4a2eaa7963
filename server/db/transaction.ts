/** The two ways to the database: `Db` reads on any connection of the pool, `Tx` belongs to one transaction. */
import {
  escapeLiteral,
  type Pool,
  type PoolClient,
  type QueryResult,
  type QueryResultRow,
} from "pg";
import { CallTimeOver, waiting } from "./call-time.ts";
import { isWithoutAnswer } from "./failures.ts";
import { positionOf, POSITION_NOW } from "./replicas/log-position.ts";
import { takePlace } from "./writer-places.ts";

export interface Db {
  query<Row extends QueryResultRow>(statement: {
    name?: string;
    text: string;
    values?: unknown[];
  }): Promise<QueryResult<Row>>;
}

/** A notice from the database's rules about a statement's side effects. */
export interface RuleNotice {
  /** The SQLSTATE chosen by the rule. */
  readonly code: string;
  readonly detail: string;
}

export interface Tx extends Db {
  readonly kind: "transaction";
  /** Received with the statements' results, so that changes without notices cost no query. */
  readonly notices: readonly RuleNotice[];
  /** Makes the commit tell where in the log it is. */
  tellPosition(): void;
  /** Once committed, if asked for. */
  position(): bigint | null;
}

/** Does the work and takes it back, to learn whether the rules refuse it. */
export async function tryOut(tx: Tx, work: () => Promise<void>): Promise<void> {
  const heard = tx.notices.length;
  await tx.query({ text: "savepoint tried" });
  await work();
  await tx.query({ text: "rollback to savepoint tried" });
  (tx.notices as RuleNotice[]).length = heard;
}

/** A transaction has one connection, on which statements that are made side by side wait for each other. */
export function inTurn(tx: Tx): Tx {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...tx,
    query: <Row extends QueryResultRow>(statement: Parameters<Db["query"]>[0]) => {
      const answer = last.then(() => tx.query<Row>(statement));
      last = answer.catch(() => {});
      return answer;
    },
  };
}

/** The distinct ids in the notices with this code. */
export function idsNoticed({ notices }: Tx, sought: string): number[] {
  const said = notices.filter(({ code }) => code === sought);
  return [...new Set(said.flatMap(({ detail }) => JSON.parse(detail) as number[]))];
}

export function isTx(db: Db): db is Tx {
  return "kind" in db;
}

const ofPool = new WeakMap<Pool, Db>();

/** Within a call, its statements share the call's time. One for each pool, so that calls can share a read (`together`). */
export function poolDb(pool: Pool): Db {
  const made = ofPool.get(pool);
  if (made) return made;
  const db: Db = { query: (statement) => waiting(() => pool.query(statement)) };
  ofPool.set(pool, db);
  return db;
}

/** Each statement has a separate time limit: for work that streams data for as long as it takes. */
export function streamDb(pool: Pool): Db {
  return { query: (statement) => pool.query(statement) };
}

/** The member on whose behalf a transaction writes; its changes are recorded under these (see the history's triggers). */
export interface Acting {
  readonly memberId: number;
  readonly requestId: string;
  /** Acts at the desk of this club, and finds what is of it alone (the policies of `migrations/0135_clubs.sql`). */
  readonly clubId?: number | null;
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. The connection is taken with the
 * first statement, so that slow work before it (hashing a password) holds none. A connection that was lost, gave no
 * answer in time, or could not even roll back is discarded rather than passed to the next caller: PostgreSQL rolls back
 * transactions without a client.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (tx: Tx) => Promise<T>,
  acting?: Acting,
): Promise<T> {
  let begun: Promise<Held> | undefined;
  const notices: RuleNotice[] = [];
  // The demo's query builder passes values as a second argument.
  const query = (...statement: unknown[]) =>
    waiting(async () => {
      const { client } = await (begun ??= begin(pool, acting, notices));
      return (client.query as (...statement: unknown[]) => Promise<never>)(...statement);
    });
  let position: bigint | null | undefined;
  const tx: Tx = {
    kind: "transaction",
    notices,
    query,
    tellPosition: () => void (position = null),
    position: () => position ?? null,
  };
  try {
    const result = await work(tx);
    const told = position === null;
    if (begun) position = await waiting(async () => commit(await begun!, told), LEAST_TO_END_MS);
    await letGo(begun);
    return result;
  } catch (error) {
    const failure = isUnanswered(error) ? (error as Error) : await rolledBack(begun);
    const gone = letGo(begun, failure);
    if (!isUnanswered(failure)) await gone;
    throw error;
  }
}

/** Even after the call's time is over: cutting off a commit at once would leave its result unknown. */
const LEAST_TO_END_MS = 500;

/** The connection is unusable: anything further would wait behind the unanswered statement. */
function isUnanswered(error: unknown): boolean {
  return error instanceof CallTimeOver || isWithoutAnswer(error);
}

/** If a statement failed, PostgreSQL turns a commit into a rollback without reporting an error. */
async function commit({ client }: Held, told: boolean): Promise<bigint | null> {
  // One message, so that knowing the position costs no round trip.
  const answers: unknown = await client.query(told ? `commit; select ${POSITION_NOW}` : "commit");
  const [done, where] = [answers].flat() as QueryResult<{ position: string }>[];
  if (done!.command !== "COMMIT") throw new Error("a failed transaction was to be committed");
  return where ? positionOf(where.rows[0]!.position) : null;
}

/** @returns the reason if it could not be rolled back */
function rolledBack(begun: Promise<Held> | undefined): Promise<Error | undefined> {
  return waiting(async () => (await begun)?.client.query("rollback"), LEAST_TO_END_MS).then(
    () => undefined,
    (failure: Error) => failure,
  );
}

async function letGo(begun: Promise<Held> | undefined, reason?: Error): Promise<void> {
  const held = await begun?.catch(() => undefined);
  held?.release(reason);
}

/** The SQLSTATE class of our rules' notices, which the standard leaves free. */
const OUR_NOTICES = "FE";

interface Held {
  readonly client: PoolClient;
  /** Discards the connection if there is a reason. */
  release(reason?: Error): void;
}

/** One message, so that naming the acting member costs no round trip. */
function beginText(acting: Acting | undefined): string {
  if (!acting) return "begin";
  const { memberId, requestId, clubId = null } = acting;
  const named = `begin; set local felistry.member_id = '${Math.trunc(memberId)}'; set local felistry.request_id = ${escapeLiteral(requestId)}`;
  if (clubId === null) return named;
  return `${named}; set local felistry.club = '${Math.trunc(clubId)}'; select set_config('role', session_user || '_desk', true)`;
}

async function begin(pool: Pool, acting: Acting | undefined, notices: RuleNotice[]): Promise<Held> {
  const leave = await takePlace(pool);
  const client = await pool.connect().catch((error: Error) => {
    leave();
    throw error;
  });
  let broken: Error | undefined;
  const lose = (error: Error) => void (broken = error);
  // The pool only listens on idle connections: without this listener, losing one here would end the process.
  client.on("error", lose);
  const hear = ({ code, detail }: { code?: string | undefined; detail?: string | undefined }) =>
    void (code?.startsWith(OUR_NOTICES) && notices.push({ code, detail: detail ?? "" }));
  client.on("notice", hear);
  const held: Held = {
    client,
    release(reason = broken) {
      client.removeListener("error", lose);
      client.removeListener("notice", hear);
      client.release(reason);
      leave();
    },
  };
  try {
    await client.query(beginText(acting));
    return held;
  } catch (error) {
    held.release(error as Error);
    throw error;
  }
}
