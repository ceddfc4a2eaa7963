/** Cats in JSON of any program: every object that has a name and something else of a cat, in the order of their meeting. */
import { addValue, type CatRecord } from "./records.ts";
import type { Json } from "./json.ts";
import {
  type Found,
  isCat,
  isNames,
  isObject,
  isText,
  OF_A_CAT,
  PARENTS,
} from "./json/json-cats.ts";
import { withoutReferences } from "./json/json-references.ts";
import { withWholeNames } from "./json/json-names.ts";
import { PARENT_KEYS, withMates } from "./json/json-mates.ts";
import { isOwnLitter } from "./json/own-litter.ts";
import { sameKeys } from "./json/same-keys.ts";
import { codeTablesIn, withoutCodes } from "./json-tables.ts";
import { titleCell } from "../title-list.ts";
import { BESIDE, type HeadingField, readHeading } from "../headings/read-heading.ts";

const DEPTH_MAX = 60;
/** What a litter says of all its kittens. */
const INHERITED: readonly HeadingField[] = [...PARENTS, "birthdate", "breed", "breeder"];

/** Only our own exports have it: their titles are parted already. */
const OWN_SIGN = "printed_name";
const isAttached = (key: string, of: Found) => key === "attached" && OWN_SIGN in of;
const isTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

interface Place {
  /** What a litter says of the cats below. */
  readonly litter: ReadonlyMap<string, string>;
  readonly depth: number;
  /** Inside of a cat, of whose texts none is passed over. */
  readonly isTold: boolean;
}

/** "[14.03.2024, 19:02:11] Ann: …" is a chat. */
export function isJson(text: string): boolean {
  return /^\uFEFF?\s*(?:\{|\[\s*(?:[[{"\]]|-?\d+(?:\.\d+)?\s*[,\]]|true|false|null))/u.test(text);
}

/** @throws if the text is no JSON */
export function jsonRecords(text: string): CatRecord[] {
  return jsonRecordsOf(parsed(text.replace(/^\uFEFF/u, "")));
}

export function jsonRecordsOf(written: Json): CatRecord[] {
  const coded = withMates(withoutReferences(withWholeNames(written)));
  const json = withoutCodes(coded, codeTablesIn(coded));
  const records: { line: number; values: Map<string, string> }[] = [];
  const seen = new Map<string, Map<string, string>>();
  /** Keys of what a litter says of its kittens. */
  const ofLitters = new Set<string>(PARENT_KEYS);
  /** Null for a name that several have. */
  const named = new Map<string, Map<string, string> | null>();
  /** What the file says of no cat: shown beside the first that comes after. */
  const above = new Map<string, string>();
  const ofFile = breedOfFile(json);
  const ofParents = saysOtherBreed(json, new Set(ofFile.values())) ? new Map() : ofFile;
  walk(json, { litter: new Map(), depth: 0, isTold: false });
  for (const [key, text] of above) addValue(records.at(-1)?.values ?? new Map(), key, text);
  return sameKeys(records, ofLitters);

  function walk(given: Json, at: Place, key = ""): void {
    const { litter, depth, isTold } = at;
    if (depth > DEPTH_MAX) return;
    const value = asRecords(given);
    const below = { ...at, depth: depth + 1 };
    if (Array.isArray(value)) for (const one of value) walk(one, below);
    if (isText(value) && value !== "" && !isTold) addValue(above, besideKey(key), String(value));
    if (!isObject(value)) return;
    if (isCat(value)) keep(isKeyed(key, value) ? { id: key, ...value } : value, litter, depth);
    else {
      const said = { ...below, litter: saidBelow(value, litter) };
      for (const [key, inner] of parentsFirst(value))
        if (isText(inner) ? !INHERITED.includes(readHeading(key).field) : !isReference(key, inner))
          walk(inner, placeIn(key, said, ofParents), isText(inner) || isMap(value) ? key : "");
    }
  }

  function keep(cat: Found, litter: ReadonlyMap<string, string>, depth: number): void {
    const values = new Map(ownValues(cat));
    for (const [key, text] of missingIn(values, litter)) {
      values.set(key, text);
      ofLitters.add(key);
    }
    // `"no": 1` counts the kittens of each litter.
    const id = identity(values);
    const own = litter.size > 0 && isCounted(values) ? `${id}\t${nameIn(values)}` : id;
    const same = seen.get(own);
    const before = same ?? eventOf(values, named);
    const isEvent = same === undefined;
    if (before)
      for (const [key, text] of values)
        if (!before.has(key) && !isEvent) before.set(key, text);
        else if (before.get(key) !== text) addValue(before, besideKey(key), text);
    if (!before) {
      for (const [key, text] of above) addValue(values, key, text);
      above.clear();
      seen.set(own, values);
      const name = nameIn(values);
      named.set(name, named.has(name) ? null : values);
      records.push({ line: records.length + 1, values });
    }
    const inside: Place = { litter: ofFile, depth: depth + 1, isTold: true };
    for (const [key, below] of parentsFirst(cat))
      if (!isText(below) && !isAttached(key, cat) && !isNames(key, below))
        walk(below, placeIn(key, inside, ofParents));
  }
}

const saidBelow = (value: Found, litter: ReadonlyMap<string, string>) =>
  new Map([
    ...litter,
    ...ownValues(value).filter(([key]) => INHERITED.includes(readHeading(key).field)),
  ]);

/** Of what a litter says nothing is of its parents, who were born before it. */
const placeIn = (key: string, at: Place, litter: Place["litter"]): Place =>
  PARENTS.includes(readHeading(key).field) ? { ...at, litter } : at;

/** Whether any cat is of a breed that the file does not name above all: then each parent may be. */
function saysOtherBreed(value: Json, breeds: ReadonlySet<string>, depth = 0): boolean {
  if (breeds.size === 0 || depth > DEPTH_MAX || value === null || typeof value !== "object")
    return false;
  if (Array.isArray(value)) return value.some((one) => saysOtherBreed(one, breeds, depth + 1));
  return Object.entries(value).some(([key, below]) =>
    isText(below)
      ? readHeading(key).field === "breed" && below !== "" && !breeds.has(String(below).trim())
      : saysOtherBreed(below, breeds, depth + 1),
  );
}

/** What the file says above all cats is of those too that stand within others. */
function breedOfFile(json: Json): ReadonlyMap<string, string> {
  if (!isObject(json) || isCat(json)) return new Map();
  return new Map(ownValues(json).filter(([key]) => readHeading(key).field === "breed"));
}

/** What a litter says that its kitten does not say itself. */
function missingIn(values: ReadonlyMap<string, string>, litter: ReadonlyMap<string, string>) {
  const fields = new Set([...values.keys()].map((key) => readHeading(key).field));
  return [...litter].filter(([key]) => {
    const { field } = readHeading(key);
    const isMissing = !fields.has(field);
    fields.add(field);
    return isMissing;
  });
}

const isCounted = (values: ReadonlyMap<string, string>) =>
  [...values].some(
    ([key, text]) => /^(?:no|nr|num|n|lp|№|#)\.?$/iu.test(key) && /^\d{1,3}$/u.test(text),
  );

/** One value, or one in each line. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== "");
    if (lines.length < 2) throw error;
    return lines.map((line) => JSON.parse(line.replace(/,\s*$/u, "")) as Json);
  }
}

/** Cats by their keys: `{ "a1": { … }, "a2": { … } }`. */
function isMap(value: Found): boolean {
  const below = Object.values(value);
  return (
    below.length > 1 &&
    below.every((one) => isObject(one)) &&
    below.some((one) => isCat(one as Found))
  );
}

function isKeyed(key: string, cat: Found): boolean {
  const hasKey = Object.keys(cat).some((own) => readHeading(own).field === "key");
  return key !== "" && !hasKey && (/\d/u.test(key) || readHeading(key).field === null);
}

/** Tables in JSON: rows of values below their headings, or a list of values for each heading. */
function asRecords(value: Json): Json {
  if (Array.isArray(value)) return ofRows(value[0] ?? null, value.slice(1)) ?? value;
  if (!isObject(value)) return value;
  const lists = Object.values(value).filter((below) => Array.isArray(below));
  const headings = lists.find((list) => list.every((one) => typeof one === "string"));
  const rows = lists.find(
    (list) => list !== headings && list.length > 0 && list.every(Array.isArray),
  );
  if (headings && rows) return ofRows(headings, rows) ?? value;
  const columns = Object.entries(value).filter(([, below]) => Array.isArray(below)) as [
    string,
    readonly Json[],
  ][];
  const [first] = columns;
  const isTable =
    columns.length >= 3 &&
    columns.length === Object.keys(value).length &&
    columns.every(
      ([, list]) =>
        list.length === first![1].length && list.every((one) => one === null || isText(one)),
    );
  return isTable
    ? first![1].map((_, i) => Object.fromEntries(columns.map(([key, list]) => [key, list[i]!])))
    : value;
}

function ofRows(headings: Json, rows: readonly Json[]): Json | null {
  const isRow = (row: Json): row is readonly Json[] => Array.isArray(row);
  if (!isRow(headings) || rows.length === 0 || !rows.every(isRow)) return null;
  const titles = headings.map((one) => (isObject(one) ? Object.values(one).find(isText) : one));
  if (!titles.every((title) => typeof title === "string")) return null;
  if (titles.filter((title) => readHeading(title as string).field !== null).length < 2) return null;
  return (rows as readonly (readonly Json[])[]).map((row) =>
    Object.fromEntries(titles.map((title, i) => [title as string, row[i] ?? null])),
  );
}

/** `sire: { regNumber }` names a cat that is elsewhere. */
function isReference(key: string, below: Json): boolean {
  return isObject(below) && PARENTS.includes(readHeading(key).field) && !isCat(below);
}

function identity(values: ReadonlyMap<string, string>): string {
  const of = (field: HeadingField) =>
    [...values].find(([key]) => readHeading(key).field === field)?.[1] ?? "";
  return of("key") || `${of("name")}\t${of("number")}\t${of("birthdate")}\t${of("prefix")}`;
}

/** `{ "catName": "Ada", "date": "2023-04-01", "careType": "vaccine" }`: what happened to a cat that the file has, the only one of the name. */
function eventOf(
  values: ReadonlyMap<string, string>,
  named: ReadonlyMap<string, Map<string, string> | null>,
): Map<string, string> | undefined {
  if ([...values.keys()].some((key) => OF_A_CAT.includes(readHeading(key).field))) return undefined;
  return named.get(nameIn(values)) ?? undefined;
}

const nameIn = (values: ReadonlyMap<string, string>) =>
  [...values].find(([key]) => readHeading(key).field === "name")?.[1] ?? "";

function parentsFirst(value: Found): [string, Json][] {
  const rank = (key: string) =>
    ["father", "mother"].indexOf(String(readHeading(key).field)) + 1 || 3;
  return Object.entries(value).toSorted(([one], [other]) => rank(one) - rank(other));
}

/** The texts of an object, those of its parts with their path: `birth date`, `colour ems`. */
function ownValues(value: Found, path = "", depth = 0): [string, string][] {
  const values = new Map<string, string>();
  for (const [key, below] of Object.entries(value)) {
    // `"pais": { "pai": 1 }`: what a parent is called says more than the path to it.
    const isBeside = key.startsWith(BESIDE) && path !== "";
    const name = isBeside
      ? besideKey(`${path}${key.slice(BESIDE.length)}`)
      : isSurer(key, path)
        ? key
        : `${path} ${key}`;
    if (isText(below))
      addValue(values, name, below === true ? "1" : below === false ? "0" : String(below));
    else if (key === "titles" && OWN_SIGN in value && isTexts(below))
      addValue(values, name, titleCell(below));
    else if (isAttached(key, value) && isObject(below))
      addValue(values, name, JSON.stringify(below));
    else if (Array.isArray(below) && below.every(isText))
      for (const one of below) addValue(values, name, String(one));
    else if (dayOf(below) !== null) addValue(values, name, dayOf(below)!);
    else if (isObject(below) && personOf(key, below) !== null)
      addValue(values, name, personOf(key, below)!);
    else if (isObject(below) && PARENTS.includes(readHeading(key).field))
      for (const [role, text] of reference(key, below)) addValue(values, role, text);
    else if (isObject(below) && isOwnLitter(key, below, value, false))
      for (const [path, text] of leaves(below, name)) addValue(values, besideKey(path), text);
    else if (isObject(below) && (isNames(key, below) || !isCat(below)) && depth < 2)
      for (const [sub, text] of ownValues(below, name, depth + 1)) addValue(values, sub, text);
    else if (Array.isArray(below) && LISTED.includes(readHeading(key).field))
      for (const text of namedItems(below)) addValue(values, name, text);
    else if (!isText(below))
      for (const [path, text] of leaves(below, name)) addValue(values, besideKey(path), text);
  }
  return [...values];
}

/** `"papers": { "lop": "LO 1" }`: what a parent or a number is called says more than the path to it. */
function isSurer(key: string, path: string): boolean {
  const { field } = readHeading(key);
  const isOfPapers = ["number", "chip", "key"].includes(readHeading(path).field ?? "");
  return (
    path === "" ||
    PARENTS.includes(field) ||
    (isOfPapers && (field === "number" || field === "chip"))
  );
}

const besideKey = (key: string) => (key.startsWith(BESIDE) ? key : `${BESIDE} ${key}`.trim());

const LISTED: readonly HeadingField[] = ["titles", "number"];
/** `{ "year": 2016, "month": 5, "day": 4 }` */
function dayOf(value: Json): string | null {
  if (!isObject(value)) return null;
  const { year, month, day, ...more } = value;
  if (!isText(year ?? null) || Object.keys(more).length > 0) return null;
  const parts = [year, month, day].filter((part) => isText(part ?? null));
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** `{ "first": "Ann", "last": "Smith" }`, of a breeder. */
function personOf(key: string, value: Found): string | null {
  if (readHeading(key).field !== "breeder") return null;
  const entries = Object.entries(value).filter(([, text]) => isText(text) && text !== "");
  const first = entries.find(([part]) => /^(?:first|given|fore)/iu.test(part))?.[1];
  const last = entries.find(([part]) => /^(?:last|family|sur)/iu.test(part))?.[1];
  const isAll = entries.length === 2 && Object.keys(value).length === 2;
  return isAll && first !== undefined && last !== undefined
    ? `${String(first)} ${String(last)}`
    : null;
}

/** All texts below that are of no cat, each under its path. */
function leaves(value: Json, path: string, depth = 0): [string, string][] {
  if (isText(value)) return value === "" ? [] : [[path, String(value)]];
  if (value === null || depth > DEPTH_MAX || (isObject(value) && isCat(value))) return [];
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, path, depth + 1));
  return Object.entries(value).flatMap(([key, below]) =>
    leaves(below, `${path} ${key}`, depth + 1),
  );
}

/** Titles, tests: a list of objects, each said by its texts. */
function namedItems(items: readonly Json[]): string[] {
  return items.filter(isObject).map((item) => Object.values(item).filter(isText).join(" "));
}

function reference(key: string, parent: Found): [string, string][] {
  const role = readHeading(key).field?.startsWith("father") ? "Sire" : "Dam";
  const own = ownValues(parent).flatMap(([name, text]): [string, string][] => {
    const { field } = readHeading(name);
    if (field === "name") return [[role, text]];
    return field === "number" || field === "key" ? [[`${role} number`, text]] : [];
  });
  const texts = Object.values(parent).filter(isText);
  // `{ "animal": "a1" }`: whatever it is called, it is the other cat's key.
  if (own.length === 0 && texts.length === 1) return [[`${role} number`, String(texts[0])]];
  // The number of a registry before the program's own.
  const named = own.filter(([name], i) => own.findIndex(([other]) => other === name) === i);
  const taken = new Set(named.map(([, text]) => text));
  // A parent that is a cat itself has a record of its own.
  const others = isCat(parent) ? [] : ownValues(parent).filter(([, text]) => !taken.has(text));
  return [
    ...named,
    ...others.map(([name, text]): [string, string] => [besideKey(`${key} ${name}`), text]),
  ];
}
