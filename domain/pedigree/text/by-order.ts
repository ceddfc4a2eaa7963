/** Lists: numbered as an ahnentafel, indented as a tree, or plain, one line after the other. */
import { damOf, LAST_POSITION, sireOf } from "../positions.ts";
import type { Line, PlacedLines } from "./placed-lines.ts";

/** `2. Foo`, `(2) Foo`, `#2 Foo`, `[2] Foo`, `2 Foo`. */
const NUMBERED = /^[([#]{0,2}(\d{1,2})(?:[\])]?[.):,\]]|\s(?=\p{L}))\s*(\S.*)$/u;

/**
 * A list counts the ancestors from 1, or all cats with the pedigree's own, which has the 1: then it has one more. A
 * heading above it is no part of it.
 */
export function byNumbers(lines: readonly Line[]): PlacedLines | null {
  const entries = lines.flatMap(({ text }) => {
    const match = NUMBERED.exec(text);
    return match ? [[Number(match[1]), match[2]!] as const] : [];
  });
  if (entries.length < 2 || entries.length < 0.8 * lines.length) return null;
  const highest = Math.max(...entries.map(([number]) => number));
  const isOfAncestors =
    [2, 6, 14, 30].includes(highest) && entries.some(([number]) => number === 1);
  const shift = isOfAncestors ? 1 : 0;
  const cells = new Map<number, string>();
  const left = lines.map(({ text }) => text).filter((text) => !NUMBERED.test(text));
  for (const [number, text] of entries) {
    const position = number + shift;
    if (position < 1 || position > LAST_POSITION || cells.has(position)) left.push(text);
    else cells.set(position, text);
  }
  return { cells, left };
}

const STEPS = /^((?:[12]\.){0,3}[12])[.)]?\s+(\S.*)$/u;

/** `1 Sire`, `1.2 his dam`, `2.1.1`: one figure a generation, 1 for a sire and 2 for a dam. */
export function bySteps(lines: readonly Line[]): PlacedLines | null {
  const found = lines.map(({ text }) => STEPS.exec(text));
  if (
    !found.some((match) => match?.[1]!.includes(".")) ||
    found.filter(Boolean).length < 0.8 * lines.length
  )
    return null;
  const cells = new Map<number, string>();
  const left: string[] = [];
  for (const [at, match] of found.entries()) {
    const steps = match?.[1]!.split(".") ?? [];
    const position = steps.reduce((child, step) => 2 * child + (step === "2" ? 1 : 0), 1);
    if (!match || cells.has(position)) left.push(lines[at]!.text);
    else cells.set(position, match[2]!);
  }
  return { cells, left };
}

/** Each line's parents follow it, further in: the sire first. A single outermost line is the cat itself. */
export function byIndentation(lines: readonly Line[]): PlacedLines | null {
  const indents = [...new Set(lines.map(({ indent }) => indent))].toSorted((a, b) => a - b);
  if (indents.length < 2) return null;
  if (lines[0]!.indent > indents[0]! && lines.at(-1)!.indent > indents[0]!)
    return inTheMiddle(lines);
  const isCatFirst = lines.filter(({ indent }) => indent === indents[0]).length === 1;
  const path: number[] = isCatFirst ? [] : [1];
  const taken = new Set<number>();
  const cells = new Map<number, string>();
  const left: string[] = [];
  for (const { indent, text } of lines) {
    const depth = indents.indexOf(indent) + (isCatFirst ? 0 : 1);
    path.length = Math.min(path.length, depth);
    const position = depth === 0 ? 1 : freeParent(path.at(-1), path.length === depth, taken);
    if (position === null || position > LAST_POSITION) left.push(text);
    else {
      taken.add(position);
      cells.set(position, text);
      path.push(position);
    }
  }
  return { cells, left };
}

/** A tree drawn with each cat between its sire above and its dam below. */
function inTheMiddle(lines: readonly Line[]): PlacedLines {
  const cells = new Map<number, string>();
  const left: string[] = [];
  const place = (part: readonly Line[], position: number): void => {
    if (part.length === 0) return;
    const least = Math.min(...part.map(({ indent }) => indent));
    const at = part.findIndex(({ indent }) => indent === least);
    const roots = part.filter(({ indent }) => indent === least).length;
    // Without the cat itself its parents are outermost: half of the lines each.
    if (position === 1 && roots === 2) {
      place(part.slice(0, part.length / 2), 2);
      place(part.slice(part.length / 2), 3);
      return;
    }
    if (position > LAST_POSITION || roots > 1) {
      left.push(...part.map(({ text }) => text));
      return;
    }
    cells.set(position, part[at]!.text);
    place(part.slice(0, at), sireOf(position));
    place(part.slice(at + 1), damOf(position));
  };
  place(lines, 1);
  return { cells, left };
}

function freeParent(child: number | undefined, isNext: boolean, taken: ReadonlySet<number>) {
  if (child === undefined || !isNext) return null;
  return [sireOf(child), damOf(child)].find((position) => !taken.has(position)) ?? null;
}

/** A whole pedigree's lines may begin with the cat itself. */
export function inOrder(all: readonly string[], from: number): PlacedLines {
  const isWhole = from === 2 && [7, 15, 31].includes(all.length);
  const lines = isWhole ? all.slice(1) : all;
  const room = LAST_POSITION - from + 1;
  const cells = new Map(lines.slice(0, room).map((line, i) => [from + i, line]));
  return { cells, left: [...(isWhole ? all.slice(0, 1) : []), ...lines.slice(room)] };
}
