/** An ancestor to be added, as its line says it. */
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import { dateFaults } from "@felistry/domain/cats/dates.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { nameKey } from "@felistry/domain/cats/name-key.ts";
import { type StoredName, storedName } from "@felistry/domain/cats/printed-name.ts";
import { type DatePrecision, partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { isBuildCode, withBuild } from "@felistry/domain/colours/ems/build.ts";
import { type ColourCodes, NO_BREED_CODES, NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { Deceased } from "@felistry/domain/pedigree/deceased-in-line.ts";
import { readPedigreeCell } from "@felistry/domain/pedigree/pedigree-cell.ts";

export interface NewAncestor extends StoredName {
  readonly cat_birthdate: string | null;
  readonly precision: DatePrecision;
  /** As the line says it. */
  readonly sexSaid: Sex | null;
  readonly deceased_on: string | null;
  readonly neutered_on: string | null;
  readonly deceasedUndated: boolean;
  readonly number: string | null;
  readonly note: string | null;
  readonly titles: readonly string[];
  readonly breedEms: string | null;
  readonly colour: ColourCodes;
}

/** As much as a cat's description holds (domain/cats/fields.ts). */
const NOTE_MAX = 100;

/**
 * What cannot be kept of a line is its fault; what is in no field of a cat is kept as a note of it, as is a sex that its
 * `place` in the pedigree contradicts.
 */
export function newAncestor(
  line: string,
  today: string,
  place: Sex | null,
): NewAncestor | FieldCode {
  const { name, ems, birth, deceased, sex, number, titles, notUnderstood } = readPedigreeCell(line);
  const stored = name && storedName(name);
  if (!stored) return "ancestor_name";
  const cat_birthdate = birth?.date ?? null;
  const death = deathOf(deceased);
  const { cat_birthdate: born, deceased_on: died } = dateFaults(
    { cat_birthdate, deceased_on: death.deceased_on },
    today,
  );
  const fault = born ?? died;
  if (fault) return fault;
  const breedless = NO_BREED_CODES.find((code) => code === ems?.breed);
  const otherSex = place !== null && sex !== null && sex !== place ? sex : null;
  const rest = [
    breedless,
    ...(ems?.extra ?? []).filter((code) => !isBuildCode(code)),
    otherSex,
    death.note,
    ...notUnderstood,
  ]
    .filter(Boolean)
    .join(", ");
  if (rest.length > NOTE_MAX) return "ancestor_rest";
  return {
    ...stored,
    cat_birthdate,
    precision: birth?.precision ?? "day",
    sexSaid: sex,
    deceased_on: death.deceased_on,
    neutered_on: null,
    deceasedUndated: death.isUndated,
    number,
    note: rest || null,
    titles: [...new Set(titles)],
    breedEms: breedless ? null : (ems?.breed ?? null),
    colour: ems ? withBuild(ems) : NO_COLOUR,
  };
}

/** A date of death is a day: of a month or a year alone the cat has died undated, and its note says what is known. */
function deathOf(deceased: Deceased | null) {
  if (deceased === null) return { deceased_on: null, isUndated: false, note: null };
  const { on } = deceased;
  return on?.precision === "day"
    ? { deceased_on: on.date, isUndated: false, note: null }
    : { deceased_on: null, isUndated: true, note: on && `† ${partialDateText(on)}` };
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
