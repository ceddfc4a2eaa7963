/** Old workbooks are read in a thread that ends with its limits; what they say is compared in testkit/foreign-files.test.ts. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BY_ITSELF } from "@felistry/domain/imports/reading.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { isDateFormat } from "./cells.ts";
import { xlsRows } from "./xls-rows.ts";

const FILES = new URL("../../../testkit/foreign-files/xls/", import.meta.url);
const bytesOf = (name: string) => readFileSync(new URL(name, FILES));

async function read(...told: Parameters<typeof xlsRows>): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of xlsRows(...told)) if (!row.sheets) rows.push(row);
  return rows;
}

test("the sheets of one heading follow each other, with their names between and the values of formulas", async () => {
  const rows = await read(bytesOf("xls-ru-po-polu.xls"));
  expect(rows.map(({ cells }) => cells).filter((cells) => cells.length === 1)).toEqual([
    ["Кошки"],
    ["Коты"],
  ]);
  expect(rows.flatMap(({ cells }) => cells)).toContain("Ёжик Янтарный Дом");
});

test("a workbook without a code page is read in the Cyrillic one that its words are in", async () => {
  const [heading, , first] = await read(bytesOf("xls-ru-bez-kodirovki.xls"));
  expect(heading?.cells.slice(0, 3)).toEqual(["Кличка", "Пол", "Дата рождения"]);
  expect(first?.cells[0]).toBe("Барсик Луговой Ветер");
});

test("a workbook that takes too long is given up, and the next one is read", async () => {
  const bytes = bytesOf("xls-1904.xls");
  await expect(read(bytes, BY_ITSELF, { withinMs: 1, megabytes: 256 })).rejects.toThrow("too long");
  expect((await read(bytes)).length).toBeGreaterThan(10);
});

test("a workbook that needs more memory than allowed ends its thread alone", async () => {
  await expect(
    read(bytesOf("xls-1904.xls"), BY_ITSELF, { withinMs: 30_000, megabytes: 4 }),
  ).rejects.toMatchObject({ code: "ERR_WORKER_OUT_OF_MEMORY" });
});

test("whoever stops reading gives its place back", async () => {
  const bytes = bytesOf("xls-merged-litters.xls");
  for await (const row of xlsRows(bytes)) {
    if (row.sheets) continue;
    expect(row.cells).toContain("Wurf");
    break;
  }
  expect((await read(bytes)).length).toBeGreaterThan(30);
});

test("a text that begins as a workbook does is none", async () => {
  const text = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from("a,b\nc,d\n")]);
  await expect(read(text)).rejects.toThrow("no OLE");
});

test.each([
  ["nothing but its beginning", (whole: Buffer) => whole.subarray(0, 600)],
  ["an end cut off", (whole: Buffer) => whole.subarray(0, 3_000)],
  [
    "a circle of sectors",
    (whole: Buffer) => {
      const bytes = Buffer.from(whole);
      for (let at = 512; at < 1_024; at += 4) bytes.writeUInt32LE(1, at);
      return bytes;
    },
  ],
])("%s is no table", async (_title, damaged) => {
  const rows = await read(damaged(bytesOf("xls-merged-litters.xls"))).catch(() => []);
  expect(rows).toEqual([]);
});

test.each([
  ["DD.MM.YYYY", true],
  ["m/d/yy", true],
  ['[$-419]d mmmm yyyy" г."', true],
  ["General", false],
  ["#,##0 _D_M", false],
  ['0" days"', false],
])("the number format %s shows a date: %s", (code, isDate) => {
  expect(isDateFormat(code)).toBe(isDate);
});
