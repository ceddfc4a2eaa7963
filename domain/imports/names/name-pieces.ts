/** A cell that holds more than a name: `GIC FR*Foo's Bar DSM, M, MCO ns 22, born 12.05.2019, LO 12345`. */
import { parseEms } from "../../colours/ems/parse.ts";
import type { ImportField } from "../columns.ts";
import { LONGEST_READ } from "../formats/longest.ts";
import { readHeading } from "../headings/read-heading.ts";
import { isNoNumber } from "../numbers/registry-number.ts";
import { isSex, readSex } from "../values.ts";
import { isWhen } from "../when.ts";

export interface NamePieces {
  readonly name: string;
  readonly others: { readonly [Field in ImportField]?: string };
  /** Words that only say which field a piece is. */
  readonly labels: readonly string[];
}

export function readNamePieces(text: string): NamePieces {
  const isListed = text.includes(" | ");
  const isCut = text.length <= LONGEST_READ && /[,;|]/u.test(text);
  const pieces = isCut ? text.split(/\s*[,;|]\s*/u) : [];
  const isKnown = (piece: string) =>
    isListed
      ? pieceField(piece) !== null || labelledPiece(piece) !== null
      : isCode(piece) || isBirth(piece) || isPapers(piece);
  if (!pieces.slice(1).some(isKnown)) return { name: text, others: {}, labels: [] };
  const others: { [Field in ImportField]?: string } = {};
  const [name, labels]: [string[], string[]] = [[], []];
  const colour = isListed ? lettersColour(pieces) : -1;
  for (const [i, piece] of pieces.entries()) {
    const labelled = i === 0 ? null : labelledPiece(piece);
    const known = i === 0 ? null : (labelled?.field ?? pieceField(piece));
    const field = i === colour ? "ems" : known;
    if (field === null || others[field] !== undefined) name.push(piece);
    else {
      others[field] = labelled?.text ?? piece.replace(field === "chip" ? /^\D+/u : /^$/u, "");
      if (labelled) labels.push(labelled.label);
    }
  }
  return { name: name.filter(Boolean).join(", "), others, labels };
}

/**
 * "Ada (f, n)", "Ada (n, m)": a letter beside the sex is the colour, though it may be a sex too; of two such letters black
 * is the colour, else the second. -1 if there is none.
 */
function lettersColour(pieces: readonly string[]): number {
  const places = [...pieces.keys()].slice(1);
  if (places.some((i) => isCode(pieces[i]!))) return -1;
  const sexes = places.filter((i) => readSex(pieces[i]!) !== null);
  const letters = places.filter((i) => areLetters(pieces[i]!));
  const beside = letters.filter((i) => sexes.some((sex) => sex !== i));
  const sure = beside.filter(
    (i) => !sexes.includes(i) || sexes.some((sex) => !letters.includes(sex)),
  );
  return sure[0] ?? beside.find((i) => pieces[i] === "n") ?? beside[1] ?? -1;
}

/** "n", "ns": a colour without numbers. */
export const areLetters = (text: string) => /^[a-z]{1,2}$/u.test(text) && parseEms(text).ok;

const isCode = (piece: string) => /\d|^[A-Z]{3} /u.test(piece) && parseEms(piece).ok;
/** A number with the letters of its registry. */
const isPapers = (piece: string) =>
  /\d{3,}/u.test(piece) &&
  /^[\p{Lu}\d .:*/()-]{5,40}$/u.test(piece) &&
  /\p{Lu}{2}/u.test(piece) &&
  !isNoNumber(piece);
const isBirth = (piece: string) => /\d{4}|\d[./-]\d/u.test(piece) && isWhen(piece);

/** "Uppf: Åsa Lindström", on a line below the name. */
function labelledPiece(
  piece: string,
): { readonly field: ImportField; readonly label: string; readonly text: string } | null {
  const [, label = "", text = ""] = /^(\p{L}[\p{L} .-]{1,20}):\s*(\S.*)$/u.exec(piece) ?? [];
  const { field } = label === "" ? { field: null } : readHeading(label);
  return field === null || field === "ignored" || field === "name" ? null : { field, label, text };
}

/** "SMA N/N": what a test has found. */
const GENES = /\p{L}{2}\s+\p{L}\/\p{L}$/u;

/** What a piece is besides a name; null for a name, or what is not known. */
export function pieceField(piece: string): ImportField | null {
  if (isCode(piece)) return "ems";
  if (piece.length <= 12 && !GENES.test(piece) && isSex(piece)) return "sex";
  if (isBirth(piece)) return "birthdate";
  if (/^(?:chip|чип|microchip|id)?\W*(?:\d[ .-]?){15}$/iu.test(piece)) return "chip";
  return /\d{3,}/u.test(piece) && !isNoNumber(piece) ? "number" : null;
}
