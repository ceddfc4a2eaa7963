/** A name in two languages, "Suomen Kissaliitto ry – Finlands Kattförbund rf": a stroke or a dash goes on with it. */
import type { Segment, Sheet } from "../segments.ts";
import { type Box, middleOf, rightOf, type Word } from "../words.ts";

/** In heights of the line. */
const SAME_ROW = 0.4;
const SAME_SIZE = 0.35;
const WIDEST = 1.2;

/** All words of the line, with the signs between them and what stands behind or before a sign beside it. */
export function acrossSigns(
  line: Segment,
  { segments, signs }: Sheet,
): { words: readonly Word[]; from: readonly Segment[] } {
  const { h } = line;
  const isInRow = (box: Box) => Math.abs(middleOf(box) - middleOf(line)) < h * SAME_ROW;
  const row = segments.filter(
    (one) => one !== line && isInRow(one) && Math.abs(one.h - h) < h * SAME_SIZE,
  );
  const parting = signs.filter(isInRow);
  const isNext = (before: Box, next: Box) => {
    const gap = next.x - rightOf(before);
    return gap > -h * SAME_ROW && gap < h * WIDEST;
  };
  const from = [line];
  for (let more = true; more;) {
    const found = row.find(
      (one) =>
        !from.includes(one) &&
        from.some((known) =>
          parting.some(
            (sign) =>
              (isNext(known, sign) && isNext(sign, one)) ||
              (isNext(one, sign) && isNext(sign, known)),
          ),
        ),
    );
    more = found !== undefined;
    if (found) from.push(found);
  }
  const words = from.flatMap((one) => one.words);
  const [left, right] = [Math.min(...words.map(({ x }) => x)), Math.max(...words.map(rightOf))];
  const between = parting.filter((sign) => sign.x > left && rightOf(sign) < right);
  return { words: [...words, ...between].toSorted((a, b) => a.x - b.x), from };
}
