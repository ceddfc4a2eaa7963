/** `kill -9` during orders: what was acknowledged is there exactly once after the next start. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startApi } from "@felistry/testkit/processes/api-process.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { openSessionFor } from "@felistry/testkit/session.ts";
import { freePort } from "./db/embedded/postmaster.ts";
import { findRunningPostgres, startEmbeddedPostgres } from "./db/embedded/start.ts";

const ROUNDS = 10;
const ADS = 150;
const PRICE = 500;
/** Buyers' browsers that send at the same time. */
const SENDERS = 6;

let dataDir: string;
let port: number;
let server: ChildProcess;
let catIds: number[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "felistry-crash-"));
  await chmod(dataDir, 0o755);
  port = await freePort();
  server = await start();
  catIds = await inDatabase(async (pool) => {
    const owner = await buildMember({ pool });
    const cats = await Promise.all(
      Array.from({ length: ADS }, () => buildCat({ pool }, { owner })),
    );
    await Promise.all(cats.map((cat) => buildAd({ pool }, { cat, price_pet: PRICE })));
    return cats.map(({ id }) => id);
  });
}, 60_000);

afterAll(async () => {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGTERM");
    await once(server, "exit");
  } else {
    const survivor = await startEmbeddedPostgres({ dataDir, log: { info: () => {} } });
    await survivor.stop();
  }
  await rm(dataDir, { recursive: true, force: true });
});

const start = (): Promise<ChildProcess> =>
  startApi({
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED: "none",
    LOG_LEVEL: "fatal",
    // A quick machine takes more than an hour's orders of one member in a round.
    RATE_LIMIT_FACTOR: "1000",
  });

async function inDatabase<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const running = await findRunningPostgres(dataDir);
  const pool = new pg.Pool({ connectionString: running!.url, max: 4 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

interface Acknowledged {
  catId: number;
  orderId: number;
}

/** Orders every cat in turn until the server is gone or `most` are ordered; returns the acknowledged orders. */
async function orderAll(
  cookie: string,
  most = ADS,
  onAcknowledged: () => void = () => {},
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  const waiting = catIds.slice(0, most);
  const requester = requesterTo(port);
  const sender = async (): Promise<void> => {
    for (let catId = waiting.shift(); catId !== undefined; catId = waiting.shift()) {
      const body = JSON.stringify({ catId, price: PRICE });
      const response = await requester.send("/api/order", {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body,
      });
      const answer = (await response.json()) as { orderId?: number };
      if (answer.orderId === undefined)
        throw new Error(`the order was answered ${response.status}: ${JSON.stringify(answer)}`);
      acknowledged.push({ catId, orderId: answer.orderId });
      onAcknowledged();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: SENDERS }, sender));
  requester.close();
  for (const end of ends) {
    // The server was killed under this sender; any other error is a fault.
    if (
      end.status === "rejected" &&
      !["ECONNRESET", "ECONNREFUSED", "EPIPE"].includes(
        (end.reason as { code?: string }).code ?? "",
      ) &&
      (end.reason as Error).message !== "aborted"
    )
      throw end.reason;
  }
  return acknowledged;
}

interface Stored {
  orders: Acknowledged[];
  mails: number;
}

/** The buyer's orders as they are stored, and how many mails to the buyer were stored with them. */
function storedFor(buyer: BuiltMember): Promise<Stored> {
  return inDatabase(async (pool) => {
    const orders = await pool.query<Acknowledged>(
      'select id as "orderId", cat_id as "catId" from orders where client_id = $1',
      [buyer.id],
    );
    const mails = await pool.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where name = 'mail' and data->>'to' = $1",
      [buyer.email],
    );
    return { orders: orders.rows, mails: mails.rows[0]!.count };
  });
}

it(
  "[D5-12] ten times kill -9 during a stream of orders: none acknowledged is lost, none is double, each has its mails",
  { timeout: 120_000 },
  async () => {
    let total = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      const { buyer, cookie } = await inDatabase(async (pool) => {
        const member = await buildMember({ pool });
        const session = await openSessionFor(pool, member.id);
        return { buyer: member, cookie: `${session.name}=${session.value}` };
      });
      const underWay = Promise.withResolvers<void>();
      const stream = orderAll(cookie, ADS, underWay.resolve);
      // On a slow machine nothing may be acknowledged in a third of a second.
      await Promise.race([underWay.promise, stream]);
      await sleep(Math.random() * 300);
      const gone = once(server, "exit");
      server.kill("SIGKILL");
      const [acknowledged] = await Promise.all([stream, gone]);
      total += acknowledged.length;

      server = await start();
      const { orders, mails } = await storedFor(buyer);
      expect(orders).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(orders.map(({ catId }) => catId)).size).toBe(orders.length);
      expect(mails).toBe(orders.length);

      // A buyer who got no answer orders again: a stored order answers with its number.
      const again = await orderAll(cookie, 12);
      expect(again).toEqual(
        expect.arrayContaining(orders.filter(({ catId }) => catIds.indexOf(catId) < 12)),
      );
      expect((await storedFor(buyer)).mails).toBe((await storedFor(buyer)).orders.length);
    }
    expect(total).toBeGreaterThan(ROUNDS);
  },
);
