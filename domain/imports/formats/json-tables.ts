/** Code tables within a JSON file: `"breeds": [{ "code": 54, "name": "メインクーン" }]`, to which its cats refer by `"breedCode": 54`. */
import { readHeading } from "../headings/read-heading.ts";
import type { Json } from "./json.ts";

type Found = { readonly [key: string]: Json };

/** By its key in the file: what each code stands for. */
export type CodeTables = ReadonlyMap<string, ReadonlyMap<string, string>>;

const CODE = /^(?:code|id|key|value|no|nr|num|kod|_id|uuid|ref)$/iu;
const WORDS =
  /^(?:name|label|title|text|description|desc|value|naam|nom|nombre|nome|namn|navn|nimi|nazwa|jm[eé]no|imi[eę]|имя|название|名称|名前)$/iu;
/** A table has little beside its codes and words, and a cat has more. */
const FIELDS_MAX = 6;
const DEPTH_MAX = 3;

const isObject = (value: Json): value is Found =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: Json | undefined): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** The tables to which another part of the file refers. */
export function codeTablesIn(json: Json): CodeTables {
  const tables = new Map<string, ReadonlyMap<string, string>>();
  const find = (value: Json, depth: number): void => {
    if (depth > DEPTH_MAX) return;
    if (Array.isArray(value) && value.length <= TABLES_MAX)
      for (const one of value as readonly Json[]) find(namedTable(one) ?? one, depth + 1);
    if (!isObject(value)) return;
    for (const [key, below] of Object.entries(value)) {
      const table = tableOf(below);
      if (table && !tables.has(key)) tables.set(key, table);
      else find(below, depth + 1);
    }
  };
  find(json, 0);
  const stems = new Map<string, Set<string>>();
  if (tables.size > 0) collectStems(json, stems);
  const others = [...tables.keys()].filter((key) => {
    const codes = stems.get(stemOf(key));
    return codes === undefined || !isOfCodes(tables.get(key)!, codes);
  });
  for (const key of others) {
    const people = others.length === 1 ? peopleOf(tables.get(key)!, stems) : [];
    for (const stem of people) tables.set(stem, tables.get(key)!);
    tables.delete(key);
  }
  return tables;
}

/** A file of many is no list of tables. */
const TABLES_MAX = 50;

/** `{ "type": "table", "name": "people", "data": […] }`, as phpMyAdmin writes each table: as if it stood under its name. */
function namedTable(value: Json): Json | null {
  if (!isObject(value) || typeof value["name"] !== "string") return null;
  const rows = Object.values(value).filter((each) => Array.isArray(each));
  return rows.length === 1 ? { [value["name"]]: rows[0]! } : null;
}

/** The one table that nothing names may hold the people: `"breeder_id": 4` is of it where that is the only one it can be. */
function peopleOf(table: ReadonlyMap<string, string>, stems: CodesByStem): string[] {
  const areNames = [...table.values()].every((name) => /^\p{Lu}.*\s\p{Lu}/u.test(name));
  return areNames ? [...stems.keys()].filter((stem) => PEOPLE.has(readHeading(stem).field)) : [];
}

const PEOPLE: ReadonlySet<unknown> = new Set(["breeder"]);

/** What stands in the places of each stem. */
type CodesByStem = ReadonlyMap<string, ReadonlySet<string>>;

/** `"size": { "cm": "…" }` is no table of the sizes that cats have. */
const isOfCodes = (table: ReadonlyMap<string, string>, codes: ReadonlySet<string>) =>
  [...table.keys()].some((code) => codes.has(code));

function collectStems(value: Json, stems: Map<string, Set<string>>, depth = 0): void {
  if (depth > DEPTH_MAX + 3) return;
  if (Array.isArray(value)) for (const one of value) collectStems(one as Json, stems, depth + 1);
  else if (isObject(value))
    for (const [key, below] of Object.entries(value)) {
      const stem = referred(key);
      const code = isLink(below) ? Object.values(below)[0]! : below;
      if (stem !== null && isScalar(code))
        stems.set(stem, (stems.get(stem) ?? new Set()).add(String(code)));
      collectStems(below, stems, depth + 1);
    }
}

/** Null for a list of something else: each item has a code and a word for it, no two the same code. */
function tableOf(value: Json): ReadonlyMap<string, string> | null {
  if (isObject(value)) return wordsByCode(value);
  if (!Array.isArray(value) || value.length === 0) return null;
  const table = new Map<string, string>();
  for (const item of value as readonly Json[]) {
    if (!isObject(item) || Object.keys(item).length > FIELDS_MAX) return null;
    const entries = Object.entries(item).filter(([, text]) => isScalar(text));
    const code = entries.find(([key]) => CODE.test(key));
    const words = entries.find(([key]) => key !== code?.[0] && WORDS.test(key));
    if (!code || !words || table.has(String(code[1]))) return null;
    table.set(String(code[1]), String(words[1]));
  }
  return table;
}

/** `{ "1": "Macho", "2": "Fêmea" }`; one element of XML is its own table. */
function wordsByCode(value: Found): ReadonlyMap<string, string> | null {
  const entries = Object.entries(value);
  const isTable =
    entries.length > 1 &&
    entries.every(
      ([code, words]) => /^(?:\p{L}?\d{1,4}|\p{Ll}{1,2})$/u.test(code) && typeof words === "string",
    );
  return isTable ? new Map(entries.map(([code, words]) => [code, String(words)])) : null;
}

/** "breeds", "Breed" and "races", "race": one stem, in whichever language. */
const stemOf = (key: string) =>
  key
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "")
    .replace(/(?:list|table|types?)$/u, "")
    .replace(/ies$/u, "y")
    .replace(/(?:es|s|e)$/u, "");

/** The table's stem in the key of a reference, `breedCode`, `coat_color_id`, `breed`; null for a text of words. */
const referred = (key: string) =>
  stemOf(key.replace(/[_ ]?(?:code|id|key|no|nr|ref)$/iu, "")) || null;

const isLink = (value: Json): value is Found => {
  if (!isObject(value)) return false;
  const [only, ...more] = Object.entries(value);
  return only !== undefined && more.length === 0 && CODE.test(only[0]) && isScalar(only[1]);
};

/** The file with words in place of its codes, and without the tables. A code that no table has stays. */
export function withoutCodes(json: Json, tables: CodeTables): Json {
  if (tables.size === 0) return json;
  const byStem = new Map([...tables].map(([key, table]) => [stemOf(key), { key, table }] as const));
  const told = (value: Json, depth: number): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map((one) => told(one, depth + 1));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, below]): [string, Json][] => {
        if (tables.has(key) && tableOf(below)) return [];
        const table = byStem.get(referred(key) ?? "");
        const code = isLink(below) ? Object.values(below)[0]! : below;
        const words = table && isScalar(code) ? table.table.get(String(code)) : undefined;
        if (words === undefined) return [[key, told(below, depth + 1)]];
        const plain = key.replace(/[_ ]?(?:code|id|key|no|nr|ref)$/iu, "");
        const isTaken = plain !== key && plain in value;
        return [[isTaken || readHeading(plain).field === null ? key : plain, words]];
      }),
    );
  };
  return told(json, 0);
}
