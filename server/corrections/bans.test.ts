import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let club: BuiltMember;
let dam: BuiltCat;
let sire: BuiltCat;

beforeAll(async () => {
  server = await startTestServer();
  [owner, club] = await Promise.all([buildMember(server), buildAdmin(server)]);
});
afterAll(() => server.stop());

beforeEach(async () => {
  [dam, sire] = await Promise.all([
    buildCat(server, { owner, sex: "female", born: "2020-01-01" }),
    buildCat(server, { owner, sex: "male", born: "2020-01-01" }),
  ]);
});

const ban = async (about: BuiltCat, body: object = {}, by = club) =>
  (
    await server.as(by)("POST /cats/{id}/bans", {
      params: { id: about.id },
      body: { from_day: "2024-01-01", until_day: "2024-06-30", reason: "Three litters", ...body },
    })
  ).data.id;

let form = 0;
const litter = (born: string) =>
  server.as(owner)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born,
      kittens: [{ cat_name: "Barsik", sex: "male", ems: "ns 22" }],
      key: `form-${++form}-of-bans`,
    },
  });

test.for(["dam", "sire"] as const)(
  "a litter bred while its %s is banned is refused",
  async (who) => {
    await ban(who === "dam" ? dam : sire);
    // Bred on the last day, and on the next.
    expect(await outcomeOf(litter("2024-09-03"))).toMatchObject({ status: 409 });
    expect(await statusOf(litter("2024-09-04"))).toBe(200);
  },
);

test("what was bred before a ban is registered while it stands", async () => {
  await ban(dam);
  expect(await statusOf(litter("2024-03-05"))).toBe(200);
});

test("a lifted ban forbids nothing, and is lifted once", async () => {
  const id = await ban(dam);
  await server.as(club)("PUT /bans/{id}/lift", { params: { id } });
  expect(await statusOf(litter("2024-05-01"))).toBe(200);
  const again = server.as(club)("PUT /bans/{id}/lift", { params: { id } });
  expect(await statusOf(again)).toBe(409);
  expect(await statusOf(server.as(club)("PUT /bans/{id}/lift", { params: { id: 999_999 } }))).toBe(
    404,
  );
});

test("the club bans others' cats for days in order, and the owner reads why", async () => {
  expect(await statusOf(ban(dam, {}, owner))).toBe(403);
  expect(await statusOf(ban(dam, { until_day: "2023-12-31" }))).toBe(400);
  expect(await statusOf(ban(dam, { reason: "" }))).toBe(400);
  expect(await statusOf(ban(await buildCat(server, { owner: club })))).toBe(403);
  await ban(dam);
  const { data } = await server.as(owner)("GET /cats/{id}/bans", { params: { id: dam.id } });
  expect(data).toMatchObject([{ reason: "Three litters", is_shown: 0, lifted_at: null }]);
  const { data: history } = await server.as(owner)("GET /cats/{id}/history", {
    params: { id: dam.id },
    query: {},
  });
  expect(history[0]).toMatchObject({ noun: "ban", action: "insert", member: { id: club.id } });
});

test("the page says it to everybody if the club wants, while it lasts", async () => {
  const notes = async () => {
    const page = await server.raw(`/api/cats/cat-and-color/${dam.id}`, {
      headers: { "accept-language": "en" },
    });
    const { data } = (await page.json()) as { data: { club_notes: { text: string }[] } };
    return data.club_notes.map(({ text }) => text);
  };
  await ban(dam, { until_day: "2999-12-31" });
  await ban(dam, { is_shown: 1 });
  expect(await notes()).toEqual([]);
  const id = await ban(dam, { until_day: "2999-12-31", is_shown: 1 });
  expect(await notes()).toEqual([
    "Not to be bred from 1 January 2024 until 31 December 2999, by decision of the club",
  ]);
  await server.as(club)("PUT /bans/{id}/lift", { params: { id } });
  expect(await notes()).toEqual([]);
});
