/** An ancestor to be added, as its line says it. */
import type { FieldCode } from "@felistry/contract/errors.ts";
import { isInFuture } from "@felistry/domain/calendar.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { nameKey } from "@felistry/domain/cats/name-key.ts";
import { type StoredName, storedName } from "@felistry/domain/cats/printed-name.ts";
import type { DatePrecision } from "@felistry/domain/cats/partial-date.ts";
import { type ColourCodes, NO_BREED_CODES, NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import { readPedigreeCell } from "@felistry/domain/pedigree/pedigree-cell.ts";

export interface NewAncestor extends StoredName {
  readonly cat_birthdate: string | null;
  readonly precision: DatePrecision;
  readonly number: string | null;
  readonly note: string | null;
  readonly titles: readonly string[];
  readonly breedEms: string | null;
  readonly colour: ColourCodes;
}

/** As much as a cat's description holds (domain/cats/fields.ts). */
const NOTE_MAX = 100;

/** What cannot be kept of a line is its fault; what is in no field of a cat is kept as a note of it. */
export function newAncestor(line: string, today: string): NewAncestor | FieldCode {
  const { name, ems, birth, number, titles, notUnderstood } = readPedigreeCell(line);
  const stored = name && storedName(name);
  if (!stored) return "ancestor_name";
  if (birth && isInFuture(birth.date, today)) return "future_birthdate";
  const breedless = NO_BREED_CODES.find((code) => code === ems?.breed);
  const rest = [breedless, ...(ems?.extra ?? []), ...notUnderstood].filter(Boolean).join(", ");
  if (rest.length > NOTE_MAX) return "ancestor_rest";
  return {
    ...stored,
    cat_birthdate: birth?.date ?? null,
    precision: birth?.precision ?? "day",
    number,
    note: rest || null,
    titles: [...new Set(titles)],
    breedEms: breedless ? null : (ems?.breed ?? null),
    colour: ems?.codes ?? NO_COLOUR,
  };
}

/** The same name, and nothing that both say of it differs. */
export function sameAncestor(one: NewAncestor, other: NewAncestor): boolean {
  const agree = (a: string | null, b: string | null) => a === null || b === null || a === b;
  return (
    nameKey(displayName(one)) === nameKey(displayName(other)) &&
    agree(one.cat_birthdate, other.cat_birthdate) &&
    agree(one.number, other.number)
  );
}
