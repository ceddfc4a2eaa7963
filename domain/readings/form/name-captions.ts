/** A label that no list has, before the name of each cat, "Anm: GIC Mira": it is no part of their names. */
import { labelAt } from "../labels/labels.ts";
import { type Segment, segmentOf } from "../segments.ts";
import { skeleton } from "../scripts.ts";
import type { PlacedCell } from "./placed-cell.ts";

type Cells = ReadonlyMap<number, PlacedCell>;

const LEAST = 3;
const MOST_WORDS = 3;

/** The cells without it, where at least half have the same before a colon. */
export function withoutNameCaptions(cells: Cells): Cells {
  const captions = [...cells].flatMap(([position, { lines }]) =>
    lines.flatMap((line, at) => {
      const words = captionOf(line);
      return words === 0 ? [] : [{ position, at, words, said: saidIn(line, words) }];
    }),
  );
  const times = Map.groupBy(captions, ({ said }) => said);
  // What is said of a cat before all else is its name: other captions stand further below.
  const first = [...times.values()]
    .filter((same) => same.length >= Math.max(LEAST, cells.size / 2) && meanLine(same) <= 1)
    .toSorted((a, b) => meanLine(a) - meanLine(b))[0];
  if (!first) return cells;
  const bare = new Map(cells);
  for (const { position, at, words } of first) {
    const cell = bare.get(position)!;
    const lines = cell.lines.map((line, i) =>
      i === at ? segmentOf(line.words.slice(words), line.page) : line,
    );
    bare.set(position, { ...cell, lines });
  }
  return bare;
}

/** How many words end with the first colon, with a name behind them. */
function captionOf({ words }: Segment): number {
  const colon = words.findIndex(({ text }) => text.endsWith(":"));
  const isWords = words.slice(0, colon + 1).every(({ text }) => /^\p{L}{2,}/u.test(text));
  const next = words[colon + 1]?.text ?? "";
  const label = labelAt(words.map(({ text }) => text));
  if (label !== null && label.key !== "name") return 0;
  const isShort = colon >= 0 && colon < MOST_WORDS;
  return isShort && isWords && /^[\p{Lu}(]/u.test(next) ? colon + 1 : 0;
}

const saidIn = ({ words }: Segment, count: number) =>
  words
    .slice(0, count)
    .map(({ text }) => skeleton(text))
    .join(" ");

const meanLine = (same: readonly { readonly at: number }[]) =>
  same.reduce((sum, { at }) => sum + at, 0) / same.length;
