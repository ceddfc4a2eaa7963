import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "@felistry/contract/api.ts";
import { ACTED_AT_ONCE } from "@felistry/domain/herd/limits.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  [owner, other] = await Promise.all([buildMember(server), buildMember(server)]);
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) => buildCat(server, { owner, ...traits });
type AdsBody = Input<"POST /me/herd/ads">["body"];
const ads = async (body: AdsBody, by = owner) =>
  (await server.as(by)("POST /me/herd/ads", { body })).data;
const activeOf = async (catId: number) =>
  (await server.pool.query("select is_active, price_pet from sales where cat_id = $1", [catId]))
    .rows[0] as { is_active: boolean; price_pet: number } | undefined;

const offer = { price_pet: 750, delivery_text: "By train", ready_to_move_at: "2026-12-24" };

describe("ads of many cats", () => {
  test("those that may be are put up, the others told by name with the reason of the single call", async () => {
    const resting = await cat();
    await buildAd(server, { cat: resting, price_pet: 500, is_active: false });
    const fresh = await cat();
    const dead = await cat({ deceased: "2025-05-05" });
    const theirs = await buildCat(server, { owner: other });
    const gone = 2_000_000_000;
    const cats = [gone, theirs.id, dead.id, fresh.id, resting.id];
    const acted = await ads({ cats, is_active: 1, offer });
    const of = (id: number) => acted.find(({ cat_id }) => cat_id === id)!;
    expect(of(resting.id)).toMatchObject({ changed: true, refused: null });
    expect(of(fresh.id)).toMatchObject({ changed: true, name: fresh.cat_name });
    for (const id of [dead.id, theirs.id, gone])
      expect(of(id)).toMatchObject({ changed: false, refused: expect.stringMatching(/\w/) });
    expect(of(gone).name).toBeNull();
    // An ad that was there keeps its own price.
    expect(await activeOf(resting.id)).toEqual({ is_active: true, price_pet: 500 });
    expect(await activeOf(fresh.id)).toEqual({ is_active: true, price_pet: 750 });
    expect(await activeOf(dead.id)).toBeUndefined();
    expect(await activeOf(theirs.id)).toBeUndefined();

    const down = await ads({ cats: [fresh.id, resting.id, dead.id], is_active: 0 });
    expect(down.map(({ changed }) => changed)).toEqual(
      down.map(({ cat_id }) => cat_id !== dead.id),
    );
    expect((await activeOf(fresh.id))!.is_active).toBe(false);
    expect((await ads({ cats: [fresh.id], is_active: 0 }))[0]).toMatchObject({
      changed: false,
      refused: null,
    });
  });

  test("a cat without an ad needs an offer, and the offer is checked like a single one", async () => {
    const fresh = await cat();
    expect((await ads({ cats: [fresh.id], is_active: 1 }))[0]!.refused).toContain(String(fresh.id));
    const wrong = { cats: [fresh.id], is_active: 1 as const, offer: { ...offer, price_pet: -1 } };
    expect(await statusOf(ads(wrong))).toBe(400);
    expect(await activeOf(fresh.id)).toBeUndefined();
  });

  test("a suspended seller's stay down", async () => {
    const seller = await buildMember(server);
    const own = await buildCat(server, { owner: seller });
    await buildAd(server, { cat: own, is_active: false });
    const call = server.as(seller);
    await call("GET /me", {});
    await server.pool.query(
      "update users set suspended_at = now(), suspension_reason = 'x' where id = $1",
      [seller.id],
    );
    expect(
      await statusOf(call("POST /me/herd/ads", { body: { cats: [own.id], is_active: 1 } })),
    ).not.toBe(500);
    expect((await activeOf(own.id))!.is_active).toBe(false);
  });

  test("at most so many at once, and the same call twice with its key is one", async () => {
    const many = Array.from({ length: ACTED_AT_ONCE + 1 }, (_, place) => place + 1);
    expect(await statusOf(ads({ cats: many, is_active: 0 }))).toBe(400);
    const own = await cat();
    const send = async (key: string) =>
      (
        await server.raw("/api/me/herd/tags", {
          method: "POST",
          headers: {
            host: "localhost",
            cookie: await server.sessionCookie(owner),
            "content-type": "application/json",
            "idempotency-key": key,
          },
          body: JSON.stringify({ cats: [own.id], name: "Once", wanted: 1 }),
        })
      ).json() as Promise<{ data: { changed: boolean }[] }>;
    const key = randomUUID();
    expect((await send(key)).data[0]!.changed).toBe(true);
    expect((await send(key)).data[0]!.changed).toBe(true);
    expect((await send(randomUUID())).data[0]!.changed).toBe(false);
  });
});

test("pages of sold cats are offered to their buyers, each with a mail; others are listed", async () => {
  const [sold, unsold] = [await cat(), await cat()];
  const theirs = await buildCat(server, { owner: other });
  const buyer = await buildMember(server);
  const order = await buildOrder(server, {
    ad: buildAd(server, { cat: sold }),
    buyer,
    status: "completed",
  });
  await buildOrder(server, { ad: buildAd(server, { cat: theirs }), buyer, status: "completed" });
  const cats = [sold.id, unsold.id, theirs.id];
  const send = async () =>
    (await server.as(owner)("POST /me/herd/hand-overs", { body: { cats } })).data;
  const first = await send();
  expect(first.map(({ cat_id, changed }) => [cat_id, changed])).toEqual([
    [sold.id, true],
    [unsold.id, false],
    [theirs.id, false],
  ]);
  expect(first[1]!.refused).toContain("completed order");
  expect(first[2]!.refused).toContain("completed order");
  expect((await send())[0]).toMatchObject({ changed: false, refused: null });
  const { data } = await server.as(buyer)("GET /order/buy", { query: {} });
  expect(data.find(({ orders_id }) => orders_id === order.id)!.handover).toBe("offered");
  expect(data.filter(({ handover }) => handover === "offered")).toHaveLength(1);
});

test("the chosen cats as files: their own line alone, and their pedigrees as one PDF", async () => {
  const dam = await cat({ cat_name: "Lines Dam", born: "2018-01-01" });
  const chosen = await cat({ cat_name: "Lines Kitten", dam, born: "2022-01-01" });
  const left = await cat({ cat_name: "Left Out" });
  const cookie = await server.sessionCookie(owner);
  const get = (path: string) => server.raw(path, { headers: { host: "localhost", cookie } });
  const theirs = await buildCat(server, { owner: other, cat_name: "Never Told" });
  const file = await (await get(`/exports/cats.json?cats=${chosen.id},${theirs.id}`)).json();
  expect((file as { cat_name: string }[]).map(({ cat_name }) => cat_name)).toEqual([
    "Lines Dam",
    "Lines Kitten",
  ]);
  expect((await get("/exports/cats.json?cats=x")).status).toBe(400);

  const pdf = await get(`/my/pedigrees.pdf?cats=${chosen.id},${left.id},2000000000`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const text = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  const many = Array.from({ length: 31 }, (_, place) => place + 1).join(",");
  expect((await get(`/my/pedigrees.pdf?cats=${many}`)).status).toBe(400);
  const guest = await server.raw("/my/pedigrees.pdf?cats=1", { headers: { host: "localhost" } });
  expect(guest.status).toBe(302);
});
