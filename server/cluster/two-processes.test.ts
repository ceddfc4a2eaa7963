/** Two server processes on one database: each request goes to another one than the last, and nobody can tell. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { CookieJar } from "@felistry/testkit/cookie-jar.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
} from "@felistry/testkit/worlds/brought-table.ts";

const LIST = "/api/sales/all-cats";

let server: TestServer;
let seller: BuiltMember;
let ad: BuiltAd;

beforeAll(async () => {
  server = await startTestServer({ processes: 2 });
  seller = await buildMember(server);
  ad = await buildAd(server, { cat: buildCat(server, { owner: seller }), price_pet: 500 });
});
afterAll(() => server.stop());

/** Twice: once to each process. */
const toBoth = async (path: string, headers: Record<string, string> = {}) => [
  await server.raw(path, { headers }),
  await server.raw(path, { headers }),
];
const priceIn = async (response: Response) =>
  ((await response.json()) as Answer<"GET /sales/all-cats">).data[0]!.price_pet;
const isKept = (response: Response) => response.headers.get("x-request-id") === null;

function changePrice(price: number, cookie: string): Promise<Response> {
  return server.raw(`/api/sales/${ad.cat_id}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({
      price_pet: price,
      price_breeding: null,
      delivery_text: "By train",
      ready_to_move_at: "2026-06-01",
    }),
  });
}

/** Changes the price without a word to anybody, as if the notification were still on its way. */
async function changeUnheard(price: number): Promise<void> {
  const client = await server.pool.connect();
  try {
    await client.query("begin");
    await client.query("alter table sales disable trigger market_sees_sales");
    await client.query("update sales set price_pet = $2 where cat_id = $1", [ad.cat_id, price]);
    await client.query("alter table sales enable trigger market_sees_sales");
    await client.query("commit");
  } finally {
    client.release();
  }
}

test("whoever changes the market sees the change in the next answer of the other process", async () => {
  const jar = new CookieJar();
  const [name, value] = (await server.sessionCookie(seller)).split("=") as [string, string];
  jar.set(name, value);
  for (let price = 501; price < 521; price++) {
    for (const response of await toBoth(LIST)) expect(response.status).toBe(200);
    const changed = await changePrice(price, jar.header!);
    expect(changed.status).toBe(200);
    jar.keep(changed.headers);
    for (const response of await toBoth(LIST, { cookie: jar.header! }))
      expect(await priceIn(response)).toBe(price);
  }
});

test("an answer kept from before a change that its reader made is not used, even if nobody was notified", async () => {
  await server.pool.query("update sales set price_pet = 600 where cat_id = $1", [ad.cat_id]);
  await vi.waitFor(async () => {
    for (const response of await toBoth(LIST)) {
      expect(await priceIn(response)).toBe(600);
      expect(isKept(response)).toBe(true);
    }
  });
  await changeUnheard(601);
  for (const response of await toBoth(LIST)) expect(await priceIn(response)).toBe(600);
  for (const response of await toBoth(LIST, { cookie: "changed=999999999" }))
    expect(await priceIn(response)).toBe(601);
  // Whoever invents a number gets no more than anybody else.
  for (const cookie of ["changed=x", "changed=", "changed=99999999999999999999"])
    for (const response of await toBoth(LIST, { cookie })) expect(response.status).toBe(200);
});

test("a change shows in the answers of every process within 50 ms of its commit", async () => {
  const delays: number[] = [];
  const cookie = await server.sessionCookie(seller);
  for (let price = 701; price < 722; price++) {
    await toBoth(LIST);
    await changePrice(price, cookie);
    const committed = performance.now();
    await vi.waitFor(
      async () => {
        for (const response of await toBoth(LIST)) expect(await priceIn(response)).toBe(price);
      },
      { timeout: 5_000, interval: 1 },
    );
    delays.push(performance.now() - committed);
  }
  const median = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)]!;
  expect(median).toBeLessThan(50);
});

test("a session opened by one process ends in all", async () => {
  const jar = new CookieJar();
  const opened = await server.raw("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: seller.email, password: seller.password }),
  });
  expect(opened.status).toBe(200);
  jar.keep(opened.headers);
  const cookie = jar.header!;
  for (const response of await toBoth("/api/me", { cookie })) expect(response.status).toBe(200);
  const closed = await server.raw("/api/auth/logout", { method: "POST", headers: { cookie } });
  expect(closed.status).toBe(200);
  for (const response of await toBoth("/api/me", { cookie })) expect(response.status).toBe(401);
});

test("a call that is sent again to the other process is done once", async () => {
  const cookie = await server.sessionCookie(seller);
  const add = async () =>
    (
      await server.raw("/api/cats", {
        method: "POST",
        headers: { cookie, "content-type": "application/json", "idempotency-key": "one-cat" },
        body: JSON.stringify({ cat_name: "Only One", breed_id: ad.breed_id }),
      })
    ).json();
  expect(await add()).toEqual(await add());
  const { rowCount } = await server.pool.query("select from cats where cat_name = 'Only One'");
  expect(rowCount).toBe(1);
});

test("a picture sent to one process is served by all", async () => {
  const path = await buildUpload(server, { owner: seller, catId: ad.cat_id });
  const cookie = await server.sessionCookie(seller);
  for (const response of await toBoth(path, { cookie })) {
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  }
});

test("an import is sent to one process, checked, watched and stored by any", async () => {
  const record = await broughtTable(
    server,
    seller,
    "Name;Sex;Date of birth;Breed\nAnna;female;2024-01-02;SIB\n",
  );
  const call = server.as(seller);
  await checkedImport(call, record);
  expect(await confirmedImport(call, record.id)).toMatchObject({ state: "saved" });
  const { rowCount } = await server.pool.query("select from cats where cat_name = 'Anna'");
  expect(rowCount).toBe(1);
});
