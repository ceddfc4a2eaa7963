/** What was read of a file, compared with its maker's statement. */
import { partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { currentBreedCode } from "@felistry/domain/colours/ems/breed-codes.ts";
import { withoutImplied } from "@felistry/domain/colours/ems/breed-rules.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { emsText } from "@felistry/domain/colours/ems/write.ts";
import type { LeftLine } from "@felistry/domain/imports/account/line-account.ts";
import { stopsRow } from "@felistry/domain/imports/faults.ts";
import type { ImportField } from "@felistry/domain/imports/columns.ts";
import type { CatValues } from "@felistry/domain/imports/read-cat.ts";
import { bareName } from "@felistry/domain/imports/names/read-name.ts";
import { wordsBeyond } from "@felistry/domain/imports/words-beyond.ts";
import type { ReadCat } from "./foreign-cats.ts";
import { type Finder, fullName, parentFinder } from "./foreign-parents.ts";

export interface TruthCat {
  readonly line: number;
  readonly name: string;
  readonly printed: string;
  readonly titles: readonly string[];
  readonly sex: string | null;
  readonly birth: string | null;
  readonly breed: string | null;
  readonly ems: string | null;
  readonly number: string | null;
  /** With those of other registries, each of which may be the one that is kept. */
  readonly numbers?: readonly string[];
  readonly chip: string | null;
  readonly breeder: string | null;
  readonly mother: string | null;
  readonly father: string | null;
}

export const FIELDS = [
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

export interface FirstTry {
  readonly file: string;
  readonly program: string;
  readonly fields: number;
  readonly right: number;
  /** In the file, missing from what was read, and not reported. */
  readonly lost: number;
  readonly faults: readonly string[];
}

/** What the screen lists beside the cats: columns that no field takes, and lines that are not read. */
export interface ToldBeside {
  readonly columns: ReadonlySet<string>;
  readonly lines: readonly LeftLine[];
}

export const plain = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[`´‘’]/gu, "'")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .toLowerCase();

export function compared(
  file: string,
  program: string,
  truth: readonly TruthCat[],
  cats: readonly ReadCat[],
  beside: ToldBeside,
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
        beside.columns.has(plain(wanted ?? "")) ||
        beside.lines.some(({ text }) => wordsBeyond(wanted ?? "", [text]) === "") ||
        (read === undefined && isOwn(field) && isLineTold(cat, beside.lines)) ||
        (read === undefined && isKeptOfParent(wanted ?? "", cats)) ||
        formsOf(field, wanted ?? "").some((form) =>
          cats.some((one) =>
            one === read
              ? isTold(one, form, storedWith(one, isOwn(field) ? got : null))
              : (!read || one.said.some(stopsRow)) && isTold(one, form, []),
          ),
        ) ||
        (read !== undefined && isSaidNotFound(read, field, find));
      if (isGiven(cat, field) && !isSaid) lost++;
      faults.push(`${cat.line} ${field}: wanted ${wanted}, got ${got}${isSaid ? " (said)" : ""}`);
    }
  }
  for (const extra of left) faults.push(`line ${extra.line}: no such cat (${extra.values.name})`);
  return { file, program, fields, right, lost, faults };
}

/** A day may be told as the file has it: "9 17 20". */
function formsOf(field: Field, wanted: string): readonly string[] {
  if (field !== "birth") return [wanted];
  const short = wanted.replace(/^(?:19|20)(?=\d\d-)/u, "").replaceAll(/(?<=-)0/gu, "");
  return [wanted, wanted.replaceAll(/(?<=-)0/gu, ""), short];
}

/** Titles and codes that a cat's own line says in words. */
const isOwn = (field: Field) => !["mother", "father", "breeder"].includes(field);

/** Whether the line of a cat that is not read is shown with its name: whoever reads it there has all that it says. */
function isLineTold({ name }: TruthCat, lines: readonly LeftLine[]): boolean {
  return lines.some(({ text }) => wordsBeyond(name, [text]) === "");
}

/** A cat without a line of its own has what its kittens' lines say of it. */
function isKeptOfParent(wanted: string, cats: readonly ReadCat[]): boolean {
  return cats.some(({ values: { father, father_number, mother, mother_number } }) =>
    [
      [father, father_number],
      [mother, mother_number],
    ].some((said) => wordsBeyond(wanted, said) === ""),
  );
}

/** Whether every word of a value is in the row's warnings, or beside its fields; a row that makes no cat is shown with all its cells. */
function isTold({ said, beside, cells }: ReadCat, wanted: string, own: readonly string[]): boolean {
  const shown = said.some(stopsRow) ? cells : [];
  return (
    wordsBeyond(wanted, [...said.map(({ value }) => value), ...beside, ...own, ...shown]) === ""
  );
}

/** What is stored with the cat: a title may stand in its remark, "Smith, Oslo" says "Smith". Its parents' words are not its own. */
function storedWith({ values }: ReadCat, got: string | null): readonly string[] {
  const own = Object.entries(values).flatMap(([field, text]) =>
    typeof text === "string" && !/^(?:mother|father)/u.test(field) ? [text] : [],
  );
  return got === null ? own : [...own, got];
}

function saidFor(field: ImportField): Field | null {
  if (field === "birthdate") return "birth";
  if (field === "mother_number") return "mother";
  if (field === "father_number") return "father";
  return (FIELDS as readonly string[]).includes(field) ? (field as Field) : null;
}

export function matching(cat: TruthCat, cats: readonly ReadCat[]): ReadCat | undefined {
  const byName = cats.filter(
    ({ values }) => values.name !== null && fullName(values) === bareName(cat.name),
  );
  return (
    byName.find(({ line }) => line === cat.line) ??
    byName.find(({ values }) => birthOf(values) === cat.birth) ??
    byName[0] ??
    cats.find(({ line }) => line === cat.line) ??
    cats.find(({ values }) => values.number !== null && isNumberOf(cat, values.number))
  );
}

/** Points that all cats of a breed have are one colour, said or not: "RAG n 03 33", "RAG n 03". */
function coatOf(breed: string | null, text: string | null): string {
  const parsed = parseEms(text ?? "");
  return parsed.ok
    ? emsText(null, withoutImplied(breed, parsed.codes), parsed.extra)
    : plain(text ?? "");
}

const isNumberOf = (cat: TruthCat, number: string) =>
  (cat.numbers ?? [cat.number ?? ""]).some((one) => one !== "" && plain(one) === plain(number));

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

export const isGiven = (cat: TruthCat, field: Field) => (wantedOf(cat, field) ?? "") !== "";

function isSame(field: Field, cat: TruthCat, got: string | null): boolean {
  const wanted = wantedOf(cat, field);
  if (field === "titles")
    return (
      plain(got ?? "").replaceAll(/[\s.,]/gu, "") === plain(wanted ?? "").replaceAll(/[\s.,]/gu, "")
    );
  if (field === "name") return got === bareName(wanted ?? "");
  if (field === "number" && got !== null && isNumberOf(cat, got)) return true;
  // FIFe has renamed some codes: BSH is BRI.
  if (field === "breed" && wanted !== null && currentBreedCode(wanted) === got) return true;
  if (field === "ems") return coatOf(cat.breed, got) === coatOf(cat.breed, wanted);
  if (field === "mother" || field === "father") {
    if (wanted === null) return got === null;
    return got === bareName(wanted) || (cat[field]!.startsWith("ambiguous: ") && got === null);
  }
  return plain(got ?? "") === plain(wanted ?? "");
}
