/** What the club publishes of registered cats and of the figures, for programs. No member is named: affixes are part of names. */
import { Readable } from "node:stream";
import { csvLine, delimiterIn } from "@felistry/domain/exports/csv-line.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { publishedCats, type PublishedCat } from "./published-cats.ts";
import { selectAllOfYear, selectStatistics } from "./studbook-statements.ts";

const CSV = "text/csv; charset=utf-8";
const JSON_LD = "application/ld+json; charset=utf-8";

export const serveOpenData: Handler<"GET /open-data/{name}"> = async (
  { params: { name } },
  { db, locale, services, requireRoom },
) => {
  const headers = { "content-disposition": `attachment; filename="${name}"` };
  const [, yearText, ending] = /^studbook-(\d{4})\.(\w+)$/.exec(name) ?? [];
  if (yearText === undefined) {
    await requireRoom();
    return { type: CSV, content: Readable.from(statistics(db, locale)), headers };
  }
  const year = Number(yearText);
  if ((await selectAllOfYear(db, { year })).length === 0) refuse("not_found");
  await requireRoom();
  const { background, config } = services;
  const content =
    ending === "csv"
      ? catsAsCsv(background, year, locale, config.publicOrigin)
      : catsAsJsonLd(background, year, config.publicOrigin, config.siteName[locale]);
  return { type: ending === "csv" ? CSV : JSON_LD, content: Readable.from(content), headers };
};

/** The byte order mark makes spreadsheets read it as UTF-8. */
const MARK = "\uFEFF";

const STATISTICS = [
  "year",
  "breed",
  "registered",
  "males",
  "females",
  "litters",
  "kittens",
  "kittens_a_litter",
  "imports",
  "catteries",
  "founders",
  "with_parents",
  "mean_inbreeding",
  "colours",
] as const;

async function* statistics(db: Db, locale: Locale): AsyncGenerator<string> {
  const delimiter = delimiterIn(locale);
  yield MARK + csvLine(STATISTICS, delimiter);
  const rows = await selectStatistics(db);
  yield rows
    .map(({ ems, inbreeding, ...row }) =>
      csvLine(
        [
          row.year,
          ems,
          row.registered,
          row.males,
          row.registered - row.males,
          row.litters,
          row.kittens,
          row.litters === 0 ? null : decimal(row.kittens / row.litters, locale),
          row.imports,
          row.catteries,
          row.founders,
          row.with_parents,
          decimal(inbreeding, locale),
          row.colours,
        ],
        delimiter,
      ),
    )
    .join("");
}

/** As the spreadsheets of the reader's language have it, without grouping. */
function decimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(
    value,
  );
}

const CAT_COLUMNS: readonly (readonly [string, (cat: PublishedCat) => string | null])[] = [
  ["number", (cat) => cat.reg_num],
  ["name", displayName],
  ["sex", (cat) => cat.sex],
  ["born", (cat) => cat.born],
  ["breed", (cat) => cat.breed],
  ["colour", (cat) => cat.ems],
  ["sire_number", (cat) => cat.sire_number],
  ["sire", (cat) => cat.sire],
  ["dam_number", (cat) => cat.dam_number],
  ["dam", (cat) => cat.dam],
];

async function* catsAsCsv(
  db: Db,
  year: number,
  locale: Locale,
  origin: string,
): AsyncGenerator<string> {
  const delimiter = delimiterIn(locale);
  yield MARK + csvLine([...CAT_COLUMNS.map(([heading]) => heading), "page"], delimiter);
  for await (const page of publishedCats(db, { year }))
    yield page
      .map((cat) =>
        csvLine([...CAT_COLUMNS.map(([, cell]) => cell(cat)), pageOf(origin, cat.id)], delimiter),
      )
      .join("");
}

const pageOf = (origin: string, id: number) => `${origin}/cats/${id}`;

/** Words of schema.org; what it has none for is named by this site. */
async function* catsAsJsonLd(
  db: Db,
  year: number,
  origin: string,
  name: string,
): AsyncGenerator<string> {
  const address = `${origin}/open-data/studbook-${year}.jsonld`;
  const link = (word: string) => ({ "@id": `${origin}/open-data/#${word}`, "@type": "@id" });
  const head = {
    "@context": {
      "@vocab": "https://schema.org/",
      breed: `${origin}/open-data/#breed`,
      ems: `${origin}/open-data/#ems`,
      sex: `${origin}/open-data/#sex`,
      sire: link("sire"),
      dam: link("dam"),
    },
    "@id": address,
    "@type": "Dataset",
    name: `${name} ${year}`,
    temporalCoverage: String(year),
    url: `${origin}/studbook/${year}`,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"hasPart":[`;
  let before = "\n";
  for await (const page of publishedCats(db, { year }))
    for (const cat of page) {
      yield before + JSON.stringify(linkedCat(cat, origin));
      before = ",\n";
    }
  yield "\n]}\n";
}

function linkedCat(cat: PublishedCat, origin: string) {
  return {
    "@id": pageOf(origin, cat.id),
    "@type": "Thing",
    identifier: cat.reg_num,
    name: displayName(cat),
    sex: cat.sex,
    breed: cat.breed,
    ...(cat.ems !== null && { ems: cat.ems }),
    ...(cat.born !== null && { birthDate: cat.born }),
    ...(cat.sire_id !== null && { sire: pageOf(origin, cat.sire_id) }),
    ...(cat.dam_id !== null && { dam: pageOf(origin, cat.dam_id) }),
  };
}
