/** Records of a JSON file that refer to each other by their ids, as databases and their programs write them out. */
import { currentBreedCode } from "../../../colours/ems/breed-codes.ts";
import { parseEms } from "../../../colours/ems/parse.ts";
import { BESIDE, type HeadingField, readHeading } from "../../headings/read-heading.ts";
import { type Found, isCat, isObject, isText, PARENTS } from "./json-cats.ts";
import type { Json } from "../json.ts";

const DEPTH_MAX = 60;
/** So many signs are put where they are referred to, in all; a file of more is read by its ids. */
const MOST_TOLD = 4_000_000;
const ID = /^_?(?:id|uuid|guid|key)$/iu;
/** Within which a record's own values stand, its id beside them. */
const WITHIN = /^(?:fields|attributes|relationships|properties|doc|_source)$/u;
const NAME = /^(?:full ?name|name|naam|nom|nombre|nome|namn|navn|nimi|jm[eé]no|nazwa|имя|фио)$/iu;

/**
 * The file with what each id stands for in its place; what a cat is called by stays its id. Only records of texts are put in
 * place, as those of people and colours: a litter's parents would become those of the cat that names it.
 */
export function withoutReferences(json: Json): Json {
  const plain = unwrapped(json);
  const records = new Map<string, Found | null>();
  collect(plain, records);
  return records.size === 0 ? plain : (new References(records).resolved(plain) ?? plain);
}

/** `{ "$oid": "5f…" }` is its text, and `{ "id": "rec1", "fields": { … } }` one record. */
function unwrapped(value: Json, depth = 0): Json {
  if (depth > DEPTH_MAX) return value;
  if (Array.isArray(value))
    return (value as readonly Json[]).map((one) => unwrapped(one, depth + 1));
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && /^\$(?:oid|date|number\w+)$/u.test(only![0]))
    return unwrapped(only![1], depth + 1);
  const within = entries.filter(([key, below]) => WITHIN.test(key) && isObject(below));
  const others = entries.filter(([key, below]) => !WITHIN.test(key) || !isObject(below));
  const isRecord =
    others.some(([key]) => ID.test(key)) && others.every(([, one]) => !isObject(one));
  if (within.length === 0 || !isRecord)
    return Object.fromEntries(entries.flatMap(([key, below]) => named(key, below, depth)));
  return Object.fromEntries([
    ...others.map(([key, below]): [string, Json] => [
      ID.test(key) ? key : `${BESIDE} ${key}`,
      below,
    ]),
    ...within.flatMap(([, below]) => Object.entries(unwrapped(below, depth + 1) as Found)),
  ]);
}

/** `"breeder": { "id": 900, "name": "A. Smith", "email": … }` is the name; its id, and how to reach them, is told. */
function named(key: string, below: Json, depth: number): [string, Json][] {
  const { field } = readHeading(key);
  if (!isObject(below) || !["breed", "breeder"].includes(field ?? ""))
    return [[key, unwrapped(below, depth + 1)]];
  const entries = Object.entries(below).filter(([, text]) => text !== null);
  const name = entries.find(([own]) => NAME.test(own));
  const others = entries.filter((entry) => entry !== name);
  const isNamed =
    isText(name?.[1] ?? null) &&
    others.every(([own, text]) => isText(text) && (ID.test(own) || field === "breeder"));
  if (!isNamed) return [[key, unwrapped(below, depth + 1)]];
  return [
    [key, name![1]],
    ...others.map(([own, id]): [string, Json] => [`${BESIDE} ${key} ${own}`, id]),
  ];
}

/** An id that is nothing else: a program's own key, of letters and figures, or one that a database has made. */
const isMade = (text: string) =>
  text.length >= 5 &&
  text.length <= 64 &&
  /^[\w:.-]+$/u.test(text) &&
  (/^-\w/u.test(text) || (/\d/u.test(text) && /[a-z]/iu.test(text))) &&
  !/^\d{4}-\d\d-\d\d/u.test(text);

/** Null for an id that several have. */
function collect(value: Json, records: Map<string, Found | null>, depth = 0): void {
  if (depth > DEPTH_MAX) return;
  const add = (id: string, record: Found) => records.set(id, records.has(id) ? null : record);
  if (Array.isArray(value))
    for (const one of value as readonly Json[]) {
      const id = isObject(one) ? idOf(one) : null;
      if (id !== null) add(id, one as Found);
      collect(one, records, depth + 1);
    }
  else if (isObject(value))
    for (const [key, below] of Object.entries(value)) {
      if (isObject(below) && isMade(key) && readHeading(key).field === null) add(key, below);
      collect(below, records, depth + 1);
    }
}

function idOf(record: Found): string | null {
  const [, id] = Object.entries(record).find(([key]) => ID.test(key)) ?? [];
  return typeof id === "string" && isMade(id) ? id : null;
}

class References {
  readonly #records: ReadonlyMap<string, Found | null>;
  readonly #cats = new Map<Found, boolean>();
  /** What the texts of a record are; null for one that is more. */
  readonly #texts = new Map<Found, Found | null>();
  /** A record that stands wherever it was referred to is no list of its own. */
  readonly #used = new Set<Json>();
  readonly #sizes = new Map<Found, number>();
  #signs = 0;

  constructor(records: ReadonlyMap<string, Found | null>) {
    this.#records = records;
  }

  /** Null if it would come to too much. */
  resolved(json: Json): Json | null {
    this.#use(json, 0);
    const told = this.#told(json, 0);
    return this.#signs > MOST_TOLD ? null : told;
  }

  #use(value: Json, depth: number): void {
    if (depth > DEPTH_MAX) return;
    if (Array.isArray(value)) for (const one of value as readonly Json[]) this.#use(one, depth + 1);
    else if (isObject(value))
      for (const [key, below] of Object.entries(value)) {
        const records = ID.test(key) ? null : this.#meant(below);
        if (records?.every((one) => this.#textsOf(one) !== null))
          for (const one of records) this.#used.add(one);
        else this.#use(below, depth + 1);
      }
  }

  /** Null unless all of a value are ids of the file. */
  #meant(value: Json): readonly Found[] | null {
    const ids = Array.isArray(value) ? (value as readonly Json[]) : [value];
    const found = ids
      .map((id) => (typeof id === "string" ? this.#records.get(id) : undefined))
      .filter((record) => record !== undefined && record !== null);
    return found.length > 0 && found.length === ids.length ? found : null;
  }

  #told(value: Json, depth: number): Json {
    if (depth > DEPTH_MAX || this.#signs > MOST_TOLD) return value;
    const isLeft = (one: Json) => !this.#used.has(one);
    if (Array.isArray(value))
      return (value as readonly Json[]).filter(isLeft).map((one) => this.#told(one, depth + 1));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).filter(([, below]) => isLeft(below));
    return Object.fromEntries([
      ...entries.flatMap(([key, below]) => this.#ofLitter(value, key, below, depth)),
      ...entries.flatMap(([key, below]) => this.#entries(key, below, depth)),
    ]);
  }

  /** `"litterId": "L-7"`, of a kitten: the litter's day and parents are its own, where it does not say them itself. */
  #ofLitter(kitten: Found, key: string, value: Json, depth: number): [string, Json][] {
    if (ID.test(key) || readHeading(key).isLitter !== true) return [];
    const [litter, ...more] = this.#meant(value) ?? [];
    if (!litter || more.length > 0 || this.#isCat(litter)) return [];
    const facts = Object.entries(litter).filter(([own]) =>
      OF_LITTER.includes(readHeading(own).field),
    );
    // A sire and a dam name their litters too.
    const id = idOf(kitten);
    if (id !== null && facts.some(([, below]) => [below].flat().includes(id))) return [];
    // Of texts alone: what a litter holds may hold the litter again.
    const said = facts.flatMap(([own, below]): [string, Json][] => {
      const [text = null, ...others] = [below].flat();
      return others.length === 0 && isText(text) ? [[own, text]] : [];
    });
    return said.flatMap(([own, below]) => this.#entries(own, below, depth));
  }

  #entries(key: string, value: Json, depth: number): [string, Json][] {
    const records = ID.test(key) ? null : this.#meant(value);
    if (records === null) return [[key, this.#told(value, depth + 1)]];
    if (records.every((one) => this.#isCat(one))) return [[key, catsOf(key, value, records)]];
    const told = records.map((one) => this.#textsOf(one));
    if (!told.every((one) => one !== null)) return [[key, value]];
    for (const one of told) this.#signs += this.#signsOf(one);
    if (this.#signs > MOST_TOLD) return [[key, value]];
    const [only] = told;
    if (told.length > 1) return [[key, told.map((one) => nameOf(one) ?? one)]];
    return readHeading(key).field === "ems" ? colourOf(key, only!) : [[key, only!]];
  }

  #signsOf(record: Found): number {
    const known =
      this.#sizes.get(record) ??
      Object.entries(record).reduce(
        (sum, [key, text]) => sum + key.length + String(text).length,
        0,
      );
    this.#sizes.set(record, known);
    return known;
  }

  #isCat(record: Found): boolean {
    const known = this.#cats.get(record) ?? isCat(record);
    this.#cats.set(record, known);
    return known;
  }

  /** A record of nothing but texts, its id one of what stands beside; of what it refers to itself it says nothing there. */
  #textsOf(record: Found): Found | null {
    const known = this.#texts.get(record);
    if (known !== undefined) return known;
    const entries = Object.entries(record).filter(
      ([key, below]) => ID.test(key) || this.#meant(below) === null,
    );
    const isFlat =
      !this.#isCat(record) &&
      entries.every(([, below]) => below === null || isText(below)) &&
      !Object.keys(record).some((key) => isOfFamily(key));
    const texts = isFlat
      ? Object.fromEntries(
          entries.map(([key, below]) => [ID.test(key) ? `${BESIDE} ${key}` : key, below]),
        )
      : null;
    this.#texts.set(record, texts);
    return texts;
  }
}

const OF_LITTER: readonly HeadingField[] = [...PARENTS, "birthdate"];

function isOfFamily(key: string): boolean {
  const { field, isKittens } = readHeading(key);
  return isKittens === true || PARENTS.includes(field);
}

/** A parent is called by its id; a litter's kittens are the cats themselves, of whom it says the more. */
function catsOf(key: string, value: Json, cats: readonly Found[]): Json {
  const { field, isKittens } = readHeading(key);
  const [id] = Array.isArray(value) ? (value as readonly Json[]) : [value];
  if (PARENTS.includes(field) && cats.length === 1) return { id: id! };
  return isKittens && Array.isArray(value) ? cats : value;
}

const nameOf = (record: Found): Json | undefined =>
  Object.entries(record).find(([key, text]) => NAME.test(key) && isText(text))?.[1];

/** `{ "r": "BRI", "n": "lilac", "e": "c" }`, of a table of colours: its code, and beside it whatever else it says. */
function colourOf(key: string, record: Found): [string, Json][] {
  const texts = Object.entries(record).filter(([, text]) => typeof text === "string") as [
    string,
    string,
  ][];
  const breed = texts.find(([, text]) => currentBreedCode(text) !== null);
  const code = texts.find(([own, text]) => own !== breed?.[0] && parseEms(text).ok);
  const words = texts.find(([own]) => NAME.test(own));
  const said = code ? [breed, code] : [words];
  if (said[said.length - 1] === undefined) return [[key, record]];
  const taken = said.flatMap((entry) => (entry ? [entry] : []));
  return [
    [key, taken.map(([, text]) => text).join(" ")],
    ...Object.entries(record)
      .filter(([own]) => !taken.some(([one]) => one === own))
      .map(([own, below]): [string, Json] => [`${BESIDE} ${key} ${own}`, below]),
  ];
}
