/** A parent as one cell or two name it: with its number, its breed, whatever stands behind. */
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import type { CellOf } from "./cat-rules.ts";
import type { ImportField } from "./columns.ts";
import { LONGEST_READ } from "./formats/longest.ts";
import { bounded } from "../memory.ts";
import { pieceField, readNamePieces } from "./names/name-pieces.ts";
import { isRegistryNumber } from "./numbers/registry-number.ts";
import { readNumber } from "./values.ts";

const parentPieces = bounded(readNamePieces);

/** "NL*Noor van 't Veerhuis (NL LO 2345)", below a heading that asks for both. */
const BRACKETED = /^(.*\p{L}{2}.*?)\s*[([]\s*((?=[^()[\]]*\d{3})[^()[\]]{4,40})[)\]]$/u;

const bracketedIn = (text: string) => (text.length <= LONGEST_READ ? BRACKETED.exec(text) : null);

/** In a column of names only what can be a number is none of the name. */
function numberBehind(text: string): RegExpExecArray | null {
  const read = bracketedIn(text);
  const inside = read?.[2] ?? "";
  return pieceField(inside) === "number" && isRegistryNumber(inside) ? read : null;
}

/** A parent's cell may hold its number beside its name. */
export function parentOf<Role extends "mother" | "father">(
  role: Role,
  cell: CellOf,
  within: (field: ImportField, text?: string) => string | null,
) {
  const inName = cell(`${role}_number`) === "" ? numberBehind(cell(role)) : null;
  const [, named = "", bracketed = ""] = inName ?? bracketedIn(cell(`${role}_number`)) ?? [];
  const { name, others } = parentPieces(withoutBreed(inName ? named : cell(role) || named));
  const number = bracketed || cell(`${role}_number`) || (others.number ?? "");
  return {
    [role]: within(role, name),
    [`${role}_number`]: within(`${role}_number`, readNumber(number)),
  } as Record<Role | `${Role}_number`, string | null>;
}

/** "RUS: FI*Foo's Sofia" */
function withoutBreed(name: string): string {
  const code = /^([A-Z]{3}):\s+(?=\S)/u.exec(name);
  return code && currentBreedCode(code[1]!) !== null ? name.slice(code[0].length) : name;
}
