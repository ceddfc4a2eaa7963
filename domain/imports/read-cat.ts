/** What the cells of one row say of a cat. What is not understood is left out and said, never dropped. */
import { dateFaults } from "../cats/dates.ts";
import type { DatePrecision } from "../cats/partial-date.ts";
import { partialDateOf } from "../cats/partial-date.ts";
import {
  type DateField,
  PLAIN_SHEET_FIELDS,
  type PlainSheetColumn,
  sheetColumn,
  specOf,
} from "../cats/field-lists.ts";
import { isCatName } from "../cats/name.ts";
import type { Sex } from "../cats/sex.ts";
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import type { ColourCodes } from "../colours/ems/codes.ts";
import { emsFromWords } from "../colours/ems/colour-words.ts";
import {
  isRegistrationNumber,
  passesForRegistrationNumber,
} from "../registration/registration-number.ts";
import { breedOfForeignName } from "./breed-names.ts";
import type { ImportField } from "./columns.ts";
import type { DateOrder } from "./dates.ts";
import { bounded } from "./memory.ts";
import { type NameReading, readName } from "./read-name.ts";
import type { ImportFaultKind } from "./faults.ts";
import type { RepairBook } from "./repairs.ts";
import { titlesIn } from "./title-list.ts";
import { readNamePieces } from "./name-pieces.ts";
import { isNothing, readChip, readNumber, readSex, undecorated } from "./values.ts";
import { readWhen } from "./when.ts";

export type PlainCells = { readonly [Column in PlainSheetColumn]: string | null };

export interface CatValues extends PlainCells {
  readonly name: string | null;
  readonly prefix: string | null;
  readonly suffix: string | null;
  /** The name as it stands, where it says more than its parts. */
  readonly printed: string | null;
  readonly titles: readonly string[];
  readonly sex: Sex | null;
  /** How much of the birth date is known. */
  readonly precision: DatePrecision;
  readonly breed: string | null;
  readonly codes: ColourCodes;
  readonly number: string | null;
  /** By which other rows of the file name the cat. */
  readonly key: string | null;
  readonly call_name: string | null;
  readonly mother: string | null;
  readonly father: string | null;
  readonly mother_number: string | null;
  readonly father_number: string | null;
  readonly mine: boolean;
  /** Of a file of ours: every text is meant as it stands, and the key says which cat is meant. */
  readonly isExact: boolean;
}

export interface CatRules {
  /** Breed codes by lower-case breed names in both languages. */
  readonly breedOfName: ReadonlyMap<string, string>;
  readonly dates: DateOrder;
  readonly today: string;
  /** The prefix of our club's numbers. */
  readonly registrationPrefix: string;
  /** What the member has said of words that were not understood. */
  readonly repairs?: Pick<RepairBook, "values">;
}

export type CellOf = (field: ImportField) => string;
export type SayFault = (field: ImportField, kind: ImportFaultKind, value: string) => null;

const TEXT_MAX = 100;

export function readCat(cellOf: CellOf, rules: CatRules, fault: SayFault): CatValues {
  // Only our own exports have both.
  const isExact = cellOf("printed_name") !== "" && cellOf("key") !== "";
  const inName = isExact ? NO_PIECES : piecesOf(cellOf("name"));
  const cell: CellOf = (field) => {
    if (isExact) return cellOf(field);
    const text = field === "name" ? inName.name : cellOf(field);
    return text === "" || isNothing(text) ? (inName.others[field] ?? "") : text;
  };
  for (const [field, text] of Object.entries(inName.others) as [ImportField, string][])
    if (!isNothing(cellOf(field)) && cellOf(field) !== "" && !isLike(cellOf(field), text))
      fault("name", "left_out", text);
  const within = (field: ImportField, text = cell(field)) =>
    text.length <= TEXT_MAX ? text || null : fault(field, "too_long", `${text.slice(0, 20)}…`);
  const named = isExact ? exactNames(cell, fault) : namesOf(cell, fault);
  const sexText = cell("sex");
  const sex = sexText === "" ? null : sexOf(sexText);
  if (sexText === "") fault("sex", "required", "");
  else if (sex === null) fault("sex", "sex", sexText);
  const dates = datesOf(cell, rules, fault);
  const colour = colourOf(cell, rules, fault);
  const numberOf = (field: ImportField) =>
    within(field, isExact ? cell(field) : readNumber(cell(field)));
  const keyOf = (field: ImportField) => {
    const key = numberOf(field);
    return isExact && key !== null ? `${KEY_SIGN}${key}` : key;
  };
  const nameUnlessKey = (role: "mother" | "father") =>
    cell(`${role}_number`) !== "" ? null : within(role);
  const number = numberOf("number_elsewhere") ?? numberOf("number");
  return {
    ...named,
    sex: sex?.sex ?? null,
    ...plainCells(cell, within, { dates, neutered: sex?.neutered ?? null, isExact }, fault),
    precision: dates.precision,
    ...colour,
    number: number === null ? null : notOurs(number, rules, fault),
    key: isExact ? keyOf("key") : within("key"),
    call_name: within("call_name"),
    ...(isExact
      ? {
          mother: nameUnlessKey("mother"),
          father: nameUnlessKey("father"),
          mother_number: keyOf("mother_number"),
          father_number: keyOf("father_number"),
        }
      : { ...parentOf("mother", cell, within), ...parentOf("father", cell, within) }),
    mine: /^(?:1|yes|true|да|x|\+)$/iu.test(cellOf("mine")),
    isExact,
  };
}

/** A parent's cell may hold its number beside its name. */
function parentOf<Role extends "mother" | "father">(
  role: Role,
  cell: CellOf,
  within: (field: ImportField, text?: string) => string | null,
) {
  const { name, others } = piecesOf(cell(role));
  const number = cell(`${role}_number`) || (others.number ?? "");
  return {
    [role]: within(role, name),
    [`${role}_number`]: within(`${role}_number`, readNumber(number)),
  } as Record<Role | `${Role}_number`, string | null>;
}

/** Whether two cells say the same but for signs. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""));
  return a!.includes(b!) || b!.includes(a!);
}

/** No number of a registry begins with it: a key of ours is never taken for one. */
const KEY_SIGN = "#";
const NO_PIECES: ReturnType<typeof readNamePieces> = { name: "", others: {} };

const piecesOf = bounded(readNamePieces);
const nameOf = bounded(readName);
const sexOf = bounded(readSex);

function namesOf(cell: CellOf, fault: SayFault) {
  const [prefix, suffix] = (["prefix", "suffix"] as const).map((field) => {
    const text = cell(field);
    return text === "" || isCatName(text) ? text || null : fault(field, "name", text);
  }) as [string | null, string | null];
  const text = cell("name");
  const read = text === "" ? null : nameOf(undecorated(text));
  if (text === "") fault("name", "required", "");
  else if (read === null) fault("name", "name", text);
  if (read?.leftOut) fault("name", "left_out", read.leftOut);
  const titles = [...new Set([...titlesIn(cell("titles")), ...(read?.titles ?? [])])];
  return { ...partsOf(read, prefix, suffix), titles };
}

function exactNames(cell: CellOf, fault: SayFault) {
  const [prefix, name, suffix] = (["prefix", "name", "suffix"] as const).map((field) => {
    const text = cell(field);
    return text === "" || isCatName(text) ? text || null : fault(field, "name", text);
  }) as [string | null, string | null, string | null];
  if (cell("name") === "") fault("name", "required", "");
  const printed = cell("printed_name");
  const isMore = printed !== [prefix, name, suffix].filter(Boolean).join(" ");
  const titles = [...new Set(titlesIn(cell("titles")))];
  return { prefix, name, suffix, printed: isMore ? printed : null, titles };
}

function partsOf(read: NameReading | null, prefix: string | null, suffix: string | null) {
  if (read === null) return { name: null, prefix, suffix, printed: null };
  const { name, printed } = read;
  // With columns of their own for the cattery, the name is the cat's alone.
  if (prefix !== null || suffix !== null) {
    const own = [read.prefix, name, read.suffix].filter(Boolean).join(" ");
    return { name: own, prefix, suffix, printed: null };
  }
  return { name, prefix: read.prefix, suffix: read.suffix, printed };
}

function notOurs(number: string, { registrationPrefix }: CatRules, fault: SayFault): string | null {
  // A number in the club's own form may come from a table exported here: it identifies the cat.
  return passesForRegistrationNumber(number, registrationPrefix) &&
    !isRegistrationNumber(number.toUpperCase(), registrationPrefix)
    ? fault("number", "number_ours", number)
    : number;
}

interface Dates {
  readonly of: { readonly [Field in DateField]?: string | null };
  readonly precision: DatePrecision;
}

function datesOf(cell: CellOf, { dates: order, today }: CatRules, fault: SayFault): Dates {
  const of: { [Field in DateField]?: string | null } = {};
  let precision: DatePrecision = "day";
  for (const field of PLAIN_SHEET_FIELDS.filter(
    (each): each is DateField & typeof each => specOf(each).kind === "date",
  )) {
    const column = sheetColumn(field);
    const text = cell(column);
    const read = text === "" ? null : whenOf(undecorated(text), order, today);
    const partial = read === null ? null : partialDateOf(read);
    const isBirth = field === "cat_birthdate";
    if (text !== "" && (partial === null || (!isBirth && partial.precision !== "day")))
      fault(column, "date", text);
    else of[field] = partial?.date ?? null;
    if (isBirth && partial !== null) precision = partial.precision;
  }
  for (const [field, kind] of Object.entries(dateFaults(of, today)) as [DateField, string][]) {
    fault(sheetColumn(field), kind === "before_birth" ? kind : "future", of[field]!);
    of[field] = null;
  }
  return { of, precision: of.cat_birthdate ? precision : "day" };
}

const when = bounded((text: string) => {
  const [order = "", today = "", value = ""] = text.split("\t");
  return readWhen(value, order as DateOrder, today);
});
const whenOf = (text: string, order: DateOrder, today: string) =>
  when(`${order}\t${today}\t${text}`);

interface ReadBefore {
  readonly dates: Dates;
  readonly neutered: string | null;
  readonly isExact: boolean;
}

function plainCells(
  cell: CellOf,
  within: (field: ImportField, text?: string) => string | null,
  { dates, neutered, isExact }: ReadBefore,
  fault: SayFault,
): PlainCells {
  const read = (field: (typeof PLAIN_SHEET_FIELDS)[number]): string | null => {
    const { kind, rule, fault: broken } = specOf(field);
    const column = sheetColumn(field);
    if (kind === "date") return dates.of[field as DateField] ?? null;
    const text = cell(column);
    if (column === "chip") return text === "" ? null : chipOf(text, isExact, fault);
    // What says that a cat is neutered is kept where its owner reads it.
    if (column === "description")
      return within(column, [text, neutered].filter(Boolean).join("; "));
    if (column === "breeder")
      return /^.*\p{L}.{2,}$|^.{2,}\p{L}.*$/u.test(text) || text === ""
        ? within(column)
        : fault(column, "breeder", text);
    if (rule === undefined || broken === undefined) return within(column);
    return text === "" || rule.test(text) ? text || null : fault(column, broken, text);
  };
  return Object.fromEntries(
    PLAIN_SHEET_FIELDS.map((field) => [sheetColumn(field), read(field)]),
  ) as PlainCells;
}

function chipOf(text: string, isExact: boolean, fault: SayFault): string | null {
  const { rule } = specOf("chip");
  const digits = isExact ? text : readChip(text);
  if (digits === "lost") return fault("chip", "digits_lost", text);
  const chip = digits ?? undecorated(text);
  return rule?.test(chip) ? chip : fault("chip", "chip", text);
}

const wordsOf = bounded((text: string) => {
  const [breed = "", words = ""] = text.split("\t");
  return emsFromWords(words, breed || null);
});

/** A word that is not understood is read as the member has said of it. */
function mendedWords(breed: string | null, words: string, repairs: CatRules["repairs"]) {
  const read = wordsOf(`${breed ?? ""}\t${words}`);
  const said = repairs?.values.get("ems");
  if (said === undefined || !read.unknown.some((word) => said.has(word.toLowerCase()))) return read;
  const mended = read.unknown.reduce(
    (text, word) => text.replace(word, () => said.get(word.toLowerCase()) ?? word),
    words,
  );
  return wordsOf(`${breed ?? ""}\t${mended}`);
}

function colourOf(cell: CellOf, { breedOfName, repairs }: CatRules, fault: SayFault) {
  const breedText = cell("breed");
  const emsText = undecorated(cell("ems")).replaceAll("\t", " ");
  const codeOf = (text: string) =>
    breedOfName.get(text.toLowerCase()) ??
    breedOfName.get(
      text
        .toLowerCase()
        .replaceAll("короткошерст", "короткошёрст")
        .replaceAll("длинношерст", "длинношёрст"),
    ) ??
    currentBreedCode(text) ??
    breedOfForeignName(text);
  const inBreed = breedText === "" ? null : wordsOf(`\t${breedText}`);
  const given = breedText === "" ? null : (codeOf(breedText) ?? inBreed!.breed);
  const words = emsText === "" && inBreed?.breed ? breedText : emsText;
  const read = mendedWords(given, words, repairs);
  const inWords = read.unknown.map((piece) => [piece, codeOf(piece)] as const);
  const unknown = inWords.filter(([, code]) => code === null).map(([piece]) => piece);
  for (const word of unknown) fault("ems", "ems", word);
  const inEms =
    currentBreedCode(read.breed ?? "") ?? inWords.find(([, code]) => code !== null)?.[1] ?? null;
  if (breedText !== "" && given === null) fault("breed", "breed", breedText);
  else if (breedText === "" && inEms === null) fault("breed", "required", "");
  if (given !== null && inEms !== null && inEms !== given)
    fault("ems", "breeds_differ", `${given}, ${inEms}`);
  return { breed: given ?? inEms, codes: withEyes(read.codes, cell("eyes"), fault) };
}

function withEyes(codes: ColourCodes, eyes: string, fault: SayFault): ColourCodes {
  if (eyes === "" || codes.eye !== null) return codes;
  const { eye } = wordsOf(`\t${/^\d\d$/u.test(eyes) ? eyes : `${eyes} eyes`}`).codes;
  if (eye === null) fault("eyes", "left_out", eyes);
  return { ...codes, eye };
}
