import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "@felistry/contract/api.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ids = (answer: { data: { id: number }[] }) => answer.data.map(({ id }) => id);

describe("GET /me/cats", () => {
  let me: BuiltMember;
  const list = (query: NonNullable<Input<"GET /me/cats">["query"]> = {}) =>
    server.as(me)("GET /me/cats", { query });

  beforeAll(async () => {
    me = await buildMember(server);
  });

  test("[7-20] [2.10-11] [D1-26] pages the cats of the caller's page by five, with their number", async () => {
    const built: number[] = [];
    for (let i = 0; i < 6; i++) built.push((await buildCat(server, { owner: me })).id);
    await buildCat(server);
    const first = await list({ limit: 5 });
    expect(first.page.total).toBe(6);
    const second = await list({ limit: 5, cursor: first.page.next! });
    expect([ids(first).length, ids(second).length]).toEqual([5, 1]);
    expect([...ids(first), ...ids(second)]).toEqual(built.toReversed());
    expect(second.page).toEqual({ next: null, total: 6 });
    await expect(server.guest()("GET /me/cats", {})).rejects.toMatchObject({ status: 401 });
  });

  test("[2.10-12] [2.10-13] [7-21] [D3-02] filters by whose cat it is, by sex and by an ad", async () => {
    me = await buildMember(server);
    const mine = await buildCat(server, { owner: me, sex: "female", is_my_cat: 1 });
    const record = await buildCat(server, { owner: me, sex: "male", is_my_cat: 0 });
    const ad = await buildAd(server, {
      cat: mine,
      is_active: false,
      price_pet: 700,
      currency: "USD",
    });
    expect(ids(await list({ mine: "my" }))).toEqual([mine.id]);
    expect(ids(await list({ mine: "not-my" }))).toEqual([record.id]);
    expect(ids(await list({ sex: "male" }))).toEqual([record.id]);
    expect(await list({ sex: "male", mine: "my" })).toMatchObject({
      data: [],
      page: { next: null, total: 0 },
    });
    const selling = await list({ isSell: "1" });
    expect(selling.page.total).toBe(1);
    expect(selling.data).toMatchObject([
      { id: mine.id, sale: { sale_id: ad.id, is_active: 0, price_pet: 700, currency_abb: "USD" } },
    ]);
    expect((await list()).data[0]).toMatchObject({ id: record.id, sale: null });
    await expect(list({ mine: "x" as "my" })).rejects.toMatchObject({ status: 400 });
  });
});

describe("favourites", () => {
  test("[7-22] [D9-15] [D8-06] turn over, or take the wanted state", async () => {
    const me = server.as(await buildMember(server));
    const { id: catId } = await buildCat(server);
    const send = async (body: { catId: number; favorite?: boolean }) =>
      (await me("POST /me/favorite", { body })).data;
    expect(await send({ catId })).toEqual({ catId, favorite: true });
    expect(await send({ catId })).toEqual({ catId, favorite: false });
    for (const favorite of [true, true, false, false]) {
      expect(await send({ catId, favorite })).toEqual({ catId, favorite });
      expect(ids(await me("GET /me/favorites", {}))).toEqual(favorite ? [catId] : []);
    }
    await expect(send({ catId: 999_999 })).rejects.toMatchObject({ status: 404 });
    const byGuest = server.guest()("POST /me/favorite", { body: { catId } });
    await expect(byGuest).rejects.toMatchObject({ status: 401 });
  });

  test("[D9-14] are the caller's, saved last first, with the ad only where it is active", async () => {
    const me = server.as(await buildMember(server));
    const seller = await buildMember(server, { country: "RU" });
    const plain = await buildCat(server, { owner: seller });
    const active = await buildAd(server, {
      cat: buildCat(server, { owner: seller }),
      price_pet: 600,
    });
    const hidden = await buildAd(server, {
      cat: buildCat(server, { owner: seller }),
      price_pet: 999,
      is_active: false,
    });
    for (const catId of [plain.id, active.cat_id, hidden.cat_id]) {
      await me("POST /me/favorite", { body: { catId } });
    }
    const { data } = await me("GET /me/favorites", {});
    expect(data).toMatchObject([
      { id: hidden.cat_id, sale_id: null, is_active: 0, price_pet: null, updated_at: null },
      { id: active.cat_id, sale_id: active.id, is_active: 1, price_pet: 600, currency_abb: "EUR" },
      { id: plain.id, sale_id: null, country_en: "Russia" },
    ]);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await me("GET /me/favorites", {
        query: { limit: 1, ...(cursor && { cursor }) },
      });
      seen.push(...ids(page));
      cursor = page.page.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual([hidden.cat_id, active.cat_id, plain.id]);
    expect(ids(await server.as(seller)("GET /me/favorites", {}))).toEqual([]);
    await expect(server.guest()("GET /me/favorites", {})).rejects.toMatchObject({ status: 401 });
  });
});

describe("GET /users", () => {
  const list = async (query: NonNullable<Input<"GET /users">["query"]>, me: BuiltMember) =>
    server.as(me)("GET /users", { query });

  test("[D9-06] [D10-08] [7-26] finds members by any part of their name, and says names only", async () => {
    const me = await buildMember(server, { first_name: "Zinaida", last_name: "Orlova" });
    const found = await list({ q: "DA ORL" }, me);
    expect(found.data).toEqual([{ id: me.id, first_name: "Zinaida", last_name: "Orlova" }]);
    expect(ids(await list({ q: "zi" }, me))).toEqual([me.id]);
    expect(ids(await list({ q: "z%a" }, me))).toEqual([]);
    await expect(server.guest()("GET /users", {})).rejects.toMatchObject({ status: 401 });
  });

  test("[D1-28] is walked in alphabetical order, also among namesakes, none twice", async () => {
    const me = await buildMember(server, { first_name: "Walker", last_name: "Zeta" });
    const names: [string, string][] = [
      ["Walker", "Beta"],
      ["walker", "Alfa"],
      ["Walker", "Beta"],
      ["Walker", "Gamma"],
    ];
    const built: number[] = [];
    for (const [first_name, last_name] of names) {
      built.push((await buildMember(server, { first_name, last_name })).id);
    }
    const expected = [built[1], built[0], built[2], built[3], me.id];
    const walked = async (query: { q?: string }) => {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ ...query, limit: 2, ...(cursor && { cursor }) }, me);
        seen.push(...ids(page));
        cursor = page.page.next ?? undefined;
      } while (cursor);
      return seen;
    };
    expect(await walked({ q: "walker" })).toEqual(expected);
    const everybody = await walked({});
    expect(everybody).toHaveLength(new Set(everybody).size);
    expect(everybody.filter((id) => expected.includes(id))).toEqual(expected);
  });
});
