/** Whether a litter within a cat is one that it has had, or the one that it was born in. */
import type { Sex } from "../../../cats/sex.ts";
import { plainWord } from "../../../plain-word.ts";
import { type HeadingField, readHeading } from "../../headings/read-heading.ts";
import { readSex } from "../../values.ts";
import { ANY_DAY, readWhen } from "../../when.ts";
import { type Found, isCat, isObject, isText } from "./json-cats.ts";
import type { Json } from "../json.ts";

const SIBLINGS =
  /^(?:full ?)?(?:siblings?|litter ?mates?|brothers|sisters|geschwister|wurfgeschwister|fratrie|fratelli|hermanos|rodzenstwo|sourozenci|syskon|sisarukset)$/u;

export const wordsOfKey = (key: string) =>
  plainWord(key.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ")).trim();

const textOf = (cat: Found, field: HeadingField) =>
  Object.entries(cat).find(([key, text]) => isText(text) && readHeading(key).field === field)?.[1];
export const nameOf = (cat: Found) => textOf(cat, "name");
export const sexOf = (cat: Found) => readSex(String(textOf(cat, "sex") ?? ""))?.sex ?? null;

export const rolesIn = (value: Found): ReadonlySet<string> =>
  new Set(
    Object.entries(value).flatMap(([key, below]) =>
      below === null || below === "" ? [] : (readHeading(key).field?.split("_")[0] ?? []),
    ),
  );

interface Told {
  readonly isCat: boolean;
  readonly name: Json | undefined;
  readonly sex: Sex | null;
  readonly born: string | null;
}

/** What each cat says of itself: it may have thousands of litters, for each of which it is not read again. */
const told = new WeakMap<Found, Told>();

export function toldOf(cat: Found): Told {
  const known = told.get(cat);
  if (known) return known;
  const read = { isCat: isCat(cat), name: nameOf(cat), sex: sexOf(cat), born: bornOf(cat) };
  told.set(cat, read);
  return read;
}

function bornOf(value: Found): string | null {
  const text = String(textOf(value, "birthdate") ?? "");
  return readWhen(text, "day_first", ANY_DAY) ?? (text || null);
}

/** In a list of litters it is the cat's own unless something says that it was born there; a lone one is where something says so. */
export function isOwnLitter(key: string, litter: Json, cat: Found, isListed: boolean): boolean {
  if (readHeading(key).isLitter !== true || !isObject(litter) || isCat(litter)) return false;
  const own = toldOf(cat);
  if (!own.isCat) return false;
  const named = (["father", "mother"] as const).filter(
    (role) => own.name !== undefined && parentIn(litter, role) === own.name,
  );
  if (named.length > 0) return true;
  const lists = Object.entries(litter).flatMap(([of, below]) =>
    Array.isArray(below) ? [[of, below.filter((one: Json) => isObject(one) && isCat(one))]] : [],
  ) as [string, readonly Found[]][];
  const born = bornOf(litter);
  if (
    (born !== null && born === own.born) ||
    lists.some(([of, cats]) => SIBLINGS.test(wordsOfKey(of)) || cats.some(isNamed(own.name))) ||
    !lacksParent(litter, own.sex)
  )
    return false;
  const isOfKittens = lists.some(([, cats]) => cats.length > 0);
  const isLater = born !== null && own.born !== null && born > own.born;
  return isOfKittens || isLater || (isListed && isOfOneParent(litter));
}

const isNamed = (name: Json | undefined) => (cat: Found) =>
  name !== undefined && nameOf(cat) === name;

function parentIn(litter: Found, role: "father" | "mother"): Json | undefined {
  const parent = Object.entries(litter).find(([key]) => readHeading(key).field === role)?.[1];
  return parent !== undefined && isObject(parent) ? nameOf(parent) : parent;
}

const isOfOneParent = (litter: Found) =>
  rolesIn(litter).has("father") !== rolesIn(litter).has("mother");

/** Whether the cat may be the parent that the litter does not name. */
function lacksParent(litter: Found, sex: Sex | null): boolean {
  const roles = rolesIn(litter);
  const [hasSire, hasDam] = [roles.has("father"), roles.has("mother")];
  return !(hasSire && hasDam) && !(hasSire && sex === "male") && !(hasDam && sex === "female");
}
