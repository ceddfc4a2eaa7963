/** What no page shows of a parent decides at the club, and is told to the parent's owners and to the desk of its club alone. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { ClubVerdict } from "@felistry/contract/rules/club-rules.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { buildTwoClubs, type TwoClubs } from "@felistry/testkit/worlds/two-clubs.ts";

let server: TestServer;
let clubs: TwoClubs;
let admin: BuiltMember;
let breeder: BuiltMember;
let keeper: BuiltMember;
let stranger: BuiltMember;
let numbers = 500;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-28T10:00:00Z" });
  clubs = await buildTwoClubs(server);
  admin = await buildAdmin(server);
  [breeder, keeper, stranger] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildMember(server),
  ]);
  for (const club_id of [clubs.first.id, clubs.nord.id]) {
    for (const club of ["FIFe", "GCCF"] as const)
      await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
        params: { club, line: "pack" },
        body: { mode: "on", club_id },
      });
    await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "registry", line: "clean_litters" },
      body: { mode: "on", club_id },
    });
    await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "registry", line: "H12" },
      body: { mode: "block", club_id },
    });
  }
});
afterAll(() => server.stop());

const parent = (
  owner: BuiltMember,
  sex: "male" | "female",
  prefix: string,
  traits: CatTraits = {},
) =>
  buildCat(server, {
    owner,
    sex,
    born: "2022-01-01",
    ems: "n 22",
    reg_num: `${prefix}-2020-${String(++numbers).padStart(6, "0")}`,
    ...traits,
  });

/** Banned, mated with another, and sold without the right to breed, as no page shows. */
async function keptFamily({ soldOn = "2026-06-10" } = {}) {
  const [dam, sire, other] = await Promise.all([
    parent(breeder, "female", "NORD"),
    parent(breeder, "male", "FEL"),
    parent(breeder, "male", "NORD"),
  ]);
  await server.as(breeder)("POST /planned-matings", {
    body: { dam_id: dam.id, sire_id: other.id, from_day: "2026-11-28", until_day: null },
  });
  await server.pool.query(
    `update planned_matings set from_day = '2026-06-20', until_day = '2026-06-20', stage = 'mated', mated_from = '2026-06-20', mated_until = '2026-06-20'
     where dam_id = $1`,
    [dam.id],
  );
  await sellWithoutBreeding(sire, soldOn);
  return { dam, sire };
}

const ban = (cat: BuiltCat) =>
  server.pool.query(
    "insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by) values ($1, '2026-06-01', '2026-08-01', 'Ill', 0, $2)",
    [cat.id, admin.id],
  );

async function sellWithoutBreeding(cat: BuiltCat, day: string) {
  const ad = await buildAd(server, { cat });
  const { id } = await buildOrder(server, {
    ad,
    buyer: keeper,
    status: "completed",
    with_breeding: false,
  });
  await server.pool.query(
    "update orders set handover_offered_at = $2, handed_over_at = $2 where id = $1",
    [id, day],
  );
  await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    cat.id,
    keeper.id,
  ]);
}

const BORN = "2026-09-01";
const KEPT = ["F03", "G02", "H12"];
const keptIn = ({ parts }: ClubVerdict) =>
  parts
    .flatMap(({ fired }) => fired.map(({ id }) => id))
    .filter((id) => KEPT.includes(id))
    .toSorted();

/** The scan of it waits at the first club, which another club's desk does not see. */
async function herniaFound(cat: BuiltCat) {
  const scan = await buildUploadRow(server, { owner: breeder, prefix: "credential" });
  const { data } = await server.as(breeder)("POST /cats/{id}/credentials", {
    params: { id: cat.id },
    body: {
      kind: "health",
      name: "Umbilical hernia",
      result: "found",
      issued_by: "Vet",
      issued_on: "2026-03-01",
      scan_url: scan,
    } as never,
  });
  return data;
}

/** Of a cat of the member's, for whom no club was asked. */
async function askedBy(
  member: BuiltMember,
  family: { dam: BuiltCat; sire: BuiltCat },
  club_id: number,
) {
  const { id } = await buildCat(server, { owner: member, born: BORN, ...family });
  const read = await server.as(member)("GET /cats/{id}/club-rules", {
    params: { id },
    query: { club_id },
  });
  return keptIn(read.data);
}

const litterOf = async ({ dam, sire }: { dam: BuiltCat; sire: BuiltCat }) => {
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born: BORN,
      prefix: null,
      kittens: [{ cat_name: "Alisa", sex: "female", ems: "n 22" }],
      key: randomUUID(),
    },
  });
  const readBy = async (member: BuiltMember) =>
    keptIn(
      (await server.as(member)("GET /litters/{id}/club-rules", { params: { id: data.id } })).data,
    );
  return { id: data.id, readBy };
};

test("whoever enters others' cats as parents learns nothing of them that no page shows, whichever club's rules are asked", async () => {
  const family = await keptFamily();
  await ban(family.dam);
  for (const { id } of [clubs.first, clubs.nord]) {
    expect(await askedBy(stranger, family, id)).toEqual([]);
    expect(await askedBy(keeper, family, id)).toEqual(["G02"]);
  }
  expect(await askedBy(breeder, family, clubs.nord.id)).toEqual(["F03", "G02", "H12"]);
  // Another club does not know of the ban.
  expect(await askedBy(breeder, family, clubs.first.id)).toEqual(["F03"]);
});

test("of a litter each of the two is told of the own cat", async () => {
  const family = await keptFamily();
  const { readBy } = await litterOf(family);
  expect(await readBy(breeder)).toEqual(["F03"]);
  expect(await readBy(keeper)).toEqual(["G02"]);
});

test("whoever came to a keeper without the right to breed after the mating was active at the mating", async () => {
  const sold = await keptFamily({ soldOn: "2026-07-20" });
  const { readBy } = await litterOf(sold);
  expect(await readBy(keeper)).toEqual([]);
});

test("what the desk is not told of blocks its decision all the same, without the rule's words", async () => {
  const family = await keptFamily();
  const { id } = await litterOf(family);
  await server.as(keeper)("PUT /litters/{id}/answer", {
    params: { id },
    body: { answer: "confirm" },
  });
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from cases where kind = 'litter' and subject_id = $1",
    [id],
  );
  const params = { id: rows[0]!.id };
  const desk = server.as(clubs.nord.decider);
  const { data } = await desk("GET /admin/cases/{id}", { params, query: {} });
  expect(keptIn(data.verdict!)).toEqual(["F03"]);
  const refused = await desk("PUT /admin/cases/{id}/confirm", {
    params,
    body: { checks: data.needed, version: data.version, reason: null },
  }).catch((error: Error) => error);
  expect(String((refused as Error).message)).toContain(m.club_rules_kept_back());
  expect(String((refused as Error).message)).not.toContain("Both parents must be active");
});

test("a test on a parent's page is judged at every club, also where its scan waits at another", async () => {
  const dam = await parent(breeder, "female", "NORD");
  const sire = await parent(breeder, "male", "FEL");
  await herniaFound(sire);
  const { id } = await litterOf({ dam, sire });
  const { rows } = await server.pool.query<{ id: number; club_id: number }>(
    "select id, club_id from cases where kind = 'litter' and subject_id = $1",
    [id],
  );
  expect(rows[0]!.club_id).toBe(clubs.nord.id);
  const { data } = await server.as(clubs.nord.decider)("GET /admin/cases/{id}", {
    params: { id: rows[0]!.id },
    query: {},
  });
  const fired = data.verdict!.parts.flatMap((part) => part.fired.map((rule) => rule.id));
  expect(fired).toContain("F08");
});
