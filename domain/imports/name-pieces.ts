/** A cell that holds more than a name: `GIC FR*Foo's Bar DSM, M, MCO ns 22, born 12.05.2019, LO 12345`. */
import { parseEms } from "../colours/ems/parse.ts";
import type { ImportField } from "./columns.ts";
import { readSex } from "./values.ts";
import { readWhen } from "./when.ts";

export interface NamePieces {
  readonly name: string;
  readonly others: { readonly [Field in ImportField]?: string };
}

/** Far enough that no date of a table is in its future. */
const ANY_DAY = "2090-01-01";

export function readNamePieces(text: string): NamePieces {
  const isListed = text.includes(" | ");
  const pieces = /[,;|]/u.test(text) ? text.split(/\s*[,;|]\s*/u) : [];
  const isKnown = (piece: string) =>
    isListed ? pieceField(piece) !== null : isCode(piece) || isBirth(piece) || isPapers(piece);
  if (!pieces.slice(1).some(isKnown)) return { name: text, others: {} };
  const others: { [Field in ImportField]?: string } = {};
  const name: string[] = [];
  for (const [i, piece] of pieces.entries()) {
    const field = i === 0 ? null : pieceField(piece);
    if (field === null || others[field] !== undefined) name.push(piece);
    else others[field] = piece.replace(field === "chip" ? /^\D+/u : /^$/u, "");
  }
  return { name: name.filter(Boolean).join(", "), others };
}

const isCode = (piece: string) => /\d|^[A-Z]{3} /u.test(piece) && parseEms(piece).ok;
/** A number with the letters of its registry. */
const isPapers = (piece: string) =>
  /\d{3,}/u.test(piece) && /^[\p{Lu}\d .:*/()-]{5,40}$/u.test(piece) && /\p{Lu}{2}/u.test(piece);
const isBirth = (piece: string) =>
  /\d{4}|\d[./-]\d/u.test(piece) && readWhen(piece, "day_first", ANY_DAY) !== null;

/** What a piece is besides a name; null for a name, or what is not known. */
export function pieceField(piece: string): ImportField | null {
  if (isCode(piece)) return "ems";
  if (piece.length <= 12 && readSex(piece) !== null) return "sex";
  if (isBirth(piece)) return "birthdate";
  if (/^(?:chip|чип|microchip|id)?\W*(?:\d[ .-]?){15}$/iu.test(piece)) return "chip";
  return /\d{3,}/u.test(piece) ? "number" : null;
}
