/** Every list and search of the API on a large registry, and PostgreSQL's plan for each of their statements. */
import type { PoolClient, QueryConfig } from "pg";
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import { urlOf } from "@felistry/contract/client.ts";
import { openSession } from "@felistry/server/accounts/sessions.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { inTransaction } from "@felistry/server/db/transaction.ts";
import { encodeCursor } from "@felistry/server/http/cursor.ts";
import { STUDBOOK_YEAR } from "./explain-fill.ts";
import type { ExplainWorld } from "./explain-world.ts";
import { readPlan, type PlanFigures } from "./read-plan.ts";

export interface ExplainedCall {
  readonly call: string;
  readonly statement: string;
  readonly figures: PlanFigures;
}

type Asked = { [Key in ApiKey]: readonly [Key, Input<Key>] }[ApiKey];

function asked({ memberId, catId }: ExplainWorld, day: string, longAgo: string): Asked[] {
  const cat = { params: { id: catId } };
  const byCat = { params: { catId } };
  const deep = encodeCursor([catId]);
  return [
    ["GET /cats", { query: {} }],
    ["GET /cats", { query: { cursor: deep } }],
    ["GET /cats", { query: { breed: "MCO", sex: "female" } }],
    ["GET /cats", { query: { q: "silver" } }],
    ["GET /cats", { query: { q: "no such cat at all" } }],
    ["GET /cats", { query: { mine: "my" } }],
    ["GET /cats", { query: { mine: "not-my" } }],
    ["GET /cats/all-with-color-10-by-gender", { query: { q: "silver", sex: "female" } }],
    ["GET /cats/all-with-color-10-free", { query: { q: "" } }],
    ["GET /cats/all-with-color-10-free", { query: { q: "no such cat at all" } }],
    ["GET /cats/cat-and-color/{id}", { ...cat, query: {} }],
    ["GET /cats/{id}", cat],
    ["GET /cats/{id}/docs", { ...cat, query: {} }],
    ["GET /cats/{id}/photos", cat],
    ["GET /cats/{id}/applications", cat],
    ["GET /cats/{id}/certificates", cat],
    ["GET /cats/{id}/credentials", cat],
    ["GET /cats/{id}/judge-asks", cat],
    ["GET /cats/{id}/history", { ...cat, query: {} }],
    ["GET /cats/{id}/merge", { ...cat, query: { other: catId + 2 } }],
    ["GET /cat-change-owner/{id}", cat],
    ["GET /coat/warnings", { query: { cat: catId } }],
    ["GET /parents/{id}/ancestors", cat],
    ["GET /pedigree/{catId}/titles", byCat],
    ["GET /pedigree/{catId}/offspring", { ...byCat, query: {} }],
    ["GET /pedigree/{catId}/siblings", byCat],
    ["GET /pedigree/{catId}/descendants", { ...byCat, query: { generations: 5 } }],
    ["GET /catteries", { query: { user: memberId } }],
    ["GET /catteries/{id}/cats", { params: { id: memberId }, query: {} }],
    ["GET /me/cats", { query: {} }],
    ["GET /me/cats", { query: { isSell: "1" } }],
    ["GET /me/favorites", { query: {} }],
    ["GET /me/checks", { query: {} }],
    ["GET /me/merges", { query: {} }],
    ["GET /litters", { query: {} }],
    ["GET /litters", { query: { cursor: encodeCursor([Math.floor(catId / 10)]) } }],
    ["GET /order", { query: {} }],
    ["GET /order/buy", { query: {} }],
    ["GET /users", { query: {} }],
    ["GET /users", { query: { q: "breeder77" } }],
    ["GET /sales/all-cats", { query: {} }],
    ["GET /sales/cats-sales", { query: { breed: "MCO" } }],
    ["GET /applications/not-solve", { query: {} }],
    ["GET /applications/not-solve", { query: { q: "no such cat at all" } }],
    ["GET /applications/not-solve", { query: { q: "rx 31" } }],
    // Thousands, of which none is among those that have waited longest.
    ["GET /applications/not-solve", { query: { q: "rx 33" } }],
    ["GET /credentials/waiting", { query: {} }],
    ["GET /admin/cases", { query: {} }],
    ["GET /admin/cases", { query: { kind: "dispute" } }],
    ["GET /admin/cases", { query: { list: "asked" } }],
    ["GET /admin/cases", { query: { list: "mine" } }],
    ["GET /admin/cases", { query: { list: "settling" } }],
    ["GET /admin/members", { query: {} }],
    ["GET /admin/members", { query: { q: "breeder" } }],
    ["GET /admin/members", { query: { q: "breeder9" } }],
    ["GET /admin/members", { query: { q: "no such member at all" } }],
    ["GET /admin/reports", { query: {} }],
    ["GET /admin/checks", { query: {} }],
    ["GET /admin/backups", {}],
    ["GET /studbook", {}],
    ["GET /studbook/{year}", { params: { year: String(STUDBOOK_YEAR) } }],
    ["GET /studbook/{year}/{breed}", { params: { year: String(STUDBOOK_YEAR), breed: "MCO" } }],
    ["GET /admin/studbook", { query: {} }],
    ["GET /admin/health", {}],
    ["GET /admin/clubs", {}],
    ["GET /admin/memberships", { query: { year: 2026 } }],
    ["GET /admin/memberships", { query: { year: 2026, state: "overdue" } }],
    ["GET /admin/judges", { query: {} }],
    ["GET /admin/judges", { query: { cursor: encodeCursor([500]) } }],
    ["GET /admin/cattery-names", { query: {} }],
    ["GET /admin/cattery-names", { query: { list: "granted" } }],
    ["GET /admin/cattery-names", { query: { list: "over" } }],
    ["GET /corrections/waiting", { query: {} }],
    ["GET /admin/club-rules/changes", { query: {} }],
    ["GET /admin/chip-proofs", { query: {} }],
    ["GET /admin/disputes", { query: {} }],
    ["GET /admin/held-ads", { query: {} }],
    ["GET /admin/taken-down-ads", { query: {} }],
    ["GET /admin/message-reports", { query: {} }],
    ["GET /admin/review-reports", { query: {} }],
    ["GET /cats/{id}/bans", cat],
    ["GET /me/corrections", { query: {} }],
    ["GET /me/transfers", { query: {} }],
    ["GET /me/cattery-names", {}],
    ["GET /me/cattery-name", { query: { name: "Nome4711" } }],
    ["GET /me/memberships", {}],
    ["GET /me/herd", { query: {} }],
    ["GET /me/notices", { query: {} }],
    ["GET /me/notices/unread", {}],
    ["GET /me/waiting", {}],
    ["GET /me/waiting-lists", {}],
    ["GET /me/dates", {}],
    ["GET /planned-matings", { query: {} }],
    ["GET /questions", { query: {} }],
    ["GET /market", { query: {} }],
    ["GET /sales/reviews/{sellerId}", { params: { sellerId: 3 }, query: {} }],
    ["GET /admin/checks", { query: { kind: "own_ancestor" } }],
    ["GET /admin/checks", { query: { kind: "dam_old" } }],
    ["GET /history", { query: {} }],
    ["GET /history", { query: { cursor: deep } }],
    ["GET /history", { query: { noun: "order" } }],
    ["GET /history", { query: { member: 77 } }],
    ["GET /history", { query: { day } }],
    ["GET /history", { query: { day: longAgo } }],
    ["GET /history", { query: { noun: "order", day: longAgo } }],
    ["GET /history", { query: { member: 77, day: longAgo } }],
    ["GET /history", { query: { member: 77, noun: "order", day: longAgo } }],
    ["GET /breeds/{id}/inbreeding", { params: { id: 1 } }],
    ["GET /mating/suggestions", { query: { dam: catId + 1 } }],
  ] satisfies Asked[];
}

export async function explainLists(world: ExplainWorld): Promise<ExplainedCall[]> {
  const { services, app, memberId } = world;
  const { name, value } = await inTransaction(services.pool, (tx) =>
    openSession(tx, memberId, { userAgent: undefined, hostOnlyCookies: false }),
  );
  const pool = openPool({
    url: services.pool.options.connectionString!,
    max: 1,
    onIdleError: () => {},
  });
  const client = await pool.connect();
  const statements = spiedOn(services.pool);
  const dayAgo = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const explained: ExplainedCall[] = [];
  try {
    for (const [key, input] of asked(world, dayAgo(1), dayAgo(1000))) {
      const url = urlOf(key, input as Parameters<typeof urlOf>[1]);
      const ask = () =>
        app.inject({
          method: "GET",
          url,
          headers: { host: "localhost", cookie: `${name}=${value}` },
        });
      await ask();
      statements.length = 0;
      const answer = await ask();
      const seen = new Map(statements.map((one) => [one.name ?? one.text, one]));
      for (const [statement, config] of seen)
        if (!statement.startsWith("session"))
          explained.push({
            call: `${key.replace(/^GET /, "")}${url.includes("?") ? ` ${decodeURIComponent(url.slice(url.indexOf("?")))}` : ""}${answer.statusCode >= 400 ? ` (${answer.statusCode})` : ""}`,
            statement: config.name ?? "",
            figures: readPlan(await explain(client, config)),
          });
    }
  } finally {
    client.release();
    await pool.end();
  }
  if (explained.length === 0) throw new Error("no call asked the database anything");
  return explained;
}

/** A statement as a call sent it. */
interface Sent extends QueryConfig {
  /** How its transaction began, if that says who asks: at a club's desk PostgreSQL shows that club's rows alone. */
  readonly begun: string | null;
}

/** Records the queries of all the pool's connections from now on. */
function spiedOn(pool: ExplainWorld["services"]["pool"]): Sent[] {
  const seen: Sent[] = [];
  const spied = new WeakSet<PoolClient>();
  pool.on("acquire", (client) => {
    if (spied.has(client)) return;
    spied.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<never>;
    let begun: string | null = null;
    client.query = ((first: QueryConfig | string, ...rest: unknown[]) => {
      if (typeof first === "object") seen.push({ ...first, begun });
      else if (/^(?:begin|commit|rollback)/.test(first))
        begun = first.includes("felistry.club") ? first : null;
      return query(first, ...rest);
    }) as typeof client.query;
  });
  return seen;
}

/** Uses the same generic plan as the server's connections, independent of values. */
async function explain(client: PoolClient, { text, values = [], begun }: Sent): Promise<unknown> {
  const literals = values.map((value) => literalOf(client, value)).join(", ");
  await client.query(begun ?? "begin");
  // What a call was given up for is explained as well.
  await client.query("set local statement_timeout = 0");
  await client.query(`prepare explained as ${text}`);
  try {
    const execute = `execute explained${literals && `(${literals})`}`;
    const { rows } = await client.query<{ "QUERY PLAN": unknown[] }>(
      `explain (analyze, buffers, format json) ${execute}`,
    );
    return rows[0]!["QUERY PLAN"][0];
  } finally {
    await client.query("rollback; deallocate explained");
  }
}

function literalOf(client: PoolClient, value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Buffer.isBuffer(value)) return `'\\x${value.toString("hex")}'`;
  if (Array.isArray(value))
    return client.escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(",")}}`);
  if (typeof value === "object") return client.escapeLiteral(JSON.stringify(value));
  return client.escapeLiteral(String(value));
}
