/** A box in which labels stand before the values: each label with its own value, and nothing else, is a line. */
import { stretchesOf } from "../labels/labelled-fields.ts";
import type { LabelKey } from "../labels/labels.ts";
import { type Segment, segmentOf } from "../segments.ts";
import { labelsOf } from "./labelled-blocks.ts";
import type { PlacedCell } from "./placed-cell.ts";

/** So many labels, and what has none goes on with the one before it. */
const LABELLED_FROM = 2;
/** Words that may take more lines than one. */
const IN_WORDS: ReadonlySet<LabelKey> = new Set(["name", "breeder", "owner", "titles"]);

export function withLabelsApart(
  cells: ReadonlyMap<number, PlacedCell>,
  em: number,
): Map<number, PlacedCell> {
  const keyOf = labelsOf([...cells.values()].flatMap(({ lines }) => lines));
  return new Map(
    [...cells].map(([position, { lines, sure }]) => {
      const isTold = lines.filter((line) => keyOf(line) !== null).length >= LABELLED_FROM;
      return [position, { lines: isTold ? linesOf(lines, em) : lines, sure }];
    }),
  );
}

function linesOf(lines: readonly Segment[], em: number): Segment[] {
  const apart: { line: Segment; key: LabelKey | null; isAlone: boolean }[] = [];
  for (const { segment, label } of lines.flatMap((line) => stretchesOf(line, em, true))) {
    const before = apart.at(-1);
    const isMore =
      label === null &&
      before !== undefined &&
      before.key !== null &&
      (before.isAlone || IN_WORDS.has(before.key));
    if (isMore) {
      const words = [...before.line.words, ...segment.words];
      apart[apart.length - 1] = { ...before, line: segmentOf(words, segment.page), isAlone: false };
    } else
      apart.push({
        line: segment,
        key: label?.key ?? null,
        isAlone: label?.words === segment.words.length,
      });
  }
  return apart.map(({ line }) => line);
}
