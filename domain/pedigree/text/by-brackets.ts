/** `Cat (Sire (his sire x his dam) x Dam)`: each pair of brackets holds the parents of the name before it. */
import { damOf, LAST_POSITION, sireOf } from "../positions.ts";
import type { PlacedLines } from "./placed-lines.ts";

const CROSS = /\s[x×хXХ]\s/u;

export function byBrackets(text: string): PlacedLines | null {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  const parents = parentsOf(plain);
  if (!parents) return null;
  const cells = new Map<number, string>();
  const left: string[] = [];
  place(plain, 1, cells, left);
  return { cells, left };
}

function place(text: string, position: number, cells: Map<number, string>, left: string[]): void {
  const parents = parentsOf(text);
  const name = parents ? parents.name : text.trim();
  if (position > LAST_POSITION) left.push(name);
  else if (name !== "") cells.set(position, name);
  if (!parents) return;
  place(parents.sire, sireOf(position), cells, left);
  place(parents.dam, damOf(position), cells, left);
}

/** The last brackets of the text that hold two cats. */
function parentsOf(text: string): { name: string; sire: string; dam: string } | null {
  const end = text.lastIndexOf(")");
  const start = end < 0 ? -1 : openingOf(text, end);
  if (start < 0) return null;
  const [sire, dam, ...more] = atCross(text.slice(start + 1, end));
  if (sire === undefined || dam === undefined || more.length > 0) return null;
  const behind = text.slice(end + 1).replace(/^[\s.,;]+/u, "");
  return { name: [text.slice(0, start).trim(), behind].filter(Boolean).join(", "), sire, dam };
}

function openingOf(text: string, end: number): number {
  let depth = 0;
  for (let at = end; at >= 0; at--) {
    if (text[at] === ")") depth++;
    if (text[at] === "(" && --depth === 0) return at;
  }
  return -1;
}

/** Parted at the crosses that stand in no further brackets. */
function atCross(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")") depth--;
    if (depth === 0 && CROSS.test(text.slice(at, at + 3))) {
      parts.push(text.slice(from, at));
      from = at + 3;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
}
