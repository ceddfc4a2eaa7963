/** A number of a studbook within a line of a pedigree. */
import { isTitle } from "../cats/printed-name.ts";

/** What papers print before a number. */
const LABEL =
  /^(?:reg(?:istration)?\.?\s*(?:no|nr|number)?\.?|no\.|nr\.|№|per\.?\s?№|рег\.?\s?№?|номер|studbook|stb\.?|zb-?nr\.?)\s*:?\s*(?=\S*\s?\S*\d)/iu;

export const withoutNumberLabel = (piece: string) => piece.replace(LABEL, "");

/** A register's letters and at least two figures, or a register in capitals with one. */
export function isNumber(piece: string): boolean {
  return (
    piece.length <= 100 && /\d/u.test(piece) && (/\d.*\d/u.test(piece) || /^\p{Lu}/u.test(piece))
  );
}

/** `NO NRR LO 136211`, `(SE)SVERAK LO 123456`, `SBT 010215 003`, `РКФ 1234567`, `LOOF-2016.7339`, `1234-567890` */
const BOOKS =
  "LO|LOX|RX|RIEX|RIE|RF|SBT|SBV|SRK|SB|BT|FN|CS|SR|LOOF|WCF|TICA|CFA|GCCF|NRR|NRK|SVERAK|DEKZV|ÖVEK|FFH|FNBE|PK|PZB|ZB|KC|РКФ|ФФР|РФОК|СФК|FARUS|RUI|MAU|КСУ|LH";
const TAIL = String.raw`\d(?:[\d./-]|\s(?=\d))*[A-Z]{0,3}`;
const KNOWN = String.raw`(?:\(?[A-Z]{1,3}\)?[\s*-]{0,2})?(?:(?:${BOOKS})[\s.*/-]{0,2})+(?:No\.?|Nr\.?|№)?\s?${TAIL}`;
/** A book that is not known, by its capitals and four figures; CFA's and TICA's numbers have no letters. */
const LIKELY = String.raw`\p{Lu}{2,8}(?:[\s./-]\p{Lu}{1,8})?[\s./-]{0,2}\d{4}${TAIL.slice(2)}|\d{3,4}-\d{5,8}`;
const NUMBER = `(?:${KNOWN}|${LIKELY})`;
const AT_END = new RegExp(String.raw`(?:^|[\s,])(${NUMBER})$`, "u");
/** A club in front of its book: `ČSCH LO 123`, `FI SRK LO 123`, `(CZ)SCHK LO 123`. */
const CLUB =
  /^(?:\(\p{Lu}{1,3}\)\p{Lu}{7,9}|(?:\(\p{Lu}{1,3}\))?(?:\d\.)?\(?(?:\p{Lu}{2,6}|FIFe)\)?)$/u;
const AT_START = new RegExp(String.raw`^(${NUMBER})(?=\s\p{L})`, "u");

const STARTS = new RegExp(
  String.raw`^(?:\(?(?:\p{Lu}{2,6}|FIFe)\)?\s){0,2}(?:${BOOKS})[\s.*/-]{0,2}(?:No\.?|Nr\.?|№)?\s?\d`,
  "u",
);
export const beginsAsNumber = (piece: string) => STARTS.test(piece);

/** A number that a line ends or begins with, of a book that is known. */
export function numberAtEnd(piece: string): { number: string; rest: string } | null {
  const last = AT_END.exec(piece);
  if (last) return withClub(last[1]!.trim(), piece.slice(0, last.index).trim());
  const first = AT_START.exec(piece);
  return first && { number: first[1]!.trim(), rest: piece.slice(first[0].length).trim() };
}

function withClub(number: string, before: string): { number: string; rest: string } {
  const words = before === "" ? [] : before.split(" ");
  let from = words.length;
  while (
    from > 0 &&
    words.length - from < 2 &&
    CLUB.test(words[from - 1]!) &&
    !isTitle(words[from - 1]!)
  )
    from--;
  const rest = words.slice(0, from).join(" ");
  const whole = [...words.slice(from), number].join(" ");
  return { number: whole, rest };
}
