/** A day at a large club's desk: 300,000 cases of which ten thousand wait (at a million cats), a hundred thousand cattery names, ten thousand cats in a year's book. */
import { openSession } from "@felistry/server/accounts/sessions.ts";
import { inTransaction } from "@felistry/server/db/transaction.ts";
import { STUDBOOK_YEAR } from "./explain-fill.ts";
import type { ExplainWorld } from "./explain-world.ts";
import { within, type Figure } from "./table.ts";

const ASKED = 41;
/** The first of a screen are slower while its code is compiled. */
const WARMED = 10;
const ASK_EVERY_MS = 250;

const SCREENS = [
  ["the desk's first screen", "/club/desk", 100],
  ["the applications' first screen", "/admin", 100],
  ["the desk's first 25 cases", "/api/admin/cases", 100],
  ["the desk's disputes among them", "/api/admin/cases?kind=dispute", 100],
  ["a cattery name beside all others", "/api/me/cattery-name?name=Nome4711", 50],
] as const;

export async function benchClub(world: ExplainWorld): Promise<Figure[]> {
  const { services, app, memberId } = world;
  const { name, value } = await inTransaction(services.pool, (tx) =>
    openSession(tx, memberId, { userAgent: undefined, hostOnlyCookies: false }),
  );
  const headers = { host: "localhost", origin: "http://localhost", cookie: `${name}=${value}` };
  const ask = async (method: "GET" | "POST", url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  const { rows } = await services.pool.query<{ cases: number }>(
    "select count(*)::int as cases from cases",
  );
  const beside = `${rows[0]!.cases.toLocaleString("en")} cases`;
  const figures: Figure[] = [];
  for (const [what, url, limit] of SCREENS) {
    const took: number[] = [];
    for (let i = 0; i < WARMED; i++) await ask("GET", url);
    for (let i = 0; i < ASKED; i++) {
      const started = performance.now();
      await ask("GET", url);
      took.push(performance.now() - started);
    }
    took.sort((one, other) => one - other);
    figures.push(within(`${what} (${beside}), p50`, took[Math.floor(ASKED / 2)]!, limit, "ms"));
    figures.push(within(`${what} (${beside}), p95`, took[Math.floor(ASKED * 0.95)]!, limit, "ms"));
  }
  return [...figures, await printedBook(ask)];
}

type Ask = (
  method: "GET" | "POST",
  url: string,
  payload?: object,
) => Promise<{ json<T>(): T; body: string }>;

async function printedBook(ask: Ask): Promise<Figure> {
  const started = performance.now();
  interface Book {
    readonly total: number;
    readonly finished_at: string | null;
  }
  let book = (await ask("POST", "/api/admin/studbook", { year: STUDBOOK_YEAR })).json<{
    data: Book;
  }>().data;
  while (book.finished_at === null) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    book = (await ask("GET", "/api/admin/studbook")).json<{ data: Book[] }>().data[0]!;
  }
  const seconds = (performance.now() - started) / 1000;
  return within(`studbook of ${book.total.toLocaleString("en")} cats, printed`, seconds, 120, "s");
}
