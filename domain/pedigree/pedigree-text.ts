/** A pasted pedigree: which of its lines stands where. */
import { positionOfKinship } from "../readings/kinship.ts";
import { ANCESTOR_COUNT, damOf, LAST_POSITION, sireOf } from "./positions.ts";

export interface PlacedLines {
  readonly cells: ReadonlyMap<number, string>;
  /** Lines for which there is no place, as they stand there. */
  readonly left: readonly string[];
}

interface Line {
  readonly indent: number;
  readonly text: string;
}

/**
 * Places the lines of a text by what they say of themselves: "Sire's dam: …", "FM: …", the numbers of a list, their
 * indentation. A block that says nothing fills the cells from the one it was pasted into.
 */
export function readPedigreeText(text: string, from: number): PlacedLines {
  const lines = linesOf(text);
  return (
    byLabels(lines) ??
    byNumbers(lines) ??
    byIndentation(lines) ??
    inOrder(
      lines.map(({ text: line }) => line),
      from,
    )
  );
}

/** Cells of a table's row are the parts of one line. */
function linesOf(text: string): Line[] {
  return text.split(/\r\n|[\r\n]/u).flatMap((whole) => {
    const bare = whole.replace(/^[\s│├└─┬|`\-–—•·*>+]+(?=\S)/u, "");
    const line = bare.replaceAll(/\s*\t\s*/gu, ", ").trim();
    const indent = whole.slice(0, whole.length - bare.length).replaceAll("\t", "    ").length;
    return /[\p{L}\p{N}]/u.test(line) ? [{ indent, text: line.replace(/^,\s*/u, "") }] : [];
  });
}

/** Of a parent alone a letter is enough, if a colon follows it. */
const LETTERS: Readonly<Record<string, number>> = {
  F: 2,
  S: 2,
  V: 2,
  O: 2,
  О: 2,
  M: 3,
  D: 3,
  М: 3,
};

function labelled({ text }: Line): readonly [position: number, rest: string] | null {
  const [, label = "", rest = ""] = /^([^:]{1,40}?)\s*[:=]\s*(.*)$/u.exec(text) ?? [];
  const position = LETTERS[label.toUpperCase()] ?? (label && positionOfKinship(label));
  if (position) return [position, rest];
  const [, word = "", behind = ""] = /^(.{1,40}?)\s*[,–—]\s*(.*)$/u.exec(text) ?? [];
  const named = word && positionOfKinship(word);
  return named ? [named, behind] : null;
}

/** One labelled line is enough: nobody's name begins so. Lines without a label go on with the one before. */
function byLabels(lines: readonly Line[]): PlacedLines | null {
  const cells = new Map<number, string>();
  const left: string[] = [];
  let last: number | null = null;
  for (const line of lines) {
    const alone = positionOfKinship(line.text);
    const found = alone === null ? labelled(line) : ([alone, ""] as const);
    if (found && cells.has(found[0])) left.push(line.text);
    else if (found) cells.set(found[0], found[1]);
    else if (last === null) left.push(line.text);
    else cells.set(last, [cells.get(last), line.text].filter(Boolean).join(", "));
    last = found ? found[0] : last;
  }
  return cells.size > 0 ? { cells, left } : null;
}

const NUMBERED = /^\(?(\d{1,2})[.):]\s*(\S.*)$/u;

/** A list counts the ancestors from 1, or all cats with the pedigree's own, which has the 1: then it has one more. */
function byNumbers(lines: readonly Line[]): PlacedLines | null {
  const numbered = lines.map(({ text }) => NUMBERED.exec(text));
  if (lines.length < 2 || numbered.some((match) => match === null)) return null;
  const entries = numbered.map((match) => [Number(match![1]), match![2]!] as const);
  const highest = Math.max(...entries.map(([number]) => number));
  const isWhole = (count: number) => [2, 6, 14, 30].includes(count);
  const shift = entries.some(([number]) => number === 1) && !isWhole(highest - 1) ? 1 : 0;
  const cells = new Map<number, string>();
  const left: string[] = [];
  for (const [number, text] of entries) {
    const position = number + shift;
    if (position < 2 || position > LAST_POSITION || cells.has(position)) left.push(text);
    else cells.set(position, text);
  }
  return { cells, left };
}

/** Each line's parents follow it, further in: the sire first. A single outermost line is the cat itself. */
function byIndentation(lines: readonly Line[]): PlacedLines | null {
  const indents = [...new Set(lines.map(({ indent }) => indent))].toSorted((a, b) => a - b);
  if (indents.length < 2) return null;
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
      if (position > 1) cells.set(position, text);
      path.push(position);
    }
  }
  return { cells, left };
}

function freeParent(child: number | undefined, isNext: boolean, taken: ReadonlySet<number>) {
  if (child === undefined || !isNext) return null;
  return [sireOf(child), damOf(child)].find((position) => !taken.has(position)) ?? null;
}

function inOrder(lines: readonly string[], from: number): PlacedLines {
  const room = Math.min(ANCESTOR_COUNT, LAST_POSITION - from + 1);
  const cells = new Map(lines.slice(0, room).map((line, i) => [from + i, line]));
  return { cells, left: lines.slice(room) };
}
