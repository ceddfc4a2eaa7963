import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import pg from "pg";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { openRelay } from "@felistry/testkit/processes/relay.ts";
import { startMarketFreshness } from "./freshness.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;
let catId: number;
/** Another process, or somebody at the database's console. */
let elsewhere: pg.Client;

beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server);
  elsewhere = new pg.Client({ connectionString: server.services.config.databaseUrl });
  await elsewhere.connect();
});
afterAll(async () => {
  await elsewhere.end();
  await server.stop();
});
beforeEach(async () => {
  await server.pool.query("delete from sales");
  catId = (await buildAd(server, { cat: buildCat(server, { owner: seller }), price_pet: 500 }))
    .cat_id;
  await quiet();
});

/** Waits for the notifications of all earlier writes. */
async function quiet(): Promise<void> {
  let version: number;
  do {
    version = server.services.market.version();
    await new Promise((resolve) => setTimeout(resolve, 60));
  } while (version !== server.services.market.version());
}

const LIST = "/api/sales/all-cats";
const get = (headers: Record<string, string> = {}) => server.raw(LIST, { headers });
const price = async () =>
  ((await (await get()).json()) as { data: { price_pet: number }[] }).data[0]!.price_pet;
/** A kept answer has passed no routing, which gives each request an id. */
const isKept = (response: Response) => response.headers.get("x-request-id") === null;

test("[7-63] an unchanged list has the same bytes, tag and security headers, and is 304 for that tag", async () => {
  const made = await get();
  const kept = await get();
  expect(isKept(made)).toBe(false);
  expect(isKept(kept)).toBe(true);
  expect(await kept.text()).toBe(await made.text());
  const etag = kept.headers.get("etag")!;
  expect(made.headers.get("etag")).toBe(etag);
  for (const name of [
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "content-type",
    "cache-control",
  ]) {
    expect([name, kept.headers.get(name)]).toEqual([name, made.headers.get(name)]);
    expect([name, kept.headers.has(name)]).toEqual([name, true]);
  }
  for (const tag of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    const unchanged = await get({ "if-none-match": tag });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe("");
  }
  expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
});

test("[7-63] a kept list is sent compressed to clients that accept it, separately per language", async () => {
  for (let i = 0; i < 5; i++) await buildAd(server, { cat: buildCat(server, { owner: seller }) });
  await quiet();
  await get();
  const zipped = await get({ "accept-encoding": "gzip" });
  expect(isKept(zipped)).toBe(true);
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  const russian = server.guest({ locale: "ru" });
  expect((await russian("GET /sales/all-cats", {})).data[0]!.breed).not.toBe(
    (await server.api("GET /sales/all-cats", {})).data[0]!.breed,
  );
});

test("[D5-01] [7-68] a change by the API shows in the very next answer", async () => {
  for (let value = 501; value < 520; value++) {
    expect(await price()).toBe(value - 1);
    await server.as(seller)("POST /sales/{catId}", {
      params: { catId },
      body: {
        price_pet: value,
        price_breeding: null,
        delivery_text: "By train",
        ready_to_move_at: "2026-06-01",
      },
    });
    expect(await price()).toBe(value);
  }
  await server.as(seller)("PUT /sales/{catId}/is-active-update", {
    params: { catId },
    body: { is_active: 0 },
  });
  expect(((await (await get()).json()) as { data: unknown[] }).data).toEqual([]);
});

test("[D5-01] a change by another connection shows within moments: of the ad, the cat, its colour, the seller", async () => {
  const card = async () => (await server.api("GET /sales/all-cats", {})).data[0]!;
  const soon = { timeout: 5_000, interval: 10 };
  await get();
  expect(isKept(await get())).toBe(true);
  await elsewhere.query("update sales set price_pet = 777 where cat_id = $1", [catId]);
  await vi.waitFor(async () => expect((await card()).price_pet).toBe(777), soon);
  await elsewhere.query("update cats set cat_name = 'Ryska' where id = $1", [catId]);
  await vi.waitFor(async () => expect((await card()).cat_name).toBe("Ryska"), soon);
  await elsewhere.query("update cat_colours set ems = 'a 22' where cat_id = $1", [catId]);
  await vi.waitFor(async () => expect((await card()).ems).toBe("a 22"), soon);
  await elsewhere.query(
    "update users set country_id = (select id from countries where iso2 = 'FR') where id = $1",
    [seller.id],
  );
  await vi.waitFor(async () => expect((await card()).country_en).toBe("France"), soon);
  await elsewhere.query(
    "update users set country_id = (select id from countries where iso2 = 'DE') where id = $1",
    [seller.id],
  );
});

test("[D5-01] with the listening connection lost, answers stay right, and are kept again once it is back", async () => {
  await get();
  expect(isKept(await get())).toBe(true);
  for (let round = 0; round < 3; round++) {
    const killed = await elsewhere.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'market-freshness' and datname = current_database()",
    );
    expect(killed.rowCount).toBe(1);
    // The process notices the end of its connection like a change: within moments.
    await vi.waitFor(
      () => expect(server.services.market.version()).not.toBe(server.services.market.version()),
      { timeout: 2_000, interval: 1 },
    );
    await elsewhere.query("update sales set price_pet = $2 where cat_id = $1", [
      catId,
      600 + round,
    ]);
    expect(await price()).toBe(600 + round);
    await vi.waitFor(
      async () => {
        await get();
        expect(isKept(await get())).toBe(true);
      },
      { timeout: 10_000, interval: 20 },
    );
    await elsewhere.query("update sales set price_pet = $2 where cat_id = $1", [
      catId,
      700 + round,
    ]);
    await vi.waitFor(async () => expect(await price()).toBe(700 + round), {
      timeout: 5_000,
      interval: 10,
    });
  }
});

test("[D5-01] while the database is away no kept answer is used, and changes made meanwhile show once it is back", async () => {
  const relay = await openRelay(server.services.config.databaseUrl!);
  const errors: Error[] = [];
  const freshness = await startMarketFreshness({
    databaseUrl: relay.url,
    onError: (error) => errors.push(error),
  });
  const steady = () => freshness.version() === freshness.version();
  expect(steady()).toBe(true);
  const before = freshness.version();
  await relay.cut();
  await vi.waitFor(() => expect(steady()).toBe(false), { timeout: 2_000, interval: 1 });
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(2), { timeout: 5_000 });
  await relay.mend();
  await vi.waitFor(() => expect(steady()).toBe(true), { timeout: 12_000, interval: 20 });
  expect(freshness.version()).toBeGreaterThan(before);
  await freshness.stop();
  await relay.close();
});

test("[7-63] a refused list is not kept, and a day's answer not beyond the day", async () => {
  for (let i = 0; i < 2; i++)
    expect(
      (await server.raw("/api/sales/cats-sales?breed=QQQ")).headers.get("x-request-id"),
    ).not.toBeNull();
  server.setNow("2026-03-01T23:59:00Z");
  await get();
  expect(isKept(await get())).toBe(true);
  server.setNow("2026-03-02T00:00:00Z");
  expect(isKept(await get())).toBe(false);
});
