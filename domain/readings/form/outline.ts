/**
 * An outline of ancestors, as breeders' programs print it: "Sire: …" and "Dam: …" over and over, each below the cat whose
 * parent it is and farther to the right, or with the number of its generation before it.
 */
import { captionOf } from "../list-layout.ts";
import { nearWithin, skeleton } from "../scripts.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { median, middleOf, rightOf } from "../words.ts";
import type { PlacedCell } from "./placed-cell.ts";
import { kindOf } from "./printed-line.ts";

/** Both parents and theirs. */
const LEAST_ROWS = 6;
const MOST_LEVELS = 5;
/** So many of its rows have to find their place. */
const MOSTLY_PLACED = 0.8;
/** In text heights. */
const SAME_ROW = 0.6;
const INDENT = 0.5;
const BY_LABEL = 0.97;
/** Below a cat whose own line is lost. */
const BY_ORDER = 0.8;

/** An ancestor's line. */
interface Row {
  /** 0 for a sire, 1 for a dam; null where the outline does not say which. */
  readonly step: 0 | 1 | null;
  readonly label: Segment;
  readonly segment: Segment;
  readonly rest: Segment | null;
  /** The number printed before it. */
  readonly mark: number | null;
}

type Cells = ReadonlyMap<number, PlacedCell>;

/** @returns the cells by position; null where no outline is printed */
export const outlineCells = (sheet: Sheet): Cells | null => cellsOf(labelledRows(sheet), sheet);

/** One without words for sire and dam: "1" before a parent, "2" before one of theirs. */
export const numberedOutline = (sheet: Sheet): Cells | null => cellsOf(numberedRows(sheet), sheet);

function cellsOf(found: readonly Row[], sheet: Sheet): Cells | null {
  const rows = found.filter((row) => !found.some((one) => isBeside(one, row, sheet.em)));
  if (rows.length < Math.max(LEAST_ROWS, found.length * MOSTLY_PLACED)) return null;
  const depths = depthsOf(rows, sheet.em);
  if (depths === null) return null;
  const places = placesOf(rows, depths);
  const known = places.filter((place) => place !== null);
  if (known.length < Math.max(LEAST_ROWS, rows.length * MOSTLY_PLACED)) return null;
  return new Map(
    places.flatMap((place, i) =>
      place ? [[place.position, { lines: linesOf(sheet, rows, i), sure: place.sure }]] : [],
    ),
  );
}

const isBeside = (one: Row, row: Row, em: number) =>
  one !== row && Math.abs(middleOf(one.label) - middleOf(row.label)) < em * SAME_ROW;

function labelledRows(sheet: Sheet): Row[] {
  const certain = sheet.segments.flatMap((segment) => rowAt(segment, sheet) ?? []);
  const taken = new Set(certain.map(({ segment }) => segment));
  const said = new Map(certain.map(({ label, step }) => [skeleton(label.text), step] as const));
  const edges = certain.map(({ label }) => label.x);
  const misread = sheet.segments.flatMap((segment): Row[] => {
    const [first, ...others] = segment.words;
    const isAtEdge = edges.some((edge) => Math.abs(edge - segment.x) < sheet.em * INDENT);
    if (taken.has(segment) || !isAtEdge || others.length === 0) return [];
    const steps = new Set(
      [...said].flatMap(([known, step]) =>
        nearWithin(known, skeleton(first!.text), 1) ? [step] : [],
      ),
    );
    const [label, rest] = [segmentOf([first!], sheet.page), segmentOf(others, sheet.page)];
    return steps.size === 1 ? [{ step: [...steps][0]!, label, segment, rest, mark: null }] : [];
  });
  return [...certain, ...misread].toSorted((a, b) => middleOf(a.label) - middleOf(b.label));
}

function rowAt(segment: Segment, sheet: Sheet): Row | null {
  const { words, page } = segment;
  const own = numberOf(words[0]!.text);
  const from = own === null || words.length < 2 ? 0 : 1;
  const { count, position } = captionOf(words.slice(from).map(({ text }) => text));
  if (position !== 2 && position !== 3) return null;
  const label = segmentOf(words.slice(from, from + count), page);
  const rest = words.slice(from + count);
  return {
    step: position === 2 ? 0 : 1,
    label,
    segment,
    rest: rest.length > 0 ? segmentOf(rest, page) : null,
    mark: from === 1 ? own : numberBefore(label, sheet),
  };
}

function numberedRows(sheet: Sheet): Row[] {
  return sheet.segments
    .flatMap((segment): Row[] => {
      const { words, page } = segment;
      const own = words.length > 1 ? numberOf(words[0]!.text) : null;
      const label = own === null ? segment : segmentOf(words.slice(1), page);
      const mark = own ?? numberBefore(label, sheet);
      const kind = mark === null ? "detail" : kindOf(label);
      const isName = kind === "name" || kind === "whole";
      return isName ? [{ step: null, label, segment, rest: label, mark }] : [];
    })
    .toSorted((a, b) => middleOf(a.label) - middleOf(b.label));
}

function numberBefore(label: Segment, { segments, em }: Sheet): number | null {
  const before = segments.filter(
    (one) => rightOf(one) < label.x && Math.abs(middleOf(one) - middleOf(label)) < em * SAME_ROW,
  );
  return numberOf(before.toSorted((a, b) => b.x - a.x)[0]?.text ?? "");
}

const ROMAN = ["I", "II", "III", "IV", "V"];

function numberOf(text: string): number | null {
  const mark = text.replaceAll(/^[([]|[)\].:]+$/gu, "");
  if (/^[1-9]$/u.test(mark)) return Number(mark);
  const roman = ROMAN.indexOf(mark);
  return roman < 0 ? null : roman + 1;
}

/** Of each row, 1 for the parents, 2 for theirs: by its edge, or by its number where all stand at one. */
function depthsOf(rows: readonly Row[], em: number): number[] | null {
  const levels: number[][] = [];
  for (const x of rows.map(({ label }) => label.x).toSorted((a, b) => a - b)) {
    const last = levels.at(-1);
    if (last && x - last.at(-1)! < em * INDENT) last.push(x);
    else levels.push([x]);
  }
  const ofEdge = rows.map(({ label }) => levels.findIndex((level) => level.includes(label.x)) + 1);
  const marks = rows.flatMap(({ mark }) => (mark === null ? [] : [mark]));
  const ofMark = marks.map((mark) => mark - Math.min(...marks) + 1);
  const isTold = marks.length === rows.length && Math.max(...ofMark) > 1;
  if (levels.length === 1) return isTold && areGenerations(ofMark) ? ofMark : null;
  const isKnown =
    rows[0]!.step !== null || (isTold && ofMark.every((mark, i) => mark === ofEdge[i]));
  return isKnown && levels.length <= MOST_LEVELS ? ofEdge : null;
}

/** A numbered list of litters has a sire and a dam with each number; of grandparents a paper names more than two. */
function areGenerations(depths: readonly number[]): boolean {
  const sizes = [...Map.groupBy(depths, (depth) => depth).values()].map(({ length }) => length);
  return Math.max(...depths) <= MOST_LEVELS && sizes.some((size) => size > 2);
}

interface Place {
  readonly position: number;
  readonly sure: number;
}

/**
 * Each row is a parent of the last one before it that stands a generation nearer to the cat. A parent that this cat has
 * already belongs to its mate, whose own line is lost. Without words for them the sire is the first.
 */
function placesOf(rows: readonly Row[], depths: readonly number[]): (Place | null)[] {
  const before = rows[0]!.step ?? 0;
  const used = new Set<number>();
  const isTaken = (child: number, step: number) =>
    used.has(child * 2 + step) || (step === before && used.has(child * 2 + 1 - step));
  /** By depth, the cat in hand and those whose parents follow. */
  let line: (Place | null)[] = [
    { position: 1, sure: rows[0]!.step === null ? BY_ORDER : BY_LABEL },
  ];
  return rows.map((row, i) => {
    const depth = depths[i]!;
    line = line.slice(0, depth);
    let child = line.length === depth ? line.at(-1)! : null;
    const step = row.step ?? (child && used.has(child.position * 2) ? 1 : 0);
    if (child && isTaken(child.position, step)) {
      const mate = child.position ^ 1;
      const isLost = child.position > 1 && child.position % 2 === before && !used.has(mate);
      child = isLost && row.step !== null ? { position: mate, sure: BY_ORDER } : null;
      if (child) {
        used.add(mate);
        line[depth - 1] = child;
      }
    }
    const place = child && { position: child.position * 2 + step, sure: child.sure };
    if (place) used.add(place.position);
    while (line.length < depth) line.push(null);
    line.push(place);
    return place;
  });
}

/** What is printed behind the label and below it, up to the next one. */
function linesOf({ segments, em }: Sheet, rows: readonly Row[], at: number): Segment[] {
  const { label, segment, rest } = rows[at]!;
  const heights = rows.slice(1).map((row, i) => middleOf(row.label) - middleOf(rows[i]!.label));
  const top = middleOf(label) - em * SAME_ROW;
  const next = rows[at + 1];
  const bottom = next ? middleOf(next.label) - em * SAME_ROW : top + median(heights);
  const own = segments.filter(
    (one) =>
      one !== segment &&
      one.x > label.x - em &&
      middleOf(one) > top &&
      middleOf(one) < bottom &&
      !SHARE.test(one.text),
  );
  return rest ? [rest, ...own] : own;
}

/** How much of the cat's blood an ancestor has, "12.50", "6,25 %". */
const SHARE = /^\d{1,3}(?:[.,]\d{1,4})?\s?%?$/u;
