/** Each of two clubs adopts and switches rules for itself; what is judged is judged by those of its club. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import {
  buildAdmin,
  buildMember,
  buildOfficer,
  type BuiltMember,
} from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow } from "@felistry/testkit/world.ts";
import { applyTo, buildTwoClubs, type TwoClubs } from "@felistry/testkit/worlds/two-clubs.ts";

let server: TestServer;
let clubs: TwoClubs;
let admin: BuiltMember;
let breeder: BuiltMember;
let numbers = 100;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-22T10:00:00Z" });
  clubs = await buildTwoClubs(server);
  [admin, breeder] = await Promise.all([buildAdmin(server), buildMember(server)]);
  // FIFe's rules are Nord's alone, and it registers clean litters by them.
  await set("FIFe", "pack", "on", clubs.nord.id);
  await set("registry", "clean_litters", "on", clubs.nord.id);
});
afterAll(() => server.stop());

const set = (
  club: "FIFe" | "registry" | "TICA",
  line: string,
  mode: "on" | "off" | "warn",
  club_id?: number,
  by = admin,
) =>
  server.as(by)("PUT /admin/club-rules/{club}/{line}", {
    params: { club, line },
    body: { mode, ...(club_id !== undefined && { club_id }) },
  });

const cat = (sex: "male" | "female", prefix: string, traits: CatTraits = {}) =>
  buildCat(server, {
    owner: breeder,
    sex,
    born: "2022-01-01",
    ems: "n 22",
    reg_num: `${prefix}-2020-${String(++numbers).padStart(6, "0")}`,
    ...traits,
  });

async function litterOf(prefix: string) {
  const [dam, sire] = await Promise.all([cat("female", prefix), cat("male", "FEL")]);
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born: "2026-09-01",
      prefix: "Silverbrook",
      kittens: [{ cat_name: "Alisa", sex: "female", ems: "n 22" }],
      key: randomUUID(),
    },
  });
  const verdict = await server.as(breeder)("GET /litters/{id}/club-rules", {
    params: { id: data.id },
  });
  const kittens = await server.pool.query<{ reg_num: string | null }>(
    "select reg_num from cats where mother_id = $1",
    [dam.id],
  );
  return { packs: verdict.data.clubs.map(({ club }) => club), kittens: kittens.rows };
}

test("[15.5] a litter is judged by the rules of its dam's club, and registered where that club lets it be", async () => {
  expect(await litterOf("NORD")).toEqual({
    packs: expect.arrayContaining(["FIFe", "registry"]),
    kittens: [{ reg_num: "NORD-2026-000001" }],
  });
  const ofFirst = await litterOf("FEL");
  expect(ofFirst.packs).not.toContain("FIFe");
  expect(ofFirst.kittens).toEqual([{ reg_num: null }]);
});

test("[15.5] a mating is judged by the dam's club, an application by the one it was sent to", async () => {
  const packsOf = async (prefix: string) => {
    const [dam, sire] = await Promise.all([cat("female", prefix), cat("male", "FEL")]);
    const { data } = await server.guest()("GET /mating/club-rules", {
      query: { dam: dam.id, sire: sire.id },
    });
    return data.clubs.map(({ club }) => club);
  };
  expect(await packsOf("NORD")).toContain("FIFe");
  expect(await packsOf("FEL")).not.toContain("FIFe");
  for (const { id } of [clubs.nord, clubs.first]) {
    const { cat_id } = await applyTo(server, { clubId: id, owner: breeder, name: `Judged ${id}` });
    const ofCat = async (query: object) =>
      (
        await server.as(breeder)("GET /cats/{id}/club-rules", { params: { id: cat_id }, query })
      ).data.clubs.map(({ club }) => club as string);
    expect((await ofCat({})).includes("FIFe")).toBe(id === clubs.nord.id);
    expect(await ofCat({ club_id: clubs.nord.id })).toContain("FIFe");
  }
});

test("[15.5] a litter of which another club considers a kitten is asked for as a whole, also as a desk sees it", async () => {
  // That its sire is registered nowhere keeps the litter for a person.
  const [dam, sire] = await Promise.all([
    cat("female", "NORD"),
    cat("male", "FEL", { reg_num: undefined }),
  ]);
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born: "2026-09-01",
      prefix: null,
      kittens: ["Olaf", "Piet"].map((cat_name) => ({ cat_name, sex: "male" as const })),
      key: randomUUID(),
    },
  });
  const [olaf, piet] = data.kittens.map(({ cat_id }) => cat_id!);
  const apply = async (catId: number, clubId: number) => {
    const { rows } = await server.pool.query("select * from cats where id = $1", [catId]);
    const { id } = await buildPedigree(server, rows[0], { system: "FIFe", number: `LO 7${catId}` });
    await insertRow(server, "applications", {
      cat_id: catId,
      pedigrees_id: id,
      applicant_id: breeder.id,
      club_id: clubId,
    });
  };
  await apply(olaf!, clubs.nord.id);
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from cases where kind = 'application' and cat_id = $1",
    [olaf],
  );
  const said = async () => {
    const { data: found } = await server.as(clubs.nord.decider)("GET /admin/cases/{id}", {
      params: { id: rows[0]!.id },
      query: {},
    });
    return found.verdict!.parts.flatMap(({ fired }) => fired.map(({ id }) => id));
  };
  expect(await said()).toContain("F33");
  await apply(piet!, clubs.first.id);
  expect(await said()).not.toContain("F33");
});

test("[15.5] a book is chosen by the rules of the club that registers", async () => {
  const books = async (of: number) => {
    const { cat_id } = await applyTo(server, { clubId: of, owner: breeder, name: `Booked ${of}` });
    const { data } = await server.as(breeder)("GET /cats/{id}/club-rules", {
      params: { id: cat_id },
      query: {},
    });
    return data.parts[0]!.books.map(({ club }) => club);
  };
  expect(await books(clubs.nord.id)).toEqual(["FIFe"]);
  expect(await books(clubs.first.id)).toEqual([]);
});

test("[15.5] an officer reads the rules of their own club, an administrator of each, and sets them", async () => {
  const registrar = await buildOfficer(server, "registrar");
  const adopted = async (by: BuiltMember, query: object = {}) => {
    const { data } = await server.as(by)("GET /admin/club-rules", { query });
    return data.clubs.find(({ club }) => club === "FIFe")!.adopted;
  };
  const ofNord = { club_id: clubs.nord.id };
  expect(await adopted(registrar)).toBe(false);
  expect(await adopted(clubs.nord.decider)).toBe(true);
  expect(await adopted(admin)).toBe(false);
  expect(await adopted(admin, ofNord)).toBe(true);
  expect(await statusOf(adopted(registrar, ofNord))).toBe(403);
  expect(await statusOf(adopted(clubs.nord.decider, { club_id: 1 }))).toBe(403);
  expect(await statusOf(adopted(admin, { club_id: 9_999 }))).toBe(404);
  expect(await statusOf(set("FIFe", "F13", "warn", clubs.nord.id, clubs.nord.decider))).toBe(403);
  await set("TICA", "pack", "on");
  const changes = async (by: BuiltMember) =>
    (await server.as(by)("GET /admin/club-rules/changes", { query: {} })).data.map(
      ({ club, line }) => `${club} ${line}`,
    );
  expect(await changes(registrar)).toEqual(["TICA pack"]);
  expect(await changes(clubs.nord.decider)).toEqual(["registry clean_litters", "FIFe pack"]);
  await set("TICA", "pack", "off");
});
