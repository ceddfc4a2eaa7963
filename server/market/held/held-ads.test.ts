/** An ad with a reason to doubt it waits for the club; only its seller and the club see it. */
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let seller: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  [admin, seller] = await Promise.all([buildAdmin(server), buildMember(server)]);
});
afterAll(() => server.stop());

const WORDS =
  "Grown up among four children and an old dog, sleeps on every pillow that she can find.";
const ownCat = (owner = seller, description?: string) =>
  buildCat(server, { owner, ...(description !== undefined && { description }) });
const place = async (catId: number, price: number, by = seller) =>
  (
    await server.as(by)("POST /sales/{catId}", {
      params: { catId },
      body: { price_pet: price, delivery_text: "By train", ready_to_move_at: "2026-12-24" },
    })
  ).data;
const activate = async (catId: number, is_active: 0 | 1, by = seller) =>
  (
    await server.as(by)("PUT /sales/{catId}/is-active-update", {
      params: { catId },
      body: { is_active },
    })
  ).data.is_active;
const ad = async (catId: number, by = seller) =>
  (await server.as(by)("GET /sales/{catId}", { params: { catId } })).data;
const reasons = async (catId: number, by = seller) => (await ad(catId, by)).hold?.reasons ?? null;
const waiting = async (by = admin) =>
  (await server.as(by)("GET /admin/held-ads", { query: { limit: 100 } })).data;
const holdOf = async (catId: number) => (await waiting()).find(({ cat_id }) => cat_id === catId)!;
const release = (id: number, version?: number, by = admin) =>
  server.as(by)("PUT /admin/held-ads/{id}/release", {
    params: { id },
    body: version === undefined ? {} : { version },
  });
const refuseHeld = (id: number, by = admin) =>
  server.as(by)("PUT /admin/held-ads/{id}/refuse", {
    params: { id },
    body: { reason: "Nobody sells a kitten for that" },
  });
const inMarket = async () =>
  (await server.api("GET /market", { query: { limit: 100 } })).data.ads.map(({ id }) => id);

/** Everywhere that a guest could come across the cat's ad. */
async function shownTo(cat: BuiltCat): Promise<string[]> {
  const { api } = server;
  const params = { catId: cat.id };
  const [lists, ofBreed, sale, family, found, page, sitemap] = await Promise.all([
    api("GET /sales/all-cats", { query: { limit: 100 } }),
    api("GET /sales/cats-sales", { query: { breed: String(cat.breed_id), limit: 100 } }),
    statusOf(api("GET /sales/{catId}", { params })),
    statusOf(api("GET /sales/{catId}/family", { params })),
    api("GET /market", { query: { limit: 100 } }),
    api("GET /cats/{id}", { params: { id: cat.id } }),
    server.raw("/sitemaps/ads-0.xml").then((answer) => answer.text()),
  ]);
  return [
    ...(lists.data.some(({ id }) => id === cat.id) ? ["list"] : []),
    ...(ofBreed.data.some(({ id }) => id === cat.id) ? ["breed"] : []),
    ...(sale === 404 ? [] : ["ad"]),
    ...(family === 404 ? [] : ["family"]),
    ...(found.data.ads.some(({ id }) => id === cat.id) ? ["market"] : []),
    ...(JSON.stringify(page.data).includes('"price_pet"') ? ["page"] : []),
    ...(sitemap.includes(`/cat-profile-sell/${cat.id}<`) ? ["sitemap"] : []),
  ];
}

describe("an unlikely price", () => {
  test("holds the ad, which its seller and the club see and nobody else, until the club releases it", async () => {
    const cat = await ownCat();
    expect(await place(cat.id, 999_999)).toMatchObject({ is_held: 1 });
    expect(await ad(cat.id)).toMatchObject({
      is_active: 0,
      hold: { reasons: ["price"], price_low: 5, price_high: 10_000 },
    });
    expect(await shownTo(cat)).toEqual([]);
    expect(await statusOf(ad(cat.id, await buildMember(server)))).toBe(404);
    const held = await holdOf(cat.id);
    expect(held).toMatchObject({ price_pet: 999_999, hold: { reasons: ["price"] } });
    await release(held.id, held.version);
    expect(await ad(cat.id)).toMatchObject({ is_active: 1, hold: null });
    expect(await shownTo(cat)).toContain("market");
    expect(await statusOf(release(held.id))).toBe(409);
    const mails = (await server.mailsSentTo(seller.email)).map(({ subject }) => subject);
    expect(mails.toSorted()).toEqual([
      expect.stringContaining("is on the market"),
      expect.stringContaining("waits for the club"),
    ]);
  });

  test("what the club has released is not held again, and a new price is", async () => {
    const cat = await ownCat();
    await place(cat.id, 999_999);
    await release((await holdOf(cat.id)).id);
    expect(await activate(cat.id, 0)).toBe(0);
    expect(await activate(cat.id, 1)).toBe(1);
    expect(await place(cat.id, 999_998)).toMatchObject({ is_held: 1 });
    expect(await shownTo(cat)).toEqual([]);
  });

  test("with which the ad has been on the market before holds it neither when it returns nor when it changes", async () => {
    const { cat_id: catId } = await buildAd(server, { cat: ownCat(), price_pet: 888_888 });
    expect(await activate(catId, 0)).toBe(0);
    expect(await activate(catId, 1)).toBe(1);
    await server.as(seller)("PATCH /cats/{id}", {
      params: { id: catId },
      body: { description: "A calm cat" },
    });
    expect(await reasons(catId)).toBeNull();
  });

  test("corrected, the ad is shown at once", async () => {
    const cat = await ownCat();
    await place(cat.id, 1);
    expect(await reasons(cat.id)).toEqual(["price"]);
    expect(await activate(cat.id, 1)).toBe(0);
    expect(await place(cat.id, 800)).toMatchObject({ is_held: 0 });
    expect(await ad(cat.id)).toMatchObject({ is_active: 1, hold: null });
    expect(await holdOf(cat.id)).toBeUndefined();
  });

  test("refused with a reason, which the seller gets, and may be placed again", async () => {
    const own = await buildMember(server);
    const cat = await ownCat(own);
    await place(cat.id, 999_999, own);
    await refuseHeld((await holdOf(cat.id)).id);
    expect(await ad(cat.id, own)).toMatchObject({
      is_active: 0,
      hold: null,
      refused_reason: "Nobody sells a kitten for that",
    });
    const mails = (await server.mailsSentTo(own.email)).map(({ text }) => text).join("\n");
    expect(mails).toContain("Nobody sells a kitten for that");
    expect(await place(cat.id, 800, own)).toMatchObject({ is_held: 0 });
    expect(await ad(cat.id, own)).toMatchObject({ is_active: 1, refused_reason: null });
  });

  test("is judged by the other sellers of the breed, in the reader's and any other currency", async () => {
    const sellers = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
    for (const owner of sellers)
      await buildAd(server, { cat: buildCat(server, { owner, breed: "SIN" }), price_pet: 1000 });
    const cat = await buildCat(server, { owner: seller, breed: "SIN" });
    expect(await place(cat.id, 200)).toMatchObject({ is_held: 1 });
    expect((await ad(cat.id)).hold).toMatchObject({ price_low: 250, price_high: 4000 });
    expect(await place(cat.id, 250)).toMatchObject({ is_held: 0 });
    expect(await place(cat.id, 4001)).toMatchObject({ is_held: 1 });
  });
});

describe("a copied text", () => {
  test("holds the later ad, also one that is given the words while it is shown", async () => {
    const other = await buildMember(server);
    const first = await ownCat(other, WORDS);
    await place(first.id, 800, other);
    const copy = await ownCat(seller, WORDS.replace("four", "three"));
    expect(await place(copy.id, 800)).toMatchObject({ is_held: 1 });
    expect((await ad(copy.id)).hold).toMatchObject({ reasons: ["text"], text_cat_id: first.id });
    const later = await ownCat();
    await place(later.id, 800);
    await server.as(seller)("PATCH /cats/{id}", {
      params: { id: later.id },
      body: { description: WORDS },
    });
    expect(await reasons(later.id)).toEqual(["text"]);
    expect(await shownTo(later)).toEqual([]);
    expect(await ad(first.id, other)).toMatchObject({ is_active: 1 });
  });

  test("of the seller's own litter is none", async () => {
    const own =
      "Bold and playful kittens from our third litter, used to guests, music and the vacuum.";
    for (const cat of [await ownCat(seller, own), await ownCat(seller, own)])
      expect(await place(cat.id, 800)).toMatchObject({ is_held: 0 });
  });
});

describe("a picture seen elsewhere", () => {
  const scene = (seed: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#678"/>${Array.from(
          { length: 14 },
          (_, at) =>
            `<circle cx="${(at * 97 * seed) % 640}" cy="${(at * 61 * seed) % 480}" r="${40 + ((at * 13) % 50)}" fill="hsl(${at * 40},60%,${15 + ((at * seed * 7) % 70)}%)"/>`,
        ).join("")}</svg>`,
      ),
    );
  const photo = async (owner: BuiltMember, catId: number, file: Buffer) => {
    const filePath = await buildUpload(server, { owner, catId, file });
    await server.as(owner)("POST /cats/{id}/photos", { params: { id: catId }, body: { filePath } });
  };

  test("smaller and packed more, it holds the ad, also one that is shown when it is added", async () => {
    const other = await buildMember(server);
    const first = await ownCat(other);
    await photo(other, first.id, await scene(3).png().toBuffer());
    const stolen = await scene(3).resize(400).jpeg({ quality: 60 }).toBuffer();
    const thief = await ownCat();
    await photo(seller, thief.id, stolen);
    expect(await place(thief.id, 800)).toMatchObject({ is_held: 1 });
    expect((await ad(thief.id)).hold).toMatchObject({
      reasons: ["picture"],
      picture_cat_id: first.id,
    });
    const shown = await ownCat();
    await place(shown.id, 800);
    await photo(seller, shown.id, await scene(5).png().toBuffer());
    expect(await reasons(shown.id)).toBeNull();
    await photo(seller, shown.id, stolen);
    expect(await reasons(shown.id)).toEqual(["picture"]);
  });

  test("of the seller's own other cat it does not", async () => {
    const file = await scene(7).png().toBuffer();
    const [one, two] = [await ownCat(), await ownCat()];
    for (const { id } of [one, two]) {
      await photo(seller, id, file);
      expect(await place(id, 800)).toMatchObject({ is_held: 0 });
    }
  });
});

describe("the hold", () => {
  test("ends when the seller withdraws the ad or the cat gets another keeper, and nothing else ends it", async () => {
    const cat = await ownCat();
    await place(cat.id, 999_999);
    await activate(cat.id, 0);
    expect(await holdOf(cat.id)).toBeUndefined();
    await place(cat.id, 999_999);
    const set = server.pool.query("update sales set is_active = true where cat_id = $1", [cat.id]);
    await expect(set).rejects.toThrow("is held");
    const taker = await buildMember(server);
    await server.as(seller)("PATCH /cats/{id}", { params: { id: cat.id }, body: { is_my_cat: 0 } });
    await server.as(taker)("POST /cat-change-owner", { body: { catId: cat.id } });
    expect(await holdOf(cat.id)).toBeUndefined();
    expect(await ad(cat.id, taker)).toMatchObject({ is_active: 0, hold: null });
  });

  test("is not for the seller to decide, and the club releases only what it has seen", async () => {
    const clubSeller = await buildAdmin(server);
    const cat = await ownCat(clubSeller);
    await place(cat.id, 999_999, clubSeller);
    const held = await holdOf(cat.id);
    expect((await waiting(clubSeller)).some(({ id }) => id === held.id)).toBe(false);
    expect(await statusOf(release(held.id, undefined, clubSeller))).toBe(403);
    await place(cat.id, 999_998, clubSeller);
    expect(await statusOf(release(held.id, held.version))).toBe(409);
    await release(held.id, (await holdOf(cat.id)).version);
    expect(await ad(cat.id, clubSeller)).toMatchObject({ is_active: 1, price_pet: 999_998 });
  });

  test("keeps the ad out of the index in memory, and its end brings it in, in step with the database", async () => {
    const cats = await Promise.all(Array.from({ length: 6 }, () => ownCat()));
    const active = async () =>
      (
        await server.pool.query<{ cat_id: number }>(
          "select cat_id from sales where is_active order by cat_id",
        )
      ).rows.map(({ cat_id }) => cat_id);
    const agree = async () =>
      expect((await inMarket()).toSorted((one, other) => one - other)).toEqual(await active());
    for (const [at, { id }] of cats.entries()) {
      await place(id, at % 2 ? 900 : 999_999);
      await agree();
    }
    for (const { id } of cats.slice(0, 3)) {
      const held = await holdOf(id);
      if (held) await release(held.id);
      else await place(id, 999_990);
      await agree();
    }
    await refuseHeld((await holdOf(cats[4]!.id)).id);
    await agree();
  });
});
