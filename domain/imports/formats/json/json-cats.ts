/** Which objects of JSON are cats, by the keys of their values. */
import { type HeadingField, readHeading } from "../../headings/read-heading.ts";
import type { Json } from "../json.ts";

export type Found = { readonly [key: string]: Json };

export const isObject = (value: Json): value is Found =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: Json): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

export const PARENTS: readonly HeadingField[] = [
  "father",
  "mother",
  "father_number",
  "mother_number",
];
/** What no event and no person has. */
export const OF_A_CAT: readonly HeadingField[] = [
  "sex",
  "breed",
  "ems",
  "number",
  "chip",
  "key",
  "titles",
  ...PARENTS,
];

export function isCat(value: Found): boolean {
  const told = Object.entries(value).filter(([, below]) => isText(below) && below !== "");
  const fields = told.map(([key]) => readHeading(key).field);
  const others = fields.filter(
    (field) =>
      field !== null && !["name", "ignored", "description", "key", "prefix"].includes(field),
  );
  const isNamed =
    fields.includes("name") || Object.entries(value).some(([key, below]) => isNames(key, below));
  const isReached = told.some(([key]) => REACHED_BY.test(key) || OF_A_TEST.test(key));
  return (
    isNamed &&
    others.length > 0 &&
    !(isReached && !others.some((one) => one === "breeder" || isOfCats(one)))
  );
}

/** `"buyer": { "name": "Ann Smith", "phone": "…", "date": "2021-03-04" }` has a name and a day, and is no cat. */
const REACHED_BY = /^(?:phone|telephone|tel|mobile|e-?mail|address|телефон|почта|адрес)/iu;
/** `{ "name": "PK Deficiency", "result": "N/N", "date": "2019-06-01" }` neither. */
const OF_A_TEST = /^(?:results?|lab|laboratory|ergebnis|labor|результат|resultat|tulos|wynik)$/iu;
const isOfCats = (field: HeadingField | undefined) => field !== "key" && OF_A_CAT.includes(field!);

/** `"names": { "registered": "Ada of Foo", "pet": "Ada" }` is no cat. */
export const isNames = (key: string, below: Json) =>
  readHeading(key).field === "name" &&
  isObject(below) &&
  Object.entries(below).every(
    ([part, text]) =>
      (text === null || isText(text)) && !OF_NO_NAME.includes(readHeading(part).field),
  );
const OF_NO_NAME: readonly HeadingField[] = ["sex", "birthdate", "breed", "ems", "chip", "key"];
