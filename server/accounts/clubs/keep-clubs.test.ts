/** Clubs as administrators of the first one add and keep them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { applyTo } from "@felistry/testkit/worlds/two-clubs.ts";

let server: TestServer;
let admin: BuiltMember;

const SUD = { en: "Southern Cat Club", ru: "Южный клуб" };

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-20T10:00:00Z" });
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const list = async () => (await server.as(admin)("GET /admin/clubs", { query: {} })).data;
const add = (number_prefix: string, more: object = {}) =>
  server.as(admin)("POST /admin/clubs", { body: { names: SUD, number_prefix, ...more } });
const give = (memberId: number, role: "decider" | "treasurer", club_id?: number) =>
  server.as(admin)("PUT /admin/members/{id}/roles/{role}", {
    params: { id: memberId, role },
    ...(club_id !== undefined && { body: { club_id } }),
  });

test("[15.5] a club is added with its names, prefix, region and languages, and gives the next number", async () => {
  expect(await list()).toMatchObject([
    { id: 1, name: server.services.config.siteName.en, number_prefix: "FEL", prefix_stays: true },
  ]);
  const { data } = await add(" sud ", { region: "Andalusia", languages: ["ru"] });
  expect(data).toMatchObject({
    name: SUD.en,
    names: SUD,
    number_prefix: "SUD",
    prefix_stays: false,
    region: "Andalusia",
    languages: ["ru"],
    officers: [],
    waiting: 0,
  });
  const decider = await buildMember(server);
  await give(decider.id, "decider", data.id);
  const sent = await applyTo(server, {
    clubId: data.id,
    owner: await buildMember(server),
    name: "First of Sud",
  });
  expect((await list())[1]).toMatchObject({
    waiting: 1,
    officers: [{ id: decider.id, roles: ["decider"] }],
  });
  const numbered = await server.as(decider)("PUT /cats/{id}/register-pedigree", {
    params: { id: sent.cat_id },
    body: {},
  });
  expect(numbered.data.reg_num).toBe("SUD-2026-000001");
  const shown = (await server.as(decider)("GET /clubs", {})).data;
  expect(shown[1]).toEqual({
    id: data.id,
    name: SUD.en,
    region: "Andalusia",
    languages: ["ru"],
  });
});

test("[15.5] a prefix changes until the first number is given, and nobody gets another's", async () => {
  const { data } = await add("OST");
  const change = (id: number, body: object) =>
    server.as(admin)("PUT /admin/clubs/{id}", { params: { id }, body });
  expect((await change(data.id, { number_prefix: "WEST" })).data.number_prefix).toBe("WEST");
  for (const taken of ["SUD", "FEL"]) {
    expect(await statusOf(change(data.id, { number_prefix: taken }))).toBe(409);
    expect(await statusOf(add(taken))).toBe(409);
  }
  // Numbers of a registry that was taken over are nobody's new ones.
  await buildCat(server, { reg_num: "OLD-2019-000001" });
  expect(await outcomeOf(add("OLD"))).toEqual({
    status: 409,
    message: "Numbers with this prefix belong to another club",
  });
  expect(await statusOf(change(data.id, { number_prefix: "OLD" }))).toBe(409);
  const sud = (await list()).find(({ number_prefix }) => number_prefix === "SUD")!;
  expect(sud.prefix_stays).toBe(true);
  expect(await outcomeOf(change(sud.id, { number_prefix: "SUED" }))).toEqual({
    status: 409,
    message: "The club has given numbers, so its prefix stays",
  });
  const names = { en: "Sunny Cat Club", ru: "Солнечный клуб" };
  expect((await change(sud.id, { names, number_prefix: "SUD" })).data.name).toBe(names.en);
  expect(await statusOf(change(9_999, { region: "Nowhere" }))).toBe(404);
});

test("[15.5] a prefix that changes and a number that is given do not pass each other by", async () => {
  const { data } = await add("RACE");
  const decider = await buildMember(server);
  await give(decider.id, "decider", data.id);
  const sent = await applyTo(server, {
    clubId: data.id,
    owner: await buildMember(server),
    name: "Raced",
  });
  const [numbered] = await Promise.allSettled([
    server.as(decider)("PUT /cats/{id}/register-pedigree", {
      params: { id: sent.cat_id },
      body: {},
    }),
    server.as(admin)("PUT /admin/clubs/{id}", {
      params: { id: data.id },
      body: { number_prefix: "RACER" },
    }),
  ]);
  const club = (await list()).find(({ id }) => id === data.id)!;
  expect(numbered).toMatchObject({
    status: "fulfilled",
    value: { data: { reg_num: `${club.number_prefix}-2026-000001` } },
  });
});

test("[15.5] the first club keeps the settings' name and prefix; only administrators keep clubs", async () => {
  const first = (body: object, by = admin) =>
    server.as(by)("PUT /admin/clubs/{id}", { params: { id: 1 }, body });
  expect(await statusOf(first({ number_prefix: "XYZ" }))).toBe(400);
  expect(await statusOf(first({ names: SUD }))).toBe(400);
  expect((await first({ region: "Everywhere", languages: ["en"] })).data).toMatchObject({
    region: "Everywhere",
    languages: ["en"],
  });
  expect(await statusOf(first({ languages: ["tlh"] }))).toBe(400);
  const decider = (await list())[1]!.officers[0]!;
  expect(await statusOf(first({}, { ...admin, id: decider.id }))).toBe(403);
  await expect(add("toolongprefix")).rejects.toMatchObject({
    status: 400,
    fieldErrors: [{ field: "number_prefix" }],
  });
  await expect(add("FEHLT", { names: { en: "Only English" } })).rejects.toMatchObject({
    status: 400,
    fieldErrors: [{ field: "names.ru" }],
  });
});

test("[15.5] a member is given roles at one chosen club, and refused those of a second", async () => {
  const [, sud, ost] = await list();
  const member = await buildMember(server);
  expect((await give(member.id, "treasurer", ost!.id)).data.club_id).toBe(ost!.id);
  expect((await give(member.id, "decider")).data.club_id).toBe(ost!.id);
  expect(await statusOf(give(member.id, "decider", sud!.id))).toBe(409);
  const other = await buildMember(server);
  await give(other.id, "treasurer", sud!.id);
  expect(await outcomeOf(give(other.id, "decider", ost!.id))).toEqual({
    status: 409,
    message: "This member has a role at another club, and nobody is of two",
  });
  expect(await statusOf(give(other.id, "decider", 9_999))).toBe(404);
});
