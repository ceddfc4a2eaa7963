import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "@felistry/contract/api.ts";
import { HERD_SORTS, HERD_STATES } from "@felistry/domain/herd/herd-view.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
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

type Query = NonNullable<Input<"GET /me/herd">["query"]>;

const herd = async (query: Query = {}, by = owner) =>
  server.as(by)("GET /me/herd", { query: { limit: 100, ...query } });
const namesOf = async (query: Query = {}, by = owner) =>
  (await herd(query, by)).data.map(({ cat_name }) => cat_name);
const own = (cat_name: string, traits: CatTraits = {}) =>
  buildCat(server, { owner, cat_name, ...traits });

describe("a member's cats as a table", () => {
  let sire: BuiltCat;
  let kitten: BuiltCat;

  beforeAll(async () => {
    sire = await own("Aslan", { sex: "male", breed: "MCO", born: "2019-01-01", ems: "ns 22" });
    kitten = await own("Zara", { sire, born: "2026-09-09", chip: "643 094 100", prefix: "Alba" });
    await own("Барсик", { sex: "male", reg_num: "FEL-2026-T1", born: "2020-02-02" });
    await own("Mila", { born: null, ems: null, is_my_cat: 0 });
    await own("Old", { born: "2001-01-01", deceased: "2018-01-01" });
    await buildCat(server, { owner: other, cat_name: "Foreign" });
  });

  test("newest first, with their parents, and no cat of others", async () => {
    const { data, page } = await herd();
    expect(data.map(({ cat_name }) => cat_name)).toEqual([
      "Old",
      "Mila",
      "Барсик",
      "Zara",
      "Aslan",
    ]);
    expect(page).toEqual({ next: null, total: 5 });
    expect(data[3]).toMatchObject({
      father: { id: sire.id, name: "Aslan" },
      mother: null,
      tags: [],
      states: [],
      has_ad: 0,
      keeper: null,
    });
  });

  test("in the order of each column, both ways, page by page, with the same cats", async () => {
    const all = (await namesOf()).toSorted();
    for (const sort of HERD_SORTS)
      for (const order of ["up", "down"] as const) {
        const whole = await namesOf({ sort, order });
        const paged: string[] = [];
        for (let cursor: string | null | undefined; cursor !== null;) {
          const { data, page } = await herd({ sort, order, limit: 2, ...(cursor && { cursor }) });
          paged.push(...data.map(({ cat_name }) => cat_name));
          cursor = page.next;
        }
        expect(paged, `${sort} ${order}`).toEqual(whole);
        expect(whole.toSorted()).toEqual(all);
      }
    expect(await namesOf({ sort: "name" })).toEqual(["Zara", "Aslan", "Mila", "Old", "Барсик"]);
    expect(await namesOf({ sort: "born" })).toEqual(["Old", "Aslan", "Барсик", "Zara", "Mila"]);
    // What is not known comes last both ways.
    expect(await namesOf({ sort: "born", order: "down" })).toEqual([
      "Zara",
      "Барсик",
      "Aslan",
      "Old",
      "Mila",
    ]);
    expect((await namesOf({ sort: "sire" }))[0]).toBe("Zara");
  });

  test.for<[Query, string[]]>([
    [{ sex: "male" }, ["Барсик", "Aslan"]],
    [{ breed: "mco" }, ["Aslan"]],
    [{ age: "kitten" }, ["Zara"]],
    [{ age: "adult" }, ["Барсик", "Aslan"]],
    [{ age: "young" }, []],
    [{ mine: "not-my" }, ["Mila"]],
    [{ state: "registered" }, ["Барсик"]],
    [{ state: "deceased" }, ["Old"]],
    [{ q: "ZAR alba" }, ["Zara"]],
    [{ q: "t1" }, ["Барсик"]],
    // In the other script, and by the chip that only its keeper knows.
    [{ q: "barsik" }, ["Барсик"]],
    [{ q: "094 100" }, ["Zara"]],
    [{ q: "100% zara" }, []],
  ])("%o are %o", async ([query, names]) => {
    const { data, page } = await herd(query);
    expect(data.map(({ cat_name }) => cat_name)).toEqual(names);
    expect(page.total).toBe(names.length);
    const { data: matching } = await server.as(owner)("GET /me/herd/ids", { query });
    expect(matching).toEqual({ ids: data.map(({ id }) => id), total: names.length });
  });

  test("one that has died without a date is deceased, and of no age", async () => {
    const keeper = await buildMember(server);
    const cat = await buildCat(server, { owner: keeper, cat_name: "Gone", born: "2020-01-01" });
    await server.pool.query("update cats set deceased_undated = 1 where id = $1", [cat.id]);
    const { data } = await herd({ state: "deceased" }, keeper);
    expect(data).toMatchObject([{ cat_name: "Gone", states: ["deceased"] }]);
    expect(await namesOf({ age: "adult" }, keeper)).toEqual([]);
  });

  test("the chosen ones alone, whatever else is named", async () => {
    const { rows } = await server.pool.query("select id from cats where cat_name = 'Foreign'");
    const cats = `${kitten.id},${sire.id},${rows[0].id}`;
    expect(await namesOf({ cats, sort: "name" })).toEqual(["Zara", "Aslan"]);
    expect(await statusOf(herd({ cats: "1,x" }))).toBe(400);
  });

  test("nobody logged out, and no cursor of others' making", async () => {
    const response = await server.raw("/api/me/herd", { headers: { host: "localhost" } });
    expect(response.status).toBe(401);
    expect(await statusOf(herd({ cursor: "nonsense" }))).toBe(400);
  });
});

test("each state is told and found", async () => {
  const seller = await buildMember(server);
  const cat = (cat_name: string, traits: CatTraits = {}) =>
    buildCat(server, { owner: seller, cat_name: `is ${cat_name}`, ...traits });
  await cat("registered", { reg_num: "FEL-2026-S1" });
  await buildApplication(server, { cat: await cat("pending") });
  await buildAd(server, { cat: await cat("ad") });
  await buildOrder(server, {
    ad: buildAd(server, { cat: await cat("ordered"), is_active: false }),
  });
  await buildOrder(server, {
    ad: buildAd(server, { cat: await cat("reserved"), is_active: false }),
    status: "accepted",
  });
  await buildOrder(server, {
    ad: buildAd(server, { cat: await cat("sold"), is_active: false }),
    status: "completed",
  });
  await cat("deceased", { deceased: "2025-01-01" });
  for (const state of HERD_STATES) {
    const { data } = await herd({ state }, seller);
    expect(data.map(({ cat_name, states }) => [cat_name, states])).toEqual([
      [`is ${state}`, [state]],
    ]);
  }
  expect(await namesOf({ sort: "state" }, seller)).toEqual(
    HERD_STATES.map((state) => `is ${state}`),
  );
});

test("a sold kitten of the seller's own queen is bred by them, unless somebody is named, or the queen came or was entered later", async () => {
  const [breeder, buyer, stranger] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildMember(server),
  ]);
  const queen = await buildCat(server, { owner: breeder, sex: "female", born: "2020-01-01" });
  const outer = await buildCat(server, { owner: breeder, sex: "female", born: "2020-01-01" });
  await server.pool.query("update cats set is_my_cat = 0 where id = $1", [outer.id]);
  const late = await buildCat(server, { owner: breeder, sex: "female", born: "2020-01-01" });
  await server.pool.query(
    `insert into owner_changes (cat_id, prev_owner_id, new_owner_id, prev_users_id, prev_is_my_cat, kind)
     values ($1, $2, $3, $2, 1, 'take')`,
    [late.id, stranger.id, breeder.id],
  );
  await server.pool.query("update cats set created_at = '2024-06-01' where id = any($1)", [
    [queen.id, outer.id, late.id],
  ]);
  const bought = await buildCat(server, { owner: breeder, sex: "female", born: "2020-01-01" });
  const kitten = (cat_name: string, dam: BuiltCat) =>
    buildCat(server, { owner: breeder, cat_name, dam, born: "2025-01-01" });
  const named = await kitten("Named", queen);
  await server.pool.query("update cats set breeder_not_user = 'Anna Other' where id = $1", [
    named.id,
  ]);
  const vague = await kitten("Of a month", queen);
  await server.pool.query("update cats set cat_birthdate_precision = 'month' where id = $1", [
    vague.id,
  ]);
  const sold = [
    await kitten("Own", queen),
    vague,
    await kitten("Of a queen entered after its birth", bought),
    named,
    await kitten("Of an ancestor", outer),
    await kitten("Of a queen bought later", late),
    await buildCat(server, { owner: breeder, cat_name: "Without a dam" }),
  ];
  for (const cat of sold) {
    const ad = buildAd(server, { cat });
    const { id } = await buildOrder(server, { ad, buyer, status: "completed" });
    await server.as(breeder)("POST /order/{id}/hand-over", { params: { id } });
    await server.as(buyer)("PUT /order/{id}/hand-over", { params: { id } });
  }
  expect(await namesOf({ scope: "bred" }, breeder)).toEqual(["Own"]);
});

test("a cat that its breeder has sold stays in the breeder's table, without what is its keeper's", async () => {
  const [breeder, buyer] = await Promise.all([
    buildMember(server),
    buildMember(server, { first_name: "Emma", last_name: "Buyer" }),
  ]);
  const cat = await buildCat(server, { owner: breeder, cat_name: "Sold", chip: "643 777" });
  await server.pool.query("update cats set breeder_id = $2 where id = $1", [cat.id, breeder.id]);
  const order = await buildOrder(server, {
    ad: buildAd(server, { cat }),
    buyer,
    status: "completed",
  });
  const params = { id: order.id };
  expect(await namesOf({ scope: "bred" }, breeder)).toEqual([]);
  await server.as(breeder)("POST /order/{id}/hand-over", { params });
  await server.as(buyer)("PUT /order/{id}/hand-over", { params });

  expect(await namesOf({}, breeder)).toEqual([]);
  const { data } = await herd({ scope: "bred" }, breeder);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    cat_name: "Sold",
    states: ["sold"],
    has_ad: 0,
    keeper: { id: buyer.id, name: "Emma Buyer" },
  });
  expect(await namesOf({ scope: "bred", q: "777" }, breeder)).toEqual([]);
  // What its keeper does with the club and with buyers is theirs.
  await buildApplication(server, {
    cat: { ...cat, users_id: buyer.id, online_owner_id: buyer.id },
  });
  expect((await herd({ scope: "bred" }, breeder)).data[0]!.states).toEqual(["sold"]);
  expect((await herd({}, buyer)).data[0]!.states).toEqual(["pending"]);
});

test("cards or a table: the member's choice is kept", async () => {
  const call = server.as(await buildMember(server));
  expect((await call("GET /me/herd/view", {})).data.view).toBeNull();
  await call("PUT /me/herd/view", { body: { view: "cards" } });
  expect((await call("GET /me/herd/view", {})).data.view).toBe("cards");
});
