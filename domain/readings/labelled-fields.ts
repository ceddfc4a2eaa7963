/** Values printed after or below their label. */
import { labelAt, type LabelKey } from "./labels.ts";
import { type Segment, segmentOf, type Sheet } from "./segments.ts";
import { middleOf, rightOf } from "./words.ts";

export interface Labelled {
  readonly key: LabelKey;
  readonly label: Segment;
  /** Null if nothing is printed there. */
  readonly value: Segment | null;
}

/** How far below its label a value may be, in text heights. */
const BELOW_MOST = 3;
const ROW = 0.8;

/** Every label on a sheet with its value; each value belongs to one label. */
export function labelledFields(sheet: Sheet): Labelled[] {
  const found = sheet.segments.flatMap((segment) => {
    const words = segment.words.map(({ text }) => text);
    const label = labelAt(words);
    return label && standsAlone(words, label.words) ? [{ segment, ...label }] : [];
  });
  const labels = new Set(found.map(({ segment }) => segment));
  return found.map(({ segment, key, words }) => {
    const label = segmentOf(segment.words.slice(0, words), sheet.page);
    const behind = segment.words.slice(words);
    if (key === "heading") return { key, label, value: null };
    const value =
      behind.length > 0
        ? withRest(segmentOf(behind, sheet.page), sheet, labels)
        : valueOf(segment, sheet, labels);
    return { key, label, value };
  });
}

/** "Club" may also begin a club's name: a single word is a label only if a colon or nothing follows it. */
function standsAlone(words: readonly string[], count: number): boolean {
  return count > 1 || words.length === 1 || /[:.]$/u.test(words[0]!) || /^[:–—-]/u.test(words[1]!);
}

function valueOf(label: Segment, sheet: Sheet, labels: ReadonlySet<Segment>): Segment | null {
  const { em } = sheet;
  const free = sheet.segments.filter((segment) => !labels.has(segment));
  const below = free.find(
    (segment) =>
      segment.y > label.y + label.h * 0.5 &&
      segment.y - (label.y + label.h) < em * BELOW_MOST &&
      Math.abs(segment.x - label.x) < em * 1.5,
  );
  const hasColon = /:\s*$/u.test(label.text);
  const right = nearestRight(label, sheet);
  const behind = right && !labels.has(right) ? right : null;
  // A form with values below its labels has the next label, or nothing, to the right.
  const value =
    below && !hasColon && (!behind || isColumnOf(label, below, em))
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

/** A value printed with wide spaces continues in the same row. */
function withRest(value: Segment, sheet: Sheet, labels: ReadonlySet<Segment>): Segment {
  const next = nearestRight(value, sheet);
  if (!next || labels.has(next) || next.x - rightOf(value) > sheet.em * 2.2) return value;
  return withRest(segmentOf([...value.words, ...next.words], sheet.page), sheet, labels);
}
