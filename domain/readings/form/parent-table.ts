/**
 * A card's table with a column for each parent, and maybe one for the kitten itself: the rows are named at its left,
 * «Кличка», «Окрас», «№ родословной».
 */
import type { Labelled } from "../labels/labelled-fields.ts";
import { isOfKitten } from "../kinship/kinship.ts";
import { labelOf, type LabelKey } from "../labels/labels.ts";
import type { KinshipLabel } from "../list-layout.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { middleOf } from "../words.ts";

export interface ParentTable {
  /** The print of each parent, its name first. */
  readonly cells: ReadonlyMap<number, readonly Segment[]>;
  /** The card's fields: of a row those of the kitten's own column. */
  readonly labelled: readonly Labelled[];
}

/** The kitten's own column, beside those of positions 2 and 3. */
const KITTEN = 1;
const OF_ROWS: ReadonlySet<LabelKey> = new Set(["name", "number", "ems", "birthdate"]);
const LEAST_ROWS = 2;
/** In text heights. */
const SAME_ROW = 0.8;
const HIGHEST_ROW = 6;
const LAST_ROW = 2.5;

interface Head {
  readonly position: number;
  readonly label: Segment;
}

interface Row {
  readonly key: LabelKey;
  readonly label: Segment;
  readonly values: Map<number, Segment[]>;
}

/** Null where the captions head no such table. */
export function parentTable(
  sheet: Sheet,
  pair: readonly KinshipLabel[],
  labelled: readonly Labelled[],
): ParentTable | null {
  const heads = headsOf(sheet, pair);
  if (heads === null) return null;
  const rows = rowsOf(sheet, heads, labelled);
  fill(rows, sheet, heads, labelled);
  const told = rows.filter(({ key, values }) => OF_ROWS.has(key) && values.has(2) && values.has(3));
  if (told.length < LEAST_ROWS) return null;
  const ofParents = rows.filter(({ key }) => OF_ROWS.has(key));
  const cellOf = (position: number) =>
    [
      ...ofParents.filter(({ key }) => key === "name"),
      ...ofParents.filter(({ key }) => key !== "name"),
    ].flatMap(({ values }) => values.get(position) ?? []);
  return {
    cells: new Map([2, 3].map((position) => [position, cellOf(position)])),
    labelled: heads.some(({ position }) => position === KITTEN)
      ? withOwn(labelled, rows, heads, sheet.page)
      : labelled,
  };
}

/** The captions of the parents in one row, with the kitten's if it is there too. */
function headsOf({ segments, em }: Sheet, pair: readonly KinshipLabel[]): Head[] | null {
  const [left, right] = pair.toSorted((a, b) => a.label.x - b.label.x);
  const isInRow = ({ label }: Head, other: Segment) =>
    Math.abs(middleOf(label) - middleOf(other)) < em * SAME_ROW;
  if (!left || !right || !isInRow(left, right.label)) return null;
  const kitten = segments.find(
    (one) => isInRow(left, one) && one.words.every(({ text }) => isKitten(text)),
  );
  return kitten ? [{ position: KITTEN, label: kitten }, left, right] : [left, right];
}

const isKitten = (word: string) => isOfKitten(word) || labelOf(word) === "name";

function rowsOf({ em }: Sheet, heads: readonly Head[], labelled: readonly Labelled[]): Row[] {
  const first = heads[0]!.label;
  const edge = Math.min(...heads.map(({ label }) => label.x));
  const rows: Row[] = [];
  let bottom = first.y;
  for (const { key, label } of labelled.toSorted((a, b) => a.label.y - b.label.y)) {
    if (label.y <= first.y + first.h / 2 || label.x + label.w > edge) continue;
    if (label.y - bottom > em * HIGHEST_ROW) break;
    rows.push({ key, label, values: new Map() });
    bottom = label.y;
  }
  return rows;
}

/** Each line belongs to the row whose label is nearest to it: a name may take two. */
function fill(
  rows: readonly Row[],
  { segments, em }: Sheet,
  heads: readonly Head[],
  labelled: readonly Labelled[],
): void {
  const ofLabels = new Set(labelled.map(({ label }) => label.words[0]));
  const ofHeads = new Set(heads.flatMap(({ label }) => label.words));
  const [top, last] = [rows[0]?.label, rows.at(-1)?.label];
  if (!top || !last) return;
  for (const line of segments.toSorted((a, b) => middleOf(a) - middleOf(b) || a.x - b.x)) {
    const middle = middleOf(line);
    if (middle < middleOf(top) - em * LAST_ROW || middle > middleOf(last) + em * LAST_ROW) continue;
    if (ofLabels.has(line.words[0]) || line.words.some((word) => ofHeads.has(word))) continue;
    const off = ({ label }: Row) => Math.abs(middleOf(label) - middle);
    const row = rows.reduce((nearest, one) => (off(one) < off(nearest) ? one : nearest));
    if (line.x < row.label.x + row.label.w) continue;
    const { position } = headOf(line, heads);
    row.values.set(position, [...(row.values.get(position) ?? []), line]);
  }
}

/** By where it begins, or, under a caption over the middle of its column, by its own middle. */
function headOf(value: Segment, heads: readonly Head[]): Head {
  const off = ({ label }: Head) =>
    Math.min(Math.abs(value.x - label.x), Math.abs(value.x + value.w / 2 - label.x - label.w / 2));
  return heads.reduce((nearest, one) => (off(one) < off(nearest) ? one : nearest));
}

/** A row's value is what stands in the kitten's column. */
function withOwn(
  labelled: readonly Labelled[],
  rows: readonly Row[],
  heads: readonly Head[],
  page: number,
): Labelled[] {
  const ofHeads = new Set(heads.flatMap(({ label }) => label.words));
  return labelled.flatMap((one) => {
    if (one.label.words.some((word) => ofHeads.has(word))) return [];
    const own = rows.find(({ label }) => label === one.label)?.values.get(KITTEN);
    return own
      ? [
          {
            ...one,
            value: segmentOf(
              own.flatMap(({ words }) => words),
              page,
            ),
          },
        ]
      : [one];
  });
}
