/** A paper's numbers are built alike: one that is nearly so has a misread sign. */
import { BREED_CODES } from "../../colours/ems/breed-codes.ts";
import { cyrillicLookalike, nearWithin } from "../scripts.ts";
import { BOOKS, COUNTRIES } from "./number-books.ts";

const BREEDS: ReadonlySet<string> = new Set(BREED_CODES);
const LEAST = 3;
const MOST_OF_NUMBERS = 0.4;
/** Letters and figures of one shape. */
const TWINS: ReadonlyMap<string, string> = new Map(
  ["O0", "l1", "I1", "B8", "S5", "Z2", "G6", "T7"].flatMap(([letter, figure]) => [
    [letter!, figure!] as const,
    [figure!, letter!] as const,
  ]),
);
/** Read for one sign, or one for them. */
const LONGER = [/0O(?=\d)/u, /O0(?=\d)/u];
const LONG_REGISTER = 6;

/** TICA's letters and figures before a number differ from cat to cat: "SBT 090716 501", "01T 053014 901". */
const STATUS = /^(?:SB[A-Z]|[0O][1-9][A-Z])(?=\s\d{6}\s\d{3}$)/u;
const asStatus = (status: string) => status.replace(/^O/u, "0");

/** On Cyrillic paper a register whose letters both scripts have is Cyrillic, unless only a Latin book is called so: «РК-7403/24». */
export function inScriptOfPaper(number: string, isCyrillic: boolean): string {
  if (!isCyrillic) return number;
  return number.replaceAll(/(?<!\p{L})[ABEKMHOPCTX]{2,4}(?!\p{L})/gu, (register) => {
    const cyrillic = cyrillicLookalike(register);
    const isLatin = BREEDS.has(register) || (BOOKS.has(register) && !BOOKS.has(cyrillic));
    return isLatin ? register : cyrillic;
  });
}

/** @param numbers of all cats of the paper, their own among them */
export function numberRepair(numbers: readonly string[]): (number: string) => string {
  const shapes = commonOf(numbers.map(numberShape));
  const registers = commonOf(numbers.map(registerOf)).filter(
    (register) => register.length >= LONG_REGISTER,
  );
  return (number) =>
    STATUS.test(number)
      ? number.replace(STATUS, asStatus)
      : inShape(withCountry(withRegister(number, registers), numbers), shapes);
}

/** "(BG) NFFe LO 4932": the country and the club. */
const OF_COUNTRY = /^\((?<country>\p{Lu}{2})\)\s?(?<club>\p{L}+)/u;

/** "(BC) NFFe": there is no such country, and the club has one that reads nearly so before its other numbers. */
function withCountry(number: string, numbers: readonly string[]): string {
  const own = OF_COUNTRY.exec(number)?.groups;
  if (!own || COUNTRIES.has(own["country"]!)) return number;
  const near = new Set(
    numbers.flatMap((other) => {
      const { country = "", club } = OF_COUNTRY.exec(other)?.groups ?? {};
      const isNear = COUNTRIES.has(country) && nearWithin(country, own["country"]!, 1);
      return isNear && club === own["club"] ? [country] : [];
    }),
  );
  return near.size === 1 ? `(${[...near][0]!}${number.slice(number.indexOf(")"))}` : number;
}

function commonOf(all: readonly string[]): string[] {
  const least = Math.max(LEAST, all.length * MOST_OF_NUMBERS);
  return [...Map.groupBy(all, (one) => one)]
    .filter(([one, same]) => one !== "" && same.length >= least)
    .map(([one]) => one);
}

export const numberShape = (number: string): string =>
  number.replaceAll(/\d/gu, "9").replaceAll(/\p{L}/gu, "A").replaceAll(/\s/gu, "");
const registerOf = (number: string) => /^[^\d]*/u.exec(number)![0];

function inShape(number: string, shapes: readonly string[]): string {
  if (shapes.includes(numberShape(number))) return number;
  const texts = [number, ...LONGER.map((pair) => number.replace(pair, "O"))];
  for (const text of texts)
    for (const shape of shapes) {
      const found = ofShape(text, shape);
      if (found !== null) return found;
    }
  return number;
}

/** The number with its signs' twins where the shape wants them, two at most; null if that does not make it of the shape. */
function ofShape(number: string, shape: string): string | null {
  const signs = Array.from(number);
  const figures = figuresAlone(number);
  let at = 0;
  let changed = 0;
  for (const [i, sign] of signs.entries()) {
    if (/\s/u.test(sign)) continue;
    const wanted = shape[at++];
    if (wanted === numberShape(sign)) continue;
    const twin = TWINS.get(sign);
    if (twin === undefined || numberShape(twin) !== wanted || figures.has(i)) return null;
    signs[i] = twin;
    changed++;
  }
  return at === shape.length && changed <= 2 ? signs.join("") : null;
}

/** The places of the signs of words like "7859992", which hold no letter read for a figure. */
function figuresAlone(number: string): ReadonlySet<number> {
  return new Set(
    [...number.matchAll(/(?<=\s)\d{5,}(?=\s|$)/gu)].flatMap(({ 0: word, index }) =>
      Array.from(word, (_, i) => index + i),
    ),
  );
}

/** "(T)ANFI RX 15-35419": a sign lost or one too many of a register that the others have. */
function withRegister(number: string, registers: readonly string[]): string {
  const own = registerOf(number);
  if (own === "" || registers.includes(own)) return number;
  const near = registers.filter((register) => lacksOne(register, own) || lacksOne(own, register));
  return near.length === 1 ? near[0]! + number.slice(own.length) : number;
}

function lacksOne(longer: string, shorter: string): boolean {
  if (longer.length !== shorter.length + 1) return false;
  return Array.from(longer).some((_, i) => longer.slice(0, i) + longer.slice(i + 1) === shorter);
}
