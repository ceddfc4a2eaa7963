import { afterAll, beforeAll, expect, test } from "vitest";
import type { Input } from "@felistry/contract/api.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { refusalOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
});
afterAll(() => server.stop());

type Body = Input<"POST /cats/{id}/pedigree/reading">["body"];

async function confirmed(rest: Partial<Body> = {}, by = owner): Promise<Body> {
  const { data: systems } = await server.as(owner)("GET /cat-systems", {});
  return {
    pedigree_num: "LO 2024-1",
    issued_by: "Felis Club",
    cat_systems_id: systems[0]!.id,
    pedigree_img_url: await buildUpload(server, { owner: by, prefix: "pedigree" }),
    cat: {},
    ancestors: [],
    ...rest,
  };
}

const save = async (catId: number, rest: Partial<Body> = {}, by = owner) =>
  (
    await server.as(by)("POST /cats/{id}/pedigree/reading", {
      params: { id: catId },
      body: await confirmed(rest, by),
    })
  ).data;

async function counts(): Promise<{ cats: number; pedigrees: number }> {
  const { rows } = await server.pool.query<{ cats: number; pedigrees: number }>(
    "select (select count(*)::int from cats) as cats, (select count(*)::int from pedigrees) as pedigrees",
  );
  return rows[0]!;
}

test("confirmed values become the document, the cat's empty fields and its ancestors", async () => {
  const cat = await buildCat(server, { owner, sex: "female", born: null, ems: null, breed: "SIB" });
  const sire = await buildCat(server, { sex: "male", born: "2016-01-01" });
  const saved = await save(cat.id, {
    cat: {
      cat_birthdate: "2022-05-01",
      ems: "SIB ns 22",
      cat_name_suffix: "of Northern Light",
      breeder_not_user: "Jana Novotna",
    },
    ancestors: [
      {
        position: 6,
        cat_name: "Falcon",
        cat_name_cattery_prefix: "Winter's",
        ems: "MCO n 22",
        cat_birthdate: "2013-03-03",
      },
      { position: 2, cat_id: sire.id },
      { position: 3, cat_name: "Melody", ems: "SIB a 24", number: "(CZ) LO 77/2015" },
      { position: 14, cat_name: "Nobody below" },
      { position: 4, cat_name: "Of another's cat" },
    ],
  });
  expect(saved.filled.toSorted()).toEqual([
    "breeder_not_user",
    "cat_birthdate",
    "cat_name_suffix",
    "ems",
  ]);
  expect(saved.linked.map(({ position, created }) => [position, created])).toEqual([
    [2, false],
    [3, true],
    [6, true],
  ]);
  expect(saved.skipped).toEqual([
    { position: 4, reason: "not_yours" },
    { position: 14, reason: "no_child" },
  ]);
  const { data: profile } = await server.as(owner)("GET /cats/cat-and-color/{id}", {
    params: { id: cat.id },
  });
  expect(profile).toMatchObject({
    cat_birthdate: "2022-05-01",
    ems: "ns 22",
    cat_name_suffix: "of Northern Light",
    pedigree: { number: "LO 2024-1", issued_by: "Felis Club" },
    father: { id: sire.id },
    mother: { cat_name: "Melody", ems: "a 24", is_my_cat: 0 },
  });
  const dam = saved.linked.find(({ position }) => position === 3)!;
  const { data: melody } = await server.as(owner)("GET /cats/cat-and-color/{id}", {
    params: { id: dam.cat_id },
  });
  expect(melody!.number_elsewhere).toBe("(CZ) LO 77/2015");
  const { data: ancestors } = await server.as(owner)("GET /parents/{id}/ancestors", {
    params: { id: cat.id },
  });
  expect(ancestors).toMatchObject({
    maternal_grandfather_name: "Falcon",
    maternal_grandfather_breed_ems: "MCO",
    paternal_grandfather_name: null,
  });
});

test("existing values on the cat's page stay, and so do registered parents", async () => {
  const dam = await buildCat(server, { owner, sex: "female", born: "2015-01-01" });
  const cat = await buildCat(server, {
    owner,
    dam,
    born: "2020-01-01",
    ems: "n 22",
    prefix: "Velmorra",
  });
  const saved = await save(cat.id, {
    cat: { cat_birthdate: "2021-01-01", ems: "SIB a", cat_name_suffix: "of Elsewhere" },
    ancestors: [
      { position: 3, cat_name: "Somebody else" },
      { position: 2, cat_name: "Hector" },
    ],
  });
  expect(saved.filled).toEqual([]);
  expect(saved.skipped).toEqual([{ position: 3, reason: "other_parent" }]);
  const { data } = await server.as(owner)("GET /cats/cat-and-color/{id}", {
    params: { id: cat.id },
  });
  expect(data).toMatchObject({
    cat_birthdate: "2020-01-01",
    ems: "n 22",
    cat_name_suffix: null,
    mother: { id: dam.id },
    father: { cat_name: "Hector" },
  });
});

test("a broken pedigree rule leaves nothing behind, and names the ancestor", async () => {
  const cat = await buildCat(server, { owner, born: "2020-01-01" });
  const queen = await buildCat(server, { sex: "female" });
  const before = await counts();
  const cases: [Body["ancestors"], number, string, unknown][] = [
    [
      [
        { position: 2, cat_name: "Ares" },
        { position: 4, cat_id: queen.id },
      ],
      400,
      "male",
      { position: 4 },
    ],
    [
      [{ position: 2, cat_name: "Ares", cat_birthdate: "2019-12-01" }],
      400,
      "months",
      { position: 2 },
    ],
    [
      [
        { position: 3, cat_name: "Bella" },
        { position: 6, cat_id: 999_999 },
      ],
      404,
      "",
      { position: 6 },
    ],
  ];
  for (const [ancestors, status, text, data] of cases) {
    const refusal = await refusalOf(save(cat.id, { ancestors }));
    expect([refusal.status, (refusal.body as { data?: unknown }).data]).toEqual([status, data]);
    expect(refusal.body.message).toContain(text);
  }
  expect(
    (await refusalOf(save(cat.id, { ancestors: [{ position: 2, cat_name: "A" }] }))).fieldErrors
      .length,
  ).toBeGreaterThan(0);
  expect(
    (
      await refusalOf(
        save(cat.id, { ancestors: [{ position: 2, cat_name: "Ares", ems: "SIB qq" }] }),
      )
    ).fieldErrors,
  ).toMatchObject([{ field: "ancestors.0.ems" }]);
  expect(
    await statusOf(
      save(cat.id, {
        ancestors: [
          { position: 2, cat_name: "Ares" },
          { position: 2, cat_name: "Argo" },
        ],
      }),
    ),
  ).toBe(400);
  expect(
    (await refusalOf(save(cat.id, { cat: { cat_birthdate: "2999-01-01" } }))).fieldErrors,
  ).toMatchObject([{ field: "cat.cat_birthdate" }]);
  expect(await counts()).toEqual(before);
});

test("only an owner can save, with their own scan, and not to a registered cat", async () => {
  const stranger = await buildMember(server);
  const cat = await buildCat(server, { owner });
  const registered = await buildCat(server, { owner, reg_num: "FEL-2026-900001" });
  expect(await statusOf(save(cat.id, {}, stranger))).toBe(403);
  expect(await statusOf(save(registered.id))).toBe(403);
  const foreign = await buildUpload(server, { owner: stranger, prefix: "pedigree" });
  expect(await statusOf(save(cat.id, { pedigree_img_url: foreign }))).toBe(400);
  // The shown owner, while another member maintains the page, may add the document but not the parents.
  const kept = await buildCat(server, { owner, onlineOwner: stranger });
  expect(await save(kept.id, { ancestors: [{ position: 2, cat_name: "Ares" }] })).toMatchObject({
    linked: [],
    skipped: [{ position: 2, reason: "not_yours" }],
  });
});

test("tail and ears of a paper are kept, and a colour fills a cat of which only they are known", async () => {
  const cat = await buildCat(server, { owner, born: "2020-01-01", breed: "KBL", ems: "53" });
  const saved = await save(cat.id, {
    cat: { ems: "KBL n 22 52" },
    ancestors: [{ position: 3, cat_name: "Kuma", ems: "KBL a 51" }],
  });
  expect(saved.filled).toEqual(["ems"]);
  const read = async (id: number) =>
    (await server.as(owner)("GET /cats/cat-and-color/{id}", { params: { id } })).data;
  expect(await read(cat.id)).toMatchObject({ ems: "n 22 53", mother: { ems: "a 51" } });
  const again = await save(cat.id, { cat: { ems: "KBL n 22 52" }, ancestors: [] });
  expect(again.filled).toEqual([]);
});
