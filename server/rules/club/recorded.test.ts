/** Every fact that a rule names comes from somewhere, or is said on the Rules page not to be recorded: no rule passes in silence. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimedTitle } from "@felistry/domain/credentials/shows/claimed.ts";
import type { Subject } from "@felistry/domain/rules/club/club-rule.ts";
import { leavesOf } from "@felistry/domain/rules/club/condition.ts";
import { NOTHING_READ } from "@felistry/domain/readings/recognised.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildApplication, buildPedigree } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { poolDb, type Db } from "../../db/transaction.ts";
import { knownCat, partOfCat } from "./cat-part.ts";
import { selectApplication, selectRuledLitter } from "./cat-statements.ts";
import { judgeCatteryName } from "./cattery-name.ts";
import { clubPacks, factTable } from "./club-packs.ts";
import { partsOfLitter } from "./litter-parts.ts";
import { originParts } from "./origin-parts.ts";
import { readPair } from "./pair.ts";
import type { Part } from "./parts.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let db: Db;

const TODAY = "2026-11-22";
const MATED = "2026-02-28";
const BORN = "2026-05-04";

beforeAll(async () => {
  server = await startTestServer({ now: `${TODAY}T10:00:00Z` });
  [admin, breeder] = await Promise.all([buildAdmin(server), buildMember(server)]);
  db = poolDb(server.pool);
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) =>
  buildCat(server, { owner: breeder, born: "2020-01-01", breed: "PER", ems: "n 22", ...traits });
const sql = (text: string, values: readonly unknown[] = []) => server.pool.query(text, [...values]);

const TESTS = [
  ...["GM1", "GM2", "GSD IV", "PRA-RDAC", "PKD1"].map((name) => ["dna", name, "N/N"]),
  ...["HCM", "Hearing", "Umbilical hernia", "Congenital defects", "Polydactyly"].map((name) => [
    "health",
    name,
    "normal",
  ]),
  ["health", "Testicles", "both descended"],
  ["health", "Caesarean", "1"],
  ["health", "Caesarean", "2"],
];

/** A parent of whom everything is entered. */
async function knownParent(sex: "male" | "female"): Promise<BuiltCat> {
  const [dam, sire] = [
    await cat({ sex: "female", born: "2017-01-01" }),
    await cat({ sex: "male", born: "2017-01-01" }),
  ];
  const parent = await cat({ sex, dam, sire, chip: `64309400000000${sex.length}` });
  for (const [kind, name, result] of TESTS)
    for (const one of [dam, sire, parent])
      await sql("insert into credentials (cat_id, kind, name, result) values ($1, $2, $3, $4)", [
        one.id,
        kind,
        name,
        result,
      ]);
  await sql(
    "update cats set registered = 1, reg_num = $2, created_at = '2025-01-01' where id = $1",
    [parent.id, `FEL-2025-00${parent.id}`],
  );
  return parent;
}

/** The litter with its kittens, one of them applied for with a paper that the club has read. */
async function knownLitter() {
  const [dam, sire, other] = [
    await knownParent("female"),
    await knownParent("male"),
    await cat({ sex: "male" }),
  ];
  await cat({ dam, sire, born: "2025-01-01" });
  await server.as(breeder)("POST /planned-matings", {
    body: { dam_id: dam.id, sire_id: other.id, from_day: TODAY, until_day: null },
  });
  await sql("update planned_matings set from_day = $1, until_day = $1", [MATED]);
  await sql("update planned_matings set stage = 'mated', mated_from = $1, mated_until = $1", [
    MATED,
  ]);
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born: BORN,
      prefix: null,
      kittens: ["Alisa", "Boris"].map((cat_name) => ({
        cat_name,
        sex: "female" as const,
        ems: "n 22",
      })),
      key: randomUUID(),
    },
  });
  await server.as(breeder)("POST /litters/{id}/inspections", {
    params: { id: data.id },
    body: { inspected_on: "2026-07-01", inspector: "Olga", notes: null },
  });
  await buildCattery(server, { owner: breeder });
  await sql(
    "update catteries set certificate_num = '17/2019', cat_systems_id = (select id from cat_systems where abb = 'WCF') where users_id = $1",
    [breeder.id],
  );
  return { ...data, kitten: data.kittens[0]!.cat_id! };
}

async function applyFor(catId: number) {
  const { rows } = await sql("select * from cats where id = $1", [catId]);
  const one = rows[0] as BuiltCat;
  await sql("update cats set chip = '643094000000009' where id = $1", [catId]);
  for (const [kind, name, result] of [
    ["title", "SQR 3", null],
    ["result", "Examen de conformité", "Excellent"],
    ["dna", "PKD1", "N/N"],
  ])
    await sql(
      "insert into credentials (cat_id, kind, name, result, issued_by) values ($1, $2, $3, $4, 'FIFe')",
      [catId, kind, name, result],
    );
  const { pedigrees_id } = await buildApplication(server, {
    cat: one,
    pedigree: { system: "CFA", number: "0140-123456" },
  });
  const sure = (value: string) => ({ value, confidence: 0.95, region: null });
  const read = {
    pedigree: {
      ...NOTHING_READ,
      number: sure("0140-123456"),
      cat: {
        ...NOTHING_READ.cat,
        name: sure("Alisa"),
        birthdate: sure(BORN),
        sex: sure("female"),
        breed: sure("BSH"),
        ems: sure("BSH n 24"),
      },
    },
  };
  await sql(
    `insert into readings (users_id, key, pedigree_id, source, is_kept, finished_at, result)
     select $1, $2, id, pedigree_img_url, true, now(), $3 from pedigrees where id = $4`,
    [admin.id, randomUUID(), JSON.stringify(read), pedigrees_id],
  );
}

async function sell(catId: number) {
  const { rows } = await sql("select * from cats where id = $1", [catId]);
  const buyer = await buildMember(server);
  const ad = await buildAd(server, { cat: rows[0] as BuiltCat });
  const { id } = await buildOrder(server, { ad, buyer, status: "completed" });
  await sql("insert into order_gates (order_id, vaccinations, vaccinated_on) values ($1, 2, $2)", [
    id,
    TODAY,
  ]);
  await server.as(breeder)("POST /order/{id}/hand-over", { params: { id } });
  await server.as(buyer)("PUT /order/{id}/hand-over", { params: { id } });
}

async function allParts(): Promise<Part[]> {
  const { id, kitten } = await knownLitter();
  const [ruled] = await selectRuledLitter(db, { id });
  const ofLitter = await partsOfLitter(
    db,
    ruled!,
    await readPair(db, ruled!.dam_id, ruled!.sire_id, 1),
  );
  await applyFor(kitten);
  await buildPedigree(server, { id: kitten, online_owner_id: breeder.id } as BuiltCat, {
    system: "GCCF",
    number: "CSREF 1",
  });
  await sell(kitten);
  const [application] = await selectApplication(db, { catId: kitten });
  const known = await knownCat(db, kitten);
  const asked = { name: "Persian", memberId: breeder.id, exceptId: null };
  const title = { title: "GIC", issuer: null, day: TODAY, sex: "F", titledYoung: 0 } as const;
  const claims = claimedTitle({ ...title, results: [], born: BORN, packs: clubPacks });
  return [
    ...ofLitter,
    await partOfCat(db, known, application, TODAY),
    await partOfCat(db, known, { ...application!, system: "GCCF", pedigree_num: "CSREF 1" }, TODAY),
    ...(await originParts(db, known, { clubId: 1, application, day: TODAY })).parts,
    ...(await judgeCatteryName(db, asked, TODAY)).parts,
    ...claims.map(({ facts }): Part => ({ subject: "title", cat: null, facts })),
  ];
}

/** The rules choose the book; see `registerOf`. */
const CHOSEN = new Set(["register"]);

test("by the registry itself, by what somebody has entered, or by nobody, and then the Rules page says so", async () => {
  const known = new Set<string>();
  for (const { subject, facts } of await allParts())
    for (const [fact, value] of Object.entries(facts))
      if (value !== undefined) known.add(`${subject} ${fact}`);
  const lacks = (subject: Subject, fact: string) =>
    !CHOSEN.has(fact) && factTable[fact]!.recorded !== "never" && !known.has(`${subject} ${fact}`);
  const silent = clubPacks.flatMap(({ rules }) =>
    rules.flatMap(({ id, subjects, when }) =>
      subjects.flatMap((subject) =>
        leavesOf(when).flatMap((leaf) =>
          [leaf.fact, ...(leaf.kind === "versus" ? [leaf.other] : [])]
            .filter((fact) => lacks(subject, fact))
            .map((fact) => `${id} of a ${subject}: ${fact}`),
        ),
      ),
    ),
  );
  expect([...new Set(silent)]).toEqual([]);
  const never = Object.keys(factTable).filter((fact) => factTable[fact]!.recorded === "never");
  expect(never.filter((fact) => [...known].some((each) => each.endsWith(` ${fact}`)))).toEqual([]);
});

test("the Rules page tells of each rule what a person has to look at", async () => {
  const { data } = await server.as(admin)("GET /admin/club-rules", { query: {} });
  const rule = (id: string) =>
    data.clubs.flatMap(({ rules }) => rules).find((one) => one.id === id);
  expect(rule("F01")).toMatchObject({ unrecorded: ["the club has allowed it"], entered: [] });
  expect(rule("F04")).toMatchObject({ unrecorded: [], entered: ["repeated caesareans"] });
  expect(rule("F02")).toMatchObject({ unrecorded: [], entered: [] });
});
