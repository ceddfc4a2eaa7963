/** A member's own registry as files, streamed a page at a time: however many cats, few are held. */
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { CAT_FIELDS } from "@felistry/domain/cats/fields.ts";
import { DATE_FIELDS, SHEET_FIELDS, sheetColumn } from "@felistry/domain/cats/field-lists.ts";
import { csvLine, delimiterIn } from "@felistry/domain/exports/csv-line.ts";
import {
  GEDCOM_END,
  gedcomCat,
  gedcomFamily,
  gedcomHead,
  type GedcomVersion,
} from "@felistry/domain/exports/gedcom.ts";
import type { ImportField } from "@felistry/domain/imports/columns.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { streamDb, type Db } from "../db/transaction.ts";
import { cookieIn } from "../http/cookies.ts";
import { LANGUAGE_COOKIE, localeOf } from "../http/language.ts";
import type { SessionReader } from "../http/routes.ts";
import type { Services } from "../services.ts";
import {
  type ExportedCat,
  exportedCats,
  exportedFamilies,
  exportedLine,
} from "./export-statements.ts";

type Writer = (db: Db, memberId: number, locale: Locale) => AsyncGenerator<string>;

const FILES: Readonly<Record<string, { readonly type: string; readonly write: Writer }>> = {
  "cats.csv": { type: "text/csv; charset=utf-8", write: csv },
  "cats.json": { type: "application/json; charset=utf-8", write: json },
  "cats.ged": { type: "text/vnd.familysearch.gedcom; charset=utf-8", write: gedcom("7.0") },
  "cats-5.5.1.ged": { type: "text/vnd.familysearch.gedcom; charset=utf-8", write: gedcom("5.5.1") },
};

export function registerExports(
  app: FastifyInstance,
  { pool, config, security }: Pick<Services, "pool" | "config" | "security">,
  readSession: SessionReader,
): void {
  app.get<{ Params: { name: string } }>("/exports/:name", async (request, reply) => {
    const file = FILES[request.params.name];
    reply.header("cache-control", "private, no-store").header("x-content-type-options", "nosniff");
    if (!file) return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    const { member } = await readSession(request.headers.cookie);
    // Whose session has ended meanwhile logs in and is back where the files are.
    if (!member) return reply.redirect("/import");
    security("data_exported", request.ip, {
      requestId: request.id,
      member: member.id,
      call: `GET /exports/${request.params.name}`,
    });
    const locale = localeOf(
      config,
      request.host,
      cookieIn(request.headers.cookie, LANGUAGE_COOKIE),
    );
    return reply
      .header("content-disposition", `attachment; filename="${request.params.name}"`)
      .type(file.type)
      .send(Readable.from(file.write(streamDb(pool), member.id, locale)));
  });
}

const PAGE = 1_000;

async function* pages(
  read: typeof exportedCats,
  db: Db,
  memberId: number,
): AsyncGenerator<readonly ExportedCat[]> {
  for (let after = 0; ;) {
    const page = await read(db, memberId, after, PAGE);
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)!.id;
  }
}

/** Headings that an import recognises. */
const HEADINGS = SHEET_FIELDS.map(sheetColumn);

const cellOf = (cat: ExportedCat, column: ImportField) =>
  column === "name" ? cat.cat_name : cat[column];

async function* csv(db: Db, memberId: number, locale: Locale): AsyncGenerator<string> {
  const delimiter = delimiterIn(locale);
  // With the mark spreadsheets take it for UTF-8.
  yield `\uFEFF${csvLine(HEADINGS, delimiter)}`;
  for await (const page of pages(exportedCats, db, memberId))
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
  for await (const page of pages(exportedCats, db, memberId))
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

/** The member's cats with all their ancestors, so that no pedigree breaks off. */
function gedcom(version: GedcomVersion): Writer {
  return async function* write(db, memberId) {
    yield gedcomHead(version);
    for await (const page of pages(exportedLine, db, memberId))
      yield page
        .map((cat) =>
          gedcomCat(
            {
              ...cat,
              name: [cat.prefix, cat.cat_name, cat.suffix].filter(Boolean).join(" "),
              events: GEDCOM_EVENTS.map(({ tag, column }) => ({ tag, date: cat[column] })),
              ems: [cat.breed, cat.ems].filter(Boolean).join(" "),
            },
            version,
          ),
        )
        .join("");
    for (const { children, ...family } of await exportedFamilies(db, memberId))
      yield gedcomFamily(family, children);
    yield GEDCOM_END;
  };
}
