/** Lines that say whose they are: "Sire's dam: …", "FM: …", or "Sire" and "Dam" again and again, each below its child. */
import { damOf, LAST_POSITION, sireOf } from "../positions.ts";
import { readPedigreeCell } from "../pedigree-cell.ts";
import { positionOfKin } from "./kin-words.ts";
import { ownLineOf } from "./own-facts.ts";
import { type Line, type PlacedLines, positionOfPath } from "./placed-lines.ts";

interface Labelled {
  /** Null for a line that goes on with the one before. */
  readonly position: number | null;
  readonly text: string;
  readonly whole: string;
}

/**
 * One labelled line is enough: nobody's name begins so.
 * @param hasOwn the cat's own cell takes what stands above its ancestors; otherwise that is left
 */
export function byLabels(lines: readonly Line[], hasOwn: boolean): PlacedLines | null {
  const all = lines.map(readLabel);
  const start = all.findIndex(({ position }) => position !== null);
  if (start < 0) return null;
  const labelled = all.slice(start);
  const parents = labelled.filter(({ position }) => position === 2 || position === 3);
  const isRepeated = parents.length > 2 && labelled.every(({ position }) => (position ?? 2) <= 3);
  const { cells, left } = isRepeated ? inDepth(labelled) : atTheirPlaces(labelled);
  const above = all.slice(0, start).map(({ whole }) => whole);
  const own = hasOwn ? ownLineOf(above, breedOfParents(cells)) : { line: null, left: above };
  return {
    cells: new Map([...(own.line === null ? [] : ([[1, own.line]] as const)), ...cells]),
    left: [...own.left, ...left],
  };
}

function breedOfParents(cells: ReadonlyMap<number, string>): string | null {
  const [sire, dam] = [2, 3].map((at) => readPedigreeCell(cells.get(at) ?? "").ems?.breed ?? null);
  return sire === dam ? sire! : null;
}

function readLabel({ text }: Line): Labelled {
  const alone = positionOfKin(text);
  if (alone !== null) return { position: alone, text: "", whole: text };
  const [, label = "", rest = ""] = /^([^:=]{1,40}?)(?:\s*[:=]\s*|\s+-\s+)(.*)$/u.exec(text) ?? [];
  const position = label && positionOfLabel(label);
  if (position) return { position, text: rest, whole: text };
  const [, word = "", behind = ""] = /^(.{1,40}?)\s*[,–—]\s*(.*)$/u.exec(text) ?? [];
  const named = word && positionOfKin(word);
  return named
    ? { position: named, text: behind, whole: text }
    : { position: null, text, whole: text };
}

/** "Großeltern VM" says it by its letters. */
function positionOfLabel(label: string): number | null {
  const letters = label.split(" ").at(-1)!.toUpperCase();
  return positionOfPath(letters) ?? positionOfKin(label);
}

/** Lines without a label go on with the one before. */
function atTheirPlaces(lines: readonly Labelled[]): PlacedLines {
  const cells = new Map<number, string>();
  const left: string[] = [];
  let last: number | null = null;
  for (const { position, text, whole } of lines) {
    if (position !== null && (cells.has(position) || position > LAST_POSITION)) left.push(whole);
    else if (position !== null) cells.set(position, text);
    else if (last === null) left.push(whole);
    else cells.set(last, [cells.get(last), text].filter(Boolean).join(", "));
    last = position ?? last;
  }
  return { cells, left };
}

/** Each cat's parents follow it before its mate: the sire goes deeper, the dam belongs to the last cat that still wants one. */
function inDepth(lines: readonly Labelled[]): PlacedLines {
  const entries = joined(lines);
  const deepest = Math.log2(entries.length + 2) - 1;
  const generations = Number.isInteger(deepest) ? deepest : 4;
  const cells = new Map<number, string>();
  const left: string[] = [];
  const want: number[] = [1];
  for (const { isDam, text } of entries) {
    const child = isDam
      ? want.findLast(
          (position) => !cells.has(damOf(position)) && isReady(position, cells, generations),
        )
      : want.findLast((position) => !cells.has(sireOf(position)) && !cells.has(damOf(position)));
    if (child === undefined) {
      left.push(text);
      continue;
    }
    const position = isDam ? damOf(child) : sireOf(child);
    cells.set(position, text);
    if (isDam) want.length = want.indexOf(child);
    if (position < 2 ** generations) want.push(position);
  }
  return { cells, left };
}

/** The cat itself may have no known sire: then the dam is its own all the same. */
function isReady(
  position: number,
  cells: ReadonlyMap<number, string>,
  generations: number,
): boolean {
  return cells.has(sireOf(position)) || position >= 2 ** (generations - 1);
}

function joined(lines: readonly Labelled[]): { isDam: boolean; text: string }[] {
  const entries: { isDam: boolean; text: string }[] = [];
  for (const { position, text } of lines) {
    const last = entries.at(-1);
    if (position !== null) entries.push({ isDam: position === 3, text });
    else if (last) last.text = [last.text, text].filter(Boolean).join(", ");
  }
  return entries;
}
