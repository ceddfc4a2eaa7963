/** Numbers in studbooks, as differently as papers and members write them. */
import { nameKey } from "../cats/name-key.ts";

export interface NumberKey {
  /** Of federation and studbook. */
  readonly letters: string;
  /** The same by their sound: `KOTOFEJ` is `Котофей`. */
  readonly sound: string;
  /** Its groups of digits, each without leading zeros, as one. */
  readonly digits: string;
}

/** The same; the same digits in another writing; but for a slip; the next in its book; another in the same book. */
export type NumberMatch = "same" | "disguised" | "near" | "next" | "other";

const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("АВЕКМНОРСТУХЛИПДРЭ", (letter, i) => [letter, "ABEKMHOPCTYXLIPDRE"[i]!]),
);
/** Fewer digits are shared by many books. */
const TELLING_DIGITS = 5;
/** Kittens registered together have neighbouring numbers. */
const LARGEST_LITTER = 12;

/** Null where there is no digit. */
export function numberKey(text: string): NumberKey | null {
  const capitals = text.toUpperCase();
  const latin = Array.from(capitals, (letter) => LOOKALIKES[letter] ?? letter).join("");
  const digits = latin
    .replaceAll(/(?<=\d)O(?=\d)/gu, "0")
    .replaceAll(/(?<=\d)[IL](?=\d)/gu, "1")
    .match(/\d+/gu);
  if (!digits) return null;
  return {
    letters: withoutNo(latin).replaceAll(/[^A-Z]/gu, ""),
    sound: nameKey(withoutNo(capitals).replaceAll(/\P{L}/gu, "")),
    digits: digits.map((group) => group.replace(/^0+(?=\d)/u, "")).join(""),
  };
}

/** `PK No 91/95` is `PK 91/95`. */
function withoutNo(capitals: string): string {
  return capitals.replaceAll(/(?<!\p{L})(?:NO|NR|N|№)(?!\p{L})/gu, " ");
}

/** The best agreement of any two; null if either has none, or where different books gave different numbers. */
export function compareNumbers(
  ones: readonly NumberKey[],
  others: readonly NumberKey[],
): NumberMatch | null {
  const found = new Set(ones.flatMap((one) => others.map((other) => compareTwo(one, other))));
  const order: NumberMatch[] = ["same", "disguised", "near", "next", "other"];
  return order.find((match) => found.has(match)) ?? null;
}

function compareTwo(one: NumberKey, other: NumberKey): NumberMatch | null {
  const [a, b] = [one.digits, other.digits];
  const isSameBook = one.letters === other.letters || one.sound === other.sound;
  const isSaid = one.letters !== "" && other.letters !== "";
  const isWithinBook =
    isSameBook || isWithin(one.letters, other.letters) || isWithin(other.letters, one.letters);
  if (a === b) {
    if (isSameBook || (isWithinBook && a.length >= TELLING_DIGITS)) return "same";
    return a.length >= TELLING_DIGITS ? "disguised" : null;
  }
  if (!isSameBook && !(isSaid && isWithinBook)) return null;
  const apart = Math.abs(Number(a) - Number(b));
  if (a.length === b.length && apart <= LARGEST_LITTER && !isSwap(a, b)) return "next";
  return a.length >= TELLING_DIGITS && isDigitSlip(a, b) ? "near" : "other";
}

/** Whether the letters of one are among the other's, in order: `LO` in `FDLO`. */
function isWithin(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

function isSwap(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((digit, i) => digit !== b[i]);
  return (
    a.length === b.length &&
    a[at] === b[at + 1] &&
    a[at + 1] === b[at] &&
    a.slice(at + 2) === b.slice(at + 2)
  );
}

/** One digit mistaken, left out, or two exchanged. */
function isDigitSlip(a: string, b: string): boolean {
  if (isSwap(a, b)) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const [from, to] = [
    long.slice(start + 1),
    short.slice(short.length === long.length ? start + 1 : start),
  ];
  return from === to;
}
