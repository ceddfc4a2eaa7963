/** Notes in which a cat has several lines, its name in the first: "Ada of Foo" above "female, n 22, born 3.4.2018". */
import {
  indentOf,
  isBulletedLine,
  isRead,
  namedPiecesOf,
  noteOf,
  piecesOf,
  readPieces,
} from "./note-lines.ts";
import { noteFact } from "./note-pieces.ts";

const LEAST_BLOCKS = 2;
const LEAST_FACTS = 2;
const LONGEST_NAME = 100;
/** What is longer is a story. */
const MOST_BELOW = 12;
const SIGN = "• ";

/** The lines with a bullet before each such name and what is below it indented: as others write their lists. */
export function withBlocks(lines: readonly string[], least = LEAST_BLOCKS): readonly string[] {
  const starts = lines.flatMap((_, i) => (isBlock(lines, i) ? [i] : []));
  if (starts.length < least) return lines;
  const marked = lines.map((line) =>
    isCat(line, namedPiecesOf) && !isBulletedLine(line) ? SIGN + line.trim() : line,
  );
  for (const start of starts) {
    marked[start] = SIGN + lines[start]!.trim();
    for (const i of belowOf(lines, start)) marked[i] = `    ${lines[i]!.trim()}`;
  }
  return marked;
}

/** The lines up to the next empty one; of those further to the right than the name no other. */
function belowOf(lines: readonly string[], at: number): number[] {
  const below: number[] = [];
  const isIndented = indentOf(lines[at + 1] ?? "") > indentOf(lines[at]!);
  for (let i = at + 1; i <= at + MOST_BELOW && (lines[i] ?? "").trim() !== ""; i++) {
    if (isIndented && indentOf(lines[i]!) <= indentOf(lines[at]!)) break;
    below.push(i);
  }
  return below;
}

function isBlock(lines: readonly string[], at: number): boolean {
  const [name, first, before] = [lines[at]!, lines[at + 1] ?? "", lines[at - 1] ?? ""];
  if (name.trim() === "" || first.trim() === "" || name.length > LONGEST_NAME) return false;
  const isIndented = indentOf(first) > indentOf(name);
  if ((!isIndented && before.trim() !== "") || isBulletedLine(name) || isBulletedLine(first))
    return false;
  const [head = "", ...rest] = namedPiecesOf(name);
  if (!/^\P{Ll}*\p{Lu}/u.test(head) || noteFact(head) !== null || rest.some(isColoned))
    return false;
  const below = belowOf(lines, at).map((i) => lines[i]!);
  // A cat of its own below is a kitten, and this its litter.
  if (!below.every((line) => isRead(line) && !isBulletedLine(line))) return false;
  // "(called Foo)" below the name is no fact.
  const lead = below.find((line) => !/^\s*\(/u.test(line)) ?? first;
  if (noteFact(piecesOf(lead)[0] ?? "") === null || below.some((line) => isCat(line))) return false;
  const { facts } = readPieces(below.flatMap((line) => piecesOf(line)));
  const isCats = facts.some(({ field }) => ["sex", "ems", "chip", "number"].includes(field));
  return isCats && facts.length >= LEAST_FACTS;
}

const isColoned = (piece: string) => noteFact(piece)?.isLabelled === true;
const isCat = (line: string, pieces = piecesOf) =>
  isRead(line) && noteFact(pieces(line)[0] ?? "") === null && noteOf(line, false) !== null;
