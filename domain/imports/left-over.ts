/**
 * What a row says and the cat does not get. Each field has to say what it keeps of its cell; every other word of it is told as a
 * warning, so that a reader which passes something over cannot do so silently.
 */
import type { ImportField } from "./columns.ts";
import type { ImportFault } from "./faults.ts";
import { type Kept, WHOLE } from "./kept.ts";
import type { CatValues } from "./read-cat.ts";
import { isNothing } from "./values.ts";
import { wordsBeyond } from "./words-beyond.ts";

/** What of a cell is in the cat, or tells one cat of the file from another. */
const KEPT: Readonly<Record<ImportField, (read: CatValues) => Kept>> = {
  name: ({ prefix, name, suffix, printed, titles }) => [prefix, name, suffix, printed, ...titles],
  printed_name: (read) =>
    read.isExact ? WHOLE : [read.printed, read.prefix, read.name, read.suffix, ...read.titles],
  // A cattery may stand behind the cat's name, or in it.
  prefix: ({ prefix, name, suffix, printed, titles }) => [prefix, suffix, printed, name, ...titles],
  suffix: ({ suffix, titles }) => [suffix, ...titles],
  titles: ({ titles }) => titles,
  sex: ({ sex, understood }) => (sex === null ? [] : understood.sex),
  birthdate: ({ birthdate }) => wholeIf(birthdate),
  deceased: ({ understood }) => understood.deceased,
  neutered: ({ understood }) => understood.neutered,
  breed: ({ understood }) => understood.breed,
  ems: ({ understood }) => understood.ems,
  eyes: ({ understood }) => understood.eyes,
  chip: ({ chip }) => wholeIf(chip),
  breeder: ({ breeder }) => [breeder],
  description: ({ description }) => [description],
  // A number of the club is told once it is known whether the cat is there already.
  number: ({ number, club_number, chip }) => [number, club_number, chip],
  number_elsewhere: ({ number, club_number }) => [number, club_number],
  key: ({ key }) => wholeIf(key),
  call_name: ({ call_name }) => wholeIf(call_name),
  // The keys of our own files say which cat is meant.
  mother: (read) => (read.isExact ? WHOLE : [read.mother, read.mother_number]),
  father: (read) => (read.isExact ? WHOLE : [read.father, read.father_number]),
  mother_number: (read) => [read.mother_number, read.mother],
  father_number: (read) => [read.father_number, read.father],
  mine: ({ understood }) => understood.mine,
  // What of it is not understood is told where it is read.
  attached: ({ isExact }) => (isExact ? WHOLE : []),
};

const wholeIf = (value: string | null): Kept => (value === null ? [] : WHOLE);

/** Of a cell with such a fault its text is told. */
const TELLS_A_PART: readonly string[] = ["left_out", "ems", "breeds_differ", "required"];

/** What a row's own faults do not tell yet. */
export function leftOver(
  read: CatValues,
  fields: Iterable<ImportField>,
  cellOf: (field: ImportField) => string,
  said: readonly ImportFault[],
): ImportFault[] {
  const faults: ImportFault[] = [];
  for (const field of fields) {
    const text = cellOf(field);
    if (text === "") continue;
    const kept = KEPT[field](read);
    if (kept === WHOLE || kept.includes(text) || isNothing(text)) continue;
    const told = said.filter((fault) => fault.field === field);
    if (told.some(({ kind }) => !TELLS_A_PART.includes(kind))) continue;
    const inName = field === "name" ? read.understood.inName : [];
    const known = [...kept, ...inName, ...told.map(({ value }) => value)];
    const value = wordsBeyond(text, known);
    if (value !== "") faults.push({ field, kind: "left_out", value });
  }
  return faults;
}
