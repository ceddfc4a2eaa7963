/** Litters of one cat, as databases give them out: `{ "animal": { … }, "litters": [{ "mate": { … }, "offspring": [ … ] }] }`, or within her. */
import { readHeading } from "../../headings/read-heading.ts";
import { type Found, isCat, isObject, PARENTS } from "./json-cats.ts";
import { isOwnLitter, nameOf, rolesIn, sexOf, toldOf, wordsOfKey } from "./own-litter.ts";
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
      if (subject === null) return [key, inner];
      const litters = Array.isArray(inner) ? (inner as readonly Json[]) : [inner];
      const ofKittens = subject === value && areKittens(key) ? asParent({}, subject) : null;
      const read = litters.map((one) =>
        ofKittens
          ? kitten(one, ofKittens)
          : withParents(one, subject, isOwnLitter(key, one, value, Array.isArray(inner))),
      );
      return [key, Array.isArray(inner) ? read : read[0]!];
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

/** Directly below a cat, whose own key says that they are its kittens. */
const areKittens = (key: string) => readHeading(key).isKittens === true;

function withParents(litter: Json, subject: Found, isOwn: boolean): Json {
  if (!isObject(litter) || isCat(litter)) return litter;
  const [, mate] =
    Object.entries(litter).find(([key, below]) => isMate(key) && isObject(below)) ?? [];
  const parents =
    mate !== undefined
      ? parentsOf(subject, mate as Found)
      : isOwn
        ? asParent(litter, subject)
        : null;
  if (parents === null) return litter;
  return Object.fromEntries(
    Object.entries(litter).map(([key, below]): [string, Json] => [
      key,
      Array.isArray(below) ? (below as readonly Json[]).map((one) => kitten(one, parents)) : below,
    ]),
  );
}

const isMate = (key: string) => MATE.test(wordsOfKey(key));

/** Under which a kitten names a parent that its litter tells. */
export const PARENT_KEYS = ["Sire", "Dam"] as const;
type Parents = { readonly Sire?: Json; readonly Dam?: Json };

/** The parent that the litter does not name is the cat that has it. */
function asParent(litter: Found, subject: Found): Parents | null {
  const roles = rolesIn(litter);
  const { name, sex } = toldOf(subject);
  if (name === undefined || (roles.has("father") && roles.has("mother"))) return null;
  const isDam = roles.has("father") || (!roles.has("mother") && sex === "female");
  const isSire = roles.has("mother") || (!roles.has("father") && sex === "male");
  if (isDam === isSire || sex === (isDam ? "male" : "female")) return null;
  return isDam ? { Dam: name } : { Sire: name };
}

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
  const roles = rolesIn(value);
  // A cat in the list of its own litter is no parent of itself.
  const missing = Object.entries(parents).filter(
    ([role, parent]) => !roles.has(readHeading(role).field ?? "") && parent !== nameOf(value),
  );
  return { ...value, ...Object.fromEntries(missing) };
}
