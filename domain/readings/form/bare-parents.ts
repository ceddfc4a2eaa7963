/** A name alone in a parent's place, in a tree whose cats have numbers or colours: as likely a breeder's or an owner's. */
import type { Segment } from "../segments.ts";
import { kindOf } from "./printed-line.ts";

const PARENTS = [2, 3];
/** So many of the other cats have details. */
const MOST = 0.6;

export function bareParents(cells: ReadonlyMap<number, readonly Segment[]>): ReadonlySet<number> {
  const bare = new Set([...cells].flatMap(([position, lines]) => (isBare(lines) ? position : [])));
  const others = [...cells.keys()].filter((position) => !PARENTS.includes(position));
  const told = others.filter((position) => !bare.has(position)).length;
  const isUsual = told > others.length * MOST;
  return new Set(isUsual ? PARENTS.filter((position) => bare.has(position)) : []);
}

const isBare = (lines: readonly Segment[]) =>
  lines.every((line) => ["name", "title"].includes(kindOf(line)));
