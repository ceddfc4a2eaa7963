/** The ancestors that a paper names, as fields of a reading. */
import { codeDoubt, cutDoubt, dateDoubts, nameDoubt, numberDoubts } from "./belief.ts";
import { splitName } from "../cats/printed-name.ts";
import { emsOfPaper } from "./colour-value.ts";
import type { ReadCell, ReadPart } from "./form/read-cell.ts";
import { inScriptOfPaper, numberRepair } from "./paper/numbers-of-paper.ts";
import type { Reader } from "./reader.ts";
import type { ReadAncestor, ReadField } from "./recognised.ts";
import type { Segment, Sheet } from "./segments.ts";

export interface PlacedEntry {
  readonly cell: ReadCell;
  /** How sure its place is, 0 to 1. */
  readonly sure: number;
}

/**
 * The ancestors as fields, by position from 2 (domain/pedigree/positions.ts). How sure a field is, 0 to 1, is its letters' confidence
 * times how sure its cell's place is, lowered for names and numbers as they are seldom right (`belief.ts`); below
 * `BELIEVED_FROM` its value is empty.
 *
 * @param entries the cells by position; each has a name
 * @param ofPaper the names of all cats of the paper, whose common parts are affixes, its breed's code, null if unknown, and `repairOf`
 */
export function ancestorsOf(
  reader: Reader,
  entries: ReadonlyMap<number, PlacedEntry>,
  ofPaper: Omit<OfPaper, "doubtOf" | "dateDoubtOf">,
): ReadAncestor[] {
  const doubtOf = numberDoubts(
    [...entries.values()].flatMap(({ cell }) =>
      cell.number ? [ofPaper.repaired(cell.number.value)] : [],
    ),
  );
  const dateDoubtOf = dateDoubts(
    [...entries.values()].flatMap(({ cell }) => (cell.birthdate ? [textOf(cell.birthdate)] : [])),
  );
  return [...entries]
    .toSorted(([a], [b]) => a - b)
    .map(([position, entry]) =>
      ancestorOf(reader, position, entry, { ...ofPaper, doubtOf, dateDoubtOf }),
    );
}

/** What the cats of a paper have in common. */
interface OfPaper {
  readonly names: readonly string[];
  readonly breed: string | null;
  readonly repaired: (number: string) => string;
  readonly doubtOf: (number: string) => number;
  readonly dateDoubtOf: (line: string) => number;
}

const textOf = ({ from }: ReadPart) => from.map(({ text }) => text).join(" ");

function ancestorOf(
  reader: Reader,
  position: number,
  { cell, sure }: PlacedEntry,
  { names, breed, repaired, doubtOf, dateDoubtOf }: OfPaper,
): ReadAncestor {
  const { name } = cell;
  const number = cell.number ? repaired(cell.number.value) : "";
  const sureName = sure * nameDoubt(name.value);
  const parts = splitName(name.value, names);
  const plain = (part: ReadPart | null, doubt = 1) =>
    part ? reader.field(part.value, part.from, sure * doubt, true) : null;
  const printedEms = plain(cell.ems);
  return {
    position,
    prefix: reader.optional(parts.prefix, name.from, sureName),
    name: reader.field(parts.name, name.from, sureName),
    suffix: reader.optional(parts.suffix, name.from, sureName),
    ems: printedEms && codeOfPaper(printedEms, breed, cell.ems!.from),
    birthdate: plain(cell.birthdate, cell.birthdate ? dateDoubtOf(textOf(cell.birthdate)) : 1),
    number: cell.number && reader.field(number, cell.number.from, sure * doubtOf(number)),
  };
}

/**
 * A colour's code with the breed of its paper, as EMS codes are written (domain/colours/ems), doubted if it has none or its end is lost.
 *
 * @param breed its EMS code, "MCO"; null if unknown, and the code stays as it is printed
 * @param from the lines that it was read from; none for a field that a label names, whose end is not looked at
 */
export function codeOfPaper(
  printed: ReadField,
  breed: string | null,
  from: readonly Segment[],
): ReadField {
  const value = emsOfPaper(printed.value, breed);
  const doubt = codeDoubt(value) * cutDoubt(from.map(({ text }) => text));
  const confidence = Math.round(printed.confidence * doubt * 100) / 100;
  return { ...printed, value, confidence };
}

/**
 * How the numbers of this paper are put right: signs of one shape by the shape that most of the ancestors' numbers have, at least
 * three of them (`numberRepair`), then the letters of registers by the paper's script.
 *
 * @returns a function of a printed number; one that fits no common shape comes back as it is
 */
export function repairOf(reader: Reader, entries: ReadonlyMap<number, PlacedEntry>) {
  const isCyrillic = isCyrillicPaper(reader.sheets);
  const inShape = numberRepair(numbersOf(entries));
  return (printed: string) => inScriptOfPaper(inShape(printed), isCyrillic);
}

/** Most of its words are. */
function isCyrillicPaper(sheets: readonly Sheet[]): boolean {
  const words = sheets.flatMap(({ segments }) => segments.flatMap((segment) => segment.words));
  const isOf = (letter: RegExp) => words.filter(({ text }) => letter.test(text)).length;
  return isOf(/[\u0400-\u04FF]{3}/u) > isOf(/[A-Za-z]{3}/u);
}

/** The ancestors' numbers as printed, in the order of the entries; cats without one are left out. */
export const numbersOf = (entries: ReadonlyMap<number, PlacedEntry>): string[] =>
  [...entries.values()].flatMap(({ cell }) => (cell.number ? [cell.number.value] : []));
