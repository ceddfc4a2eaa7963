/** A workbook (.xlsx) of texts, as small as Excel opens it. */
import { buffer } from "node:stream/consumers";
import { zipOf } from "@felistry/server/storage/zip-writer.ts";

export interface MadeSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

export function madeWorkbook(sheets: readonly MadeSheet[]): Promise<Buffer> {
  const parts: Readonly<Record<string, string>> = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    "_rels/.rels": relationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(({ name }, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="r${i}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships(
      sheets.map((_, i) => ["worksheet", `worksheets/sheet${i}.xml`]),
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, i) => [`xl/worksheets/sheet${i}.xml`, sheetOf(rows)]),
    ),
  };
  async function* entries() {
    for (const [name, text] of Object.entries(parts)) yield { name, content: Buffer.from(text) };
  }
  return buffer(zipOf(entries()));
}

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function relationships(targets: readonly (readonly [kind: string, target: string])[]): string {
  const all = targets.map(
    ([kind, target], i) =>
      `<Relationship Id="r${i}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join("")}</Relationships>`;
}

function sheetOf(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`).join("");
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((row, i) => `<row r="${i + 1}">${cells(row)}</row>`)
    .join("")}</sheetData></worksheet>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
