/** Cats whose only name has a key that means a cattery elsewhere: `{ "stamnaam": "NL*Foo Ada", "geslacht": "V" }`. */
import { readHeading } from "../../headings/read-heading.ts";
import { TOLD } from "../../headings/told.ts";
import type { Json } from "../json.ts";
import { type Found, isNames, isObject, isText, PARENTS } from "./json-cats.ts";

const DEPTH_MAX = 60;
/** In Dutch and Scandinavian the name in a pedigree, and the cattery's too. */
const STAMNAAM = /^stam(?:naam|navn|namn)$/iu;

/** The file in which such a key says that it is the name. */
export function withWholeNames(file: Json): Json {
  const names = new Map<string, number>();
  count(file, names);
  return named(file, names, 0);
}

function named(value: Json, names: ReadonlyMap<string, number>, depth: number): Json {
  if (depth > DEPTH_MAX) return value;
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one) => named(one, names, depth + 1));
  if (!isObject(value)) return value;
  const [name, text] = wholeNameIn(value) ?? [];
  const isName = text !== undefined && names.get(text) === 1;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      isName && key === name ? `${key}${TOLD}Name` : key,
      isOfPerson(key) ? below : named(below, names, depth + 1),
    ]),
  );
}

/** Kittens of one house have its name in common, and each a name of its own. */
function count(value: Json, names: Map<string, number>, depth = 0): void {
  if (depth > DEPTH_MAX) return;
  if (Array.isArray(value))
    for (const one of value as readonly Json[]) count(one, names, depth + 1);
  if (!isObject(value)) return;
  const [, text] = wholeNameIn(value) ?? [];
  if (text !== undefined) names.set(text, (names.get(text) ?? 0) + 1);
  for (const [key, below] of Object.entries(value))
    if (!isOfPerson(key)) count(below, names, depth + 1);
}

/** A breeder has a cattery, a sex and a day of birth too. */
const isOfPerson = (key: string) => {
  const { field } = readHeading(key);
  return field === "breeder" || OWNER.test(key) || PARENTS.includes(field);
};
const OWNER = /owner|eigenaar|besitzer|buyer|koper|propri|владел|хозя/iu;

/** The key and the text of several words, of an object that has no other name. */
function wholeNameIn(value: Found): readonly [string, string] | null {
  const entries = Object.entries(value);
  const fields = entries.map(([key]) => readHeading(key).field);
  const isNamed = fields.includes("name") || entries.some(([key, below]) => isNames(key, below));
  if (isNamed || !(fields.includes("sex") || fields.includes("birthdate"))) return null;
  const [key, text] = entries.find(([own]) => STAMNAAM.test(own)) ?? [];
  if (key === undefined || !isText(text ?? null)) return null;
  const words = String(text).match(/\p{L}[\p{L}'’.-]+/gu) ?? [];
  // A cattery's name alone is mostly one word.
  return words.length > 1 ? [key, String(text)] : null;
}
