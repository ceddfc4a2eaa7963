/** The database goes away and comes back: the server says so while it lasts, and needs nobody's help afterwards. */
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./db/embedded/start.ts";

let dataDir: string;
let postgres: EmbeddedPostgres;
let server: TestServer;
let buyer: BuiltMember;
let asBuyer: ApiCaller;
let cookie: string;
let ad: BuiltAd;

const launch = (port?: number) =>
  startEmbeddedPostgres({
    dataDir,
    durable: false,
    log: { info: () => {} },
    ...(port !== undefined && { port }),
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "felistry-faults-"));
  await chmod(dataDir, 0o755);
  postgres = await launch();
  server = await startTestServer({ database: { url: postgres.url, drop: async () => {} } });
  buyer = await buildMember(server);
  asBuyer = server.as(buyer);
  cookie = await server.sessionCookie(buyer);
  ad = await buildAd(server, { price_pet: 500 });
  await asBuyer("GET /me", {});
});

afterAll(async () => {
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs `work` while there is no database, then brings it back where it was. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const port = Number(new URL(postgres.url).port);
  await postgres.stop();
  try {
    await work();
  } finally {
    postgres = await launch(port);
  }
}

const order = () => ({
  method: "POST",
  headers: { cookie, "content-type": "application/json" },
  body: JSON.stringify({ catId: ad.cat_id, price: 500 }),
});

async function statusOnceBack(path: string): Promise<number> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { status } = await server.raw(path, { headers: { cookie } });
    if (status !== 503 || Date.now() > deadline) return status;
    await sleep(50);
  }
}

describe("while the database is away", () => {
  it("[D1-15] every kind of call answers 503 with Retry-After, in the envelope and the reader's language", async () => {
    await withoutDatabase(async () => {
      const answers = [
        await server.raw("/api/breeds"),
        await server.raw("/api/sales/all-cats"),
        await server.raw(`/api/cats/${ad.cat_id}`),
        await server.raw("/api/me", { headers: { cookie } }),
        await server.raw("/api/order", order()),
        await server.raw("/readyz"),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(await answer.json()).toMatchObject({
          success: false,
          message: expect.stringContaining("briefly unavailable"),
          requestId: expect.any(String),
        });
      }
      const russian = await server.raw("/api/breeds", { headers: { host: "ru.localhost" } });
      expect(((await russian.json()) as { message: string }).message).toMatch(/[а-яё]/i);
      expect((await server.raw("/healthz")).status).toBe(200);
    });
    expect(await statusOnceBack("/readyz")).toBe(200);
  });

  it("calls on their way when it goes are answered, and none as a fault of ours", async () => {
    const done = new AbortController();
    const statuses: number[] = [];
    const callers = Array.from({ length: 12 }, async (_, i) => {
      while (!done.signal.aborted)
        statuses.push(
          (await server.raw(i % 2 ? "/api/me" : "/api/users?q=bre", { headers: { cookie } }))
            .status,
        );
    });
    await sleep(100);
    await withoutDatabase(() => sleep(200));
    await statusOnceBack("/api/me");
    done.abort();
    await Promise.all(callers);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});

describe("when the database is back", () => {
  it("reads, writes and mails go on by themselves, and a refused order was not stored", async () => {
    await withoutDatabase(async () => {
      expect((await server.raw("/api/order", order())).status).toBe(503);
    });
    expect(await statusOnceBack("/api/me")).toBe(200);
    expect((await asBuyer("GET /order/buy", { query: {} })).data).toEqual([]);

    const { orderId } = await asBuyer("POST /order", { body: { catId: ad.cat_id, price: 500 } });
    expect(
      (await asBuyer("GET /order/buy", { query: {} })).data.map((row) => row.orders_id),
    ).toEqual([orderId]);
    expect(await server.mailsSentTo(buyer.email)).toHaveLength(1);
  });
});
