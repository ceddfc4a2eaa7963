/** How much of other programs' files is read correctly, measured against their makers' statements. */
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { emsText } from "@felistry/domain/colours/ems/write.ts";
import {
  type ColumnMapping,
  IMPORT_FIELDS,
  type ImportField,
} from "@felistry/domain/imports/columns.ts";
import { guessColumns } from "@felistry/domain/imports/guess-columns.ts";
import type { CatValues } from "@felistry/domain/imports/read-cat.ts";
import { bareName } from "@felistry/domain/imports/read-name.ts";
import { bookOf, type Repair, type RepairBook } from "@felistry/domain/imports/repairs.ts";
import { wordsBeyond } from "@felistry/domain/imports/words-beyond.ts";
import { catsOf, type ReadCat, type Table, tableIn } from "./foreign-cats.ts";
import { type Finder, fullName, parentFinder } from "./foreign-parents.ts";

interface TruthCat {
  readonly line: number;
  readonly name: string;
  readonly printed: string;
  readonly titles: readonly string[];
  readonly sex: string | null;
  readonly birth: string | null;
  readonly breed: string | null;
  readonly ems: string | null;
  readonly number: string | null;
  readonly chip: string | null;
  readonly breeder: string | null;
  readonly mother: string | null;
  readonly father: string | null;
}

const FIELDS = [
  "name",
  "titles",
  "sex",
  "birth",
  "breed",
  "ems",
  "number",
  "chip",
  "breeder",
  "mother",
  "father",
] as const;
type Field = (typeof FIELDS)[number];

interface FirstTry {
  readonly file: string;
  readonly program: string;
  readonly fields: number;
  readonly right: number;
  /** In the file, missing from what was read, and not reported. */
  readonly lost: number;
  readonly faults: readonly string[];
}

export interface FileFigures extends FirstTry {
  /** Right after a member has set the columns and read words otherwise, as the screen offers. */
  readonly offered: number;
}

/** `withOffers` also measures what the screen's offers reach, which takes minutes: else `offered` is what the first try did. */
export async function figuresOf(folder: string, withOffers: boolean): Promise<FileFigures[]> {
  const names = (await readdir(folder, { recursive: true })).toSorted();
  const truths = names.filter((name) => name.endsWith(".truth.json"));
  const figures: FileFigures[] = [];
  for (const truth of truths) {
    const told = JSON.parse(await readFile(join(folder, truth), "utf8")) as {
      file?: string;
      program?: string;
      cats?: TruthCat[];
    };
    if (told.file === undefined || told.cats === undefined) continue;
    figures.push(
      await figuresOfFile(
        join(folder, dirname(truth), told.file),
        told.program ?? "",
        told.cats,
        withOffers,
      ),
    );
  }
  return figures;
}

async function figuresOfFile(
  path: string,
  program: string,
  truth: readonly TruthCat[],
  withOffers: boolean,
): Promise<FileFigures> {
  const file = basename(path);
  try {
    const table = await tableIn(path);
    const judged = async (mapping: ColumnMapping, repairs?: RepairBook) => {
      const cats = await catsOf(table, mapping, repairs);
      const left = new Set(unmapped(table.headings, mapping, cats));
      return { cats, figures: compared(file, program, truth, cats, left) };
    };
    const mapping = guessColumns(table.headings);
    const { figures } = await judged(mapping);
    const reached = withOffers
      ? await offered(judged, { table, mapping, figures, truth })
      : figures.right;
    return { ...figures, offered: reached };
  } catch (error) {
    const fields = truth.reduce(
      (sum, cat) => sum + FIELDS.filter((field) => isGiven(cat, field)).length,
      0,
    );
    return {
      file,
      program,
      fields,
      right: 0,
      offered: 0,
      lost: 0,
      faults: [`not read: ${String(error)}`],
    };
  }
}

type Judged = (
  mapping: ColumnMapping,
  repairs?: RepairBook,
) => Promise<{ cats: readonly ReadCat[]; figures: FirstTry }>;

interface Offer {
  readonly table: Table;
  readonly mapping: ColumnMapping;
  readonly figures: FirstTry;
  readonly truth: readonly TruthCat[];
}

/** Each column is tried as each field, and kept where more is right; then each word with a fault is read as the truth has it. */
async function offered(judged: Judged, { table, mapping, figures, truth }: Offer): Promise<number> {
  let best = { mapping, right: figures.right };
  if (best.right === figures.fields) return best.right;
  for (const column of table.headings.keys())
    for (const field of IMPORT_FIELDS) {
      if (best.mapping[field] === column) continue;
      const others = Object.entries(best.mapping).filter(([, at]) => at !== column);
      const tried: ColumnMapping = { ...Object.fromEntries(others), [field]: column };
      const { right } = (await judged(tried)).figures;
      if (right > best.right) best = { mapping: tried, right };
    }
  const { cats } = await judged(best.mapping);
  const mended = await judged(best.mapping, bookOf(wordsRead(cats, best.mapping, truth)));
  return Math.max(best.right, mended.figures.right);
}

const WORDS = { sex: "sex", birth: "birthdate", breed: "breed", ems: "ems" } as const;

/** The value repairs that a member who knows the cats would make. */
function wordsRead(
  cats: readonly ReadCat[],
  mapping: ColumnMapping,
  truth: readonly TruthCat[],
): Repair[] {
  const left = new Set(cats);
  return truth.flatMap((cat) => {
    const read = matching(cat, [...left]);
    if (!read) return [];
    left.delete(read);
    return (Object.keys(WORDS) as (keyof typeof WORDS)[]).flatMap((field): Repair[] => {
      const column = WORDS[field];
      const [at, becomes] = [mapping[column], cat[field]];
      if (at === undefined || becomes === null) return [];
      if (!read.said.some((fault) => fault.field === column)) return [];
      const value = (read.cells[at] ?? "").trim();
      return [{ kind: "value", line: 0, field: column, value, becomes }];
    });
  });
}

/** Columns that no field has taken: the screen lists them as not imported. */
function unmapped(
  headings: readonly string[],
  mapping: ColumnMapping,
  cats: readonly ReadCat[],
): string[] {
  const taken = new Set(Object.values(mapping));
  return headings.flatMap((_, i) =>
    taken.has(i) ? [] : cats.map(({ cells }) => plain(cells[i] ?? "")).filter(Boolean),
  );
}

const plain = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[`´‘’]/gu, "'")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();

function compared(
  file: string,
  program: string,
  truth: readonly TruthCat[],
  cats: readonly ReadCat[],
  unmappedTexts: ReadonlySet<string>,
): FirstTry {
  const find = parentFinder(cats);
  const left = new Set(cats);
  let [fields, right, lost] = [0, 0, 0];
  const faults: string[] = [];
  for (const cat of truth) {
    const read = matching(cat, [...left]);
    if (read) left.delete(read);
    for (const field of FIELDS) {
      const wanted = wantedOf(cat, field);
      const got = read ? gotOf(read, field, find) : null;
      if (!isGiven(cat, field) && (got === null || got === "")) continue;
      fields++;
      if (isSame(field, cat, got)) {
        right++;
        continue;
      }
      const isSaid =
        read?.said.some((said) => saidFor(said.field) === field || said.field === "name") ||
        unmappedTexts.has(plain(wanted ?? "")) ||
        (read !== undefined && isTold(read, wanted ?? "")) ||
        (read !== undefined && isSaidNotFound(read, field, find));
      if (isGiven(cat, field) && !isSaid) lost++;
      faults.push(`${cat.line} ${field}: wanted ${wanted}, got ${got}${isSaid ? " (said)" : ""}`);
    }
  }
  for (const extra of left) faults.push(`line ${extra.line}: no such cat (${extra.values.name})`);
  return { file, program, fields, right, lost, faults };
}

/** Whether every word of a value is in the row's warnings, or beside its fields. */
function isTold({ said, beside }: ReadCat, wanted: string): boolean {
  return wordsBeyond(wanted, [...said.map(({ value }) => value), ...beside]) === "";
}

function saidFor(field: ImportField): Field | null {
  if (field === "birthdate") return "birth";
  if (field === "mother_number") return "mother";
  if (field === "father_number") return "father";
  return (FIELDS as readonly string[]).includes(field) ? (field as Field) : null;
}

function matching(cat: TruthCat, cats: readonly ReadCat[]): ReadCat | undefined {
  const byName = cats.filter(
    ({ values }) => values.name !== null && fullName(values) === bareName(cat.name),
  );
  return (
    byName.find(({ line }) => line === cat.line) ??
    byName.find(({ values }) => birthOf(values) === cat.birth) ??
    byName[0] ??
    cats.find(({ line }) => line === cat.line)
  );
}

const birthOf = (values: CatValues) =>
  values.birthdate === null
    ? null
    : partialDateText({ date: values.birthdate, precision: values.precision });

function gotOf(read: ReadCat, field: Field, find: Finder): string | null {
  const { values } = read;
  switch (field) {
    case "name":
      return values.name === null ? null : fullName(values);
    case "titles":
      return values.titles.join(" ");
    case "birth":
      return birthOf(values);
    case "ems":
      return emsText(null, values.codes, []) || null;
    case "mother":
    case "father": {
      const sex = field === "mother" ? "female" : "male";
      for (const reference of [values[`${field}_number`], values[field]]) {
        const found = reference === null ? null : find(reference, sex, read);
        if (found) return fullName(found.values);
      }
      const text = values[field];
      return text === null ? null : bareName(text);
    }
    default:
      return values[field];
  }
}

/** Text with a number is not a name: without a cat of that number, the parent is reported as not found. */
function isSaidNotFound(read: ReadCat, field: Field, find: Finder): boolean {
  if (field !== "mother" && field !== "father") return false;
  const reference = read.values[`${field}_number`] ?? read.values[field];
  const sex = field === "mother" ? "female" : "male";
  return reference !== null && /\d{3}/u.test(reference) && find(reference, sex, read) === null;
}

function wantedOf(cat: TruthCat, field: Field): string | null {
  if (field === "titles") return cat.titles?.join(" ") ?? "";
  if (field === "mother" || field === "father")
    return cat[field]?.replace(/^ambiguous: /u, "") ?? null;
  return cat[field] ?? null;
}

const isGiven = (cat: TruthCat, field: Field) => (wantedOf(cat, field) ?? "") !== "";

function isSame(field: Field, cat: TruthCat, got: string | null): boolean {
  const wanted = wantedOf(cat, field);
  if (field === "titles")
    return (
      plain(got ?? "").replaceAll(/[\s.,]/gu, "") === plain(wanted ?? "").replaceAll(/[\s.,]/gu, "")
    );
  if (field === "name") return got === bareName(wanted ?? "");
  if (field === "mother" || field === "father") {
    if (wanted === null) return got === null;
    return got === bareName(wanted) || (cat[field]!.startsWith("ambiguous: ") && got === null);
  }
  return plain(got ?? "") === plain(wanted ?? "");
}
