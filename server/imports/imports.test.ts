import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
  sendTable,
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
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const upload = (bytes: string | Uint8Array) => sendTable(server, owner, bytes);
const uploaded = (bytes: string | Uint8Array, by = owner) => broughtTable(server, by, bytes);
const checked = (record: ImportRecord, as = call) => checkedImport(as, record);
const confirmed = (id: number, as = call) => confirmedImport(as, id);

const faultsOf = ({ faults }: ImportRecord) =>
  faults.map(({ line, field, kind, value }) => `${line} ${field} ${kind} ${value}`);

const catsNamed = async (names: string) =>
  (
    await server.pool.query(
      `select c.cat_name, c.sex, c.cat_birthdate, k.ems, m.cat_name as mother, f.cat_name as father, c.online_owner_id
       from cats c left join cat_colours k on k.cat_id = c.id left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id
       where c.cat_name like $1 order by c.cat_name`,
      [names],
    )
  ).rows;

describe("a table of cats", () => {
  test("is read in its encoding, with columns guessed; nothing is stored before it is confirmed", async () => {
    const text =
      "Кличка;Пол;Дата рождения;Порода;Окрас;Мать\nРусская Мурка;кошка;31.05.2024;Сибирская;n 22;\n";
    // The encoding of Russian spreadsheets: one byte per letter.
    const windows = Uint8Array.from(text, (letter) => {
      const point = letter.codePointAt(0)!;
      return point < 128 ? point : point === 0x451 ? 0xb8 : point - 0x410 + 0xc0;
    });
    for (const bytes of [text, windows, new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"))]) {
      const record = await uploaded(bytes);
      expect(record).toMatchObject({
        delimiter: ";",
        columns: ["Кличка", "Пол", "Дата рождения", "Порода", "Окрас", "Мать"],
        sample: [["Русская Мурка", "кошка", "31.05.2024", "Сибирская", "n 22", ""]],
        mapping: { name: 0, sex: 1, birthdate: 2, breed: 3, ems: 4, mother: 5 },
        state: "uploaded",
      });
      expect(await checked(record)).toMatchObject({
        state: "checked",
        total: 1,
        faulty: 0,
        saved: 0,
      });
    }
    expect(await catsNamed("Русская%")).toEqual([]);
  });

  test("finds parents in the file in any order, by number and by name, and in the registry", async () => {
    const dam = await buildCat(server, {
      prefix: "Old",
      cat_name: "Registry Dam",
      sex: "female",
      born: "2015-01-01",
    });
    const record = await uploaded(
      [
        "name,sex,born,breed,ems,number,mother,father",
        "File Kitten,female,2024-01-01,SIB,n,,F-2,File Sire",
        "File Sire,male,2020-01-01,SIB,ns 22,F-1,old registry dam,",
        'File Dam,0.1,"2020-01-01",SIB,f,F-2,,',
      ].join("\n"),
    );
    const result = await checked(record);
    expect(faultsOf(result)).toEqual([]);
    expect(await confirmed(record.id)).toMatchObject({ state: "saved", saved: 3 });
    const cats = await catsNamed("File %");
    expect(cats).toMatchObject([
      { cat_name: "File Dam", ems: "f", mother: null, father: null, online_owner_id: owner.id },
      { cat_name: "File Kitten", ems: "n", mother: "File Dam", father: "File Sire" },
      {
        cat_name: "File Sire",
        ems: "ns 22",
        mother: dam.cat_name,
        father: null,
        cat_birthdate: "2020-01-01",
      },
    ]);

    // Neither a second press nor the same file imported again changes anything.
    expect(await confirmed(record.id)).toMatchObject({ state: "saved", saved: 3 });
    const again = await uploaded(
      "name,sex,born,breed\nFile Dam,f,2020-01-01,SIB\nFile Fourth,f,2021-01-01,SIB\n",
    );
    expect(await checked(again)).toMatchObject({ known: 1, faulty: 0, total: 2 });
    expect(await confirmed(again.id)).toMatchObject({ known: 1, saved: 1 });
    expect(await catsNamed("File %")).toHaveLength(4);
    const { rows } = await server.pool.query(
      "select count(*)::int as n from history where noun = 'cat' and action = 'insert' and member_id = $1",
      [owner.id],
    );
    expect(rows[0].n).toBe(4);
  });

  test("an American table's dates are read month first, unless the member says otherwise", async () => {
    const text = [
      "sep=,",
      "Name,Sex,DOB,Breed",
      "Yankee Doodle,male,05/06/2024,MCO",
      "Yankee Dandy,male,12/31/2023,MCO",
    ].join("\n");
    const record = await uploaded(text);
    expect(record).toMatchObject({ dates: "month_first" });
    await call("PUT /imports/{id}", {
      params: { id: record.id },
      body: { mapping: record.mapping, dates: "day_first" },
    });
    expect(faultsOf(await settledImport(call, record.id))).toEqual(["4 birthdate date 12/31/2023"]);
    await call("PUT /imports/{id}", {
      params: { id: record.id },
      body: { mapping: record.mapping, dates: "month_first" },
    });
    expect(faultsOf(await settledImport(call, record.id))).toEqual([]);
    await confirmed(record.id);
    expect(await catsNamed("Yankee%")).toMatchObject([
      { cat_name: "Yankee Dandy", cat_birthdate: "2023-12-31" },
      { cat_name: "Yankee Doodle", cat_birthdate: "2024-05-06" },
    ]);
  });

  test("a Western spreadsheet's accents are preserved", async () => {
    const text = "Name;Sex;Breed\nÉtoile Müller;female;MCO\n";
    const record = await uploaded(Uint8Array.from(text, (letter) => letter.codePointAt(0)!));
    expect(record).toMatchObject({
      encoding: "windows-1252",
      sample: [["Étoile Müller", "female", "MCO"]],
    });
    expect(await checked(record)).toMatchObject({ faulty: 0, total: 1 });
  });

  test("stores a number as another registry's, never as the club's", async () => {
    const record = await uploaded(
      [
        "name,sex,born,breed,number,mother",
        "Numbered Dam,f,2020-01-01,SIB,RX 123-4,",
        "Numbered Kitten,f,2022-01-01,SIB,,RX 123-4",
        "Numbered Boaster,m,2022-01-01,SIB,fel-2026-000001,",
      ].join("\n"),
    );
    const told = await checked(record);
    expect(told).toMatchObject({ faulty: 0, warned: 1 });
    expect(told.faults).toMatchObject([
      {
        line: 4,
        field: "number",
        kind: "number_of_club",
        words:
          "“fel-2026-000001” is not imported: numbers of this registry are assigned by the club",
      },
    ]);
    expect(await confirmed(record.id)).toMatchObject({ saved: 3 });
    const { rows } = await server.pool.query(
      "select id, cat_name, registered, reg_num, number_elsewhere from cats where cat_name like 'Numbered%' order by cat_name",
    );
    expect(rows).toMatchObject([
      { cat_name: "Numbered Boaster", registered: 0, reg_num: null, number_elsewhere: null },
      { cat_name: "Numbered Dam", registered: 0, reg_num: null, number_elsewhere: "RX 123-4" },
      { cat_name: "Numbered Kitten", registered: 0, reg_num: null, number_elsewhere: null },
    ]);
    const { data } = await call("GET /cats/cat-and-color/{id}", {
      params: { id: rows[1].id },
    });
    expect(data).toMatchObject({ reg_num: null, number_elsewhere: "RX 123-4" });

    // Later files find it by that number.
    const later = await uploaded("name,sex,breed,dam\nLater Kitten,f,SIB,RX 123-4\n");
    expect(await checked(later)).toMatchObject({ faulty: 0 });
    await confirmed(later.id);
    expect(await catsNamed("Later%")).toMatchObject([{ mother: "Numbered Dam" }]);
  });

  test("reports every fault with its line in the reader's language, and skips only what is no cat", async () => {
    const record = await uploaded(
      [
        "name,sex,born,breed,ems,mother,father,number",
        "Right One,f,2020-01-01,SIB,n,,,",
        '"Right\nTwo",f,2020-01-02,SIB,n,,,',
        "No,cat,2020-13-01,SIB,kk,,,",
        "Right One,f,2020-01-01,SIB,a,,,",
        "Orphan,f,2020-01-01,SIB,n,Nobody Known,,",
        "Young Dam,f,2024-01-01,SIB,n,,,",
        "Too Old,f,2024-02-01,SIB,n,Young Dam,,",
        "Of Faulty,f,2025-02-01,SIB,n,Too Old,,",
        "Circle One,m,,SIB,n,,Circle Two,",
        "Circle Two,m,,SIB,n,,Circle One,",
        "Twin,m,2020-01-01,SIB,n,,,",
        "Twin,m,2021-01-01,SIB,n,,,",
        "Of Twins,f,2025-01-01,SIB,n,,Twin,",
      ].join("\r\n"),
    );
    const result = await checked(record);
    expect(faultsOf(result)).toEqual([
      "5 name name No",
      "5 sex sex cat",
      "5 birthdate date 2020-13-01",
      "5 ems ems kk",
      "6 name twice 2",
      "9 mother parent_too_young Young Dam",
      "11 father own_ancestor Circle One",
      "15 father parent_ambiguous Twin",
    ]);
    expect(result).toMatchObject({ total: 13, faulty: 2, warned: 3, added: 1 });
    const russian = server.as(owner, { locale: "ru" });
    const inRussian = await russian("GET /imports/{id}", { params: { id: record.id } });
    expect(inRussian.data.faults[1]!.words).toContain("непонятный пол");
    expect(await confirmed(record.id)).toMatchObject({ saved: 12 });
    const { rows } = await server.pool.query(
      `select c.cat_name, m.cat_name as mother, f.cat_name as father from cats c
       left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id
       where c.cat_name in ('Orphan', 'Too Old', 'Of Faulty', 'Circle One', 'Circle Two', 'Of Twins') order by 1`,
    );
    expect(rows.map(({ cat_name, mother, father }) => [cat_name, mother, father])).toEqual([
      ["Circle One", null, null],
      ["Circle Two", null, "Circle One"],
      ["Of Faulty", "Too Old", null],
      ["Of Twins", null, null],
      ["Orphan", "Nobody Known", null],
      ["Too Old", null, null],
    ]);
    expect((await catsNamed("Right%")).map(({ cat_name }) => cat_name)).toEqual([
      "Right One",
      "Right Two",
    ]);
  });

  test("finds kittens born after a parent's death, in the file, in the registry and of cats that are there already", async () => {
    await buildCat(server, {
      owner,
      cat_name: "Late Registered",
      sex: "female",
      born: "2015-01-01",
      deceased: "2020-05-01",
    });
    const record = await uploaded(
      [
        "name,sex,born,deceased,breed,mother,father",
        "Late Dam,f,2015-01-01,2020-05-01,SIB,,",
        "Late Sire,m,2015-01-01,2020-05-01,SIB,,",
        "Last Of Her,f,2020-05-01,,SIB,Late Dam,",
        "After Her,f,2020-05-02,,SIB,Late Dam,",
        "Last Of Him,f,2021-03-01,,SIB,,Late Sire",
        "After Him,f,2021-03-02,,SIB,,Late Sire",
        "After Registered,f,2020-05-02,,SIB,Late Registered,",
      ].join("\n"),
    );
    expect(faultsOf(await checked(record))).toEqual([
      "5 mother parent_deceased Late Dam",
      "7 father parent_deceased Late Sire",
      "8 mother parent_deceased Late Registered",
    ]);
    expect(await confirmed(record.id)).toMatchObject({ saved: 7 });
    // The row of a cat that is there says nothing of its death; the registry does.
    await server.pool.query(
      "update cats set deceased_on = '2022-01-01' where cat_name = 'Last Of Her'",
    );
    const again = await uploaded(
      "name,sex,born,breed,mother\nLast Of Her,f,2020-05-01,SIB,\nAfter That,f,2022-01-02,SIB,Last Of Her\n",
    );
    expect(faultsOf(await checked(again))).toEqual(["3 mother parent_deceased Last Of Her"]);
  });

  test("two thousand rows with seventeen faulty ones", async () => {
    const rows = Array.from({ length: 2_000 }, (_, i) => {
      const sex = i % 2 === 0 ? "female" : "male";
      const faulty = i >= 1_000 && i < 1_017;
      const born = faulty ? "soon" : `20${10 + Math.floor(i / 200)}-05-06`;
      const mother = i >= 400 && !faulty ? `Herd ${i - 400 - (i % 2)}` : "";
      return `Herd ${i},${sex},${born},MCO,ns 22,${mother}`;
    });
    const record = await uploaded(["name,sex,born,breed,ems,mother", ...rows].join("\n"));
    const result = await checked(record);
    expect(result).toMatchObject({ total: 2_000, checked: 2_000 });
    const own = result.faults.filter(({ kind }) => kind === "date");
    expect(own.map(({ line }) => line)).toEqual(Array.from({ length: 17 }, (_, i) => 1_002 + i));
    const saved = await confirmed(record.id);
    expect(saved.saved).toBe(2_000 - saved.faulty);
    expect(await catsNamed("Herd %")).toHaveLength(saved.saved);
  });
});

describe("what is refused", () => {
  test.each([
    ["no table", "just one line of text"],
    ["an unclosed quote", `name,sex\n"${"x".repeat(30_000)}`],
    ["nothing", ""],
  ])("%s", async (_title, text) => {
    expect((await upload(text)).status).toBe(400);
  });

  test.each([
    ["xlsx", [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
    ["xls", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]],
  ])("a workbook (%s), with the way to a table", async (_title, sign) => {
    const response = await upload(Uint8Array.from([...sign, ...Buffer.from("a,b\nc,d\n")]));
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain(
      "save it as an Excel workbook (.xlsx)",
    );
  });

  test("another member's import, and one that was not checked", async () => {
    const record = await uploaded("name,sex,breed\nMine Own,f,SIB\n");
    const other = server.as(await buildMember(server));
    const params = { id: record.id };
    await expect(other("GET /imports/{id}", { params })).rejects.toMatchObject({ status: 404 });
    await expect(other("POST /imports/{id}/confirm", { params })).rejects.toMatchObject({
      status: 404,
    });
    await expect(call("POST /imports/{id}/confirm", { params })).rejects.toMatchObject({
      status: 409,
    });
    expect(await catsNamed("Mine Own")).toEqual([]);
  });
});

test("the server has logged no errors", () => {
  expect(server.faults).toEqual([]);
});
