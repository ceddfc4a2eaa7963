/** A cat applied for alone is judged by its parents, their mating and its litter, as far as the registry knows them. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClubVerdict } from "@felistry/contract/rules/club-rules.ts";
import { buildApplication, buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-28T10:00:00Z" });
  [admin, breeder] = await Promise.all([buildAdmin(server), buildMember(server)]);
  for (const club of ["FIFe", "CFA"] as const)
    await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club, line: "pack" },
      body: { mode: "on" },
    });
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) =>
  buildCat(server, { owner: breeder, born: "2020-01-01", ems: "n 22", ...traits });

const parents = async (ofDam: CatTraits = {}, ofSire: CatTraits = {}) => ({
  dam: await cat({ sex: "female", ...ofDam }),
  sire: await cat({ sex: "male", ...ofSire }),
});

async function applied(traits: CatTraits) {
  const one = await cat({ born: "2026-06-01", ...traits });
  await buildApplication(server, { cat: one, pedigree: { system: "WCF" } });
  return one;
}

const verdictOf = async ({ id }: { id: number }) =>
  (await server.as(admin)("GET /cats/{id}/club-rules", { params: { id } })).data;
const fired = ({ parts }: ClubVerdict) =>
  parts.flatMap((part) => part.fired.map(({ id, verdict }) => `${part.subject} ${id} ${verdict}`));
const saidOf = async (one: { id: number }) => fired(await verdictOf(one));

test("by the ages of its dam and sire at its birth", async () => {
  const young = { born: "2025-12-01" };
  const said = await saidOf(await applied(await parents(young, young)));
  expect(said).toEqual(
    expect.arrayContaining(["queen H09 warn", "stud H09 warn", "queen F06 warn", "litter C04 ask"]),
  );
  expect(await saidOf(await applied(await parents()))).not.toContain("queen H09 warn");
});

test("by its dam's litters in a year and in two, entered as litters or as single cats", async () => {
  const family = await parents();
  for (const born of ["2025-08-01", "2025-12-01", "2026-03-01"]) await cat({ ...family, born });
  const said = await saidOf(await applied(family));
  expect(said).toContain("queen F02 block");
  const line = (await verdictOf(await applied(family))).parts
    .flatMap((part) => part.fired)
    .find(({ id }) => id === "F02");
  expect(line!.values).toMatchObject([{ fact: "births12_n", value: 4 }, { fact: "date" }]);
});

test("by its parents' breeds, their kinship and their colours", async () => {
  const crossed = await verdictOf(await applied(await parents({ breed: "PER" })));
  const open = crossed.parts.flatMap((part) => part.open.filter(({ likely }) => likely));
  expect(open.find(({ id }) => id === "F26")).toMatchObject({
    unrecorded: ["the club’s permission"],
  });
  const family = await parents();
  const siblings = await parents(
    { ...family, born: "2023-01-01", ems: "w 61" },
    { ...family, born: "2023-01-01", ems: "w 61" },
  );
  expect(await saidOf(await applied(siblings))).toEqual(
    expect.arrayContaining(["mating H06 ask", "mating F11 block"]),
  );
});

test("by its parents' tests and faults, one parent known or both", async () => {
  const dam = await cat({ sex: "female" });
  await server.pool.query(
    "insert into credentials (cat_id, kind, name, result) values ($1, 'health', 'Umbilical hernia', 'found')",
    [dam.id],
  );
  expect(await saidOf(await applied({ dam }))).toContain("queen F08 block");
  const fold = await cat({ sex: "male", breed: "SFS" });
  expect(await saidOf(await applied({ sire: fold }))).toContain("stud F13 block");
});

test("by a ban on a parent, on the day of the mating alone, and in a public forecast only if the page shows it", async () => {
  const family = await parents();
  const ban = (isShown: 0 | 1, from: string) =>
    server.pool.query(
      "insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by) values ($1, $2, '2027-12-31', 'Ill', $3, $4)",
      [family.dam.id, from, isShown, admin.id],
    );
  await ban(0, "2026-05-01");
  const one = await applied(family);
  expect(await saidOf(one)).not.toContain("mating H12 ask");
  await ban(0, "2026-03-01");
  expect(await saidOf(one)).toContain("mating H12 ask");
  const forecast = async () => {
    const query = { dam: family.dam.id, sire: family.sire.id };
    return fired((await server.guest()("GET /mating/club-rules", { query })).data);
  };
  expect(await forecast()).not.toContain("mating H12 ask");
  await ban(1, "2026-03-01");
  expect(await forecast()).toContain("mating H12 ask");
});

test("by a ban on the one parent that is named; another's owner learns nothing of one that no page shows", async () => {
  const { dam } = await parents();
  const ban = (isShown: 0 | 1) =>
    server.pool.query(
      "insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by) values ($1, '2026-03-01', '2027-12-31', 'Ill', $2, $3)",
      [dam.id, isShown, admin.id],
    );
  const one = await applied({ dam });
  await ban(0);
  expect(await saidOf(one)).toContain("mating H12 ask");
  const stranger = await buildMember(server);
  const theirs = await buildCat(server, { owner: stranger, dam, born: "2026-06-01" });
  const told = async () => {
    const params = { id: theirs.id };
    const { data } = await server.as(stranger)("GET /cats/{id}/club-rules", { params, query: {} });
    return data.parts.filter(({ subject }) => subject === "mating");
  };
  expect(await told()).toEqual([]);
  await ban(1);
  expect(await told()).not.toEqual([]);
});

/** Its kittens' ids. */
async function litterOf(family: Awaited<ReturnType<typeof parents>>, names: readonly string[]) {
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: family.dam.id,
      sire_id: family.sire.id,
      born: "2026-06-01",
      prefix: null,
      kittens: names.map((cat_name) => ({
        cat_name,
        sex: "female" as const,
        ems: "n 22",
      })),
      key: randomUUID(),
    },
  });
  return data.kittens.map(({ cat_id }) => ({ id: cat_id! }));
}

async function asFor(id: number) {
  const { rows } = await server.pool.query("select * from cats where id = $1", [id]);
  await buildApplication(server, {
    cat: rows[0],
    pedigree: { system: "FIFe", number: "LO 1" + id },
  });
}

test("by its litter, if that was entered here: which of its kittens the club was asked for", async () => {
  const [alisa, boris] = await litterOf(await parents(), ["Alisa", "Boris"]);
  await asFor(alisa!.id);
  expect(await saidOf(alisa!)).toEqual(
    expect.arrayContaining(["litter F33 block", "litter H11 ask"]),
  );
  await asFor(boris!.id);
  expect(await saidOf(alisa!)).not.toContain("litter F33 block");
});

test("a dead kitten for which the club was asked stands for none of the living", async () => {
  const [alisa, boris] = await litterOf(await parents(), ["Alisa", "Boris", "Carla"]);
  await asFor(alisa!.id);
  await asFor(boris!.id);
  await server.pool.query("update cats set deceased_on = '2026-10-01' where id = $1", [boris!.id]);
  expect(await saidOf(alisa!)).toContain("litter F33 block");
});

test("by its litter's papers: of another registry's alone the club asks for its own first, of several nobody knows which was", async () => {
  const [alisa] = await litterOf(await parents(), ["Alisa"]);
  const { rows } = await server.pool.query("select * from cats where id = $1", [alisa!.id]);
  await buildApplication(server, { cat: rows[0], pedigree: { system: "WCF" } });
  expect(await saidOf(alisa!)).toContain("litter F34 block");
  await buildPedigree(server, rows[0], { system: "FIFe", number: "LO 4711" });
  expect(await saidOf(alisa!)).not.toContain("litter F34 block");
});

test("[SEC-06] what other kittens' papers say, and for which of them a club was asked, is told to the breeder, not to the owner of one or of the stud", async () => {
  const family = await parents();
  const [alisa, boris, carla] = await litterOf(family, ["Alisa", "Boris", "Carla"]);
  const [owner, studs] = await Promise.all([buildMember(server), buildMember(server)]);
  for (const [member, { id }] of [
    [owner, boris!],
    [studs, family.sire],
  ] as const)
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      id,
      member.id,
    ]);
  const { rows } = await server.pool.query("select * from cats where id = $1", [alisa!.id]);
  await buildApplication(server, { cat: rows[0], pedigree: { system: "WCF" } });
  const told = async (member: BuiltMember, { id }: { id: number }) =>
    JSON.stringify(
      (await server.as(member)("GET /cats/{id}/club-rules", { params: { id }, query: {} })).data,
    );
  const values = /"fact":"(?:first_book|registered_n|metric_instead)","value":(?!null)/;
  expect(await told(breeder, carla!)).toMatch(/F34/);
  expect(await told(breeder, carla!)).toMatch(values);
  expect(await told(owner, boris!)).not.toMatch(values);
  const { rows: of } = await server.pool.query<{ litter_id: number }>(
    "select litter_id from litter_kittens where cat_id = $1",
    [alisa!.id],
  );
  const { data } = await server.as(studs)("GET /litters/{id}/club-rules", {
    params: { id: of[0]!.litter_id },
  });
  expect(JSON.stringify(data)).not.toMatch(
    /"fact":"(?:first_book|metric_instead)","value":(?!null)/,
  );
});

test("a kitten's double may be entered without a dam, and is none with another", async () => {
  const family = await parents();
  const [alisa] = await litterOf(family, ["Alisa"]);
  const { rows } = await server.pool.query<{ litter_id: number }>(
    "select litter_id from litter_kittens where cat_id = $1",
    [alisa!.id],
  );
  const params = { id: rows[0]!.litter_id };
  const said = async () =>
    fired((await server.as(admin)("GET /litters/{id}/club-rules", { params })).data);
  const double = { cat_name: "Alisa", sex: "female", born: "2026-06-01" } as const;
  await cat({ ...double, dam: await cat({ sex: "female" }) });
  expect(await said()).not.toContain("cat H08 ask");
  await cat(double);
  expect(await said()).toContain("cat H08 ask");
});

test("a cat with another registry's paper is not asked for parents whom this club has not registered", async () => {
  const said = await saidOf(await applied(await parents()));
  expect(said.filter((each) => /H11|T07/.test(each))).toEqual([]);
});
