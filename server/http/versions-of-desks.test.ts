/** Forms that overwrite more than one value, and desks that decide on what others go on writing. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { refusalOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
  owner = await buildMember(server);
});
afterAll(() => server.stop());

const staleStateOf = async (save: Promise<unknown>) => {
  const refused = await refusalOf(save);
  expect(refused.status).toBe(409);
  return (refused.body.data as { state: Record<string, unknown> }).state;
};

test("[SEC-07] of two who change a club, or a judge, the second is told what the first has saved", async () => {
  const desk = server.as(admin);
  const said = { number_prefix: "OST", region: "Saxony", languages: ["en"] };
  const names = { en: "Eastern Cat Club", ru: "Восточный клуб" };
  const { data: club } = await desk("POST /admin/clubs", { body: { ...said, names } });
  const saveClub = (more: object) =>
    desk("PUT /admin/clubs/{id}", {
      params: { id: club.id },
      body: { ...said, names, version: club.version, ...more },
    });
  await saveClub({ languages: ["en", "ru"] });
  expect(await staleStateOf(saveClub({ region: "Thuringia" }))).toEqual({
    ...said,
    languages: ["en", "ru"],
    "names.en": names.en,
    "names.ru": names.ru,
  });

  const body = { name: "Anna Weiss", email: "anna@judges.example", systems: ["FIFe" as const] };
  const { data: judge } = await desk("POST /admin/judges", { body });
  const saveJudge = (more: object) =>
    desk("PUT /admin/judges/{id}", {
      params: { id: judge.id },
      body: { ...body, version: judge.version, ...more },
    });
  await saveJudge({ rested: 1 });
  expect(await staleStateOf(saveJudge({ systems: ["FIFe", "WCF"] }))).toEqual({
    ...body,
    locale: null,
    rested: 1,
  });
});

test("[SEC-07] of two who weigh a litter, the second is told the grams that the first has entered", async () => {
  const stud = buildCat(server, { owner, sex: "male", born: "2020-01-01" });
  const { id } = await buildLitter(server, { breeder: owner, stud });
  const born = "2024-01-01";
  const params = { id };
  const { data: seen } = await server.as(owner)("GET /litters/{id}/weights", { params });
  const weigh = (grams: number, version: number) =>
    server.as(owner)("PUT /litters/{id}/weights", {
      params,
      body: { day: born, weights: [{ place: 1, grams }], version },
    });
  const { data: now } = await weigh(104, seen.version);
  expect(await staleStateOf(weigh(98, seen.version))).toEqual({ [`${born} 1`]: 104 });
  expect(await statusOf(weigh(98, now.version))).toBe(200);
});

test("[SEC-07] the club decides a dispute on what it has read: a later word, message or move is 409", async () => {
  const cat = buildCat(server, { owner });
  const buyer = await buildMember(server);
  const { id } = await buildOrder(server, { ad: await buildAd(server, { cat }), buyer });
  const params = { id };
  await server.as(owner)("PUT /order/{id}/status", { params, body: { status: "accepted" } });
  const open = { reason: "deposit" as const, text: "She keeps the deposit" };
  await server.as(buyer)("POST /order/{id}/dispute", { params, body: open });
  const words = { params, body: { text: "As I have said" } };
  await server.as(owner)("POST /order/{id}/dispute/answer", words);
  const dispute = (await server.as(buyer)("GET /order/{id}/dispute", { params })).data!;
  const read = async () =>
    (await server.as(admin)("GET /admin/disputes/{id}", { params: { id: dispute.id } })).data;
  const decide = (version: number) =>
    server.as(admin)("PUT /admin/disputes/{id}/decide", {
      params: { id: dispute.id },
      body: { for_side: "buyer", text: "The terms say so", version },
    });
  const atFirst = await read();
  await server.as(buyer)("POST /order/{id}/dispute/evidence", words);
  expect(await statusOf(decide(atFirst.version))).toBe(409);
  const then = await read();
  await server.as(owner)("POST /order/{id}/messages", {
    params,
    body: { text: "Paid back today" },
  });
  expect(await statusOf(decide(then.version))).toBe(409);
  expect(await statusOf(decide((await read()).version))).toBe(200);
});

describe("[SEC-07] a typed pedigree", () => {
  const gridOf = async (id: number) =>
    (await server.as(owner)("GET /cats/{id}/pedigree/grid", { params: { id } })).data;
  const save = (id: number, position: number, text: string, version: number) =>
    server.as(owner)("POST /cats/{id}/pedigree/grid", {
      params: { id },
      body: { cells: [{ position, text }], version },
    });

  test("is not saved over another dam than the one whose parents were typed", async () => {
    const { id } = await buildCat(server, { owner });
    const [dam, other] = [
      await buildCat(server, { owner, born: "2019-01-01" }),
      await buildCat(server, { owner, born: "2019-01-01" }),
    ];
    const as = server.as(owner);
    await as("POST /parents/", { body: { catId: id, motherId: dam.id } });
    const { version } = await gridOf(id);
    await as("POST /parents/", { body: { catId: id, motherId: other.id } });
    expect(await staleStateOf(save(id, 7, "Granny", version))).toEqual({ 3: other.id });
    expect((await gridOf(id)).ancestors.map(({ position }) => position)).toEqual([3]);
    expect(await statusOf(save(id, 7, "Granny", (await gridOf(id)).version))).toBe(200);
  });

  test("may be saved when only a draft or a cat's own facts have changed", async () => {
    const { id } = await buildCat(server, { owner });
    const { version } = await gridOf(id);
    await server.as(owner)("PATCH /cats/{id}", { params: { id }, body: { chip: "111 222" } });
    expect(await statusOf(save(id, 3, "Daisy", version))).toBe(200);
  });
});
