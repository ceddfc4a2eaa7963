/** Cats whose only name has a key that means a cattery elsewhere: `{ "stamnaam": "NL*Foo Ada", "geslacht": "V" }`. */
import { readHeading } from "../../headings/read-heading.ts";
import { TOLD } from "../../headings/told.ts";
import type { Json } from "../json.ts";
import { type Found, isNames, isObject, isText } from "./json-cats.ts";

const DEPTH_MAX = 60;

/** The file in which such a key says that it is the name. */
export function withWholeNames(value: Json, depth = 0): Json {
  if (depth > DEPTH_MAX) return value;
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one) => withWholeNames(one, depth + 1));
  if (!isObject(value)) return value;
  const name = wholeNameIn(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [
      key === name ? `${key}${TOLD}Name` : key,
      withWholeNames(below, depth + 1),
    ]),
  );
}

function wholeNameIn(value: Found): string | null {
  const entries = Object.entries(value);
  const fields = entries.map(([key]) => readHeading(key).field);
  const isNamed = fields.includes("name") || entries.some(([key, below]) => isNames(key, below));
  if (isNamed || !(fields.includes("sex") || fields.includes("birthdate"))) return null;
  const [key, text] = entries[fields.indexOf("prefix")] ?? [];
  return key !== undefined && isText(text ?? null) && /\p{L}{2}/u.test(String(text)) ? key : null;
}
