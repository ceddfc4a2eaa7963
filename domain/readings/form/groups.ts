/** Lines of one column, gathered into what may be one cat each. */
import { middleOf } from "../words.ts";
import type { Span } from "./grid.ts";
import type { PrintedLine } from "./printed-line.ts";

export interface Group extends Span {
  /** In reading order. */
  readonly lines: readonly PrintedLine[];
  readonly hasName: boolean;
}

export interface Scale {
  /** The height of print. */
  readonly em: number;
  /** The cats of a generation stand beside each other, not below. */
  readonly beside: boolean;
}

/** Lines of one cat are closer than this, in text heights; what only says more of a cat may be a little farther. */
const CLOSE = 1.1;
const CLOSE_DETAIL = 2;
/** Between cells beside each other. */
const CLOSE_BESIDE = 0.4;

/** Top to bottom, and left to right in each row. */
export function inReadingOrder(lines: readonly PrintedLine[], em: number): PrintedLine[] {
  if (lines.length < 2) return [...lines];
  const rows: PrintedLine[][] = [];
  let middle = -Infinity;
  for (const line of lines.toSorted((a, b) => middleOf(a.segment) - middleOf(b.segment))) {
    const own = middleOf(line.segment);
    if (own - middle > em * 0.45) {
      rows.push([]);
      middle = own;
    }
    rows.at(-1)!.push(line);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.segment.x - b.segment.x));
}

/** From one edge of the tree to the other. */
export function inOrderAcross(lines: readonly PrintedLine[], { em, beside }: Scale): PrintedLine[] {
  return beside ? lines.toSorted((a, b) => a.from - b.from) : inReadingOrder(lines, em);
}

/** Parted by paper. */
export function groupsOf(lines: readonly PrintedLine[], { em, beside }: Scale): Group[] {
  const groups: PrintedLine[][] = [];
  let bottom = -Infinity;
  for (const line of lines) {
    const last = groups.at(-1);
    const close = beside ? CLOSE_BESIDE : line.kind === "detail" ? CLOSE_DETAIL : CLOSE;
    if (!last || line.from - bottom >= em * close) {
      groups.push([line]);
      bottom = line.to;
    } else {
      last.push(line);
      bottom = Math.max(bottom, line.to);
    }
  }
  return groups.map((own) => groupOf(own, em));
}

/** Where each cat of a column stands: between paper, or, where cats follow each other without any, at its name. */
export function catsOf(lines: readonly PrintedLine[], scale: Scale): Span[] {
  return groupsOf(lines, scale).flatMap((group): Span[] => {
    const names = namesIn(group.lines);
    if (names.length <= 1) return names.length === 0 ? [] : [group];
    return names.map((own) => groupOf(own, scale.em));
  });
}

/** The lines of each name: it may go on in the next line, and what is said of the cat parts it from the next. */
export function namesIn(lines: readonly PrintedLine[]): PrintedLine[][] {
  const names: PrintedLine[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.kind === "title") continue;
    const isName = line.kind !== "detail";
    if (isName && isOpen) names.at(-1)!.push(line);
    else if (isName) names.push([line]);
    isOpen = line.kind === "name";
  }
  return names;
}

export function groupOf(lines: readonly PrintedLine[], em: number): Group {
  return {
    lines: inReadingOrder(lines, em),
    from: Math.min(...lines.map(({ from }) => from)),
    to: Math.max(...lines.map(({ to }) => to)),
    hasName: lines.some(({ kind }) => kind === "name" || kind === "whole"),
  };
}
