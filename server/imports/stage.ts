/** Rows of a file in a table of the transaction's own, where PostgreSQL matches them with each other and the registry. */
import type { ClientBase } from "pg";
import type { ImportFault, ImportedCat } from "@felistry/domain/imports/read-row.ts";
import { breedColourWords } from "@felistry/domain/ems/coat-words.ts";
import { COLOUR_KINDS } from "@felistry/domain/ems/codes.ts";
import { colourEms } from "@felistry/domain/ems/write.ts";

export interface StagedRow {
  readonly line: number;
  readonly cat: ImportedCat;
}

const TEXTS = [
  "cat_name",
  "prefix",
  "suffix",
  "sex",
  "birthdate",
  "breed",
  "number",
  "mother",
  "father",
  "chip",
  "description",
  "breeder",
  "ems",
  "words_en",
  "words_ru",
  ...COLOUR_KINDS,
] as const;

/** Without indexes yet: they are built faster when all rows are there. */
export async function createStage(client: ClientBase): Promise<void> {
  await client.query(
    `create temp table import_rows (
       row_no int generated always as identity, line int not null, mine smallint not null,
       ${TEXTS.map((name) => `${name} text`).join(", ")},
       full_name text generated always as (lower(coalesce(prefix || ' ', '') || cat_name || coalesce(' ' || suffix, ''))) stored,
       id int, is_known boolean not null default false,
       mother_id int, father_id int, mother_row int, father_row int,
       fault_field text, fault_kind text, fault_value text
     ) on commit drop`,
  );
}

export async function stageRows(client: ClientBase, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ cat }) => textsOf(cat));
  await client.query({
    name: "import_stage",
    text: `insert into import_rows (line, mine, ${TEXTS.join(", ")})
      select * from unnest($1::int[], $2::smallint[], ${TEXTS.map((_, i) => `$${i + 3}::text[]`).join(", ")})`,
    values: [
      rows.map(({ line }) => line),
      rows.map(({ cat }) => (cat.mine ? 1 : 0)),
      ...TEXTS.map((_, i) => values.map((texts) => texts[i])),
    ],
  });
}

type Text = string | null;

function textsOf(cat: ImportedCat): readonly Text[] {
  const { name, prefix, suffix, sex, birthdate, breed, number, mother, father } = cat;
  const { chip, description, breeder, codes } = cat;
  const own: readonly Text[] = [
    name,
    prefix,
    suffix,
    sex,
    birthdate,
    breed,
    number,
    mother,
    father,
    chip,
    description,
    breeder,
  ];
  return own.concat(
    colourTexts(cat),
    COLOUR_KINDS.map((kind) => codes[kind]),
  );
}

/** A file has few colours and many cats. */
const kept = new Map<string, readonly Text[]>();
const KEPT_MAX = 5_000;

function colourTexts({ breed, codes }: ImportedCat): readonly Text[] {
  if (COLOUR_KINDS.every((kind) => codes[kind] === null)) return [null, null, null];
  const key = `${breed} ${Object.values(codes).join()}`;
  const known = kept.get(key);
  if (known) return known;
  const words = (locale: "en" | "ru") => breedColourWords(breed, codes, locale);
  const texts = [colourEms(codes), words("en"), words("ru")];
  if (kept.size < KEPT_MAX) kept.set(key, texts);
  return texts;
}

export interface LineFault extends ImportFault {
  readonly line: number;
}
