/** What is left of a number once everything that could disguise it is removed. */

/** Capital letters of other scripts, and characters that no normal form resolves, by the Latin letter they look like. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  A: "АΑꓮᎪᴀ",
  B: "ВΒꓐᏴʙ",
  C: "СϹꓚᏟҪᴄ",
  D: "ꓓᎠᴅĐƉ",
  E: "ЕΕꓰᎬᴇɆ",
  F: "ҒϜꓝꜰƑ",
  G: "ԌꓖᏀɢ",
  H: "НΗꓧᎻҺʜҢӉ",
  I: "ІΙӀꓲӏ",
  J: "ЈͿꓙᎫᴊ",
  K: "КΚꓗᏦᴋҚҞ",
  L: "ꓡᏞʟŁȽⱠ",
  M: "МΜꓟᎷᴍӍ",
  N: "Νꓠɴ",
  O: "ОΟꓳᴏØӨѲ",
  P: "РΡꓑᏢᴘ",
  Q: "Ԛ",
  R: "ꓣᎡʀ",
  S: "ЅꓢᏚꜱՏ",
  T: "ТΤꓔᎢᴛҬ",
  U: "Սꓴᴜ",
  V: "ѴꓦᏙᴠ",
  W: "ԜꓪᎳᴡ",
  X: "ХΧꓫҲ",
  Y: "УΥҮҰꓬʏ",
  Z: "ΖꓜᏃᴢ",
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);

/** Letters that pass for digits. */
const FIGURES: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  I: "1",
  L: "1",
  З: "3",
  Б: "6",
};

const PRINTABLE_ASCII = /^[\u0020-\u007E]*$/u;

/** Words of Latin capitals and digits, split at spaces, punctuation and symbols. */
export function skeletonWords(text: string): string[] {
  const plain = PRINTABLE_ASCII.test(text) ? text.toUpperCase() : latinCapitals(text);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Folds before and after upper-casing: small capitals have no upper case, and other letters may look Latin only then. */
function latinCapitals(text: string): string {
  const open = text
    .replaceAll("№", " ")
    .normalize("NFKD")
    // Diacritics and invisible characters do not split words.
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}\u115F\u1160\u3164]/gu, "");
  return Array.from(open, (sign) => {
    const folded = LATIN.get(sign) ?? sign.toUpperCase();
    return LATIN.get(folded) ?? asciiFigure(folded);
  }).join("");
}

/** A script's ten digits are consecutive, starting at a code point that ends in 0 or 6. */
function asciiFigure(sign: string): string {
  if (!/^\p{Nd}$/u.test(sign) || sign <= "9") return sign;
  const point = sign.codePointAt(0)!;
  const place = point % 16;
  const startsAtNought = /^\p{Nd}$/u.test(String.fromCodePoint(point - place));
  return String(startsAtNought && place < 10 ? place : place - 6);
}

/** The same, with letters that pass for digits replaced by them. */
export function withFigures(word: string): string {
  return Array.from(word, (letter) => FIGURES[letter] ?? letter).join("");
}
