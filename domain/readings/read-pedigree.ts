/** Turns words with boxes into the fields of a pedigree. */
import { BELIEVED_FROM, believed } from "./belief.ts";
import { findDate } from "./calendar-words.ts";
import { commonBreed } from "./breed-of-paper.ts";
import { emsCodeIn, emsOfPaper, emsOfWords } from "./colour-value.ts";
import { breedIn, nameOfSomebody, printedText } from "./field-values.ts";
import { isClubName, issuerOf } from "./issuers.ts";
import type { LabelKey } from "./labels.ts";
import { figuresOrderOf, withPlainDates } from "./paper-dates.ts";
import { numberIn } from "./printed-number.ts";
import { knownNames, namesOfPaper, withKnownNames } from "./known-names.ts";
import { sexIn } from "./sex-words.ts";
import { breedOfForeignName } from "../imports/breed-names.ts";
import { splitName } from "../cats/printed-name.ts";
import { LAST_POSITION } from "../pedigree/positions.ts";
import { withColumnsApart } from "./form/columns-apart.ts";
import type { Form } from "./form/form.ts";
import { formOrCard } from "./form/form-or-card.ts";
import { headingCat, sexSaidIn } from "./form/heading-cat.ts";
import { withoutMarks } from "./form/name-marks.ts";
import { type ReadCell, readCell, type ReadPart } from "./form/read-cell.ts";
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
import { boxAround, type PageWords } from "./words.ts";

interface PlacedEntry {
  readonly cell: ReadCell;
  /** How sure its place is, 0 to 1. */
  readonly sure: number;
}

/** Reads all pages as one pedigree; earlier pages take precedence. */
export function readPedigree(pages: readonly PageWords[], vocabulary: Vocabulary): ReadPedigree {
  const sheets = withPaperDates(pages).map((page, index) => withColumnsApart(sheetOf(page, index)));
  const forms = sheets.map(formOrCard);
  const values = new Map<LabelKey, Segment[]>();
  for (const { labelled } of forms)
    for (const { key, value } of labelled)
      if (value) values.set(key, [...(values.get(key) ?? []), value]);
  const known = knownNames([
    ...namesOfPaper(forms.flatMap(linesOfCats)),
    ...wordsOfBreeds(vocabulary),
    ...vocabulary.names,
  ]);
  const entries = new Map<number, PlacedEntry>();
  for (const { cells } of forms)
    for (const [position, { lines, sure }] of cells) {
      const cell =
        position > LAST_POSITION || entries.has(position)
          ? null
          : readCell(withKnownNames(lines, known));
      if (cell) entries.set(position, { cell, sure: sure * parsedSure(cell) });
    }
  withNamesBare(entries, vocabulary);
  const headed = forms.map((form, i) => (isNamed(form) ? form.root : headOf(sheets[i]!, form)));
  values.set("name", [...withKnownNames(values.get("name") ?? [], known)]);
  const root =
    headed.map((lines) => readCell(withKnownNames(lines, known))).find((cell) => cell !== null) ??
    null;
  return fieldsOf(
    new Reader(sheets),
    values,
    { entries, root, rootLines: headed.flat() },
    vocabulary,
  );
}

const wordsOfBreeds = ({ breeds }: Vocabulary) =>
  breeds.flatMap(({ names }) => names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []));

function withNamesBare(entries: Map<number, PlacedEntry>, { breeds }: Vocabulary): void {
  const names = new Map([...entries].map(([position, { cell }]) => [position, cell.name.value]));
  const said = new Set(breeds.flatMap((breed) => [breed.ems, ...breed.names]).map(skeleton));
  const isBreed = (word: string) => said.has(skeleton(word)) || breedOfForeignName(word) !== null;
  for (const [position, value] of withoutMarks(names, isBreed)) {
    const { cell, sure } = entries.get(position)!;
    if (value !== cell.name.value)
      entries.set(position, { cell: { ...cell, name: { ...cell.name, value } }, sure });
  }
}

const isNamed = ({ labelled, root }: Form) =>
  root.length > 0 || labelled.some(({ key, value }) => key === "name" && value !== null);

function headOf(sheet: Sheet, { labelled, cells }: Form): Segment[] {
  const placed = [...cells.values()].flatMap(({ lines }) => lines);
  const said = labelled.flatMap(({ label, value }) => (value ? [label, value] : [label]));
  return headingCat(sheet, new Set([...placed, ...said].flatMap(({ words }) => words)));
}

function linesOfCats({ cells, root }: Form): Segment[] {
  return [...root, ...[...cells.values()].flatMap(({ lines }) => lines)];
}

/** Day or month first: as the paper's dates say, else as its issuer writes. */
function withPaperDates(pages: readonly PageWords[]): PageWords[] {
  const lines = pages.map(sheetOf).flatMap(({ segments }) => segments.map(({ text }) => text));
  const order = figuresOrderOf(pages) ?? issuerOf(lines)?.dates ?? "day_first";
  return pages.map((page) => withPlainDates(page, order));
}

/** Print in a cell that is nothing of a cat's speaks against all of it. */
const parsedSure = ({ understood }: ReadCell) => 0.7 + 0.3 * understood;

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
    const letters = Math.min(1, Math.max(0, (mean + least) / 2));
    const confidence = Math.round(believed(letters * sure) * 100) / 100;
    const { page } = from[0]!;
    const { width, height } = this.sheets[page]!;
    const box = boxAround(from.filter((segment) => segment.page === page));
    return {
      value: confidence < BELIEVED_FROM ? "" : value,
      confidence,
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

interface FoundCats {
  readonly entries: ReadonlyMap<number, PlacedEntry>;
  readonly root: ReadCell | null;
  readonly rootLines: readonly Segment[];
}

function fieldsOf(
  reader: Reader,
  values: ReadonlyMap<LabelKey, readonly Segment[]>,
  { entries, root, rootLines }: FoundCats,
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
  const names = [...entries.values()].map(({ cell }) => cell.name.value);
  const nameSegment = values.get("name")?.[0];
  const own: ReadPart = nameSegment
    ? { value: cleanName(nameSegment.text), from: [nameSegment] }
    : (root?.name ?? { value: "", from: [] });
  const parts = splitName(own.value, names);
  const ofRoot = (part: ReadPart | null | undefined) =>
    part ? reader.field(part.value, part.from) : null;
  const labelledBreed = of("breed", (text) => breedIn(text, vocabulary));
  const said = labelledBreed?.value || null;
  const coded = of("ems", (text) => emsCodeIn(text, said));
  const ems = ofNone(coded) ?? ofRoot(root?.ems) ?? of("ems", (text) => emsOfWords(text, said));
  const ownBreed = ofNone(labelledBreed) ?? breedOfEms(ems);
  const breed = commonBreed(entries, ownBreed);
  const number = of("number", numberIn);
  const birthdate = of("birthdate", findDate);
  const sex = of("sex", sexIn);
  return {
    number: ofNone(number) ?? ofRoot(root?.number) ?? number,
    issuer: ofNone(of("issuer", nameOfSomebody)) ?? issuerWithoutLabel(reader),
    system: systemOf(reader, values, vocabulary),
    cat: {
      prefix: reader.optional(parts.prefix, own.from),
      name: reader.optional(parts.name, own.from),
      suffix: reader.optional(parts.suffix, own.from),
      sex: ofNone(sex) ?? sexOfLines(reader, rootLines) ?? sex,
      breed: ownBreed ?? labelledBreed,
      ems,
      birthdate: ofNone(birthdate) ?? ofRoot(root?.birthdate) ?? birthdate,
    },
    breeder: of("breeder", nameOfSomebody),
    owner: of("owner", nameOfSomebody),
    ancestors: [...entries]
      .toSorted(([a], [b]) => a - b)
      .map(([position, entry]) =>
        ancestorOf(reader, position, entry, { names: [...names, own.value], breed }),
      ),
  };
}

function sexOfLines(reader: Reader, lines: readonly Segment[]): FieldOrNot {
  for (const line of lines) {
    const sex = sexSaidIn(line.text);
    if (sex !== null) return reader.field(sex, [line], 0.95);
  }
  return null;
}

function ancestorOf(
  reader: Reader,
  position: number,
  { cell, sure }: PlacedEntry,
  { names, breed }: { names: readonly string[]; breed: string | null },
): ReadAncestor {
  const { name } = cell;
  const parts = splitName(name.value, names);
  const plain = (part: ReadPart | null) =>
    part ? reader.field(part.value, part.from, sure) : null;
  return {
    position,
    prefix: reader.optional(parts.prefix, name.from, sure),
    name: reader.field(parts.name, name.from, sure),
    suffix: reader.optional(parts.suffix, name.from, sure),
    ems: plain(cell.ems && { ...cell.ems, value: emsOfPaper(cell.ems.value, breed) }),
    birthdate: plain(cell.birthdate),
    number: plain(cell.number),
  };
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
  // A number names the registry of its ancestor, not that of the paper.
  const lines = reader.sheets
    .flatMap((sheet) => sheet.segments)
    .filter(({ text }) => !/\d{3}/u.test(text));
  const found = lines.flatMap((line) => {
    const abb = inText(line.text);
    return abb ? { abb, line } : [];
  });
  const said = found.find(({ abb }) => WORLD.has(abb)) ?? found[0];
  return said ? reader.field(said.abb, [said.line], 0.9) : null;
}

/** A member's paper names its federation too, which is the paper's system. */
const WORLD: ReadonlySet<string> = new Set(["FIFe", "WCF", "TICA", "CFA", "WACC"]);

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

/** Whose member the issuer is stands below its name. */
const OF_WHOM =
  /^(?:angeschlossen|mitglied|member|medlem|membre|membro|члены?\s|член|aangesloten|lid van|affili|jäsen|człon|člen|в системе|system)/iu;
const HEAD = 0.3;

/** A mark by itself names nobody. */
const LONGEST_MARK = 6;

/** A club prints its name above everything, without a label. */
function issuerWithoutLabel(reader: Reader): FieldOrNot {
  for (const sheet of reader.sheets) {
    const clubs = sheet.segments.filter(
      ({ text }) => isClubName(text) && text.length > LONGEST_MARK,
    );
    const own = clubs.filter(({ text }) => !OF_WHOM.test(text) && !/\d{3}/u.test(text));
    const head = own.filter(({ y }) => y < sheet.height * HEAD);
    const line = head[0] ?? own.find(({ y }) => y > sheet.height * (1 - HEAD / 2));
    if (line) return reader.field(printedText(line.text), [line], 0.9);
  }
  return null;
}
