/** Parts lines that run into the next column: print there begins where other lines begin. */
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { median, rightOf, type Word } from "../words.ts";

/** In text heights. */
const SAME_EDGE = 0.4;
const LEAST_GAP = 0.55;
const LEAST_LINES = 4;

export function withColumnsApart(sheet: Sheet): Sheet {
  const { em, page } = sheet;
  const edges = edgesOf(sheet);
  if (edges.length === 0) return sheet;
  const space = median(
    sheet.segments.flatMap(({ words }) => (words.length > 2 ? spaces(words) : [])),
  );
  const segments = sheet.segments.flatMap((segment) =>
    partedAt(segment, edges, { em, space, page }),
  );
  return { ...sheet, segments };
}

/** Places at which several lines begin. */
function edgesOf({ segments, em }: Sheet): number[] {
  const edges: { at: number; lines: number }[] = [];
  for (const { x } of segments.toSorted((a, b) => a.x - b.x)) {
    const last = edges.at(-1);
    if (last && x - last.at < em * SAME_EDGE * 2) last.lines++;
    else edges.push({ at: x, lines: 1 });
  }
  return edges.filter(({ lines }) => lines >= LEAST_LINES).map(({ at }) => at);
}

/** In heights of the words around them: letters of one width have wide ones. */
const spaces = (words: readonly Word[]) =>
  words.slice(1).map((word, i) => (word.x - rightOf(words[i]!)) / Math.max(1, word.h));

function partedAt(
  segment: Segment,
  edges: readonly number[],
  { em, space, page }: { em: number; space: number; page: number },
): Segment[] {
  const { words } = segment;
  const gaps = words.slice(1).map((word, i) => word.x - rightOf(words[i]!));
  const usual = median(gaps);
  const parts: Word[][] = [[words[0]!]];
  for (const [i, word] of words.slice(1).entries()) {
    const gap = gaps[i]!;
    // In large print the spaces are wide too.
    const isWide =
      gap > Math.max(em, Math.min(word.h, segment.h)) * LEAST_GAP &&
      gap > (words.length === 2 ? space * word.h : usual) * 1.5;
    const isAtEdge = edges.some(
      (edge) => word.x > edge - em * SAME_EDGE && word.x < edge + em * SAME_EDGE * 2,
    );
    if (isWide && isAtEdge) parts.push([word]);
    else parts.at(-1)!.push(word);
  }
  return parts.length === 1 ? [segment] : parts.map((part) => segmentOf(part, page));
}
