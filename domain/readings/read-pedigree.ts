/** Turns words with boxes into the fields of a pedigree. */
import { type AncestorEntry, ancestorEntry } from "./ancestor-entry.ts";
import { findDate } from "./calendar-words.ts";
import { emsCodeIn, emsOfPaper, emsOfWords } from "./colour-value.ts";
import { breedIn, nameOfSomebody, printedText } from "./field-values.ts";
import { issuerOf } from "./issuers.ts";
import type { LabelKey } from "./labels.ts";
import { type Labelled, labelledFields } from "./labelled-fields.ts";
import { kinshipLabels, listLayout } from "./list-layout.ts";
import { metricForm } from "./metric-form.ts";
import { figuresOrderOf, withPlainDates } from "./paper-dates.ts";
import { numberIn } from "./printed-number.ts";
import { sexIn } from "./sex-words.ts";
import { splitName } from "../cats/printed-name.ts";
import { cleanName } from "./printed-name.ts";
import type {
  FieldOrNot,
  ReadAncestor,
  ReadField,
  ReadPedigree,
  Vocabulary,
} from "./recognised.ts";
import { skeleton } from "./scripts.ts";
import { type Segment, type Sheet, sheetOf } from "./segments.ts";
import { type Placed, treeLayout } from "./tree-layout.ts";
import { boxAround, type PageWords } from "./words.ts";

/** With at least this many kinship labels a page is a list of labelled ancestors; fewer are captions in a tree. */
const LIST_FROM = 4;

/** Reads all pages as one pedigree; earlier pages take precedence. */
export function readPedigree(pages: readonly PageWords[], vocabulary: Vocabulary): ReadPedigree {
  const sheets = withPaperDates(pages).map(sheetOf);
  const readings = sheets.map(readingOf);
  const values = new Map<LabelKey, Segment[]>();
  for (const { labelled } of readings)
    for (const { key, value } of labelled)
      if (value) values.set(key, [...(values.get(key) ?? []), value]);
  const entries = new Map<number, AncestorEntry>();
  for (const { own } of readings)
    for (const [position, entry] of own) if (!entries.has(position)) entries.set(position, entry);
  return fieldsOf(new Reader(sheets), values, entries, vocabulary);
}

/** Of a kitten's card no more ancestors are found. */
const METRIC_MOST = 3;

function readingOf(sheet: Sheet) {
  const labelled = labelledFields(sheet);
  const own = ancestorsOn(sheet, labelled);
  const metric = own.size <= METRIC_MOST ? metricForm(sheet) : null;
  return metric ? { labelled: metric.labelled, own: entriesOf(metric.cells) } : { labelled, own };
}

/** Day or month first: as the paper's dates say, else as its issuer writes. */
function withPaperDates(pages: readonly PageWords[]): PageWords[] {
  const lines = pages.map(sheetOf).flatMap(({ segments }) => segments.map(({ text }) => text));
  const order = figuresOrderOf(pages) ?? issuerOf(lines)?.dates ?? "day_first";
  return pages.map((page) => withPlainDates(page, order));
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
  return entriesOf(placed);
}

function entriesOf(placed: Placed): Map<number, AncestorEntry> {
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

  /** Print that is no value of its field: the field stays empty, and its place is shown. */
  empty(from: readonly Segment[]): ReadField {
    return { ...this.field("", from), confidence: 0 };
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
  values: ReadonlyMap<LabelKey, readonly Segment[]>,
  entries: ReadonlyMap<number, AncestorEntry>,
  vocabulary: Vocabulary,
): ReadPedigree {
  /** The first that is a value of its field. */
  const of = (key: LabelKey, read: (text: string) => string | null): FieldOrNot => {
    const segments = values.get(key) ?? [];
    for (const segment of segments) {
      const value = read(segment.text);
      if (value) return reader.field(value, [segment]);
    }
    return segments[0] ? reader.empty([segments[0]]) : null;
  };
  const names = [...entries.values()].map((entry) => entry.name.value);
  const nameSegment = values.get("name")?.[0];
  const fullName = nameSegment ? cleanName(nameSegment.text) : "";
  const parts = splitName(fullName, names);
  const labelledBreed = of("breed", (text) => breedIn(text, vocabulary));
  const breed = labelledBreed?.value || null;
  const coded = of("ems", (text) => emsCodeIn(text, breed));
  const ems = ofNone(coded) ?? of("ems", (text) => emsOfWords(text, breed));
  return {
    number: of("number", numberIn),
    issuer: ofNone(of("issuer", nameOfSomebody)) ?? issuerWithoutLabel(reader),
    system: systemOf(reader, values, vocabulary),
    cat: {
      prefix: nameSegment ? reader.optional(parts.prefix, [nameSegment]) : null,
      name: nameSegment ? reader.optional(parts.name, [nameSegment]) : null,
      suffix: nameSegment ? reader.optional(parts.suffix, [nameSegment]) : null,
      sex: of("sex", sexIn),
      breed: ofNone(labelledBreed) ?? breedOfEms(ems) ?? labelledBreed,
      ems,
      birthdate: of("birthdate", findDate),
    },
    breeder: of("breeder", nameOfSomebody),
    owner: of("owner", nameOfSomebody),
    ancestors: [...entries]
      .toSorted(([a], [b]) => a - b)
      .map(([position, entry]) => ancestorOf(reader, position, entry, [...names, fullName]))
      .map((ancestor) => withBreed(ancestor, breed)),
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

/** A paper's ancestors are of its breed where their colours name none. */
function withBreed(ancestor: ReadAncestor, breed: string | null): ReadAncestor {
  const { ems } = ancestor;
  return ems ? { ...ancestor, ems: { ...ems, value: emsOfPaper(ems.value, breed) } } : ancestor;
}

/** Null for an empty field too. */
function ofNone(field: FieldOrNot): FieldOrNot {
  return field?.value ? field : null;
}

function breedOfEms(ems: FieldOrNot): FieldOrNot {
  const code = ems && /^[A-Z]{3}(?= |$)/u.exec(ems.value)?.[0];
  return ems && code && code !== "XLH" && code !== "XSH" ? { ...ems, value: code } : null;
}

function systemOf(
  reader: Reader,
  values: ReadonlyMap<LabelKey, readonly Segment[]>,
  { systems }: Vocabulary,
): FieldOrNot {
  const labelled = values.get("system")?.[0];
  const inText = (text: string) => systemIn(text, systems);
  if (labelled) {
    const abb = inText(labelled.text);
    if (abb) return reader.field(abb, [labelled]);
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

const CLUB =
  /club|klub|verein|verband|association|federation|society|fancy|fédération|federac|stowarzysz|asociac|associazione|liitto|kerho|yhdistys|förbund|forbund|vereniging|registry|клуб|ассоциаци|федераци|союз|центр/iu;
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
