/** What is typed of a birth date while the member says how much of it is known. */
import {
  type DatePrecision,
  knownPart,
  type PartialDate,
  partialDateOf,
  partialDateText,
} from "@felistry/domain/cats/partial-date.ts";
import { heldText, partialOfHeld } from "../../ui/form/partial-text.ts";

export interface BirthEntry {
  readonly precision: DatePrecision;
  /** In the field. */
  readonly held: string;
  /** The most that was said of it, `2015-05-12` also while the year alone is in the field. */
  readonly known: string;
}

export type BirthChange =
  | { readonly kind: "typed"; readonly text: string }
  /** By another form's value: it says how much it is. */
  | { readonly kind: "given"; readonly text: string }
  | { readonly kind: "said"; readonly precision: DatePrecision }
  | { readonly kind: "left" };

export function birthEntry(of: PartialDate | null, precision: DatePrecision): BirthEntry {
  const known = of ? partialDateText(of) : "";
  return { precision, held: heldText(known), known };
}

export function changedBirth(entry: BirthEntry, change: BirthChange): BirthEntry {
  if (change.kind === "said") return saidAs(entry, change.precision);
  if (change.kind === "left") return { ...entry, held: heldText(partialOfHeld(entry.held)) };
  const text = partialOfHeld(change.text);
  const read = partialDateOf(text);
  const known = read && !entry.known.startsWith(text) ? text : read ? entry.known : "";
  const precision = (change.kind === "given" && read?.precision) || entry.precision;
  return { precision, held: change.text, known };
}

/** A day that nobody has said is left open: whoever knows the year only does not mean 1 January. */
function saidAs({ held, known }: BirthEntry, precision: DatePrecision): BirthEntry {
  const read = partialDateOf(known);
  if (!read) return { precision, held, known };
  const cut = knownPart(known, precision);
  const part = known.startsWith(cut) ? cut : known;
  const isOpen = precision === "day" && read.precision !== "day";
  return { precision, held: isOpen ? "" : heldText(part), known };
}

/** The field is empty since it cannot show what is known, not because somebody has emptied it. */
export const isUnfinished = ({ held, known }: BirthEntry): boolean => held === "" && known !== "";
