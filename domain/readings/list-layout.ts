/** Ancestors named by labels: a table, a list, or boxes captioned "Sire's dam" and the like. */
import { goesOnWithWhose, isOnlyNearKinship, positionOfKinship } from "./kinship/kinship.ts";
import { positionOfKin } from "../pedigree/text/kin-words.ts";
import { type Segment, segmentOf, type Sheet } from "./segments.ts";
import { median, middleOf, type Word } from "./words.ts";

/** Lines in reading order, by position. */
export type Placed = ReadonlyMap<number, readonly Segment[]>;

export interface KinshipLabel {
  readonly position: number;
  readonly label: Segment;
  /** The segment that starts with the label. */
  readonly segment: Segment;
  /** The rest of the segment after its label. */
  readonly rest: Segment | null;
}

const MOST_LABEL_WORDS = 7;
const SHORT = 4;

/** Segments that are, or begin with, a kinship term. */
export function kinshipLabels(sheet: Sheet): KinshipLabel[] {
  const found = withoutLonePaths(labelsOfWords(sheet));
  return [...parentsOfPaths(sheet, found), ...found];
}

const PATH = /^(?:[SD]{2,4}|[FM]{2,4}|[VM]{2,4})$/u;
const LEAST_PATHS = 3;

/** "SS" alone is a flourish of a pen. */
function withoutLonePaths(found: readonly KinshipLabel[]): KinshipLabel[] {
  const isPath = ({ label }: KinshipLabel) => PATH.test(label.text.replace(/[:.;,]+$/u, ""));
  return found.filter(isPath).length < LEAST_PATHS
    ? found.filter((one) => !isPath(one))
    : [...found];
}

/** Where others are named by the way to them, "SD" or "FM", a letter alone names a parent. */
function parentsOfPaths(sheet: Sheet, found: readonly KinshipLabel[]): KinshipLabel[] {
  const paths = found.filter(({ label }) => PATH.test(label.text));
  if (paths.length < 4) return [];
  const [sire, dam] = paths.every(({ label }) => /^[SD]+$/u.test(label.text))
    ? ["S", "D"]
    : paths.every(({ label }) => /^[FM]+$/u.test(label.text))
      ? ["F", "M"]
      : ["V", "M"];
  const left = median(paths.map(({ label }) => label.x));
  const isNamed = (position: number) => found.some((one) => one.position === position);
  return sheet.segments.flatMap((segment): KinshipLabel[] => {
    const [first, ...others] = segment.words;
    const position = first!.text === sire ? 2 : first!.text === dam ? 3 : null;
    if (position === null || isNamed(position) || Math.abs(segment.x - left) > sheet.em) return [];
    const rest = others.length > 0 ? segmentOf(others, sheet.page) : null;
    return [{ position, label: segmentOf([first!], sheet.page), segment, rest }];
  });
}

function labelsOfWords(sheet: Sheet): KinshipLabel[] {
  return sheet.segments.flatMap((segment) => {
    const { words } = segment;
    const { count, position } = captionIn(words);
    if (position === null || words.slice(0, count).every(isGuessed)) return [];
    const label = segmentOf(words.slice(0, count), sheet.page);
    const rest = count < words.length ? segmentOf(words.slice(count), sheet.page) : null;
    return [{ position, label, segment, rest }];
  });
}

/** A pattern or a stroke of the pen read as letters, "SSS". */
const isGuessed = ({ confidence }: Word) => confidence < 0.1;

/** The longest kinship term at the start of these words, and whose it is. */
export function captionOf(words: readonly string[]): { count: number; position: number | null } {
  for (let count = Math.min(MOST_LABEL_WORDS, words.length); count > 0; count--) {
    const said = words.slice(0, count).join(" ");
    const position = positionSaid(said);
    // "Far" and "Mor" are also words with which names begin.
    const isWord = said.length < SHORT && count < words.length && !/[:.]$/u.test(said);
    if (position === null || (isWord && positionOfKinship(said) === null)) continue;
    // "Mãe da mãe": the words behind say whose.
    const next = words[count];
    if ([words[count - 1], next].some((word) => word !== undefined && goesOnWithWhose(word)))
      continue;
    // «Отец / Father»: the same in another language.
    const again = captionOf(words.slice(count));
    return { count: count + (again.position === position ? again.count : 0), position };
  }
  return { count: 0, position: null };
}

/** Surer words are seldom misread. */
const CLEAR = 0.9;

/** As `captionOf`; but a word that is clear, and only nearly one of kinship, begins a name: "Mátra Lion's Mira" is no "matka". */
export function captionIn(words: readonly Word[]): ReturnType<typeof captionOf> {
  const found = captionOf(words.map(({ text }) => text));
  const [first] = words;
  const isName =
    first !== undefined &&
    found.count === 1 &&
    words.length > 1 &&
    first.confidence > CLEAR &&
    !/[:.]$/u.test(first.text) &&
    isOnlyNearKinship(first.text);
  return isName ? { count: 0, position: null } : found;
}

/** The position that the whole text names. */
export function positionSaid(text: string): number | null {
  const inBoth = saidInBothScripts(text);
  if (inBoth !== undefined) return inBoth;
  const [first = null, ...others] = text.split("/").map(positionOfKin);
  return others.every((other) => other === first) ? first : null;
}

/** «Отец Father» is no father's father; undefined for words of one script. */
function saidInBothScripts(text: string): number | null | undefined {
  const words = text.split(/[\s/]+/u).filter((word) => /\p{L}/u.test(word));
  const cyrillic = words.filter((word) => /[\u0400-\u04FF]/u.test(word));
  if (cyrillic.length === 0 || cyrillic.length === words.length) return undefined;
  const latin = words.filter((word) => !cyrillic.includes(word));
  const [one, other] = [cyrillic, latin].map((own) => positionSaid(own.join(" ")));
  return one === other ? one! : null;
}

/** The lines beside and below each label, up to the next one. */
export function listLayout(
  sheet: Sheet,
  labels: readonly KinshipLabel[],
  lines: readonly Segment[],
): Placed {
  const columns = labelColumns(labels, sheet.em);
  const usual = usualHeight(labels, sheet.em);
  const isLabelled = new Set(labels.map(({ position }) => position));
  const placed = new Map<number, Segment[]>();
  for (const { position, label, rest } of labels) {
    const column = columns.find((x) => Math.abs(x - label.x) < sheet.em * 3) ?? label.x;
    const nextColumn = columns.find((x) => x > column + sheet.em * 3) ?? Infinity;
    const below = labels
      .filter(
        (other) => Math.abs(other.label.x - label.x) < sheet.em * 3 && other.label.y > label.y,
      )
      .toSorted((a, b) => a.label.y - b.label.y)[0];
    // What stands below a line that is lost is no part of the one before it.
    const bottom =
      below === undefined
        ? label.y + Math.max(label.h + sheet.em * 3, usual)
        : below.position === position + 2 && usual > 0 && !isLabelled.has(position + 1)
          ? Math.min(below.label.y, label.y + usual)
          : below.label.y;
    const own = lines.filter(
      (line) =>
        line.x >= label.x - sheet.em &&
        line.x < nextColumn - sheet.em * 0.5 &&
        middleOf(line) > label.y - sheet.em * 0.4 &&
        middleOf(line) < bottom - sheet.em * 0.2,
    );
    const entry = rest ? [rest, ...own] : own;
    if (entry.length === 0) continue;
    const before = placed.get(position) ?? [];
    const more = entry.filter((line) => !before.includes(line));
    placed.set(position, [...before, ...more.toSorted((a, b) => rowOrder(a, b, sheet.em))]);
  }
  return placed;
}

/** From a label to the next one in its column, as far as most of them are; 0 where none follows another. */
function usualHeight(labels: readonly KinshipLabel[], em: number): number {
  const heights = labels.flatMap(({ label }) => {
    const below = labels
      .filter((other) => Math.abs(other.label.x - label.x) < em * 3 && other.label.y > label.y)
      .map((other) => other.label.y - label.y);
    return below.length > 0 ? [Math.min(...below)] : [];
  });
  return median(heights);
}

/** The labels' left edges, from left to right. */
export function labelColumns(labels: readonly KinshipLabel[], em: number): number[] {
  const edges: number[] = [];
  for (const { label } of labels.toSorted((a, b) => a.label.x - b.label.x))
    if (edges.length === 0 || label.x - edges.at(-1)! > em * 3) edges.push(label.x);
  return edges;
}

function rowOrder(a: Segment, b: Segment, em: number): number {
  return Math.abs(middleOf(a) - middleOf(b)) < em * 0.7 ? a.x - b.x : middleOf(a) - middleOf(b);
}
