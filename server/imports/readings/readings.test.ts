/** A table that is read wrongly is read as the member says: which sheets, where the headings are, what each column is. */
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  confirmedImport,
  settledImport,
} from "@felistry/testkit/worlds/brought-table.ts";
import { foreignWorkbook } from "@felistry/testkit/worlds/foreign-workbook.ts";

let server: TestServer;
let member: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server);
  call = server.as(member);
});
afterAll(() => server.stop());

type Choices = Parameters<typeof choose>[1];
const choose = (
  id: number,
  body: Partial<Pick<ImportRecord, "mapping" | "encoding" | "delimiter">> & {
    sheets?: number[] | null;
    heading?: number | null;
  },
) => call("PUT /imports/{id}", { params: { id }, body });
const chosen = async (id: number, body: Choices) => {
  await choose(id, body);
  return settledImport(call, id);
};
const faultedField = async (id: number, body: unknown) =>
  (await refusalOf(choose(id, body as Choices))).body.errors?.map(({ field }) => field);
const lines = async (id: number) =>
  (await call("GET /imports/{id}/lines", { params: { id }, query: { limit: 50 } })).data;

test("sheets, the line of the headings and the columns are chosen, and a workbook goes wholly in", async () => {
  const record = await broughtTable(server, member, await foreignWorkbook("Kept"));
  expect(record.layout).toMatchObject({
    sheets: [
      { name: "Waiting list", read: true },
      { name: "Merched", read: false },
      { name: "Bechgyn", read: false },
    ],
    heading: 1,
  });

  await chosen(record.id, { sheets: [2, 1, 2] });
  const read = await chosen(record.id, { heading: 4 });
  expect(read).toMatchObject({ chosen_sheets: [1, 2], chosen_heading: 4 });
  expect(read.layout!.heading).toBe(4);
  expect(read.layout!.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, "Cathod Golau Lleuad"],
    [2, "Benywod"],
    [3, "Cwestiynau: Siân Prys"],
    [4, "Cath"],
    [5, "Csillag Kept"],
    [6, "Dalia Kept"],
  ]);
  const at = (heading: string) =>
    read.columns.findIndex((column) => column.split(" → ")[0] === heading);
  const mapping = {
    name: at("Cath"),
    sex: at("Rhyw"),
    birthdate: at("Ganwyd"),
    breed: at("Brid"),
    ems: at("Cod lliw"),
    mother: [at("Cenel mam"), at("Enw mam")],
  };
  const checked = await chosen(record.id, { mapping });
  expect(checked).toMatchObject({ state: "checked", total: 3, faulty: 0, mapping });

  // As it was chosen, also after a while.
  const { data: again } = await call("GET /imports/{id}", { params: { id: record.id } });
  expect(again).toMatchObject({ chosen_sheets: [1, 2], chosen_heading: 4, mapping });
  expect((await confirmedImport(call, record.id)).saved).toBe(4);
  const { rows } = await server.pool.query(
    `select c.cat_name, c.sex, c.cat_birthdate, m.cat_name as dam, m.cat_name_cattery_prefix as dam_prefix
     from cats c left join cats m on m.id = c.mother_id where c.cat_name like '%Kept' and c.cat_birthdate is not null order by 1`,
  );
  expect(rows).toEqual([
    {
      cat_name: "Csillag Kept",
      sex: "female",
      cat_birthdate: "2021-03-04",
      dam: null,
      dam_prefix: null,
    },
    {
      cat_name: "Dalia Kept",
      sex: "female",
      cat_birthdate: "2023-05-06",
      dam: "Csillag Kept",
      dam_prefix: null,
    },
    {
      cat_name: "Eros Kept",
      sex: "male",
      cat_birthdate: "2022-07-08",
      dam: "Holdfeny Hajnal Kept",
      dam_prefix: null,
    },
  ]);
});

test("a table without headings loses no row, and what is mended in its lines goes when its lines are others", async () => {
  const text =
    "Name Sex,m,2020-01-01,MCO,x\nBarnabas One,m,2021-01-01,MCO,y\nBarnabas Two,f,2022-02-02,MCO,z\n";
  const record = await broughtTable(server, member, text);
  const without = await chosen(record.id, { heading: 0 });
  expect(without.layout!.heading).toBe(0);
  expect(without.columns).toHaveLength(5);
  const mapping = { name: 0, sex: 1, birthdate: 2, breed: 3 };
  expect(await chosen(record.id, { mapping })).toMatchObject({ total: 3, chosen_heading: 0 });

  await call("PUT /imports/{id}/repairs", {
    params: { id: record.id },
    body: { repairs: [{ kind: "cell", line: 2, field: "name", becomes: "Mended" }] },
  });
  expect((await lines(record.id))[1]!.cells[0]!.text).toBe("Mended");
  // The same columns, checked again: what is mended stays. Other lines: it goes.
  await chosen(record.id, { mapping });
  expect((await lines(record.id))[1]!.cells[0]!.text).toBe("Mended");
  const other = await chosen(record.id, { heading: 1, mapping });
  expect(other).toMatchObject({ total: 2, has_repairs: false });
  expect(await chosen(record.id, { heading: null, mapping })).toMatchObject({
    chosen_heading: null,
  });
});

test("a separator that was read wrongly is chosen, and the columns are guessed anew", async () => {
  const text = "Name;Sex;Breed, code;Note, long\nOne, Two;f;MCO;a,b\nThree, Four;m;MCO;c,d\n";
  const record = await broughtTable(server, member, text);
  const wrong = await chosen(record.id, { delimiter: "|" }).catch(() => null);
  expect(wrong).toBeNull();
  const read = await chosen(record.id, { delimiter: ";" });
  expect(read).toMatchObject({ state: "checked", mapping: { name: 0, sex: 1, breed: 2 } });
});

test("an unknown or absurd choice is refused by its field, and the import stays as it is", async () => {
  const book = await broughtTable(server, member, await foreignWorkbook("Absurd"));
  const table = await broughtTable(server, member, "Name,Sex,Breed\nGood One,f,MCO\n");
  const records = await broughtTable(
    server,
    member,
    JSON.stringify([{ name: "Good Two", sex: "f", breed: "MCO" }]),
  );
  expect(records.layout).toBeNull();
  for (const [id, body, field] of [
    [book.id, { sheets: [3] }, "sheets"],
    [book.id, { sheets: [] }, "sheets"],
    [book.id, { sheets: "Merched" }, "sheets"],
    [book.id, { sheets: [-1] }, "sheets.0"],
    [table.id, { sheets: [0] }, "sheets"],
    [book.id, { heading: 99 }, "heading"],
    [table.id, { heading: -1 }, "heading"],
    [table.id, { heading: 1.5 }, "heading"],
    [table.id, { heading: 3 }, "heading"],
    [records.id, { heading: 1 }, "heading"],
    [table.id, { mapping: { name: 3 } }, "mapping.name"],
    [table.id, { mapping: { name: 0, mother: [0, 9] } }, "mapping.mother"],
    [table.id, { mapping: { name: [] } }, "mapping.name"],
    [table.id, { mapping: { name: "Name" } }, "mapping.name"],
    [table.id, { encoding: "ebcdic" }, "encoding"],
    [table.id, { delimiter: "x" }, "delimiter"],
  ] as const)
    expect([body, await faultedField(id, body)]).toEqual([body, [field]]);
  const { data } = await call("GET /imports/{id}", { params: { id: table.id } });
  expect(data).toMatchObject({ state: "uploaded", chosen_sheets: null, chosen_heading: null });
});

test("[SEC-20] nobody waits for the row of a large file while it is read in another way", async () => {
  const cat = (_: unknown, i: number) => ({
    name: `Rung ${i}`,
    sex: "f",
    breed: "MCO",
    note: "x".repeat(300),
  });
  const { id } = await broughtTable(
    server,
    member,
    JSON.stringify(Array.from({ length: 9_000 }, cat)),
  );
  await settledImport(call, id);
  const state = { isRead: false };
  const answer = choose(id, { delimiter: ";" }).finally(() => (state.isRead = true));
  const looks = { free: 0, all: 0 };
  while (!state.isRead) {
    const { rowCount } = await server.pool.query(
      "select from imports where id = $1 for share skip locked",
      [id],
    );
    looks.all++;
    looks.free += rowCount!;
    await setTimeout(5);
  }
  expect((await answer).data.delimiter).toBe(";");
  expect(looks.free / looks.all).toBeGreaterThan(0.5);
});

test("what of the file is in no cat and no column is told with its line, also when it is checked again", async () => {
  const text = [
    "Cattery of Foo;;;",
    "Name;Sex;Breed;Born",
    "Linesleft One;f;MCO;2020-01-01",
    "Young cats to come in spring;;;",
    "Linesleft Two;m;MCO;2021-01-01",
  ].join("\n");
  const record = await broughtTable(server, member, text);
  const checked = await chosen(record.id, {});
  const told = { count: 1, lines: [{ line: 1, text: "Cattery of Foo" }] };
  expect(checked.lines_left).toEqual(told);
  // Its rows are not read from the file again.
  const again = await chosen(record.id, { mapping: { name: 0, sex: 1, breed: 2 } });
  expect(again.lines_left).toEqual(told);
});

test("the program that wrote a file is told where it is certain, of a table and of a file that is none", async () => {
  const gedcom =
    "0 HEAD\n1 SOUR AGE\n2 NAME Древо Жизни\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Ada\n1 SEX F\n0 TRLR\n";
  const { id, layout, program } = await broughtTable(server, member, gedcom);
  expect({ layout, program }).toEqual({
    layout: null,
    program: { name: "Древо Жизни", guide: "gedcom" },
  });
  expect((await call("GET /imports/{id}", { params: { id } })).data.program).toEqual(program);
  const columns = "Name,Sex,Breed,Additional Reg No.,Studbook No.,PreTitle,PostTitle";
  const table = await broughtTable(server, member, `${columns}\nGood One,f,MCO,,,,\n`);
  expect(table).toMatchObject({ program: { guide: "breedmate" }, layout: { heading: 1 } });
  // What is chosen reads the file again.
  const again = await chosen(table.id, { heading: 1, mapping: { name: 0, sex: 1, breed: 2 } });
  expect(again.program).toEqual({ name: "BreedMate", guide: "breedmate" });
  const plain = await broughtTable(server, member, "Name,Sex,Breed\nGood One,f,MCO\n");
  expect(plain.program).toBeNull();
});
