import { currentBreedCode } from "./breed-codes.ts";
import {
  COAT_CODES,
  type ColourCodes,
  EAR_CODES,
  EYE_CODES,
  FLAG_CODES,
  GOLD_CODES,
  LEGACY_CODES,
  MAIN_CODES,
  NO_BREED_CODES,
  NO_COLOUR,
  POINT_CODES,
  TABBY_CODES,
  TAIL_CODES,
  WHITE_CODES,
} from "./codes.ts";
import { emsText, sortExtra } from "./write.ts";

export interface ParsedEms {
  ok: true;
  /** Our breed code, `XLH` or `XSH`, or null if the text is only a colour. */
  breed: string | null;
  codes: ColourCodes;
  /** Tail, ears, coat, older numbers and flags, in canonical order. */
  extra: string[];
  /** The code as this registry writes it. */
  normalised: string;
}

export interface UnknownEms {
  ok: false;
  /** The first piece that is unreadable or contradicts an earlier one. Empty for an empty text. */
  unknown: string;
  /** The earlier piece that this one contradicts: `22` in `n 22 23`. */
  beside?: string;
}

/**
 * Reads an EMS code in any case, with its numbers in any order, from any of the known lists (`BSH` is read as `BRI`),
 * with or without a breed: `mco NS 22 09` is `MCO ns 09 22`.
 */
export function parseEms(text: string): ParsedEms | UnknownEms {
  const pieces = split(text);
  if (!Array.isArray(pieces)) return pieces;
  const [first, ...rest] = pieces;
  if (first === undefined) return { ok: false, unknown: "" };
  const breed = readBreed(first, rest);
  const reading: Reading = { codes: { ...NO_COLOUR }, extra: [] };
  const remaining = breed === null ? pieces : rest;
  for (const [index, piece] of remaining.entries()) {
    if (!read(reading, piece.toLowerCase(), remaining.slice(index + 1))) {
      const beside = saidOfSamePart(reading, piece.toLowerCase());
      return { ok: false, unknown: piece, ...(beside !== undefined && { beside }) };
    }
  }
  const extra = sortExtra(reading.extra);
  return {
    ok: true,
    breed,
    codes: reading.codes,
    extra,
    normalised: emsText(breed, reading.codes, extra),
  };
}

interface Reading {
  codes: ColourCodes;
  extra: string[];
}

/** Cyrillic letters that look like the Latin ones in EMS codes: a typed `а` counts as an `a`. */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("аеорсухАВЕКМНОРСТУХ", (letter, i) => [letter, "aeopcyxABEKMHOPCTYX"[i]!]),
);

/** No code is longer, with every part that there is; of a longer text each piece would be held against all behind it. */
const LONGEST_EMS = 200;

/** Words and two-digit numbers; `n09` and `0922` are taken apart. */
function split(text: string): string[] | UnknownEms {
  if (text.length > LONGEST_EMS) return { ok: false, unknown: text.slice(0, LONGEST_EMS) };
  const latin = Array.from(text, (letter) => LOOKALIKES[letter] ?? letter).join("");
  const stray = /[^A-Za-z0-9\s,;/]/u.exec(latin);
  if (stray) return { ok: false, unknown: stray[0] };
  return latin.match(/[A-Za-z]+|\d{2}|\d/gu) ?? [];
}

/** The breed at the start of a text, or null if the text starts with the colour. */
function readBreed(first: string, rest: readonly string[]): string | null {
  const capitals = first.toUpperCase();
  const breed = NO_BREED_CODES.find((code) => code === capitals) ?? currentBreedCode(first);
  // FIFe's AMS is also "blue-based caramel silver": it is a breed only if a colour or a flag follows.
  if (
    breed !== null &&
    readColour(first.toLowerCase()) &&
    rest.every((piece) => !/^[a-z]/iu.test(piece))
  )
    return null;
  return breed;
}

function read(reading: Reading, piece: string, after: readonly string[]): boolean {
  return /^\d/u.test(piece) ? readNumber(reading, piece) : readLetters(reading, piece, after);
}

function readLetters(reading: Reading, piece: string, after: readonly string[]): boolean {
  const { codes, extra } = reading;
  // `x` before a colour means that the breed does not recognise it; alone it is the unregistered colour.
  const marksColour =
    piece === "x" &&
    after.some((next) => /^[a-z]/iu.test(next) && readColour(next.toLowerCase()) !== null);
  if (marksColour || (FLAG_CODES.some((flag) => flag === piece) && piece !== "x"))
    return addOnce(extra, piece);
  if (codes.main !== null) return readModifier(codes, piece);
  const colour = readColour(piece) ?? (piece.startsWith("x") ? readColour(piece.slice(1)) : null);
  if (colour === null) return false;
  if (readColour(piece) === null && !addOnce(extra, "x")) return false;
  Object.assign(codes, colour);
  return true;
}

/** `n s` and `n t` are read as `ns` and `nt`. */
function readModifier(codes: ColourCodes, piece: string): boolean {
  const modified = readColour(codes.main + piece + (codes.gold ?? ""));
  if (modified === null) return false;
  Object.assign(codes, modified);
  return true;
}

/** A colour letter with its modifiers, in lower case. */
function readColour(letters: string): Pick<ColourCodes, "main" | "gold"> | null {
  const gold = GOLD_CODES.find((code) => letters.length > 1 && letters.endsWith(code)) ?? null;
  const stem = gold === null ? letters : letters.slice(0, -1);
  const main = MAIN_CODES.find((code) => code === stem);
  return main === undefined ? null : { main, gold };
}

function readNumber({ codes, extra }: Reading, digits: string): boolean {
  const code = digits.padStart(2, "0");
  if (has(WHITE_CODES, code)) return fill(codes, "white", code);
  if (has(TABBY_CODES, code)) return fillTabby(codes, extra, code);
  if (has(POINT_CODES, code)) return fill(codes, "point", code);
  if (has(EYE_CODES, code)) return fill(codes, "eye", code);
  const group = groupOf(code);
  if (group)
    return (
      extra.includes(code) || (!extra.some((other) => has(group, other)) && addOnce(extra, code))
    );
  return has(LEGACY_CODES, code) && (extra.includes(code) || addOnce(extra, code));
}

function groupOf(code: string): readonly string[] | undefined {
  return [TAIL_CODES, EAR_CODES, COAT_CODES].find((codes) => has(codes, code));
}

/** A part may be repeated but not contradicted. */
function fill(codes: ColourCodes, kind: "white" | "point" | "eye", code: string): boolean {
  if (codes[kind] !== null && codes[kind] !== code) return false;
  codes[kind] = code;
  return true;
}

/** How much of the hair's tip is coloured. It can accompany a pattern, which is then the cat's tabby code. */
const SHADING: readonly string[] = ["11", "12", "14"];

function fillTabby(codes: ColourCodes, extra: string[], code: string): boolean {
  const present = patternOrShading(codes, extra, code);
  if (present !== undefined) return present === code;
  if (codes.tabby === null) codes.tabby = code;
  else if (SHADING.includes(code)) extra.push(code);
  else {
    extra.push(codes.tabby);
    codes.tabby = code;
  }
  return true;
}

/** The pattern or shading already read that is of the same kind as a code. */
function patternOrShading(codes: ColourCodes, extra: readonly string[], code: string) {
  const shadings = extra.filter((other) => SHADING.includes(other));
  return [codes.tabby, ...shadings].find(
    (other) => other !== null && SHADING.includes(other) === SHADING.includes(code),
  );
}

/** The earlier piece for the same part as a known piece: its colour, pattern or eyes. */
function saidOfSamePart({ codes, extra }: Reading, piece: string): string | undefined {
  if (!/^\d/u.test(piece))
    return readColour(piece) && codes.main !== null ? codes.main + (codes.gold ?? "") : undefined;
  const code = piece.padStart(2, "0");
  if (has(WHITE_CODES, code)) return codes.white ?? undefined;
  if (has(TABBY_CODES, code)) return patternOrShading(codes, extra, code) ?? undefined;
  if (has(POINT_CODES, code)) return codes.point ?? undefined;
  if (has(EYE_CODES, code)) return codes.eye ?? undefined;
  const group = groupOf(code);
  return group && extra.find((other) => has(group, other));
}

function addOnce(extra: string[], code: string): boolean {
  if (extra.includes(code)) return false;
  extra.push(code);
  return true;
}

function has(codes: readonly string[], code: string): boolean {
  return codes.includes(code);
}
