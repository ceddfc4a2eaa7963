/** Cats whose only name has a key that means a cattery elsewhere: `{ "stamnaam": "NL*Foo Ada", "geslacht": "V" }`. */
import { readHeading } from "../../headings/read-heading.ts";
import { TOLD } from "../../headings/told.ts";
import type { Json } from "../json.ts";
import { type Found, isNames, isObject, isText } from "./json-cats.ts";

const DEPTH_MAX = 60;
/** In Dutch and Scandinavian the name in a pedigree, and the cattery's too. */
const STAMNAAM = /^stam(?:naam|navn|namn)$/iu;

/** The file in which such a key says that it is the name. */
export function withWholeNames(file: Json): Json {
  const called = new Map<string, Set<string>>();
  collect(file, called);
  return called.size === 0 ? file : named(file, called);
}

/** By the text of such a key whatever its cats are called: those of one house have its name in common. */
type Called = ReadonlyMap<string, ReadonlySet<string>>;

function named(value: Json, called: Called, depth = 0): Json {
  if (depth > DEPTH_MAX) return value;
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one) => named(one, called, depth + 1));
  if (!isObject(value)) return value;
  const [name, text = ""] = wholeNameIn(value) ?? [];
  const isName = called.get(text)?.size === 1;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      isName && key === name ? `${key}${TOLD}Name` : key,
      named(below, called, depth + 1),
    ]),
  );
}

function collect(value: Json, called: Map<string, Set<string>>, depth = 0): void {
  if (depth > DEPTH_MAX) return;
  if (Array.isArray(value))
    for (const one of value as readonly Json[]) collect(one, called, depth + 1);
  if (!isObject(value)) return;
  const [, text] = wholeNameIn(value) ?? [];
  if (text !== undefined) {
    const call = Object.entries(value).find(([key]) => readHeading(key).field === "call_name");
    called.set(text, (called.get(text) ?? new Set()).add(String(call?.[1] ?? "")));
  }
  for (const below of Object.values(value)) collect(below, called, depth + 1);
}

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
