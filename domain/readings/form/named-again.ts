/** A page of several litters names a sire and a dam for each of them: whose parents are the cat's, it does not say. */
import type { KinshipLabel } from "../list-layout.ts";
import { skeleton } from "../scripts.ts";
import type { Segment, Sheet } from "../segments.ts";
import { middleOf, rightOf } from "../words.ts";
import { readCell } from "./read-cell.ts";

/** In text heights. */
const SAME_ROW = 0.6;
const BELOW_MOST = 2.5;
const SAME_EDGE = 1.5;

/** The positions that several labels give to differently named cats. */
export function namedAgain(sheet: Sheet, labels: readonly KinshipLabel[]): ReadonlySet<number> {
  const ofLabels = new Set(labels.map(({ segment }) => segment));
  const print = sheet.segments.filter((segment) => !ofLabels.has(segment));
  const byPosition = Map.groupBy(labels, ({ position }) => position);
  return new Set(
    [...byPosition].flatMap(([position, own]) => {
      const names = own.flatMap((label) => nameOf(label, print, sheet.em) ?? []);
      return new Set(names.map(skeleton)).size > 1 ? [position] : [];
    }),
  );
}

function nameOf(
  { label, rest }: KinshipLabel,
  print: readonly Segment[],
  em: number,
): string | null {
  const beside = print
    .filter(
      (one) => one.x > rightOf(label) && Math.abs(middleOf(one) - middleOf(label)) < em * SAME_ROW,
    )
    .toSorted((a, b) => a.x - b.x)[0];
  const below = print.find(
    (one) =>
      one.y > label.y + label.h / 2 &&
      one.y - label.y - label.h < em * BELOW_MOST &&
      Math.abs(one.x - label.x) < em * SAME_EDGE,
  );
  const said = rest ?? beside ?? below;
  return said ? (readCell([said])?.name.value ?? null) : null;
}
