/** Turns words with boxes into the fields of a pedigree. */
import { type AncestorEntry, ancestorEntry, printedNumber } from "./ancestor-entry.ts";
import { findDate } from "./calendar-words.ts";
import { colourOnly, findEms } from "./find-ems.ts";
import type { LabelKey } from "./labels.ts";
import { type Labelled, labelledFields } from "./labelled-fields.ts";
import { kinshipLabels, listLayout } from "./list-layout.ts";
import { splitName } from "../cats/printed-name.ts";
import { cleanName } from "./printed-name.ts";
import type {
  FieldOrNot,
  ReadAncestor,
  ReadField,
  ReadPedigree,
  Vocabulary,
} from "./recognised.ts";
import { editDistance, inOneScript, skeleton } from "./scripts.ts";
import { type Segment, type Sheet, sheetOf } from "./segments.ts";
import { type Placed, treeLayout } from "./tree-layout.ts";
import { boxAround, type PageWords } from "./words.ts";

/** With at least this many kinship labels a page is a list of labelled ancestors; fewer are captions in a tree. */
const LIST_FROM = 4;

/** Reads all pages as one pedigree; earlier pages take precedence. */
export function readPedigree(pages: readonly PageWords[], vocabulary: Vocabulary): ReadPedigree {
  const sheets = pages.map(sheetOf);
  const readings = sheets.map((sheet) => ({ sheet, labelled: labelledFields(sheet) }));
  const values = new Map<LabelKey, Segment>();
  for (const { labelled } of readings)
    for (const { key, value } of labelled) if (value && !values.has(key)) values.set(key, value);
  const entries = new Map<number, AncestorEntry>();
  for (const { sheet, labelled } of readings)
    for (const [position, entry] of ancestorsOn(sheet, labelled))
      if (!entries.has(position)) entries.set(position, entry);
  return fieldsOf(new Reader(sheets), values, entries, vocabulary);
}

function ancestorsOn(sheet: Sheet, labelled: readonly Labelled[]): Map<number, AncestorEntry> {
  const kin = kinshipLabels(sheet);
  const taken = new Set<Segment["words"][number]>(
    [
      ...labelled.flatMap(({ label, value }) => [label, ...(value ? [value] : [])]),
      ...kin.map(({ label }) => label),
    ].flatMap((segment) => segment.words),
  );
  const isFree = (segment: Segment) => !segment.words.some((word) => taken.has(word));
  // Everything above the lowest of the cat's own fields is the head of the paper.
  const head = headBottom(
    labelled,
    kin.map(({ label }) => label.y),
  );
  const lines = sheet.segments.filter((segment) => isFree(segment) && segment.y > head);
  const listed = new Set(kin.map(({ position }) => position)).size >= LIST_FROM;
  const placed: Placed = listed ? listLayout(sheet, kin, lines) : treeLayout(sheet, lines);
  const entries = new Map<number, AncestorEntry>();
  for (const [position, own] of [...placed].toSorted(([a], [b]) => a - b)) {
    const entry = ancestorEntry(own);
    if (entry) entries.set(position, entry);
  }
  return entries;
}

const HEAD_KEYS: ReadonlySet<LabelKey> = new Set([
  "name",
  "number",
  "breed",
  "ems",
  "sex",
  "birthdate",
  "breeder",
  "owner",
]);

function headBottom(labelled: readonly Labelled[], kinTops: readonly number[]): number {
  const firstKin = Math.min(...kinTops, Infinity);
  const bottoms = labelled
    .filter(({ key, label }) => HEAD_KEYS.has(key) && label.y < firstKin)
    .map(({ label, value }) => {
      const box = boxAround(value ? [label, value] : [label]);
      return box.y + box.h * 0.5;
    });
  return Math.max(...bottoms, -Infinity);
}

/** Makes fields from segments, with their confidence and place on the page. */
class Reader {
  readonly sheets: readonly Sheet[];
  constructor(sheets: readonly Sheet[]) {
    this.sheets = sheets;
  }

  field(value: string, from: readonly Segment[], sure = 1): ReadField {
    const words = from.flatMap((segment) => segment.words);
    const weight = words.reduce((sum, word) => sum + word.text.length, 0) || 1;
    const mean = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / weight;
    const least = Math.min(...words.map((word) => word.confidence));
    // One doubtful word makes the field doubtful, however long the rest.
    const confidence = Math.round(((mean + least) / 2) * sure * 100) / 100;
    const { page } = from[0]!;
    const { width, height } = this.sheets[page]!;
    const box = boxAround(from.filter((segment) => segment.page === page));
    return {
      value,
      confidence: Math.min(1, Math.max(0, confidence)),
      region: {
        page,
        x: part(box.x, width),
        y: part(box.y, height),
        w: part(box.w, width),
        h: part(box.h, height),
      },
    };
  }

  optional(value: string, from: readonly Segment[], sure = 1): FieldOrNot {
    return value === "" ? null : this.field(value, from, sure);
  }
}

function part(value: number, of: number): number {
  return Math.round(Math.min(1, Math.max(0, value / of)) * 10_000) / 10_000;
}

function fieldsOf(
  reader: Reader,
  values: ReadonlyMap<LabelKey, Segment>,
  entries: ReadonlyMap<number, AncestorEntry>,
  vocabulary: Vocabulary,
): ReadPedigree {
  const of = (key: LabelKey, read: (text: string) => string | null, unsure = 0.5): FieldOrNot => {
    const segment = values.get(key);
    if (!segment) return null;
    const value = read(segment.text);
    if (value !== null) return value === "" ? null : reader.field(value, [segment]);
    // Printed text that could not be interpreted is better than nothing.
    return reader.optional(printedText(segment.text), [segment], unsure);
  };
  const names = [...entries.values()].map((entry) => entry.name.value);
  const nameSegment = values.get("name");
  const fullName = nameSegment ? cleanName(nameSegment.text) : "";
  const parts = splitName(fullName, names);
  const ems = of("ems", emsIn);
  return {
    number: of("number", (text) => printedNumber(text)),
    issuer: of("issuer", printedText) ?? issuerWithoutLabel(reader),
    system: systemOf(reader, values, vocabulary),
    cat: {
      prefix: nameSegment ? reader.optional(parts.prefix, [nameSegment]) : null,
      name: nameSegment ? reader.optional(parts.name, [nameSegment]) : null,
      suffix: nameSegment ? reader.optional(parts.suffix, [nameSegment]) : null,
      sex: of("sex", sexIn),
      breed: of("breed", (text) => breedIn(text, vocabulary)) ?? breedOfEms(ems),
      ems,
      birthdate: of("birthdate", findDate),
    },
    breeder: of("breeder", printedText),
    owner: of("owner", printedText),
    ancestors: [...entries]
      .toSorted(([a], [b]) => a - b)
      .map(([position, entry]) => ancestorOf(reader, position, entry, [...names, fullName])),
  };
}

function ancestorOf(
  reader: Reader,
  position: number,
  { name, ems, number, birthdate }: AncestorEntry,
  names: readonly string[],
): ReadAncestor {
  const parts = splitName(name.value, names);
  const plain = (found: { value: string; from: Segment } | null) =>
    found ? reader.field(found.value, [found.from]) : null;
  return {
    position,
    prefix: reader.optional(parts.prefix, name.from),
    name: reader.field(parts.name, name.from),
    suffix: reader.optional(parts.suffix, name.from),
    ems: plain(ems),
    birthdate: plain(birthdate),
    number: plain(number),
  };
}

/** The printed text, each word in one script, without punctuation at its ends. */
function printedText(text: string): string {
  return text
    .split(/\s+/u)
    .map(inOneScript)
    .join(" ")
    .replaceAll(/^[^\p{L}\p{N}("«]+|[^\p{L}\p{N}.)"»]+$/gu, "");
}

function emsIn(text: string): string | null {
  return findEms(text)?.ems ?? colourOnly(text);
}

const MALE = ["male", "m", "кот", "самец", "м", "кот производитель", "stud", "tom"].map(skeleton);
const FEMALE = ["female", "f", "кошка", "самка", "ж", "queen", "кошка производительница"].map(
  skeleton,
);

function sexIn(text: string): string | null {
  const said = text.split(/[\s,/]+/u).map(skeleton);
  const near = (word: string, list: readonly string[]) =>
    list.includes(word) ||
    list.some((known) => known.length > 4 && editDistance(known, word) === 1);
  if (said.some((word) => near(word, FEMALE) && !MALE.includes(word))) return "female";
  return said.some((word) => near(word, MALE)) ? "male" : null;
}

function breedIn(text: string, { breeds }: Vocabulary): string | null {
  const code = findEms(text)?.ems.slice(0, 3) ?? /(?<![A-Z])[A-Z]{3}(?![A-Z])/u.exec(text)?.[0];
  if (code && breeds.some(({ ems }) => ems === code)) return code;
  const said = skeleton(text);
  const exact = breeds.find(({ names }) => names.some((name) => skeleton(name) === said));
  if (exact) return exact.ems;
  const near = breeds
    .flatMap(({ ems, names }) =>
      names.map((name) => ({ ems, off: distanceTo(skeleton(name), said) })),
    )
    .toSorted((a, b) => a.off - b.off)[0];
  return near && near.off <= 0.25 ? near.ems : null;
}

/** Mistakes per letter; a name may be followed by the word "cat" or be abbreviated. */
function distanceTo(name: string, said: string): number {
  if (name.length === 0 || said.length < 4) return 1;
  if (said.startsWith(name) || name.startsWith(said)) return 0.1;
  return editDistance(name, said) / name.length;
}

function breedOfEms(ems: FieldOrNot): FieldOrNot {
  const code = ems && /^[A-Z]{3}(?= |$)/u.exec(ems.value)?.[0];
  return ems && code && code !== "XLH" && code !== "XSH" ? { ...ems, value: code } : null;
}

function systemOf(
  reader: Reader,
  values: ReadonlyMap<LabelKey, Segment>,
  { systems }: Vocabulary,
): FieldOrNot {
  const labelled = values.get("system");
  const inText = (text: string) => systemIn(text, systems);
  if (labelled) {
    const abb = inText(labelled.text);
    return abb
      ? reader.field(abb, [labelled])
      : reader.optional(printedText(labelled.text), [labelled], 0.5);
  }
  const segments = reader.sheets.flatMap((sheet) => sheet.segments);
  for (const segment of segments) {
    const abb = inText(segment.text);
    if (abb) return reader.field(abb, [segment], 0.9);
  }
  return null;
}

function systemIn(text: string, systems: Vocabulary["systems"]): string | null {
  const said = text.split(/[^\p{L}\p{N}]+/u).map(skeleton);
  const whole = skeleton(text);
  const byAbb = systems.find(
    ({ abb }) =>
      said.includes(skeleton(abb)) || (abb.includes(" ") && whole.includes(skeleton(abb))),
  );
  if (byAbb) return byAbb.abb;
  const byName = systems.find(({ name }) => whole.includes(skeleton(name.replace(/\(.*\)/u, ""))));
  return byName?.abb ?? null;
}

const CLUB = /club|association|federation|society|клуб|ассоциаци|федераци|союз/iu;
const HEAD = 0.3;

/** A club prints its name above everything, without a label. */
function issuerWithoutLabel(reader: Reader): FieldOrNot {
  for (const sheet of reader.sheets) {
    const line = sheet.segments.find(
      (segment) => CLUB.test(segment.text) && segment.y < sheet.height * HEAD,
    );
    if (line) return reader.field(printedText(line.text), [line], 0.9);
  }
  return null;
}
