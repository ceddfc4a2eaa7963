/** Puts a file's rows into a temporary table, where PostgreSQL matches them with each other and the registry. */
import { finished } from "node:stream/promises";
import { from as copyFrom } from "pg-copy-streams";
import { PLAIN_SHEET_FIELDS, sheetColumn, specOf } from "@felistry/domain/cats/field-lists.ts";
import type { ImportedCat } from "@felistry/domain/imports/read-row.ts";
import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import { bounded } from "@felistry/domain/memory.ts";
import { bareName } from "@felistry/domain/imports/names/read-name.ts";
import type { ImportClient } from "./import-client.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";

export interface StagedRow {
  /** The index among the rows without faults of their own. */
  readonly number: number;
  readonly line: number;
  readonly cat: ImportedCat;
}

const COLOUR_TEXTS = ["ems", "words_en", "words_ru", ...COLOUR_KINDS, "build"] as const;

/** Columns stored unchanged. */
const PLAIN_COLUMNS = PLAIN_SHEET_FIELDS.map(
  (field) => [sheetColumn(field), specOf(field).kind === "date" ? "date" : "text"] as const,
);

/** A row that is skipped. Others may name it as a parent all the same. */
export interface StoppedRow {
  readonly line: number;
  readonly name: string;
  readonly number: string;
  readonly sex: string | null;
}

/** Without indexes, because it is always read completely. */
export async function createStage(client: ImportClient): Promise<void> {
  await client.query(
    `create temp table import_rows (
       row_no int not null, line int not null, mine smallint not null, colour int,
       cat_name text not null, prefix text, suffix text, sex text not null, breed text not null, number text, club_number text,
       mother text, father text, printed text, titles text, precision text not null default 'day',
       key text, identity text, call_name text, bare_name text, mother_bare text, father_bare text,
       mother_called text, father_called text, dead smallint not null default 0, attached text, ${PLAIN_COLUMNS.map(([column, type]) => `${column} ${type}`).join(", ")},
       full_name text generated always as (lower(coalesce(prefix || ' ', '') || cat_name || coalesce(' ' || suffix, ''))) stored
     ) on commit drop`,
  );
  await client.query(
    "create temp table import_stopped (line int not null, full_name text not null, number text not null, sex text) on commit drop",
  );
  await client.query(
    `create temp table import_colours (colour int primary key, ${COLOUR_TEXTS.map((name) => `${name} text`).join(", ")}) on commit drop`,
  );
}

/** Lines of each table, as PostgreSQL copies them. */
export interface StageTexts {
  readonly rows: string | Buffer;
  readonly stopped: string | Buffer;
  readonly colours: string | Buffer;
}

export interface Stage {
  /** Kept as text until the next `flush`: a text takes a fraction of the memory of what was read, and less to collect. */
  add(row: StagedRow): void;
  addStopped(row: StoppedRow): void;
  /** Returns before the rows have been written, so that reading continues meanwhile. */
  flush(): Promise<StageTexts>;
  /** The same, of rows that a stage has flushed before. */
  put(texts: StageTexts): Promise<void>;
  done(): Promise<void>;
}

export function openStage(client: ImportClient): Stage {
  const colours = colourNumbers();
  let [rows, stopped]: [string[], string[]] = [[], []];
  let before: Promise<void> = Promise.resolve();
  const write = async (texts: StageTexts) => {
    await copy(client, "import_stopped", texts.stopped);
    await copy(client, `import_rows (${ROW_COLUMNS})`, texts.rows);
    await copy(client, `import_colours (colour, ${COLOUR_TEXTS.join(", ")})`, texts.colours);
  };
  const put = async (texts: StageTexts) => {
    await before;
    before = write(texts);
    // The next one or the end reports the error.
    before.catch(() => {});
  };
  return {
    add(row) {
      rows.push(rowText(row, colours.numberOf(row.cat)));
    },
    addStopped({ line, name, number, sex }) {
      stopped.push(lineText([line, name.toLowerCase(), number, sex]));
    },
    async flush() {
      const texts = {
        rows: rows.join(""),
        stopped: stopped.join(""),
        colours: colours.fresh(),
      };
      [rows, stopped] = [[], []];
      await put(texts);
      return texts;
    },
    put,
    done: () => before,
  };
}

async function copy(client: ImportClient, into: string, text: string | Buffer): Promise<void> {
  if (text.length === 0) return;
  const stream = await client.query(copyFrom(`copy ${into} from stdin`));
  stream.end(text);
  await finished(stream);
}

type Value = string | number | null;

function lineText(values: readonly Value[]): string {
  return `${values.map(valueText).join("\t")}\n`;
}

function valueText(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  return /[\\\n\r\t]/u.test(value)
    ? value
        .replaceAll("\\", "\\\\")
        .replaceAll("\n", "\\n")
        .replaceAll("\r", "\\r")
        .replaceAll("\t", "\\t")
    : value;
}

const ROW_COLUMNS =
  "row_no, line, mine, colour, cat_name, prefix, suffix, sex, breed, number, club_number, mother, father, printed, titles, precision, " +
  "key, identity, call_name, bare_name, mother_bare, father_bare, mother_called, father_called, dead, attached, " +
  PLAIN_COLUMNS.map(([column]) => column).join(", ");

function rowText({ number, line, cat }: StagedRow, colour: number | null): string {
  return lineText([
    number,
    line,
    cat.mine ? 1 : 0,
    colour,
    cat.name,
    cat.prefix,
    cat.suffix,
    cat.sex,
    cat.breed,
    cat.number,
    cat.club_number,
    cat.mother,
    cat.father,
    cat.printed,
    cat.titles.length === 0 ? null : JSON.stringify(cat.titles),
    cat.precision,
    cat.key,
    cat.isExact ? cat.key : null,
    cat.call_name?.toLowerCase() ?? null,
    bare(cat.printed ?? [cat.prefix, cat.name, cat.suffix].filter(Boolean).join(" ")),
    // A number that is found nowhere stands beside a name that may be.
    cat.mother === null ? null : bare(cat.mother_name ?? cat.mother),
    cat.father === null ? null : bare(cat.father_name ?? cat.father),
    cat.mother === cat.mother_name ? null : cat.mother_name,
    cat.father === cat.father_name ? null : cat.father_name,
    cat.isDead ? 1 : 0,
    cat.attached && JSON.stringify(cat.attached),
    ...PLAIN_COLUMNS.map(([column]) => cat[column]),
  ]);
}

const bare = bounded(bareName);

/** A file has few colours and many cats, so most colours are sent once. */
const COLOURS_KEPT = 5_000;

function colourNumbers() {
  const kept = new Map<string, number>();
  let last = 0;
  let fresh = "";
  return {
    numberOf({ breed, codes }: ImportedCat): number | null {
      const build = codes.build ?? null;
      if (build === null && COLOUR_KINDS.every((kind) => codes[kind] === null)) return null;
      const key = `${breed} ${COLOUR_KINDS.map((kind) => codes[kind]).join()} ${build}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const number = ++last;
      if (kept.size < COLOURS_KEPT) kept.set(key, number);
      fresh += lineText([
        number,
        colourEms(codes),
        breedColourWords(breed, codes, "en"),
        breedColourWords(breed, codes, "ru"),
        ...COLOUR_KINDS.map((kind) => codes[kind]),
        build,
      ]);
      return number;
    },
    fresh(): string {
      const text = fresh;
      fresh = "";
      return text;
    },
  };
}
