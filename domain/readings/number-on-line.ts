/** A registration number on a line that says more: behind a name, before a colour, between both. */
import { BREED_CODES } from "../colours/ems/breed-codes.ts";
import { BOOKS } from "./paper/number-books.ts";
import { latinLookalike } from "./scripts.ts";
import { isReadTitle } from "./titles.ts";

export interface NumberOnLine {
  readonly number: string;
  readonly before: string;
  readonly after: string;
}

const BREEDS: ReadonlySet<string> = new Set(BREED_CODES);
const MOST_WORDS = 4;
/** "(PL)FPL", "1.DEKZV": capitals with a country in brackets. */
const CAPITALS = /^(?:\(?\p{Lu}{1,3}\))?(?:\d\.)?\(?[\p{Lu}./*-]{1,8}\)?\*?$/u;
const FIGURES = /^[\p{Lu}()*./-]*\d[\d\p{Lu}./()-]*$/u;
/** Short groups of figures go on with the one before: "SBT 012345 678", "SR 12 345 678". */
const GROUP = /^\d{2,9}(?:\/\d{2,4})?$/u;
/** TICA's: which generations are of other breeds. */
const STATUS = /^(?:SB[A-Z]|[A-CF]\d?[A-Z]|\d\d[A-Z])$/u;
const FEWEST_FIGURES = 4;

/** The first number on the line with its register; null where nothing there has the shape of one. */
export function numberOnLine(text: string): NumberOnLine | null {
  const words = text.split(/\s+/u).filter(Boolean);
  const bare = words.map((word) =>
    latinLookalike(word).replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})*]+$/gu, ""),
  );
  for (const [at, word] of bare.entries()) {
    if (!FIGURES.test(word) || !/\d{2}/u.test(word)) continue;
    const from = registerFrom(words, bare, at);
    const to = figuresTo(words, bare, at);
    const number = bare.slice(from, to).join(" ");
    const rest = [...bare.slice(0, from), ...bare.slice(to)];
    const isWhole = OF_SEX.test(number) || SWISS.test(number);
    if (!isNumber(number, from < at) || !(rest.some(isMore) || isWhole)) continue;
    return {
      // The first bracket is easily lost at the edge of a cell.
      number: /^\p{Lu}{1,3}\)/u.test(number) ? `(${number}` : number,
      before: words
        .slice(0, from)
        .join(" ")
        .replace(/[\s,;–-]+$/u, ""),
      after: words.slice(to).join(" "),
    };
  }
  return null;
}

/** Australia's numbers end with the cat's sex, "FCCV 12345 F". */
const OF_SEX = /\d [MF]$/u;

/** Elsewhere these letters are a champion's. */
const SWISS = /^CH \p{Lu}/u;

/** Of a line of nothing but a number all belongs to it: "(SE)SVERAK LO 771043", "KfB 64649/12 LO", "IMP 204452 (DE)". */
const isMore = (word: string) =>
  /\p{Ll}{3}|\p{L}{5}/u.test(word) && !/^\(|^\p{Lu}{1,3}\)/u.test(word);

function isNumber(number: string, hasBook: boolean): boolean {
  const figures = number.match(/\d/gu)?.length ?? 0;
  if (/^(?:19|20)\d\d$/u.test(number) || !/\d{3}/u.test(number)) return false;
  return figures >= (hasBook ? FEWEST_FIGURES - 1 : FEWEST_FIGURES);
}

/** Where the register begins: at the line's or a part's beginning its capitals are all of the number, behind a name only known books. */
function registerFrom(words: readonly string[], bare: readonly string[], at: number): number {
  let from = at;
  let isKnown = false;
  while (from > 0 && at - from < MOST_WORDS && !/[,;]$/u.test(words[from - 1]!)) {
    const word = bare[from - 1]!;
    if (!(CAPITALS.test(word) || STATUS.test(word)) || BREEDS.has(word)) break;
    const isBook = BOOKS.has(word.replaceAll(/^\(?\p{Lu}{1,3}\)(?:\d\.)?|^\d\.|[()*.]/gu, ""));
    // Before figures PR is a register, before a name a title; at the beginning, before a Swiss club, CH is the country.
    const isSwiss = word === "CH" && isKnown && from === 1;
    if (isReadTitle(word) && !(isBook && from === at) && !isSwiss) break;
    const isCountry = /^\(?\p{Lu}{1,3}\)?\*?$/u.test(word);
    const isStatus = STATUS.test(word) && /^\d{6}$/u.test(bare[at]!);
    if (!isBook && !isStatus && !(isKnown && isCountry) && !isFirst(words, from - 1)) break;
    isKnown ||= isBook;
    from--;
  }
  return from;
}

/** Only capitals of a register stand before it up to the beginning of its part. */
function isFirst(words: readonly string[], at: number): boolean {
  for (let i = at; i >= 0; i--) {
    if (i < at && /[,;]$/u.test(words[i]!)) return true;
    if (!CAPITALS.test(words[i]!) || words[i]!.replace(/^\d\./u, "").length > 6) return false;
    if (at - i >= MOST_WORDS - 1) return false;
  }
  return true;
}

function figuresTo(words: readonly string[], bare: readonly string[], at: number): number {
  let to = at + 1;
  if (/[,;]$/u.test(words[at]!)) return to;
  const isOpen = () => !/[,;]$/u.test(words[to - 1]!);
  while (to < words.length && isOpen() && GROUP.test(bare[to]!) && !/^\d{2}$/u.test(bare[to]!))
    to++;
  // Groups of two belong to it only between longer ones.
  if (to === at + 1 && /^\d{2}$/u.test(bare[at]!) && to < words.length && GROUP.test(bare[to]!))
    to++;
  if (to < words.length && isOpen() && BOOK_BEHIND.test(bare[to]!)) to++;
  return to;
}

/** Some print the book behind the number: "74582/14 LO". */
const BOOK_BEHIND = /^(?:LO|RX|RIEX|NLO|CSRX|PKR?|RR|[MF]|\([A-Z]{2,3}\))$/u;
