/** A card's table with a column for each parent: the rows are named at its left, «Кличка», «Окрас», «№ родословной». */
import type { Labelled } from "../labels/labelled-fields.ts";
import type { LabelKey } from "../labels/labels.ts";
import type { KinshipLabel } from "../list-layout.ts";
import type { Segment, Sheet } from "../segments.ts";
import { middleOf } from "../words.ts";

const OF_ROWS: ReadonlySet<LabelKey> = new Set(["name", "number", "ems", "birthdate"]);
const LEAST_ROWS = 2;
/** In text heights. */
const SAME_ROW = 0.8;
const HIGHEST_ROW = 6;

/** The print of each parent, its name first; null where the captions head no such table. */
export function parentTable(
  { segments, em }: Sheet,
  pair: readonly KinshipLabel[],
  labelled: readonly Labelled[],
): ReadonlyMap<number, readonly Segment[]> | null {
  const [left, right] = pair.toSorted((a, b) => a.label.x - b.label.x);
  if (!left || !right || Math.abs(middleOf(left.label) - middleOf(right.label)) > em * SAME_ROW)
    return null;
  const cells = new Map<number, Segment[]>([
    [left.position, []],
    [right.position, []],
  ]);
  const ofLabels = new Set(labelled.map(({ label }) => label.words[0]));
  let bottom = left.label.y;
  let rows = 0;
  for (const { key, label } of labelled.toSorted((a, b) => a.label.y - b.label.y)) {
    if (!OF_ROWS.has(key) || label.y <= left.label.y || label.x + label.w > left.label.x) continue;
    if (label.y - bottom > em * HIGHEST_ROW) break;
    const values = segments
      .filter(
        (one) =>
          !ofLabels.has(one.words[0]) &&
          one.x >= label.x + label.w &&
          Math.abs(middleOf(one) - middleOf(label)) < em * SAME_ROW,
      )
      .toSorted((a, b) => a.x - b.x);
    const parted = values.map((value) => (isNearer(value, left, right) ? left : right).position);
    if (new Set(parted).size === 2) rows++;
    for (const [i, value] of values.entries()) {
      const cell = cells.get(parted[i]!)!;
      if (key === "name") cell.unshift(value);
      else cell.push(value);
    }
    bottom = label.y;
  }
  return rows >= LEAST_ROWS ? cells : null;
}

/** By where it begins, or, under a caption over the middle of its column, by its own middle. */
function isNearer(value: Segment, left: KinshipLabel, right: KinshipLabel): boolean {
  const off = ({ label }: KinshipLabel) =>
    Math.min(Math.abs(value.x - label.x), Math.abs(value.x + value.w / 2 - label.x - label.w / 2));
  return off(left) <= off(right);
}
