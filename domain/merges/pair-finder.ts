/**
 * Pairs of a whole registry that are worth comparing: those that share one of several keys (Fellegi and Sunter's blocks), such as the
 * birth date and the beginning of the name, or the mother and its end. Keys are hashed and sorted in one array of numbers, so that a
 * million cats fit into a hundred megabytes.
 */
import type { Sex } from "../cats/sex.ts";
import { mayBeCrossed } from "../matings/allowed-crosses.ts";
import { numberKey } from "./compare-numbers.ts";
import { nameWords } from "./name-words.ts";

export interface PairedCat {
  readonly id: number;
  readonly sex: Sex;
  readonly breed: string;
  readonly birthdate: string | null;
  /** With its cattery. */
  readonly name: string;
  /** Without, where the record parts them. */
  readonly ownName: string;
  readonly number: string | null;
  readonly motherId: number | null;
  readonly fatherId: number | null;
}

export type Pair = readonly [older: number, younger: number];

/** Of a double's 53 bits; the rest is the hash. */
const PLACE_BITS = 22;
const PLACES = 2 ** PLACE_BITS;
const HASHES = 2 ** (53 - PLACE_BITS);
/** Names that so many bear tell nothing. */
const LARGEST_BLOCK = 3000;
/** A misprint is in one half of a word. */
const PART_OF_WORD = 3;

export class PairFinder {
  readonly #cats: { id: number; breed: number; birthdate: string | null }[] = [];
  readonly #breeds = new CrossedBreeds();
  readonly #keys = new Numbers();

  add(cat: PairedCat): void {
    const { id, birthdate } = cat;
    const place = this.#cats.push({ id, breed: this.#breeds.numberOf(cat.breed), birthdate }) - 1;
    for (const key of keysOf(cat)) this.#keys.push(key * PLACES + place);
  }

  /** Each pair once, by the place of the older record. */
  pairs(): Pair[] {
    const keys = this.#keys.sorted();
    const found = new Numbers();
    for (let start = 0; start < keys.length;) {
      const block = Math.floor(keys[start]! / PLACES);
      let end = start + 1;
      while (end < keys.length && Math.floor(keys[end]! / PLACES) === block) end++;
      if (end - start > 1 && end - start <= LARGEST_BLOCK) this.#pairBlock(keys, start, end, found);
      start = end;
    }
    const pairs: Pair[] = [];
    let last = -1;
    for (const both of found.sorted()) {
      if (both !== last)
        pairs.push([this.#cats[Math.floor(both / PLACES)]!.id, this.#cats[both % PLACES]!.id]);
      last = both;
    }
    return pairs;
  }

  #pairBlock(keys: Float64Array, start: number, end: number, found: Numbers): void {
    // In order, since the keys are.
    const places = Int32Array.from(keys.subarray(start, end), (key) => key % PLACES);
    for (let i = 0; i < places.length; i++) {
      const one = places[i]!;
      const a = this.#cats[one]!;
      for (let j = i + 1; j < places.length; j++) {
        const other = places[j]!;
        const b = this.#cats[other]!;
        // The breeds first: they part most namesakes. A cat whose words begin alike has a key twice.
        if (this.#breeds.areCrossed(a.breed, b.breed) && one !== other)
          if (areDatesNear(a.birthdate, b.birthdate)) found.push(one * PLACES + other);
      }
    }
  }
}

/** Numbers beyond 31 bits by the million: in an array or a set each would be an object. */
class Numbers {
  #values = new Float64Array(1024);
  #count = 0;

  push(value: number): void {
    if (this.#count === this.#values.length) {
      const longer = new Float64Array(this.#values.length * 2);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#count++] = value;
  }

  sorted(): Float64Array {
    return this.#values.subarray(0, this.#count).sort();
  }
}

/** Which breeds are crossed, by numbers: a registry of few names compares many million pairs. */
class CrossedBreeds {
  readonly #numbers = new Map<string, number>();
  readonly #crossed: boolean[][] = [];

  numberOf(breed: string): number {
    let number = this.#numbers.get(breed);
    if (number !== undefined) return number;
    number = this.#numbers.size;
    const row = Array.from(this.#numbers.keys(), (other) => mayBeCrossed(breed, other));
    row.forEach((isCrossed, other) => this.#crossed[other]!.push(isCrossed));
    this.#crossed.push([...row, true]);
    this.#numbers.set(breed, number);
    return number;
  }

  areCrossed(one: number, other: number): boolean {
    return this.#crossed[one]![other]!;
  }
}

/** Hashes of what the cat may share with another record of it. */
function keysOf(cat: PairedCat): number[] {
  const start = hashed(FNV_START, cat.sex);
  const sounds = nameWords(cat.name).words.map(({ sound }) => sound);
  const long = sounds.filter(({ length }) => length > 1);
  // "v. Schloßpavillon" is "vom Schlosspavillon".
  const whole = long.length > 0 ? long : sounds;
  const parts = nameWords(cat.ownName).words.flatMap(({ sound }) => [
    `<${sound.slice(0, PART_OF_WORD)}`,
    `>${sound.slice(-PART_OF_WORD)}`,
  ]);
  const around = [
    ...(cat.birthdate ? [eitherWay(cat.birthdate)] : []),
    ...(cat.motherId === null ? [] : [`m${cat.motherId}`]),
    ...(cat.fatherId === null ? [] : [`f${cat.fatherId}`]),
  ].map((known) => hashed(start, known));
  const number = cat.number === null ? null : numberKey(cat.number);
  return [
    hashed(start, whole.sort().join(" ")),
    ...around.flatMap((known) => parts.map((part) => hashed(known, part))),
    ...(number ? [hashed(start, `n${number.digits}`)] : []),
  ].map((value) => (value >>> 0) % HASHES);
}

/** A birth date in which day and month may have been exchanged. */
function eitherWay(date: string): string {
  const [year, month, day] = date.split("-") as [string, string, string];
  return day <= "12" && day < month ? `${year}-${day}-${month}` : date;
}

/** Dates far apart are of two cats, whatever else agrees. */
function areDatesNear(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return true;
  let apart = 0;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) apart++;
  return (
    apart <= 1 ||
    eitherWay(one) === eitherWay(other) ||
    one.slice(0, 4) === other.slice(0, 4) ||
    isAcrossNewYear(one, other)
  );
}

const LAST_DAYS = /-12-3[01]$/u;
const FIRST_DAYS = /-01-0[12]$/u;

/** A litter that is born at the turn of a year. */
function isAcrossNewYear(one: string, other: string): boolean {
  const [before, after] = one < other ? [one, other] : [other, one];
  return (
    LAST_DAYS.test(before) &&
    FIRST_DAYS.test(after) &&
    Number(after.slice(0, 4)) - Number(before.slice(0, 4)) === 1
  );
}

const FNV_START = 0x81_1c_9d_c5;
/** FNV-1a, which goes on from what was hashed before. */
function hashed(before: number, text: string): number {
  let value = before;
  for (let i = 0; i < text.length; i++)
    value = Math.imul(value ^ text.charCodeAt(i), 0x01_00_01_93);
  return value;
}
