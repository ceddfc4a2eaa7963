/** Turns words with boxes into the fields of a pedigree. */
import { nameDoubt, ownNameDoubt, personDoubt } from "./belief.ts";
import { findDate } from "./calendar-words.ts";
import { commonBreed } from "./paper/breed-of-paper.ts";
import { emsCodeIn, emsOfWords } from "./colour-value.ts";
import { breedIn, breedNamed, nameOfSomebody } from "./field-values.ts";
import { issuerWithoutLabel, systemOf } from "./paper/issuer-of-paper.ts";
import { isClubName, issuerOf } from "./paper/issuers.ts";
import { breedOfLines, sexOfLines } from "./lines-of-cat.ts";
import type { LabelKey } from "./labels/labels.ts";
import { figuresOrderOf, withPlainDates } from "./paper/paper-dates.ts";
import { numberWithoutLabel, wordsOfFields } from "./paper/number-without-label.ts";
import { numberIn } from "./printed-number.ts";
import { knownNames, namesOfPaper, withKnownNames } from "./letters/known-names.ts";
import { sexIn } from "./sex-words.ts";
import { breedOfForeignName } from "../imports/breeds/breed-names.ts";
import { withoutStrayAccents } from "./letters/stray-accents.ts";
import { splitName } from "../cats/printed-name.ts";
import { LAST_POSITION } from "../pedigree/positions.ts";
import { withColumnsApart } from "./form/columns-apart.ts";
import type { Form } from "./form/form.ts";
import { formOrCard } from "./form/form-or-card.ts";
import { withoutSexMarks } from "./form/sex-marks.ts";
import { withLabelsApart } from "./form/labels-apart.ts";
import { withLoneLabels } from "./labels/lone-labels.ts";
import { headingCat } from "./form/heading-cat.ts";
import { withoutNameCaptions } from "./form/name-captions.ts";
import { withoutMarks, withWholeCountries } from "./form/name-marks.ts";
import { type ReadCell, readCell, type ReadPart } from "./form/read-cell.ts";
import { saysUnknown } from "./kinship/kinship.ts";
import { cleanName } from "./printed-name.ts";
import {
  ancestorsOf,
  codeOfPaper,
  numbersOf,
  type PlacedEntry,
  repairOf,
} from "./read-ancestors.ts";
import { Reader } from "./reader.ts";
import type { FieldOrNot, ReadPedigree, Vocabulary } from "./recognised.ts";
import { skeleton } from "./scripts.ts";
import { type Segment, type Sheet, sheetOf } from "./segments.ts";
import type { PageWords, Word } from "./words.ts";

/** Reads all pages as one pedigree; earlier pages take precedence. */
export function readPedigree(pages: readonly PageWords[], vocabulary: Vocabulary): ReadPedigree {
  const sheets = withPaperDates(pages.map(withoutStrayAccents)).map((page, index) =>
    withLoneLabels(withColumnsApart(sheetOf(page, index))),
  );
  const forms = sheets
    .map((sheet) => ({ sheet, form: formOrCard(sheet) }))
    .map(({ sheet, form }) => ({
      ...form,
      cells: withoutNameCaptions(withoutSexMarks(withLabelsApart(form.cells, sheet.em))),
    }));
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
          : readCell(withKnownNames(withoutBreed(lines, vocabulary), known));
      if (cell && !saysUnknown(cell.name.value ?? ""))
        entries.set(position, { cell, sure: sure * parsedSure(cell) });
    }
  withNamesBare(entries, vocabulary);
  const headed = forms.map((form, i) =>
    isNamed(form) ? form.root : headOf(sheets[i]!, form, vocabulary),
  );
  values.set("name", [...withKnownNames(values.get("name") ?? [], known)]);
  const root =
    headed
      .map((lines) => readCell(withKnownNames(withoutBreed(lines, vocabulary), known)))
      .find((cell) => cell !== null) ?? null;
  return fieldsOf(
    new Reader(sheets),
    values,
    {
      entries,
      root,
      rootLines: headed.flat(),
      isRoot: forms.some((form) => form.root.length > 0),
      taken: takenWords(forms),
    },
    vocabulary,
  );
}

/** A breed on a line of its own below the name is no part of it. */
const withoutBreed = (lines: readonly Segment[], vocabulary: Vocabulary) =>
  lines.filter(({ text }, i) => i === 0 || breedNamed(text, vocabulary) === null);

const wordsOfBreeds = ({ breeds }: Vocabulary) =>
  breeds.flatMap(({ names }) => names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []));

function withNamesBare(entries: Map<number, PlacedEntry>, { breeds }: Vocabulary): void {
  const names = new Map([...entries].map(([position, { cell }]) => [position, cell.name.value]));
  const said = new Set(breeds.flatMap((breed) => [breed.ems, ...breed.names]).map(skeleton));
  const isBreed = (word: string) => said.has(skeleton(word)) || breedOfForeignName(word) !== null;
  for (const [position, value] of withWholeCountries(withoutMarks(names, isBreed))) {
    const { cell, sure } = entries.get(position)!;
    if (value !== cell.name.value)
      entries.set(position, { cell: { ...cell, name: { ...cell.name, value } }, sure });
  }
}

const isNamed = ({ labelled, root }: Form) =>
  root.length > 0 || labelled.some(({ key, value }) => key === "name" && value !== null);

function headOf(sheet: Sheet, { labelled, cells }: Form, vocabulary: Vocabulary): Segment[] {
  const placed = [...cells.values()].flatMap(({ lines }) => lines);
  const said = labelled.flatMap(({ label, value }) => (value ? [label, value] : [label]));
  const taken = new Set([...placed, ...said].flatMap(({ words }) => words));
  return headingCat(sheet, taken, (text) => breedNamed(text, vocabulary) !== null);
}

function linesOfCats({ cells, root }: Form): Segment[] {
  return [...root, ...[...cells.values()].flatMap(({ lines }) => lines)];
}

/** What is known to be an ancestor's, or said by a label. */
function takenWords(forms: readonly Form[]): ReadonlySet<Word> {
  return new Set(
    forms.flatMap(({ cells, labelled }) => [
      ...[...cells.values()].flatMap(({ lines }) => lines.flatMap(({ words }) => words)),
      ...wordsOfFields(labelled),
    ]),
  );
}

/** Day or month first: as the paper's dates say, else as its issuer writes. */
function withPaperDates(pages: readonly PageWords[]): PageWords[] {
  const lines = pages.map(sheetOf).flatMap(({ segments }) => segments.map(({ text }) => text));
  const order = figuresOrderOf(pages) ?? issuerOf(lines)?.dates ?? "day_first";
  return pages.map((page) => withPlainDates(page, order));
}

/** Print in a cell that is nothing of a cat's speaks against all of it. */
const parsedSure = ({ understood }: ReadCell) => 0.7 + 0.3 * understood;

interface FoundCats {
  readonly entries: ReadonlyMap<number, PlacedEntry>;
  readonly root: ReadCell | null;
  readonly rootLines: readonly Segment[];
  /** The cat stands at the root of its tree. */
  readonly isRoot: boolean;
  readonly taken: ReadonlySet<Word>;
}

function fieldsOf(
  reader: Reader,
  values: ReadonlyMap<LabelKey, readonly Segment[]>,
  { entries, root, rootLines, isRoot, taken }: FoundCats,
  vocabulary: Vocabulary,
): ReadPedigree {
  const of = firstValues(reader, values);
  const names = [...entries.values()].map(({ cell }) => cell.name.value);
  const nameSegment = values.get("name")?.[0];
  const own: ReadPart = nameSegment
    ? { value: cleanName(nameSegment.text), from: [nameSegment] }
    : (root?.name ?? { value: "", from: [] });
  const isNamed = nameSegment !== undefined || isRoot;
  const sureName = nameDoubt(own.value) * ownNameDoubt(own.value, { isNamed, ofAncestors: names });
  const parts = splitName(own.value, names);
  const ofRoot = (part: ReadPart | null | undefined) =>
    part ? reader.field(part.value, part.from) : null;
  const labelledBreed = of("breed", (text) => breedIn(text, vocabulary), true);
  const said = labelledBreed?.value || null;
  const coded = of("ems", (text) => emsCodeIn(text, said), true);
  const printedEms =
    ofNone(coded) ?? ofRoot(root?.ems) ?? of("ems", (text) => emsOfWords(text, said));
  const ownBreed =
    ofNone(labelledBreed) ?? breedOfEms(printedEms) ?? breedOfLines(reader, rootLines, vocabulary);
  const ems = printedEms && codeOfPaper(printedEms, ownBreed?.value ?? null, []);
  const repaired = repairOf(reader, entries);
  const number = of("number", (text) => repairedIn(text, repaired));
  const birthdate = of("birthdate", findDate, true);
  const sex = of("sex", sexIn, true);
  return {
    number:
      ofNone(number) ??
      ofRoot(root?.number) ??
      numberWithoutLabel(reader, taken, numbersOf(entries)) ??
      number,
    issuer: ofNone(of("issuer", clubIn, false, clubDoubt)) ?? issuerWithoutLabel(reader),
    system: systemOf(reader, values, vocabulary),
    cat: {
      prefix: reader.optional(parts.prefix, own.from, sureName),
      name: reader.optional(parts.name, own.from, sureName),
      suffix: reader.optional(parts.suffix, own.from, sureName),
      sex: ofNone(sex) ?? sexOfLines(reader, rootLines) ?? sex,
      breed: ownBreed ?? labelledBreed,
      ems,
      birthdate: ofNone(birthdate) ?? ofRoot(root?.birthdate) ?? birthdate,
    },
    breeder: of("breeder", nameOfSomebody, false, personDoubt),
    owner: of("owner", nameOfSomebody, false, personDoubt),
    ancestors: ancestorsOf(reader, entries, {
      names: [...names, own.value],
      breed: commonBreed(entries, ownBreed),
      repaired,
    }),
  };
}

function repairedIn(text: string, repaired: (number: string) => string): string | null {
  const found = numberIn(text);
  return found && repaired(found);
}

/** The first that is a value of its field. */
function firstValues(reader: Reader, values: ReadonlyMap<LabelKey, readonly Segment[]>) {
  return (
    key: LabelKey,
    read: (text: string) => string | null,
    isParsed = false,
    doubtOf: (value: string) => number = () => 1,
  ): FieldOrNot => {
    const segments = values.get(key) ?? [];
    for (const segment of segments) {
      const value = read(segment.text);
      if (value) return reader.field(value, [segment], doubtOf(value), isParsed);
    }
    return segments[0] ? reader.empty([segments[0]]) : null;
  };
}

/** Where and when a paper was issued says its line too: "Établi à Sion, le 11 août 2020". */
const clubIn = (text: string) => (findDate(text) === null ? nameOfSomebody(text) : null);
const clubDoubt = (name: string) => (isClubName(name) ? 1 : personDoubt(name));

/** Null for an empty field too. */
function ofNone(field: FieldOrNot): FieldOrNot {
  return field?.value ? field : null;
}

function breedOfEms(ems: FieldOrNot): FieldOrNot {
  const code = ems && /^[A-Z]{3}(?= |$)/u.exec(ems.value)?.[0];
  return ems && code && code !== "XLH" && code !== "XSH" ? { ...ems, value: code } : null;
}
