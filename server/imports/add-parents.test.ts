/** Unknown parents named in a table: left out of their kittens, or added by name. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import {
  broughtTable,
  confirmedImport,
  settledImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const HEADING = "name,sex,born,breed,number,mother,father";

async function checked(
  rows: readonly string[],
  missing_parents: "leave_out" | "add" = "add",
): Promise<ImportRecord> {
  const { id, mapping } = await broughtTable(server, owner, [HEADING, ...rows].join("\n"));
  await call("PUT /imports/{id}", { params: { id }, body: { mapping, missing_parents } });
  return settledImport(call, id);
}

const confirmed = ({ id }: ImportRecord) => confirmedImport(call, id);

async function ownCats() {
  const { rows } = await server.pool.query(
    `select c.cat_name as name, c.sex, b.ems as breed, c.is_my_cat as mine, m.cat_name as mother, f.cat_name as father
     from cats c join breeds b on b.id = c.breed_id left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id
     where c.online_owner_id = $1 order by c.id`,
    [owner.id],
  );
  return rows;
}

/** With unique names, because tests share the registry. */
const litter = (of: string) => [
  `Kitten One,f,2024-01-01,SIB,,Queen Of ${of},Stud Of ${of}`,
  `Kitten Two,m,2024-01-01,SIB,,queen of ${of.toLowerCase()},Stud Of ${of}`,
];

test("they are reported but not added until the member asks for it", async () => {
  const record = await checked(
    litter("Nowhere").map((row) => row.replace("Kitten", "Lone Kitten")),
    "leave_out",
  );
  expect(record).toMatchObject({ missing_parents: "leave_out", faulty: 0, warned: 2, added: 0 });
  expect(record.faults.map(({ kind }) => kind)).toEqual(Array(4).fill("parent_not_found"));
  expect(await confirmed(record)).toMatchObject({ saved: 2 });
  const alone = { mother: null, father: null };
  expect(await ownCats()).toMatchObject([alone, alone]);
});

test("a club's number beside the name of an added parent is not imported, which is said once", async () => {
  const table = [
    "name,sex,born,breed,mother,mother number,father,father number",
    "Kitten One,f,2024-01-01,SIB,Queen Of Numbers,FEL-2015-00077,Stud Of Numbers,LO 4711",
    "Kitten Two,m,2024-01-01,SIB,Queen Of Numbers,FEL-2015-00077,Stud Of Numbers,LO 4711",
  ];
  const { id, mapping } = await broughtTable(server, owner, table.join("\n"));
  const body = { mapping, missing_parents: "add" } as const;
  await call("PUT /imports/{id}", { params: { id }, body });
  const record = await settledImport(call, id);
  expect(record).toMatchObject({ faulty: 0, added: 2, warned: 1 });
  expect(record.faults).toMatchObject([
    { line: 2, field: "mother_number", kind: "number_of_club", value: "FEL-2015-00077" },
  ]);
  await confirmed(record);
  const { rows } = await server.pool.query(
    "select cat_name, number_elsewhere from cats where online_owner_id = $1 and cat_name like '% Of Numbers' order by cat_name",
    [owner.id],
  );
  expect(rows).toEqual([
    { cat_name: "Queen Of Numbers", number_elsewhere: null },
    { cat_name: "Stud Of Numbers", number_elsewhere: "LO 4711" },
  ]);
});

test("each is added once, with its kittens' breed and without an owner", async () => {
  const record = await checked(litter("Elsewhere"));
  expect(record).toMatchObject({ total: 2, faulty: 0, added: 2, faults: [] });
  expect(await ownCats()).toEqual([]);
  expect(await confirmed(record)).toMatchObject({ state: "saved", saved: 4, added: 2 });
  const cats = await ownCats();
  const parents = { mother: "Queen Of Elsewhere", father: "Stud Of Elsewhere" };
  expect(cats).toHaveLength(4);
  expect(cats).toEqual(
    expect.arrayContaining([
      {
        name: "Queen Of Elsewhere",
        sex: "female",
        breed: "SIB",
        mine: 0,
        mother: null,
        father: null,
      },
      { name: "Stud Of Elsewhere", sex: "male", breed: "SIB", mine: 0, mother: null, father: null },
      { name: "Kitten One", sex: "female", breed: "SIB", mine: 0, ...parents },
      { name: "Kitten Two", sex: "male", breed: "SIB", mine: 0, ...parents },
    ]),
  );
});

test("imported again, they are recognised, and a later kitten finds them", async () => {
  await confirmed(await checked(litter("Somewhere")));
  const again = await checked([
    ...litter("Somewhere"),
    "Kitten Three,f,2025-01-01,SIB,,Queen Of Somewhere,",
  ]);
  expect(again).toMatchObject({ known: 2, added: 0, faulty: 0 });
  expect(await confirmed(again)).toMatchObject({ saved: 1 });
  expect(await ownCats()).toHaveLength(5);
});

test("what is in the table or the registry is taken from there", async () => {
  const stud = await buildCat(server, { cat_name: "Known Stud", sex: "male", born: "2015-01-01" });
  const record = await checked([
    "Own Queen,f,2020-01-01,SIB,Q-7,,",
    "Own Kitten,f,2024-01-01,SIB,,Q-7,Known Stud",
  ]);
  expect(record).toMatchObject({ faulty: 0, added: 0 });
  await confirmed(record);
  expect((await ownCats()).at(-1)).toMatchObject({ mother: "Own Queen", father: stud.cat_name });
});

test("a number is not a name, and a parent of a repeated row is not added", async () => {
  const record = await checked([
    "By Number,f,2024-01-01,SIB,,123456,",
    "By Brackets,f,2024-01-01,SIB,,(FI) SK 1234,",
    "Its Kitten,f,2025-01-01,SIB,,By Number,Stud Of Nobody",
    "Twice Written,f,2024-01-01,SIB,,,",
    "Twice Written,f,2024-01-01,SIB,,Dam Of The Second,",
  ]);
  expect(record.faults.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    "2 parent_not_found",
    "3 parent_not_found",
    "6 twice",
  ]);
  expect(record).toMatchObject({ added: 1, warned: 2 });
  expect(await confirmed(record)).toMatchObject({ saved: 5 });
  expect((await ownCats()).map(({ name }) => name).toSorted()).toEqual([
    "By Brackets",
    "By Number",
    "Its Kitten",
    "Stud Of Nobody",
    "Twice Written",
  ]);
});

test("one of the other sex is not added a second time", async () => {
  await buildCat(server, { cat_name: "Surely A Tom", sex: "male", born: "2015-01-01" });
  const record = await checked([
    "Tom Of The Table,m,2015-01-01,SIB,,,",
    "Of A Tom,f,2024-01-01,SIB,,Surely A Tom,",
    "Of Another,f,2024-01-01,SIB,,Tom Of The Table,",
    "Of Both One,f,2024-01-01,SIB,,Now Dam Now Sire,",
    "Of Both Two,f,2024-01-01,SIB,,,now dam now sire",
  ]);
  expect(record.faults.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    "3 parent_not_found",
    "4 parent_not_found",
    "5 parent_not_found",
    "6 parent_not_found",
  ]);
  expect(record).toMatchObject({ added: 0, faulty: 0, warned: 4 });
});

test("they are removed when the import is undone", async () => {
  const record = await confirmed(await checked(litter("Mistake")));
  await call("POST /imports/{id}/undo", { params: { id: record.id } });
  expect(await settledImport(call, record.id)).toMatchObject({ state: "undone", undone: 4 });
  expect(await ownCats()).toEqual([]);
});

test("thousands of them are added in pages", async () => {
  const rows = Array.from(
    { length: 4_500 },
    (_, i) => `Kitten ${i},f,2024-01-01,MCO,,Dam Number ${i},Sire Number ${i % 50}`,
  );
  const record = await checked(rows);
  expect(record).toMatchObject({ faulty: 0, added: 4_550 });
  expect(await confirmed(record)).toMatchObject({ saved: 9_050 });
});

test("the server has logged no errors", () => {
  expect(server.faults).toEqual([]);
});

test("a parent by one word of its name is the cat of the table that is called so, and of two neither", async () => {
  const rows = [
    "Freya d'Ondine,f,2015-01-01,SIB,,,",
    "Nestor d'Ondine,m,2015-01-01,SIB,,,",
    "Holly d'Ondine,f,2015-01-01,SIB,,,",
    "Holly de Baltique,f,2015-01-01,SIB,,,",
    "Isolde d'Ondine,f,2018-01-01,SIB,,Freya,Nestor",
    "Igor d'Ondine,m,2018-01-01,SIB,,Holly,Nestor",
  ];
  const record = await checked(rows, "leave_out");
  expect(record.faults.map(({ line, kind }) => ({ line, kind }))).toEqual([
    { line: 7, kind: "parent_ambiguous" },
  ]);
  await confirmed(record);
  const cats = await ownCats();
  expect(cats.find(({ name }) => name === "Isolde d'Ondine")).toMatchObject({
    mother: "Freya d'Ondine",
    father: "Nestor d'Ondine",
  });
});

test("a kitten named after its parent, and a cat too young, are not the parent by a word of its name", async () => {
  const rows = [
    "Foo Brunhilde of Bar,f,2015-01-01,SIB,,,",
    "Foo Odoaker of Bar,m,2015-01-01,SIB,,,",
    "Baz Odoaker Junior,m,2022-01-01,SIB,,,",
    "Baz Brunhilde Second,f,,SIB,,Brunhilde,Odoaker",
    "Baz Kolja,m,2018-01-01,SIB,,Brunhilde,Odoaker",
  ];
  const record = await checked(rows, "leave_out");
  expect(record.faults).toEqual([]);
  await confirmed(record);
  const cats = await ownCats();
  const parents = { mother: "Foo Brunhilde of Bar", father: "Foo Odoaker of Bar" };
  for (const kitten of ["Baz Brunhilde Second", "Baz Kolja"])
    expect(cats.find(({ name }) => name === kitten)).toMatchObject(parents);
});

test("a parent by several words within its name is that cat, unless the registry has one of just that name", async () => {
  const rows = [
    "Snowfen Blizzard Queen of Foo,f,2015-01-01,SIB,,,",
    "Bar Grand Ragnarok of Foo,m,2015-01-01,SIB,,,",
    "Baz Ragnarok Junior,m,2016-01-01,SIB,,,",
    "Foo Katana,f,2018-01-01,SIB,,Blizzard Queen,Grand Ragnarok",
    "Foo Kenji,m,2018-01-01,SIB,,Queen,Grand",
    "Foo Kodama,m,2018-01-01,SIB,,Known Elsewhere,Ragnarok",
  ];
  await buildCat(server, { cat_name: "Known Elsewhere", born: "2015-01-01" });
  const known = "Foo Known Elsewhere Too,f,2015-01-01,SIB,,,";
  const record = await checked([...rows, known], "leave_out");
  expect(record.faults.map(({ line, kind }) => ({ line, kind }))).toEqual([
    { line: 7, kind: "parent_ambiguous" },
  ]);
  await confirmed(record);
  const cats = await ownCats();
  const parents = { mother: "Snowfen Blizzard Queen of Foo", father: "Bar Grand Ragnarok of Foo" };
  expect(cats.find(({ name }) => name === "Foo Katana")).toMatchObject(parents);
  expect(cats.find(({ name }) => name === "Foo Kenji")).toMatchObject(parents);
  expect(cats.find(({ name }) => name === "Foo Kodama")).toMatchObject({
    mother: "Known Elsewhere",
    father: null,
  });
});
