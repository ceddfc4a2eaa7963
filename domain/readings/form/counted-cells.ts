/**
 * A list of ancestors whose numbers are partly misread, as on a coarse page: its lines stand one under the other, so
 * that the numbers which are right count those between them.
 */
import { positionOfKinship } from "../kinship/kinship.ts";
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

type NumberOf = (word: string) => number | null;

/** A column of marks, which are aligned at their left or right edges, "9." above "10." and "SS" above "SSD". */
interface Column {
  readonly edge: number;
  readonly edgeOf: (word: Word) => number;
  readonly numberOf: NumberOf;
}

/** Empty where no column of numbers counts lines. */
export const countedCells = (sheet: Sheet): KinshipLabel[] => countedBy(sheet, FIRST_PRINT);

/** The same by what stands second behind the numbers: the names behind a column that says who each is. */
export const countedBehind = (sheet: Sheet): KinshipLabel[] => countedBy(sheet, SECOND_PRINT);

const FIRST_PRINT = 0;
const SECOND_PRINT = 1;

const countedBy = (sheet: Sheet, print: number) =>
  columnsOf(sheet, ordinalOf, rightOf).flatMap((column) =>
    counted(rowsOf(sheet, column, print), sheet, column),
  );

/** Parents named by a letter, "S" and "D", which is easily lost, above "SS" and "SD". */
export const countedPaths = (sheet: Sheet): KinshipLabel[] =>
  columnsOf(sheet, pathOf, ({ x }) => x).flatMap((column) =>
    counted(rowsOf(sheet, column, FIRST_PRINT), sheet, column),
  );

const pathOf = (word: string) =>
  /^(?:[SD]{2,4}|[FM]{2,4}|[VM]{2,4})$/u.test(word) ? positionOfKinship(word) : null;

function columnsOf(
  { segments, em }: Sheet,
  numberOf: NumberOf,
  edgeOf: (word: Word) => number,
): Column[] {
  const found = segments
    .flatMap(({ words: [first] }) =>
      first && numberOf(first.text) !== null ? [edgeOf(first)] : [],
    )
    .toSorted((a, b) => a - b);
  const edges: number[][] = [];
  for (const edge of found) {
    const last = edges.at(-1);
    if (last && edge - last[0]! < em * SAME_EDGE) last.push(edge);
    else edges.push([edge]);
  }
  return edges
    .filter(({ length }) => length >= LEAST_RIGHT)
    .map((all) => ({ edge: median(all), edgeOf, numberOf }));
}

function rowsOf(sheet: Sheet, { edge, edgeOf, numberOf }: Column, print: number): Row[] {
  const { segments, em, page } = sheet;
  const isMark = (word: Word) =>
    word.text.length <= 4 && Math.abs(edgeOf(word) - edge) < em * SAME_EDGE;
  const marks = segments.filter(({ words }) => isMark(words[0]!));
  const inRow = (one: Segment, other: Segment) =>
    Math.abs(middleOf(one) - middleOf(other)) < em * SAME_ROW;
  const behind = (mark: Segment) => {
    const others = segments.filter((one) => one.x > rightOf(mark) && inRow(one, mark));
    const own = mark.words[1] ? [mark.words[1]] : [];
    return [...own, ...others.toSorted((a, b) => a.x - b.x).map(({ words }) => words[0]!)][print];
  };
  const begins = median(
    marks.flatMap((mark) => {
      const next = numberOf(mark.words[0]!.text) === null ? undefined : behind(mark);
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
      return [{ rest, segment, mark, number: mark && numberOf(mark.text) }];
    })
    .toSorted((a, b) => middleOf(a.rest) - middleOf(b.rest));
}

const isAt = ({ x }: Word, begins: number, em: number) => Math.abs(x - begins) < em * SAME_EDGE;

function counted(rows: readonly Row[], { page, em }: Sheet, { edge }: Column): KinshipLabel[] {
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
