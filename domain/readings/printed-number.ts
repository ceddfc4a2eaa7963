/** A registration number within printed text. */
import { dateWithin } from "./calendar-words.ts";
import { shapedNumber } from "./paper/issuers.ts";
import { latinLookalike } from "./scripts.ts";

/** Capitals with signs, or a club that writes itself "KfB" or "NFFe". */
const REGISTER = /^(?:[\p{Lu}()*./-]{1,14}|\p{Lu}{1,3}\p{Ll}\p{Lu}{1,3}|\p{Lu}{3,5}\p{Ll})$/u;
/** Some print the book or the country behind the number: "74582/14 LO", "IMP 946195 (NL)". */
const BOOK = /^(?:LO|RX|RIEX|NLO|CSRX|PKR?|[MF]|\([A-Z]{2,3}\))$/u;

/** A registration number contains digits; the text before it on its line may be its register: `LO 2020-10432`. */
export function printedNumber(text: string): string | null {
  const words = text
    .split(/\s+/u)
    .map(latinLookalike)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, ""))
    .filter(Boolean);
  const last = words.findLastIndex((word) => /\d{2}/u.test(word));
  if (last < 0) return null;
  const kept = words.slice(0, BOOK.test(words[last + 1] ?? "") ? last + 2 : last + 1);
  const first = kept.findIndex((word) => /\d/u.test(word));
  const other = kept.slice(0, first).findLastIndex((word) => !REGISTER.test(word));
  return kept.slice(other + 1).join(" ");
}

/** Fifteen figures by themselves are a chip's (ISO 11784). */
const CHIP = /(?<!\d)(?:\d[ .-]?){14}\d(?!\d)/u;

/** The value of a number's field: what is printed there besides a date or a chip is left out. */
export function numberIn(text: string): string | null {
  const date = dateWithin(text);
  const bare = (date?.before.trim() || date?.after || text).replace(CHIP, " ");
  const number = printedNumber(bare);
  return number === null ? null : shapedWithCountry(number);
}

/** FIFe's clubs print their country before them: "(BG) NFFe LO 4932". */
const COUNTRY = /^\(\p{Lu}{1,3}\) (?=\p{Lu}{2,5}\p{Ll}? \p{Lu})/u;

function shapedWithCountry(number: string): string {
  const country = COUNTRY.exec(number)?.[0] ?? "";
  const rest = number.slice(country.length);
  return country + (shapedNumber(rest) ?? rest);
}
