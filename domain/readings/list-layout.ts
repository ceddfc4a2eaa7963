/** Ancestors named by labels: a table, a list, or boxes captioned "Sire's dam" and the like. */
import { positionOfKinship } from "./kinship.ts";
import { type Segment, segmentOf, type Sheet } from "./segments.ts";
import type { Placed } from "./tree-layout.ts";
import { middleOf } from "./words.ts";

export interface KinshipLabel {
  readonly position: number;
  readonly label: Segment;
  /** The segment that starts with the label. */
  readonly segment: Segment;
  /** The rest of the segment after its label. */
  readonly rest: Segment | null;
}

const MOST_LABEL_WORDS = 7;

/** Segments that are, or begin with, a kinship term. */
export function kinshipLabels(sheet: Sheet): KinshipLabel[] {
  return sheet.segments.flatMap((segment) => {
    const { words } = segment;
    for (let count = Math.min(MOST_LABEL_WORDS, words.length); count > 0; count--) {
      const label = segmentOf(words.slice(0, count), sheet.page);
      const position = positionOfKinship(label.text);
      if (position === null) continue;
      const rest = count < words.length ? segmentOf(words.slice(count), sheet.page) : null;
      return [{ position, label, segment, rest }];
    }
    return [];
  });
}

/** The lines beside and below each label, up to the next one. */
export function listLayout(
  sheet: Sheet,
  labels: readonly KinshipLabel[],
  lines: readonly Segment[],
): Placed {
  const columns = labelColumns(labels, sheet.em);
  const placed = new Map<number, Segment[]>();
  for (const { position, label, rest } of labels) {
    const column = columns.find((x) => Math.abs(x - label.x) < sheet.em * 3) ?? label.x;
    const nextColumn = columns.find((x) => x > column + sheet.em * 3) ?? Infinity;
    const below = labels
      .filter(
        (other) => Math.abs(other.label.x - label.x) < sheet.em * 3 && other.label.y > label.y,
      )
      .map((other) => other.label.y)
      .toSorted((a, b) => a - b)[0];
    const bottom = below ?? label.y + label.h + sheet.em * 3;
    const own = lines.filter(
      (line) =>
        line.x >= label.x - sheet.em &&
        line.x < nextColumn - sheet.em * 0.5 &&
        middleOf(line) > label.y - sheet.em * 0.4 &&
        middleOf(line) < bottom - sheet.em * 0.2,
    );
    const entry = rest ? [rest, ...own] : own;
    if (entry.length > 0 && !placed.has(position))
      placed.set(
        position,
        entry.toSorted((a, b) => rowOrder(a, b, sheet.em)),
      );
  }
  return placed;
}

/** The labels' left edges, from left to right. */
function labelColumns(labels: readonly KinshipLabel[], em: number): number[] {
  const edges: number[] = [];
  for (const { label } of labels.toSorted((a, b) => a.label.x - b.label.x))
    if (edges.length === 0 || label.x - edges.at(-1)! > em * 3) edges.push(label.x);
  return edges;
}

function rowOrder(a: Segment, b: Segment, em: number): number {
  return Math.abs(middleOf(a) - middleOf(b)) < em * 0.7 ? a.x - b.x : middleOf(a) - middleOf(b);
}
