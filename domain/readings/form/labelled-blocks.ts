/** Boxes in which every value stands behind its own label, "Name: Mira", "Born: …": all that stands between the names of a column is one cat's or the next one's. */
import { isKinWord } from "../kinship/kinship.ts";
import { labelAt, type LabelKey } from "../labels/labels.ts";
import { captionOf } from "../list-layout.ts";
import { skeleton } from "../scripts.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { median, middleOf } from "../words.ts";
import type { FoundTree } from "./find-tree.ts";

export interface LabelledBlock {
  readonly segments: readonly Segment[];
  /** All of them as one piece of print. */
  readonly whole: Segment;
}

/** Fewer names behind a label are the cat's own and its parents'. */
const BLOCKS_FROM = 4;
/** In text heights. */
const SAME_EDGE = 0.6;
const SAME_ROW = 0.45;
/** In distances from line to line: what is farther is another box's. */
const FARTHEST = 1.7;

interface Row {
  readonly segments: readonly Segment[];
  readonly middle: number;
  /** What its first print is a label of. */
  readonly key: LabelKey | null;
}

/** Empty where a paper has no such boxes. */
export function labelledBlocks(sheet: Sheet): LabelledBlock[] {
  const keyOf = labelsOf(sheet.segments);
  const names = sheet.segments.filter((segment) => keyOf(segment) === "name");
  if (names.length < BLOCKS_FROM) return [];
  const edges = edgesOf(names, sheet.em);
  const print = sheet.segments.filter((segment) => !isKinship(segment));
  const blocks = edges.flatMap((edge, i) => {
    const from = edge - sheet.em * SAME_EDGE;
    const to = (edges[i + 1] ?? Infinity) - sheet.em * SAME_EDGE;
    const own = print.filter(({ x }) => x >= from && x < to);
    return blocksIn(rowsOf(own, keyOf, sheet.em));
  });
  const isTold = (rows: readonly Row[]) => new Set(rows.flatMap(({ key }) => key ?? [])).size > 1;
  return blocks.filter(isTold).length < BLOCKS_FROM
    ? []
    : blocks.map((rows) => {
        const segments = rows.flatMap((row) => row.segments);
        const words = segments.flatMap((segment) => segment.words);
        return { segments, whole: segmentOf(words, sheet.page) };
      });
}

/** The tree's cells with the lines of their boxes. */
export function withBlocksApart(tree: FoundTree, blocks: readonly LabelledBlock[]): FoundTree {
  if (blocks.length === 0) return tree;
  const lines = new Map(blocks.map(({ whole, segments }) => [whole, segments]));
  const cells = new Map(
    [...tree.cells].map(([position, cell]) => [
      position,
      cell.flatMap((line) => lines.get(line) ?? [line]),
    ]),
  );
  return { ...tree, cells };
}

type KeyOf = (segment: Segment) => LabelKey | null;

/** What each line begins with a label of: it has a colon, or nothing behind it, or stands before as many others. */
export function labelsOf(segments: readonly Segment[]): KeyOf {
  const times = new Map<string, number>();
  const textOf = ({ words }: Segment, count: number) =>
    words
      .slice(0, count)
      .map(({ text }) => skeleton(text))
      .join(" ");
  for (const segment of segments) {
    const label = labelAt(segment.words.map(({ text }) => text));
    if (label === null || label.key === "heading") continue;
    const text = textOf(segment, label.words);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return (segment) => {
    const { words } = segment;
    const label = labelAt(words.map(({ text }) => text));
    if (label === null || label.key === "heading") return null;
    const isClosed = words[label.words - 1]!.text.endsWith(":");
    const isOften = times.get(textOf(segment, label.words))! >= BLOCKS_FROM;
    return isClosed || isOften || label.words === words.length ? label.key : null;
  };
}

/** "Sire", «Дядо / Grandsire»: it stands above the box, or at its head. */
function isKinship({ text, words }: Segment): boolean {
  return isKinWord(text) || captionOf(words.map((word) => word.text)).count === words.length;
}

function edgesOf(names: readonly Segment[], em: number): number[] {
  const edges: number[] = [];
  for (const { x } of names.toSorted((a, b) => a.x - b.x))
    if (edges.length === 0 || x - edges.at(-1)! > em * SAME_EDGE) edges.push(x);
  return edges;
}

function rowsOf(segments: readonly Segment[], keyOf: KeyOf, em: number): Row[] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const last = rows.at(-1);
    if (last && middleOf(segment) - middleOf(last[0]!) < em * SAME_ROW) last.push(segment);
    else rows.push([segment]);
  }
  return rows.map((own) => {
    const sorted = own.toSorted((a, b) => a.x - b.x);
    return { segments: sorted, middle: middleOf(own[0]!), key: keyOf(sorted[0]!) };
  });
}

function blocksIn(rows: readonly Row[]): Row[][] {
  const labelled = rows.filter(({ key }) => key !== null);
  const pitch = median(labelled.slice(1).map(({ middle }, i) => middle - labelled[i]!.middle));
  const isNext = (at: number) =>
    at > 0 && rows[at]!.middle - rows[at - 1]!.middle <= pitch * FARTHEST;
  const names = rows.flatMap(({ key }, at) => (key === "name" ? [at] : []));
  const before = Math.min(...names.map((at) => labelledBefore(rows, at, isNext)));
  const starts = names.map((at) => at - before);
  return starts.map((start, i) => {
    let end = start + before + 1;
    while (end < (starts[i + 1] ?? rows.length) && isNext(end)) end++;
    return rows.slice(start, end);
  });
}

/** How many lines with labels stand above the name, up to a wider gap or another name. */
function labelledBefore(
  rows: readonly Row[],
  name: number,
  isNext: (at: number) => boolean,
): number {
  let count = 0;
  for (let at = name; isNext(at); at--) {
    const { key } = rows[at - 1]!;
    if (key === null || key === "name") break;
    count++;
  }
  return count;
}
