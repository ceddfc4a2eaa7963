/** What is left of a number when all is taken away by which one can be made to look like another. */

/** Capital letters of other scripts, and signs that no normal form resolves, by the Latin letter that they look like. */
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

/** Letters that pass for figures. */
const FIGURES: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  I: "1",
  L: "1",
  З: "3",
  Б: "6",
};

const PRINTABLE_ASCII = /^[\u0020-\u007E]*$/u;

/** Words of Latin capitals and figures, parted where separators, signs or invisible characters stood. */
export function skeletonWords(text: string): string[] {
  const plain = PRINTABLE_ASCII.test(text) ? text.toUpperCase() : latinCapitals(text);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Folded before and after capitals are made: small capitals have none, and what has may only then look Latin. */
function latinCapitals(text: string): string {
  const open = text
    .replaceAll("№", " ")
    .normalize("NFKD")
    // Marks over letters, and what is not seen at all, part nothing.
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}\u115F\u1160\u3164]/gu, "");
  return Array.from(open, (sign) => {
    const folded = LATIN.get(sign) ?? sign.toUpperCase();
    return LATIN.get(folded) ?? asciiFigure(folded);
  }).join("");
}

/** The ten figures of a script stand in a row, from a code point that ends in 0 or 6. */
function asciiFigure(sign: string): string {
  if (!/^\p{Nd}$/u.test(sign) || sign <= "9") return sign;
  const point = sign.codePointAt(0)!;
  const place = point % 16;
  const startsAtNought = /^\p{Nd}$/u.test(String.fromCodePoint(point - place));
  return String(startsAtNought && place < 10 ? place : place - 6);
}

/** The same with letters that pass for figures taken as these. */
export function withFigures(word: string): string {
  return Array.from(word, (letter) => FIGURES[letter] ?? letter).join("");
}
