/** Litters of one cat, as databases give them out: `{ "animal": { … }, "litters": [{ "mate": { … }, "offspring": [ … ] }] }`. */
import { plainWord } from "../../../plain-word.ts";
import { readHeading } from "../../headings/read-heading.ts";
import { readSex } from "../../values.ts";
import { type Found, isCat, isObject, isText, PARENTS } from "./json-cats.ts";
import type { Json } from "../json.ts";

const DEPTH_MAX = 60;
const MATE = /^(?:mate|partner(?:in)?|other ?parent|mated ?with|партнер)$/u;

/** The file in which each kitten of such a litter names both its parents. */
export function withMates(value: Json, depth = 0): Json {
  if (depth > DEPTH_MAX) return value;
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one) => withMates(one, depth + 1));
  if (!isObject(value)) return value;
  const subject = subjectOf(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, below]): [string, Json] => {
      const inner = withMates(below, depth + 1);
      if (subject === null || !Array.isArray(inner)) return [key, inner];
      return [key, (inner as readonly Json[]).map((one) => withParents(one, subject))];
    }),
  );
}

/** The cat whose litters these are: the object itself, or the only cat in it. */
function subjectOf(value: Found): Found | null {
  if (isCat(value)) return value;
  const cats = Object.entries(value).filter(
    ([key, below]) => isObject(below) && isCat(below) && !PARENTS.includes(readHeading(key).field),
  );
  return cats.length === 1 ? (cats[0]![1] as Found) : null;
}

function withParents(litter: Json, subject: Found): Json {
  if (!isObject(litter) || isCat(litter)) return litter;
  const [, mate] =
    Object.entries(litter).find(([key, below]) => isMate(key) && isObject(below)) ?? [];
  const parents = mate === undefined ? null : parentsOf(subject, mate as Found);
  if (parents === null) return litter;
  return Object.fromEntries(
    Object.entries(litter).map(([key, below]): [string, Json] => [
      key,
      Array.isArray(below) ? (below as readonly Json[]).map((one) => kitten(one, parents)) : below,
    ]),
  );
}

const isMate = (key: string) =>
  MATE.test(plainWord(key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).trim());

type Parents = { readonly Sire: Json; readonly Dam: Json };

/** Null where their sexes do not say which is which. */
function parentsOf(subject: Found, mate: Found): Parents | null {
  const [own, other] = [sexOf(subject), sexOf(mate)];
  const sex = own ?? (other === null ? null : other === "male" ? "female" : "male");
  const [mine, its] = [nameOf(subject), nameOf(mate)];
  if (sex === null || mine === undefined || its === undefined) return null;
  return sex === "male" ? { Sire: mine, Dam: its } : { Sire: its, Dam: mine };
}

function kitten(value: Json, parents: Parents): Json {
  if (!isObject(value) || !isCat(value)) return value;
  const isTold = Object.keys(value).some((key) => PARENTS.includes(readHeading(key).field));
  return isTold ? value : { ...value, ...parents };
}

const textOf = (cat: Found, field: string) =>
  Object.entries(cat).find(([key, text]) => isText(text) && readHeading(key).field === field)?.[1];
const nameOf = (cat: Found) => textOf(cat, "name");
const sexOf = (cat: Found) => readSex(String(textOf(cat, "sex") ?? ""))?.sex ?? null;
