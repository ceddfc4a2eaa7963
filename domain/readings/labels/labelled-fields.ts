/** Values printed after or below their label. */
import { findDate } from "../calendar-words.ts";
import { goesOnBelow, isCodeGoingOn } from "../going-on.ts";
import { type FoundLabel, labelAt, type LabelKey, labelOf } from "./labels.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { sexIn } from "../sex-words.ts";
import { sexToChoose, unread, withoutSecondSex } from "./ringed-sex.ts";
import { tickedSex } from "./ticked-sex.ts";
import { middleOf, rightOf, type Word } from "../words.ts";
import { sentenceOn } from "./sentence.ts";

export interface Labelled {
  readonly key: LabelKey;
  readonly label: Segment;
  /** Null if nothing is printed there. */
  readonly value: Segment | null;
}

/** How far below its label a value may be, in text heights. */
const BELOW_MOST = 3;
const ROW = 0.8;
/** Between a value and the next label on its line, in text heights. */
const WIDE = 0.9;

/** A stretch of a line: a label with what is printed behind it up to the next one, or other print. */
interface Stretch {
  readonly segment: Segment;
  readonly label: FoundLabel | null;
}

/** Every label on a sheet with its value; each value belongs to one label. */
export function labelledFields(sheet: Sheet): Labelled[] {
  const sentence = sentenceOn(sheet);
  if (sentence === null) return fieldsOfLabels(sheet);
  const segments = sheet.segments.filter((segment) => !sentence.lines.has(segment));
  return [...fieldsOfLabels({ ...sheet, segments }), ...sentence.said];
}

function fieldsOfLabels(sheet: Sheet): Labelled[] {
  const isForm = hasBareLabels(sheet);
  const stretches = sheet.segments.flatMap((segment) => stretchesOf(segment, sheet.em, isForm));
  const apart = { ...sheet, segments: stretches.map(({ segment }) => segment) };
  const found = stretches.flatMap(({ segment, label }) => (label ? [{ segment, ...label }] : []));
  const labels = new Set(found.map(({ segment }) => segment));
  const isAbove = hasCaptionsBelow(apart, labels);
  const crossed = new Set<Segment>();
  const fields = found.map(({ segment, key, words }): Labelled => {
    const label = segmentOf(segment.words.slice(0, words), sheet.page);
    const behind = segment.words.slice(words);
    if (key === "heading") return { key, label, value: null };
    const ticked = key === "sex" ? tickedSex(label, sheet) : null;
    const choice = key === "sex" && !ticked?.word ? sexToChoose(label, sheet) : null;
    if (choice) return { key, label, value: unread(choice) };
    if (ticked) crossed.add(label);
    if (ticked) return { key, label, value: ticked.word && segmentOf([ticked.word], sheet.page) };
    const elsewhere = () =>
      isAbove ? valueAbove(segment, apart, labels) : valueOf(segment, apart, labels);
    if (behind.length === 0) return { key, label, value: ofBoth(key, label, elsewhere()) };
    const beside = withRest(segmentOf(behind, sheet.page), apart, labels);
    const figures = goesOn(key, beside, behind.length) ? elsewhere() : null;
    return figures && /\d{2}/u.test(figures.text)
      ? { key, label: segment, value: figures }
      : { key, label, value: beside };
  });
  return withoutSecondSex(fields, crossed, sheet.em);
}

/** «Собственик» "Оитег: Мария Иванова": behind a stroke the same label in another language, misread or not known. */
function ofBoth(key: LabelKey, label: Segment, value: Segment | null): Segment | null {
  const [again, ...own] = value?.words ?? [];
  const isAgain =
    again !== undefined &&
    own.length > 0 &&
    // "LO: 123456", "CH: Ada" are a book and a title.
    !OF_FIGURES.has(key) &&
    /^\p{Lu}\p{Ll}+:$/u.test(again.text) &&
    !/[:.]$/u.test(label.text) &&
    Math.abs(middleOf(again) - middleOf(label)) < label.h;
  return value && isAgain ? segmentOf(own, value.page) : value;
}

const OF_FIGURES: ReadonlySet<LabelKey> = new Set(["number", "birthdate"]);
const MOST_QUALIFIERS = 4;

/** "Registration No. of the document", "№ карточки": where figures are wanted and none follow, the words are the label's. */
const goesOn = (key: LabelKey, beside: Segment, words: number) =>
  OF_FIGURES.has(key) &&
  words <= MOST_QUALIFIERS &&
  !/\d/u.test(beside.text) &&
  !/^\p{Lu}{2,}$/u.test(beside.words[0]!.text);

/** So many fields of a cat, each named once at the beginning of a line: a form, though it has no colons. */
const FORM_FROM = 4;
const OF_FORMS: ReadonlySet<LabelKey> = new Set([
  "name",
  "number",
  "breed",
  "ems",
  "sex",
  "birthdate",
  "breeder",
  "owner",
]);

function hasBareLabels({ segments }: Sheet): boolean {
  const times = new Map<LabelKey, number>();
  for (const { words } of segments) {
    const label = labelAt(words.map(({ text }) => text));
    if (label && label.words < words.length && OF_FORMS.has(label.key))
      times.set(label.key, (times.get(label.key) ?? 0) + 1);
  }
  return [...times.values()].filter((count) => count <= 3).length >= FORM_FROM;
}

/** @param isForm a label at the beginning of a line needs no colon */
export function stretchesOf({ words, page }: Segment, em: number, isForm: boolean): Stretch[] {
  const texts = words.map(({ text }) => text);
  const starts: { at: number; label: Stretch["label"] }[] = [{ at: 0, label: null }];
  for (let at = 0; at < words.length; at++) {
    const label = labelAt(texts.slice(at), at === 0);
    if (!label) continue;
    const isOfForm = isForm && at === 0 && OF_FORMS.has(label.key) && words[0]!.text.length > 2;
    const isFact =
      starts[0]?.label != null && isNextFact(words, at, label, starts.at(-1)!.label!.key);
    if (!isOfForm && !isFact && !isLabelAt(words, at, label, em)) continue;
    if (at === 0) starts.pop();
    starts.push({ at, label });
    at += label.words - 1;
  }
  return starts.map(({ at, label }, i) => ({
    segment: segmentOf(words.slice(at, starts[i + 1]?.at), page),
    label,
  }));
}

/** "Club" may also begin a club's name: a single word is a label only if a colon, nothing, or a value of its kind follows. */
function isLabelAt(
  words: readonly Word[],
  at: number,
  { key, words: count }: FoundLabel,
  em: number,
): boolean {
  const last = words[at + count - 1]!;
  const next = words[at + count];
  const isClosed = /[:.]$/u.test(last.text) || (next !== undefined && /^[:–—-]/u.test(next.text));
  const before = words[at - 1];
  if (before)
    return isClosed && (last.text.endsWith(":") || gapBetween(before, words[at]!) > em * WIDE);
  if (next === undefined || isClosed) return true;
  if (count > 1 && words.slice(at, at + count).some(({ text }) => text.length > 2)) return true;
  const rest = words.slice(at + count).map(({ text }) => text);
  // In large print the spaces are wide too.
  const height = Math.max(em, Math.min(last.h, next.h));
  return gapBetween(last, next) > height * WIDE || isValueOf(key, rest.join(" "));
}

const FACT_FROM = 4;

/** "Born 2020-01-02, registered as LO 4455, chip 276…": behind a first fact the next ones need no colon where their label is no single word, or a value of its kind follows. */
function isNextFact(
  words: readonly Word[],
  at: number,
  { key, words: count }: FoundLabel,
  before: LabelKey,
): boolean {
  const rest = words.slice(at + count).map(({ text }) => text);
  if (at === 0 || key === before || key === "heading" || rest.length === 0) return false;
  const isPhrase = count > 1 && labelOf(rest[0]!) === null;
  const isLong = words[at]!.text.length >= FACT_FROM || /[,;]$/u.test(words[at - 1]!.text);
  return isPhrase || (isLong && isValueOf(key, rest.join(" ")));
}

const gapBetween = (before: Word, next: Word) => next.x - rightOf(before);

function isValueOf(key: LabelKey, text: string): boolean {
  switch (key) {
    case "sex":
      return sexIn(text) !== null;
    case "birthdate":
      return findDate(text) !== null;
    case "number":
    case "chip":
      return /\d{3}/u.test(text);
    default:
      return false;
  }
}

const CAPTIONS_FROM = 4;

/** Some forms print each label, small, under its value's line: most labels then stand nearer to the print above them. */
export function hasCaptionsBelow(sheet: Sheet, labels: ReadonlySet<Segment>): boolean {
  const alone = [...labels].filter(
    ({ words }) => labelAt(words.map(({ text }) => text))?.words === words.length,
  );
  const ofKind = (value: (label: Segment) => Segment | null) =>
    alone.filter((label) => isOfItsKind(label, value(label))).length;
  const above = ofKind((label) => valueAbove(label, sheet, labels));
  const below = ofKind((label) => valueOf(label, sheet, labels));
  if (alone.length >= CAPTIONS_FROM && Math.abs(above - below) >= 2) return above > below;
  const nearer = alone.filter((label) => {
    const above = valueAbove(label, sheet, labels);
    if (above === null || label.h > above.h * 0.95) return false;
    const below = valueOf(label, sheet, labels);
    return below === null || below.y - label.y - label.h > (label.y - above.y - above.h) * 1.3;
  });
  return nearer.length >= Math.max(CAPTIONS_FROM, alone.length * 0.6);
}

/** A date above "Born" and a sex above "Sex", where other print is below them: what is printed says more than how near it is. */
function isOfItsKind(label: Segment, value: Segment | null): boolean {
  const key = labelAt(label.words.map(({ text }) => text))?.key;
  return key !== undefined && value !== null && isValueOf(key, value.text);
}

export function valueAbove(
  label: Segment,
  { segments, em }: Sheet,
  labels: ReadonlySet<Segment>,
): Segment | null {
  const middle = label.x + label.w / 2;
  const above = segments.filter(
    (one) =>
      !labels.has(one) &&
      one.y + one.h < label.y + label.h * 0.3 &&
      label.y - one.y - one.h < em * 1.5 &&
      (Math.abs(one.x - label.x) < em * 1.5 || Math.abs(one.x + one.w / 2 - middle) < em * 1.5),
  );
  return above.toSorted((a, b) => b.y - a.y)[0] ?? null;
}

function valueOf(label: Segment, sheet: Sheet, labels: ReadonlySet<Segment>): Segment | null {
  const { em } = sheet;
  const free = sheet.segments.filter((other) => !labels.has(other));
  const below = free.find(
    (other) =>
      other.y > label.y + label.h * 0.5 &&
      other.y - (label.y + label.h) < em * BELOW_MOST &&
      Math.abs(other.x - label.x) < em * 1.5,
  );
  const hasColon = /:\s*$/u.test(label.text);
  const right = nearestRight(label, sheet);
  const behind = right && !labels.has(right) ? right : null;
  // A form with values below its labels has the next label, or nothing, to the right.
  const value =
    below && (!hasColon || !behind) && (!behind || isColumnOf(label, below, em))
      ? preferred(label, below, behind, em)
      : behind;
  return value ? withRest(value, sheet, labels) : null;
}

function isColumnOf(label: Segment, below: Segment, em: number): boolean {
  return Math.abs(below.x - label.x) < em * 0.6;
}

/** Text after a label in the same row is its value unless the print below is larger, as in a form's boxes. */
function preferred(label: Segment, below: Segment, behind: Segment | null, em: number): Segment {
  if (!behind) return below;
  const isForm = below.h > label.h * 1.05 && Math.abs(behind.h - label.h) < em * 0.4;
  return isForm && below.y - (label.y + label.h) < em * 1.5 ? below : behind;
}

function nearestRight(label: Segment, sheet: Sheet): Segment | null {
  const row = sheet.segments.filter(
    (segment) =>
      segment.x > rightOf(label) && Math.abs(middleOf(segment) - middleOf(label)) < sheet.em * ROW,
  );
  return row.toSorted((a, b) => a.x - b.x)[0] ?? null;
}

/** A colour may take two lines: "schwarz-silber-getigert mit" and "Weiß", "MCO f" and "09 23". */
function withLineBelow(
  value: Segment,
  { segments, em, page }: Sheet,
  labels: ReadonlySet<Segment>,
): Segment {
  const below = segments.find(
    (one) =>
      !labels.has(one) &&
      one.y > value.y + value.h * 0.5 &&
      one.y - value.y - value.h < em &&
      Math.abs(one.x - value.x) < em * 1.5 &&
      (goesOnBelow(value.text) || isCodeGoingOn(value.text, one.text)),
  );
  return below ? segmentOf([...value.words, ...below.words], page) : value;
}

/** A value printed with wide spaces continues in the same row. */
function withRest(value: Segment, sheet: Sheet, labels: ReadonlySet<Segment>): Segment {
  const next = nearestRight(value, sheet);
  if (!next || labels.has(next) || next.x - rightOf(value) > sheet.em * 2.2)
    return withLineBelow(value, sheet, labels);
  return withRest(segmentOf([...value.words, ...next.words], sheet.page), sheet, labels);
}
