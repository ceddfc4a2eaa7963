/** Cats as GEDCOM records, the exchange format of genealogists: 5.5.1 and 7.0 (gedcom.io). */
import type { Sex } from "../cats/sex.ts";

export const GEDCOM_VERSIONS = ["5.5.1", "7.0"] as const;
export type GedcomVersion = (typeof GEDCOM_VERSIONS)[number];

export interface GedcomCat {
  readonly id: number;
  readonly name: string;
  readonly sex: Sex;
  /** One without a day says that it happened. */
  readonly events: readonly {
    readonly tag: string;
    readonly date: string | null;
    readonly isKnown?: boolean;
  }[];
  /** Breed and colour as an EMS code. */
  readonly ems: string;
  readonly number: string | null;
  /** Under tags of our own. */
  readonly facts?: readonly GedcomFact[];
  readonly mother_id: number | null;
  readonly father_id: number | null;
  /** The families in which it is a parent. */
  readonly families: readonly GedcomFamily[];
}

export interface GedcomFact {
  readonly tag: string;
  readonly value: string;
}

export interface GedcomFamily {
  readonly mother_id: number | null;
  readonly father_id: number | null;
}

export function gedcomHead(version: GedcomVersion): string {
  if (version === "7.0") return lines("0 HEAD", "1 GEDC", "2 VERS 7.0", "1 SOUR FELISTRY");
  return lines(
    "0 HEAD",
    "1 SOUR FELISTRY",
    "1 SUBM @S1@",
    "1 GEDC",
    "2 VERS 5.5.1",
    "2 FORM LINEAGE-LINKED",
    "1 CHAR UTF-8",
    "0 @S1@ SUBM",
    "1 NAME Felistry",
  );
}

export const GEDCOM_END = "0 TRLR\r\n";

export function gedcomCat(cat: GedcomCat, version: GedcomVersion): string {
  const { mother_id, father_id } = cat;
  const text = (value: string) => lineText(value, version);
  return lines(
    `0 @I${cat.id}@ INDI`,
    `1 NAME ${text(cat.name)}`,
    `1 SEX ${cat.sex === "male" ? "M" : "F"}`,
    ...cat.events.flatMap(({ tag, date, isKnown }) => {
      if (date !== null) return [`1 ${tag}`, `2 DATE ${gedcomDate(date)}`];
      return isKnown ? [`1 ${tag} Y`] : [];
    }),
    ...(cat.ems === "" ? [] : [`1 FACT ${text(cat.ems)}`, "2 TYPE EMS"]),
    ...(cat.number === null ? [] : [`1 IDNO ${text(cat.number)}`, "2 TYPE registration"]),
    ...(cat.facts ?? []).flatMap(({ tag, value }) => {
      const [first = "", ...others] = value.split(/\r\n|\r|\n/u);
      return [
        ...wrapped(`1 ${tag}`, text(first), version),
        ...others.flatMap((line) => wrapped("2 CONT", text(line), version)),
      ];
    }),
    ...(mother_id === null && father_id === null ? [] : [`1 FAMC ${familyKey(cat)}`]),
    ...cat.families.map((family) => `1 FAMS ${familyKey(family)}`),
  );
}

export function gedcomFamily(family: GedcomFamily, children: readonly number[]): string {
  const { mother_id, father_id } = family;
  return lines(
    `0 ${familyKey(family)} FAM`,
    ...(father_id === null ? [] : [`1 HUSB @I${father_id}@`]),
    ...(mother_id === null ? [] : [`1 WIFE @I${mother_id}@`]),
    ...children.map((id) => `1 CHIL @I${id}@`),
  );
}

/** One family per pair of parents, across all their litters. */
function familyKey({ mother_id, father_id }: GedcomFamily): string {
  return `@F${mother_id ?? 0}_${father_id ?? 0}@`;
}

const MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");

/** Of a month or a year alone no more is said. */
function gedcomDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number?, number?];
  return [day, month && MONTHS[month - 1], year].filter(Boolean).join(" ");
}

/** A line break would start another record. The pointer sign @ is doubled; in 7.0 only at the start of a line. */
function lineText(value: string, version: GedcomVersion): string {
  const line = value.replaceAll(/\s+/gu, " ").trim();
  return version === "7.0" ? line.replace(/^@/u, "@@") : line.replaceAll("@", "@@");
}

const LINE_MAX = 200;

/** In 5.5.1 a line has at most 255 characters; 7.0 knows no limit, and no continuation. */
function wrapped(start: string, text: string, version: GedcomVersion): string[] {
  if (version === "7.0" || text.length <= LINE_MAX) return [`${start} ${text}`];
  const pieces: string[] = [];
  // No piece ends with a space, which a reader may strip, nor within a character or a doubled sign.
  for (const [piece] of text.matchAll(/.{1,199}(?:[^\s@]|$)/gsu)) pieces.push(piece);
  return pieces.map((piece, i) => (i === 0 ? `${start} ${piece}` : `2 CONC ${piece}`));
}

function lines(...all: readonly string[]): string {
  return all.map((line) => `${line}\r\n`).join("");
}
