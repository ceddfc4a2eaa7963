/** The database goes away and comes back: the server reports it meanwhile, and recovers by itself. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { freePort } from "./db/embedded/postmaster.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./db/embedded/start.ts";

let dataDir: string;
let postgres: EmbeddedPostgres;
let server: TestServer;
let buyer: BuiltMember;
let asBuyer: ApiCaller;
let cookie: string;
let ad: BuiltAd;

const SERVE = fileURLToPath(import.meta.resolve("@felistry/testkit/processes/serve-api.ts"));
const READY_AGAIN = { timeout: 30_000, interval: 50 };

/** As in production: acknowledged changes have reached the disk. */
const launch = (port?: number) =>
  startEmbeddedPostgres({
    dataDir,
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

  it("[SEC-19] health says that it is away, and that it is back", async () => {
    const health = async () => (await (await server.raw("/healthz")).json()) as object;
    const soon = { timeout: 10_000 };
    await withoutDatabase(() =>
      expect.poll(health, soon).toEqual({ status: "ok", database: "away" }),
    );
    await expect.poll(health, soon).toEqual({ status: "ok", database: "ok" });
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

describe("an embedded PostgreSQL that ends by itself", () => {
  it("[SEC-19] is started again after kill -9: reads, writes, mails, the market and pedigrees go on", async () => {
    const cat = await buildCat(server, { owner: buyer, sex: "female" });
    const other = await buildAd(server, { price_pet: 700 });
    await asBuyer("GET /sales/all-cats", { query: {} });
    await asBuyer("GET /pedigree/{catId}/inbreeding", {
      params: { catId: cat.id },
      query: {},
    });
    const acknowledged = await asBuyer("POST /order", {
      body: { catId: other.cat_id, price: 700 },
    });
    const killed = postgres.pid;
    process.kill(killed, "SIGKILL");

    await expect.poll(() => postgres.pid, READY_AGAIN).not.toBe(killed);
    await expect.poll(async () => (await server.raw("/readyz")).status, READY_AGAIN).toBe(200);
    expect(await statusOnceBack("/api/me")).toBe(200);
    await expect
      .poll(async () => (await (await server.raw("/healthz")).json()) as object, {
        timeout: 10_000,
      })
      .toEqual({ status: "ok", database: "ok" });

    const bought = await asBuyer("GET /order/buy", { query: {} });
    expect(bought.data.map((row) => row.orders_id)).toContain(acknowledged.orderId);
    const third = await buildAd(server, { price_pet: 900 });
    await asBuyer("POST /order", { body: { catId: third.cat_id, price: 900 } });
    expect((await server.mailsSentTo(buyer.email)).length).toBeGreaterThanOrEqual(2);
    const father = await buildCat(server, { sex: "male", born: "2019-03-01" });
    // By a process unknown to this server, not by PostgreSQL.
    await server.pool.query("update cats set father_id = $2 where id = $1", [cat.id, father.id]);
    await server.pool.query("update sales set price_pet = 901 where cat_id = $1", [third.cat_id]);
    const parents = await asBuyer("GET /pedigree/{catId}/inbreeding", {
      params: { catId: cat.id },
      query: {},
    });
    expect(parents.data.unique).toBe(1);
    await expect
      .poll(async () => JSON.stringify(await server.api("GET /sales/all-cats", { query: {} })))
      .toContain("901");
  }, 120_000);

  it("[SEC-19] that does not come back ends the server with a code and one line", async () => {
    await withoutDatabase(async () => {
      const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SERVE], {
        env: {
          PATH: process.env["PATH"],
          DATA_DIR: dataDir,
          PORT: String(await freePort()),
          SEED: "none",
          LOG_LEVEL: "silent",
          EMBEDDED_RESTARTS: "2",
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const ended = once(child, "exit");
      const said: string[] = [];
      createInterface(child.stderr).on("line", (line) => said.push(line));
      await once(createInterface(child.stdout), "line");
      const cluster = join(dataDir, "db", "cluster");
      const pid = Number((await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n")[0]);
      const control = join(cluster, "global", "pg_control");
      await rename(control, `${control}.lost`);
      process.kill(pid, "SIGKILL");
      expect(await ended).toEqual([69, null]);
      expect(said).toEqual([
        expect.stringMatching(/^The built-in PostgreSQL .* does not come back/),
      ]);
      await rename(`${control}.lost`, control);
    });
  }, 120_000);
});
