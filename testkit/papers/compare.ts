/** Compares what was read with what is printed, field by field; docs/RECOGNITION.md states what counts as the same. */
import { withImplied } from "@felistry/domain/colours/ems/breed-rules.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { emsText } from "@felistry/domain/colours/ems/write.ts";
import { LAST_POSITION } from "@felistry/domain/pedigree/positions.ts";
import type {
  FieldOrNot,
  ReadAncestor,
  ReadPedigree,
} from "@felistry/domain/readings/recognised.ts";
import type { Entries, Entry, Place, Truth } from "./truth.ts";

export interface Compared {
  field: string;
  place: Place;
  /** Null for what stands on no paper and was read all the same. */
  printed: string | null;
  /** Null for what was left empty. */
  read: string | null;
  confidence: number;
  right: boolean;
}

export interface Placed {
  /** Ancestors read whose name is one of the paper's. */
  known: number;
  /** Of those, the ones in their own place. */
  right: number;
  /** Ancestors read whose name stands nowhere in the tree. */
  strange: number;
}

export const positionOf = (place: Place): number =>
  [...place].reduce((position, letter) => position * 2 + (letter === "s" ? 0 : 1), 1);

const plain = (text: string) =>
  text
    .normalize("NFC")
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[„“”«»]/g, '"')
    .replaceAll(/[–—]/g, "-")
    .replaceAll("ё", "е")
    .replaceAll("Ё", "Е")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * The star, the comma and the brackets of a country may be kept or not: the registry's names have none of them. Capitals of a
 * paper that prints all in capitals too.
 */
function sameName(printed: string, read: string): boolean {
  const bare = (text: string) =>
    plain(text)
      .replace(/^\(([A-Z]{1,3})\)/, "$1 ")
      .replaceAll(/[*,]/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  const [one, other] = [bare(printed), bare(read)];
  return one === other || (one === one.toUpperCase() && one === other.toUpperCase());
}

const sameNumber = (printed: string, read: string) =>
  plain(printed).replaceAll(" ", "") === plain(read).replaceAll(" ", "");

function sameText({ printed, value }: Entry, read: string): boolean {
  const [one, short, other] = [printed, value, read].map((text) => plain(text).toLowerCase());
  return other === one || other === short;
}

/** A person may be followed by where they live. */
function samePerson(printed: string, read: string): boolean {
  const [one, other] = [plain(printed), plain(read)];
  const followed = other.startsWith(`${one},`) || other.startsWith(`${one} ,`);
  return other === one || followed || (one === one.toUpperCase() && one === other.toUpperCase());
}

/** With what all cats of the breed have: the registry writes a Ragdoll's `n` without its points (FIFe, EMS of the breeds). */
function codes(ems: string): string[] {
  const parsed = parseEms(plain(ems));
  if (!parsed.ok || parsed.breed === null) return plain(ems).split(" ");
  return emsText(parsed.breed, withImplied(parsed.breed, parsed.codes), parsed.extra).split(" ");
}

/** Words that say only «with white» leave open how much. */
function sameCoat(ems: string, read: string): boolean {
  const open = (parts: string[]) =>
    parts
      .map((part) => (/^0[1-9]$/.test(part) ? "0" : part))
      .toSorted()
      .join(" ");
  return open(codes(ems)) === open(codes(read));
}

function joined(...fields: readonly FieldOrNot[]): { value: string; confidence: number } | null {
  const parts = fields.filter((field) => field !== null);
  if (parts.length === 0) return null;
  return {
    value: parts.map(({ value }) => value).join(" "),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
  };
}

const printedName = ({ prefix, name, suffix }: Entries): string =>
  [prefix, name, suffix]
    .map((entry) => entry?.printed ?? "")
    .filter(Boolean)
    .join(" ");

type Read = { value: string; confidence: number } | null;

function compare(
  field: string,
  place: Place,
  entry: Entry | undefined,
  read: Read,
  same: (entry: Entry, read: string) => boolean,
): Compared[] {
  if (entry === undefined && read === null) return [];
  return [
    {
      field,
      place,
      printed: entry?.printed ?? null,
      read: read?.value ?? null,
      confidence: read?.confidence ?? 0,
      right: entry !== undefined && read !== null && same(entry, read.value),
    },
  ];
}

function coatEntry(entries: Entries): [Entry | undefined, (entry: Entry, read: string) => boolean] {
  if (entries.ems !== undefined)
    return [entries.ems, ({ value }, read) => codes(value).join(" ") === codes(read).join(" ")];
  return [entries.colour, ({ value }, read) => sameCoat(value, read)];
}

const whole = (text: string): Entry | undefined =>
  text === "" ? undefined : { printed: text, value: text };

function comparedCat({ cat }: Truth, read: ReadPedigree): Compared[] {
  const name = whole(printedName(cat));
  return [
    ...compare("number", "", cat.number, read.number, ({ printed }, value) =>
      sameNumber(printed, value),
    ),
    ...compare("issuer", "", cat.issuer, read.issuer, sameText),
    ...compare("system", "", cat.system, cat.system === undefined ? null : read.system, sameText),
    ...compare(
      "name",
      "",
      name,
      joined(read.cat.prefix, read.cat.name, read.cat.suffix),
      ({ printed }, value) => sameName(printed, value),
    ),
    ...compare("sex", "", cat.sex, read.cat.sex, ({ value }, found) => value === found),
    ...compare("breed", "", cat.breed, read.cat.breed, sameText),
    ...compare("EMS code", "", coatEntry(cat)[0], read.cat.ems, coatEntry(cat)[1]),
    ...compare(
      "birth date",
      "",
      cat.birthdate,
      read.cat.birthdate,
      ({ value }, found) => value === found,
    ),
    ...compare("breeder", "", cat.breeder, read.breeder, ({ printed }, value) =>
      samePerson(printed, value),
    ),
    ...compare("owner", "", cat.owner, read.owner, ({ printed }, value) =>
      samePerson(printed, value),
    ),
  ];
}

function comparedAncestor(
  place: Place,
  entries: Entries,
  read: ReadAncestor | undefined,
): Compared[] {
  const [coat, sameCode] = coatEntry(entries);
  const name = read === undefined ? null : joined(read.prefix, read.name, read.suffix);
  return [
    ...compare("ancestor name", place, whole(printedName(entries)), name, ({ printed }, value) =>
      sameName(printed, value),
    ),
    ...compare("ancestor EMS code", place, coat, read?.ems ?? null, sameCode),
    ...compare(
      "ancestor number",
      place,
      entries.number,
      read?.number ?? null,
      ({ printed }, value) => sameNumber(printed, value),
    ),
    ...compare(
      "ancestor birth date",
      place,
      entries.birthdate,
      read?.birthdate ?? null,
      ({ value }, found) => value === found,
    ),
  ];
}

function placeOf(position: number): Place {
  return position === 1 ? "" : placeOf(Math.floor(position / 2)) + (position % 2 === 0 ? "s" : "d");
}

/** Every printed field that a reading can hold, and every field read that is not printed. */
export function comparedFields(truth: Truth, read: ReadPedigree): Compared[] {
  const at = new Map(read.ancestors.map((ancestor) => [placeOf(ancestor.position), ancestor]));
  const printed = Object.keys(truth.ancestors).filter(
    (place) => positionOf(place) <= LAST_POSITION,
  );
  const places = new Set([...printed, ...at.keys()]);
  return [
    ...comparedCat(truth, read),
    ...[...places].flatMap((place) =>
      comparedAncestor(place, truth.ancestors[place] ?? {}, at.get(place)),
    ),
  ];
}

export function placedAncestors(truth: Truth, read: ReadPedigree): Placed {
  const names = Object.entries(truth.ancestors).map(([place, entries]) => ({
    place,
    name: printedName(entries),
  }));
  const placed: Placed = { known: 0, right: 0, strange: 0 };
  for (const ancestor of read.ancestors) {
    const name = joined(ancestor.prefix, ancestor.name, ancestor.suffix)?.value ?? "";
    const likeness = names.map(({ place, name: printed }) => ({
      place,
      like: alike(printed, name),
    }));
    const best = likeness.reduce((most, one) => (one.like > most.like ? one : most), {
      place: "",
      like: 0,
    });
    if (best.like < 0.7) placed.strange += 1;
    else {
      placed.known += 1;
      const own = likeness.find(({ place }) => positionOf(place) === ancestor.position);
      if (own !== undefined && own.like >= best.like - 0.01) placed.right += 1;
    }
  }
  return placed;
}

/** Share of the pairs of letters that two names have in common. */
function alike(one: string, other: string): number {
  const pairs = (text: string) => {
    const letters = plain(text)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, "");
    return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
      letters.slice(at, at + 2),
    );
  };
  const [mine, left] = [pairs(one), pairs(other)];
  const total = mine.length + left.length;
  if (total === 0) return 0;
  let common = 0;
  for (const pair of mine) {
    const at = left.indexOf(pair);
    if (at === -1) continue;
    left.splice(at, 1);
    common += 1;
  }
  return (2 * common) / total;
}
