/** A member's registry as files, streamed page by page, with few cats in memory. */
import { Readable } from "node:stream";
import { CAT_FIELDS } from "@felistry/domain/cats/fields.ts";
import { DATE_FIELDS, SHEET_FIELDS, sheetColumn } from "@felistry/domain/cats/field-lists.ts";
import type { ExportName } from "@felistry/contract/imports/exports.ts";
import { csvLine, delimiterIn } from "@felistry/domain/exports/csv-line.ts";
import {
  GEDCOM_END,
  gedcomCat,
  gedcomFamily,
  gedcomHead,
  type GedcomVersion,
} from "@felistry/domain/exports/gedcom.ts";
import type { SheetColumn } from "@felistry/domain/cats/field-lists.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { familiesOf, isWrittenWith } from "./export-families.ts";
import {
  type ExportedCat,
  exportedCats,
  exportedLine,
  lineIds,
  ownIds,
} from "./export-statements.ts";
import { IdList } from "./id-list.ts";

type Writer = (db: Db, memberId: number, locale: Locale) => AsyncGenerator<string>;

const WRITERS: Readonly<Record<ExportName, Writer>> = {
  "cats.csv": csv,
  "cats.json": json,
  "cats.ged": gedcom("7.0"),
  "cats-5.5.1.ged": gedcom("5.5.1"),
};

const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  ged: "text/vnd.familysearch.gedcom; charset=utf-8",
} as const;

export const serveExport: Handler<"GET /exports/{name}"> = async (
  { params: { name } },
  { member, locale, services },
) => {
  const ending = name.slice(name.lastIndexOf(".") + 1) as keyof typeof TYPES;
  const lines = WRITERS[name](services.background, member.id, locale);
  return {
    type: TYPES[ending],
    content: Readable.from(lines),
    headers: { ...PRIVATE, "content-disposition": `attachment; filename="${name}"` },
  };
};

const PAGE = 1_000;

async function* ownCats(db: Db, memberId: number): AsyncGenerator<readonly ExportedCat[]> {
  const [own] = await ownIds(db, { memberId });
  for (const ids of new IdList(own!.ids).pages(PAGE)) yield exportedCats(db, { memberId, ids });
}

/** Headings that the import recognises. */
const HEADINGS = SHEET_FIELDS.map(sheetColumn);

const cellOf = (cat: ExportedCat, column: SheetColumn) =>
  column === "name" ? cat.cat_name : cat[column];

async function* csv(db: Db, memberId: number, locale: Locale): AsyncGenerator<string> {
  const delimiter = delimiterIn(locale);
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvLine(HEADINGS, delimiter)}`;
  for await (const page of ownCats(db, memberId))
    yield page
      .map((cat) =>
        csvLine(
          HEADINGS.map((column) => cellOf(cat, column)),
          delimiter,
        ),
      )
      .join("");
}

async function* json(db: Db, memberId: number): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of ownCats(db, memberId))
    for (const cat of page) {
      yield before + JSON.stringify(cat);
      before = ",\n";
    }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const GEDCOM_EVENTS = DATE_FIELDS.map((field) => ({
  tag: CAT_FIELDS[field].gedcom,
  column: sheetColumn(field),
}));

/** The member's cats with all their ancestors, so that no pedigree is cut off. */
function gedcom(version: GedcomVersion): Writer {
  return async function* write(db, memberId) {
    yield gedcomHead(version);
    const [found] = await lineIds(db, { memberId });
    const line = new IdList(found!.ids);
    for (const ids of line.pages(PAGE)) {
      const page = (await exportedLine(db, { ids })).map(({ kittens, ...cat }) => ({
        ...cat,
        name: [cat.prefix, cat.cat_name, cat.suffix].filter(Boolean).join(" "),
        events: GEDCOM_EVENTS.map(({ tag, column }) => ({ tag, date: cat[column] })),
        ems: [cat.breed, cat.ems].filter(Boolean).join(" "),
        families: familiesOf(kittens.filter(([id]) => line.has(id))),
      }));
      yield page.map((cat) => gedcomCat(cat, version)).join("");
      for (const cat of page)
        for (const { children, ...family } of cat.families)
          if (isWrittenWith(cat.id, family)) yield gedcomFamily(family, children);
    }
    yield GEDCOM_END;
  };
}
