/**
 * A list of ancestors whose numbers are partly misread, as on a coarse page: its lines stand one under the other, so
 * that the numbers which are right count those between them.
 */
import type { KinshipLabel } from "../list-layout.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { median, middleOf, rightOf, type Word } from "../words.ts";
import { ordinalOf } from "./ordinal.ts";

/** In text heights. */
const SAME_EDGE = 0.9;
const SAME_ROW = 0.6;
/** So many numbers have to count rightly, and so many of those that are read. */
const LEAST_RIGHT = 4;
const MOSTLY_RIGHT = 0.5;

interface Row {
  /** The print of the cat, without its number. */
  readonly rest: Segment;
  readonly segment: Segment;
  readonly mark: Segment | null;
  readonly number: number | null;
}

/** Empty where no column of numbers counts lines. */
export function countedCells(sheet: Sheet): KinshipLabel[] {
  return edgesOf(sheet).flatMap((edge) => counted(rowsOf(sheet, edge), sheet, edge));
}

/** Where columns of numbers end: they may be aligned there, "9." above "10.". */
function edgesOf({ segments, em }: Sheet): number[] {
  const rights = segments
    .flatMap(({ words: [first] }) =>
      first && ordinalOf(first.text) !== null ? [rightOf(first)] : [],
    )
    .toSorted((a, b) => a - b);
  const edges: number[][] = [];
  for (const right of rights) {
    const last = edges.at(-1);
    if (last && right - last[0]! < em * SAME_EDGE) last.push(right);
    else edges.push([right]);
  }
  return edges.filter(({ length }) => length >= LEAST_RIGHT).map(median);
}

function rowsOf(sheet: Sheet, edge: number): Row[] {
  const { segments, em, page } = sheet;
  const isMark = (word: Word) =>
    word.text.length <= 4 && Math.abs(rightOf(word) - edge) < em * SAME_EDGE;
  const marks = segments.filter(({ words }) => isMark(words[0]!));
  const inRow = (one: Segment, other: Segment) =>
    Math.abs(middleOf(one) - middleOf(other)) < em * SAME_ROW;
  const behind = (mark: Segment) =>
    mark.words[1] ??
    segments.filter((one) => one.x > edge && inRow(one, mark)).toSorted((a, b) => a.x - b.x)[0]
      ?.words[0];
  const begins = median(
    marks.flatMap((mark) => {
      const next = ordinalOf(mark.words[0]!.text) === null ? undefined : behind(mark);
      return next ? [next.x] : [];
    }),
  );
  return segments
    .flatMap((segment): Row[] => {
      const [first, second] = segment.words;
      const isGrown = second !== undefined && isMark(first!) && isAt(second, begins, em);
      if (!isGrown && !isAt(first!, begins, em)) return [];
      const own = isGrown
        ? segmentOf([first!], page)
        : marks.find((one) => one !== segment && inRow(one, segment));
      const mark = own ?? null;
      const rest = isGrown ? segmentOf(segment.words.slice(1), page) : segment;
      return [{ rest, segment, mark, number: mark && ordinalOf(mark.text) }];
    })
    .toSorted((a, b) => middleOf(a.rest) - middleOf(b.rest));
}

const isAt = ({ x }: Word, begins: number, em: number) => Math.abs(x - begins) < em * SAME_EDGE;

function counted(rows: readonly Row[], { page, em }: Sheet, edge: number): KinshipLabel[] {
  const numbered = rows.flatMap(({ number }, at) => (number === null ? [] : [{ at, number }]));
  const chain = borneOut(longestCount(numbered));
  if (chain.length < Math.max(LEAST_RIGHT, numbered.length * MOSTLY_RIGHT)) return [];
  return rows.flatMap(({ rest, segment, mark }, at): KinshipLabel[] => {
    const before = chain.findLast((one) => one.at <= at);
    const next = chain.find((one) => one.at >= at);
    const offs = [before, next].flatMap((one) => (one ? [one.number - one.at] : []));
    const position = at + offs[0]!;
    // A line is lost between them: which, the numbers do not say.
    if (new Set(offs).size > 1 || position < 1) return [];
    const label = mark ?? segmentOf([{ ...NOTHING, x: edge - em, y: rest.y, h: rest.h }], page);
    return [{ position, label, segment, rest: segment === rest ? null : rest }];
  });
}

/** A number that is lost. */
const NOTHING = { text: "", confidence: 1, w: 0 };

interface Counted {
  readonly at: number;
  readonly number: number;
}

/** A number by which no other counts may be misread: "51" below "30". */
function borneOut(chain: readonly Counted[]): Counted[] {
  const times = Map.groupBy(chain, ({ at, number }) => number - at);
  return chain.filter(({ at, number }) => times.get(number - at)!.length > 1);
}

/** The most numbers that count upwards line by line, over lines that may be lost. */
function longestCount(numbered: readonly Counted[]): Counted[] {
  const chains: Counted[][] = [];
  for (const one of numbered) {
    const before = chains.filter((chain) => {
      const last = chain.at(-1)!;
      return one.number - last.number >= one.at - last.at;
    });
    const longest = before.reduce<Counted[]>(
      (most, chain) => (chain.length >= most.length ? chain : most),
      [],
    );
    chains.push([...longest, one]);
  }
  return chains.reduce<Counted[]>((most, chain) => (chain.length > most.length ? chain : most), []);
}
