import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server, { country: "GB" });
});
afterAll(() => server.stop());

const ad = {
  price_pet: 500,
  price_breeding: 900,
  sale_for_breeding: 1,
  delivery_text: "By train",
  ready_to_move_at: "2026-06-01",
  is_active: 1,
} as const;
const place = (catId: number, body: object = {}, who = server.as(seller)) =>
  who("POST /sales/{catId}", { params: { catId }, body: { ...ad, ...body } });
const read = async (catId: number, who = server.api) =>
  (await who("GET /sales/{catId}", { params: { catId } })).data;
const setActive = (catId: number, is_active: 0 | 1, who = server.as(seller)) =>
  who("PUT /sales/{catId}/is-active-update", { params: { catId }, body: { is_active } });
const refusedField = (field: string) => ({ status: 400, body: { errors: [{ field }] } });
const ownCat = (traits = {}) => buildCat(server, { owner: seller, ...traits });

describe("an ad", () => {
  test("[7-65] [7-66] is read as it was placed, with the cat's card, seller's country and the colour's words", async () => {
    const cat = await ownCat({ ems: "n 22 61", description: "Calm" });
    await place(cat.id, { cat_id: 1 });
    const sale = await read(cat.id);
    expect(sale).toMatchObject({
      id: cat.id,
      cat_id: cat.id,
      cat_name: cat.cat_name,
      is_active: 1,
      price_pet: 500,
      price_breeding: 900,
      sale_for_breeding: 1,
      delivery_text: "By train",
      ready_to_move_at: "2026-06-01",
      ems: "n 22 61",
      main: "n",
      eye: "61",
      description: "Calm",
      owner: `${seller.first_name} ${seller.last_name}`,
      cattery: null,
      cattery_id: null,
      country_en: "United Kingdom",
      location: "United Kingdom",
    });
    expect(sale.eye_color).toBeTruthy();
    expect(sale.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const russian = await read(cat.id, server.guest({ locale: "ru" }));
    expect(russian.location).toBe(russian.country_ru);
    expect(russian.location).not.toBe(sale.location);
    expect(russian.eye_color).not.toBe(sale.eye_color);
  });

  test("names the first of the seller's catteries, and leads to its page", async () => {
    const breeder = await buildMember(server);
    await buildCattery(server, { owner: breeder, slot: 2, cattery_name: "Second" });
    const cattery = await buildCattery(server, { owner: breeder, slot: 1, cattery_name: "First" });
    const { cat_id } = await buildAd(server, { cat: buildCat(server, { owner: breeder }) });
    expect(await read(cat_id)).toMatchObject({ cattery: "First", cattery_id: cattery.id });
  });

  test("[7-66] [D10-09] is one a cat: placing again replaces it and keeps its number", async () => {
    const cat = await ownCat();
    const first = await place(cat.id);
    const second = await place(cat.id, {
      price_pet: 450,
      price_breeding: null,
      sale_for_breeding: 0,
    });
    expect(second.data).toEqual(first.data);
    expect(await read(cat.id)).toMatchObject({
      price_pet: 450,
      price_breeding: null,
      sale_for_breeding: 0,
    });
    const { rows } = await server.pool.query(
      "select count(*)::int as n from sales where cat_id = $1",
      [cat.id],
    );
    expect(rows[0].n).toBe(1);
  });

  test("[5-42] needs no price with breeding, no checkbox: without them it is active and not for breeding", async () => {
    const cat = await ownCat();
    await server.as(seller)("POST /sales/{catId}", {
      params: { catId: cat.id },
      body: { price_pet: 300, delivery_text: "By train", ready_to_move_at: "2026-06-01" } as never,
    });
    expect(await read(cat.id)).toMatchObject({
      is_active: 1,
      sale_for_breeding: 0,
      price_breeding: null,
    });
  });

  test("[D5-02] [D5-03] has the currency chosen, else that of the seller's country, else the euro; an unknown one is 400", async () => {
    const british = await ownCat();
    await place(british.id);
    expect((await read(british.id)).currency_abb).toBe("GBP");
    await place(british.id, { currency_id: 2 });
    expect((await read(british.id)).currency_abb).toBe("USD");
    await place(british.id);
    expect((await read(british.id)).currency_abb).toBe("USD");
    const emirates = await buildMember(server, { country: "AE" });
    const cat = await buildCat(server, { owner: emirates });
    await place(cat.id, {}, server.as(emirates));
    expect((await read(cat.id)).currency_abb).toBe("EUR");
    await expect(place(cat.id, { currency_id: 30_000 }, server.as(emirates))).rejects.toMatchObject(
      { status: 400, body: { errors: [{ field: "currency_id" }] } },
    );
  });

  test("[D5-04] takes only whole prices from 0 to 999999", async () => {
    const cat = await ownCat();
    for (const price_pet of [0, 999_999, "450"]) await place(cat.id, { price_pet });
    const noPrice = [-1, 1.5, 1_000_000, "abc", true, [5], "1e3"];
    for (const price_pet of [...noPrice, "", null]) {
      await expect(place(cat.id, { price_pet })).rejects.toMatchObject(refusedField("price_pet"));
    }
    for (const price_breeding of noPrice) {
      await expect(place(cat.id, { price_breeding })).rejects.toMatchObject(
        refusedField("price_breeding"),
      );
    }
    expect((await read(cat.id)).price_pet).toBe(450);
  });

  test("[7-67] [5-40] is refused: guest 401, another member 403, unknown cat 404, something required missing 400", async () => {
    const cat = await ownCat();
    await expect(place(cat.id, {}, server.api)).rejects.toMatchObject({ status: 401 });
    await expect(place(cat.id, {}, server.as(await buildMember(server)))).rejects.toMatchObject({
      status: 403,
    });
    await expect(place(cat.id, {}, server.as(await buildAdmin(server)))).rejects.toMatchObject({
      status: 403,
    });
    await expect(place(999_999)).rejects.toMatchObject({ status: 404 });
    for (const field of ["price_pet", "delivery_text", "ready_to_move_at"]) {
      await expect(place(cat.id, { [field]: undefined })).rejects.toMatchObject(
        refusedField(field),
      );
    }
    await expect(place(cat.id, { ready_to_move_at: "2026-02-30" })).rejects.toMatchObject({
      status: 400,
      body: { errors: [{ field: "ready_to_move_at" }] },
    });
    await expect(
      place(cat.id, { sale_for_breeding: 1, price_breeding: null }),
    ).rejects.toMatchObject({ status: 400, body: { errors: [{ field: "price_breeding" }] } });
  });

  test("[7-66] both owners of a cat may sell it, a registered one too", async () => {
    const shown = await buildMember(server);
    const cat = await buildCat(server, {
      owner: shown,
      onlineOwner: seller,
      reg_num: "FEL-2026-000001",
    });
    await place(cat.id, {}, server.as(shown));
    await place(cat.id, { price_pet: 501 });
    expect((await read(cat.id)).price_pet).toBe(501);
  });
});

describe("taking an ad from the market", () => {
  test("[7-68] [D5-09] an ad not active is hidden from all but its owners and administrators", async () => {
    const shown = await buildMember(server);
    const cat = await buildCat(server, { owner: shown, onlineOwner: seller });
    await place(cat.id);
    expect((await setActive(cat.id, 0)).data.is_active).toBe(0);
    const absent = {
      status: 404,
      body: { message: `No sale information found for cat ID ${cat.id}` },
    };
    await expect(read(cat.id)).rejects.toMatchObject(absent);
    await expect(read(cat.id, server.as(await buildMember(server)))).rejects.toMatchObject(absent);
    for (const reader of [seller, shown, await buildAdmin(server)])
      expect((await read(cat.id, server.as(reader))).is_active).toBe(0);
    expect((await setActive(cat.id, 1)).data.is_active).toBe(1);
    expect((await read(cat.id)).is_active).toBe(1);
  });

  test("[7-69] guest 401, another member 403, a cat without an ad 404", async () => {
    const cat = await ownCat();
    await expect(setActive(cat.id, 0, server.api)).rejects.toMatchObject({ status: 401 });
    await expect(setActive(cat.id, 0, server.as(await buildMember(server)))).rejects.toMatchObject({
      status: 403,
    });
    await expect(setActive(cat.id, 0)).rejects.toMatchObject({ status: 404 });
    await expect(setActive(999_999, 0)).rejects.toMatchObject({ status: 404 });
  });

  test("[8-16] a cat without an ad: 404 with its id, in the reader's language", async () => {
    const { id } = await ownCat();
    await expect(read(id)).rejects.toMatchObject({
      status: 404,
      body: { message: `No sale information found for cat ID ${id}` },
    });
    await expect(read(id, server.guest({ locale: "ru" }))).rejects.toMatchObject({
      status: 404,
      body: { message: expect.stringContaining(String(id)) },
    });
    await expect(read(1_234_567)).rejects.toMatchObject({
      status: 404,
      body: { message: "No sale information found for cat ID 1234567" },
    });
  });

  test("[7-69] only a real change makes an ad the newest", async () => {
    const { cat_id } = await buildAd(server, { cat: ownCat(), updated_at: "2024-01-01T00:00:00Z" });
    await setActive(cat_id, 1);
    expect((await read(cat_id)).updated_at).toBe("2024-01-01T00:00:00.000Z");
    await setActive(cat_id, 0);
    await setActive(cat_id, 1);
    expect((await read(cat_id)).updated_at > "2025").toBe(true);
  });
});
