/** A member's cats and all their ancestors as files, streamed page by page, with few cats in memory. */
import { Readable } from "node:stream";
import { CAT_FIELDS } from "@felistry/domain/cats/fields.ts";
import { fieldsWith, SHEET_FIELDS, sheetColumn } from "@felistry/domain/cats/field-lists.ts";
import type { ExportName } from "@felistry/contract/imports/exports.ts";
import { csvLine, delimiterIn } from "@felistry/domain/exports/csv-line.ts";
import {
  GEDCOM_END,
  gedcomCat,
  gedcomFamily,
  gedcomHead,
  type GedcomFact,
  type GedcomVersion,
} from "@felistry/domain/exports/gedcom.ts";
import { titleCell } from "@felistry/domain/imports/title-list.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../../db/transaction.ts";
import type { Handler } from "../../http/handler.ts";
import { PRIVATE } from "../../http/private-file.ts";
import { archiveOf } from "../archive/export-archive.ts";
import { familiesOf, isWrittenWith } from "./families.ts";
import { DIED, type ExportedCat, exportedCats, exportedLine, lineIds } from "./statements.ts";
import { IdList } from "../id-list.ts";

/** Whose cats: all of them, or the chosen ones. */
interface Whose {
  readonly memberId: number;
  readonly cats: readonly number[] | null;
}

type Writer = (db: Db, whose: Whose, locale: Locale) => AsyncGenerator<string>;

const TYPES = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  zip: "application/zip",
  ged: "text/vnd.familysearch.gedcom; charset=utf-8",
} as const;

export const serveExport: Handler<"GET /exports/{name}"> = async (
  { params: { name }, query },
  { member, locale, services },
) => {
  const ending = name.slice(name.lastIndexOf(".") + 1) as keyof typeof TYPES;
  const { background: db, files } = services;
  const whose = { memberId: member.id, cats: query.cats ?? null };
  const content =
    name === "cats.zip"
      ? archiveOf({
          db,
          files,
          memberId: member.id,
          cats: () => catsOfLine(db, whose, locale),
          json: jsonOf,
          csv: (cats) => csvOf(cats, locale),
        })
      : WRITERS[name](db, whose, locale);
  return {
    type: TYPES[ending],
    content: Readable.from(content),
    headers: { ...PRIVATE, "content-disposition": `attachment; filename="${name}"` },
  };
};

const PAGE = 1_000;

/** The ids of the member's cats with all their ancestors, so that no pedigree is cut off. */
async function lineOf(db: Db, { memberId, cats }: Whose): Promise<IdList> {
  const [found] = await lineIds(db, { memberId, cats: cats && [...cats] });
  return new IdList(found!.ids);
}

async function* catsOfLine(
  db: Db,
  whose: Whose,
  locale: Locale,
): AsyncGenerator<readonly ExportedCat[]> {
  for (const ids of (await lineOf(db, whose)).pages(PAGE))
    yield exportedCats(db, { memberId: whose.memberId, ids, locale });
}

type Cell = (cat: ExportedCat) => string | number | null;

/** By the headings that the import recognises: those of any table, then those of our own. */
const COLUMNS: readonly (readonly [heading: string, cell: Cell])[] = [
  ...SHEET_FIELDS.map(sheetColumn).map((column): [string, Cell] => [
    column,
    (cat) => (column === "name" ? cat.cat_name : cat[column]),
  ]),
  ["titles", ({ titles }) => titleCell(titles)],
  ["printed_name", ({ printed_name }) => printed_name],
  ["number_elsewhere", ({ number_elsewhere }) => number_elsewhere],
  ["key", ({ id }) => id],
  ["mother_key", ({ mother_id }) => mother_id],
  ["father_key", ({ father_id }) => father_id],
  ["attached", ({ attached }) => attached && JSON.stringify(attached)],
];

const csv: Writer = (db, whose, locale) => csvOf(catsOfLine(db, whose, locale), locale);

async function* csvOf(
  cats: AsyncIterable<readonly ExportedCat[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const delimiter = delimiterIn(locale);
  const headings = COLUMNS.map(([heading]) => heading);
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\uFEFF${csvLine(headings, delimiter)}`;
  for await (const page of cats) {
    const lines = page.map((cat) =>
      csvLine(
        COLUMNS.map(([, cell]) => cell(cat)),
        delimiter,
      ),
    );
    yield lines.join("");
  }
}

const json: Writer = (db, whose, locale) => jsonOf(catsOfLine(db, whose, locale));

async function* jsonOf(cats: AsyncIterable<readonly ExportedCat[]>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const page of cats)
    for (const cat of page) {
      yield before + JSON.stringify(cat);
      before = ",\n";
    }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const GEDCOM_EVENTS = fieldsWith("gedcom").map((field) => ({
  tag: CAT_FIELDS[field].gedcom,
  column: sheetColumn(field),
}));

function gedcom(version: GedcomVersion): Writer {
  return async function* write(db, whose, locale) {
    yield gedcomHead(version);
    const line = await lineOf(db, whose);
    for (const ids of line.pages(PAGE)) {
      const found = await exportedLine(db, { memberId: whose.memberId, ids, locale });
      const page = found.map(({ kittens, ...cat }) => ({
        ...cat,
        name: [cat.prefix, cat.cat_name, cat.suffix].filter(Boolean).join(" "),
        events: GEDCOM_EVENTS.map(({ tag, column }) => ({
          tag,
          date: cat[column] === DIED ? null : cat[column],
          isKnown: cat[column] !== null,
        })),
        ems: [cat.breed, cat.ems].filter(Boolean).join(" "),
        facts: ownFacts(cat),
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

const WRITERS: Readonly<Record<Exclude<ExportName, "cats.zip">, Writer>> = {
  "cats.csv": csv,
  "cats.json": json,
  "cats.ged": gedcom("7.0"),
  "cats-5.5.1.ged": gedcom("5.5.1"),
};

/** What GEDCOM has no tags for, under tags that the import recognises. */
function ownFacts(cat: ExportedCat): GedcomFact[] {
  const facts: [string, string | null][] = [
    ["_NAME", cat.cat_name],
    ["_NEUTERED", cat.neutered],
    ["_PREFIX", cat.prefix],
    ["_SUFFIX", cat.suffix],
    ["_PRINTED_NAME", cat.printed_name],
    ["_NUMBER_ELSEWHERE", cat.number_elsewhere],
    ["_TITLES", titleCell(cat.titles)],
    ["_CHIP", cat.chip],
    ["_DESCRIPTION", cat.description],
    ["_BREEDER", cat.breeder],
    ["_MINE", cat.mine === 1 ? "1" : null],
    ["_ATTACHED", cat.attached && JSON.stringify(cat.attached)],
  ];
  return facts.flatMap(([tag, value]) => (value ? [{ tag, value }] : []));
}
