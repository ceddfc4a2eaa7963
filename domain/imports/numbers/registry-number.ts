/** Numbers of registries beside a name, and what looks like one: a title's year, a telephone, a test. */
import { isTitle } from "../../cats/printed-name.ts";
import { BOOKS } from "../../readings/paper/number-books.ts";

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Of an imported cat, not only of a number. */
const IMPORTED = "IMP";
const isBook = (word: string) => word !== IMPORTED && BOOKS.has(word);
/** Registers of which a number may be a year; beside a club's letters a year is a show's. */
const REGISTERS = new Set("LO LOX RX RIEX RIE RF FO NLO SBT SBV CS SR LH PK".split(" "));

const YEAR = /^(?:19|20)\d{2}$/u;
const PHONE = /^(?:\p{L}{3,9}[.:]?\s*)?(?:\+|00)\d[\d\s()/-]{6,}$/u;
const TESTS = new Set("DNA HCM PKD PKD1 PRA SMA GSD FIV FELV N".split(" "));

/** Whether a text with figures says something else. */
export function isNoNumber(text: string): boolean {
  const words = wordsIn(text.toUpperCase());
  const figures = words.filter((word) => /\d/u.test(word));
  const isOfYear =
    figures.length > 0 &&
    figures.every((word) => YEAR.test(word)) &&
    /\p{L}/u.test(text) &&
    !words.some((word) => REGISTERS.has(word));
  return isOfYear || PHONE.test(text.trim()) || words.some((word) => TESTS.has(word));
}

const LEAST_FIGURES = 4;

/** Whether a text in brackets is a number: with the letters of its register, or four figures and no title. */
export function isRegistryNumber(text: string): boolean {
  if (isNoNumber(text) || /\p{Ll}{2}/u.test(text)) return false;
  const words = wordsIn(text);
  if (words.some(isBook)) return true;
  const figures = words.filter((word) => /\d/u.test(word) && !YEAR.test(word));
  return figures.join("").replaceAll(/\D/gu, "").length >= LEAST_FIGURES && !words.some(isTitle);
}
