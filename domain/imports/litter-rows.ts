/** Tables with a row for each litter: its kittens stand in columns beside each other, or in one cell. */
import { pieceField } from "./name-pieces.ts";
import { readHeading } from "./read-heading.ts";
import type { TableRow } from "./table-shape.ts";

export interface LitterRows {
  readonly titles: readonly string[];
  /** A row for each kitten, with what its litter says of all. */
  rows(row: TableRow): readonly TableRow[];
}

interface Group {
  readonly title: string;
  readonly at: number;
}

const NUMBERED = /^(\D*?)[\s_.#№(-]*(\d{1,2})[\s_.)-]*(\D*)$/u;

/** Null for a table with a row for each cat. */
export function kittensOf(
  headings: readonly string[],
  body: readonly TableRow[],
): LitterRows | null {
  const groups = numbered(headings) ?? repeated(headings);
  if (groups) return ofGroups(headings, groups);
  const listed = headings.findIndex((title) => readHeading(title).isKittens === true);
  const hasName = headings.some(
    (title, i) => i !== listed && readHeading(title).field === "name",
  );
  if (listed < 0 || hasName) return null;
  return ofList(headings, listed, body.map(({ cells }) => cells[listed] ?? ""));
}

/** "Kitten 1", "Sex 1", "Kitten 2", … */
function numbered(headings: readonly string[]): readonly (readonly Group[])[] | null {
  const groups = new Map<string, Group[]>();
  for (const [at, heading] of headings.entries()) {
    const [, before = "", number, behind = ""] = NUMBERED.exec(heading.trim()) ?? [];
    const title = `${before.trim()} ${behind.trim()}`.trim();
    if (number === undefined || title === "" || readHeading(title).field === null) continue;
    groups.set(number, [...(groups.get(number) ?? []), { title, at }]);
  }
  const all = [...groups.values()];
  return all.length >= 2 && all.every(hasCat) ? all : null;
}

const hasCat = (group: readonly Group[]) =>
  group.some(({ title }) => readHeading(title).field === "name");

/** The same headings again to the right: "Name, Sex, EMS, Name, Sex, EMS". */
function repeated(headings: readonly string[]): readonly (readonly Group[])[] | null {
  const [first, ...again] = headings.flatMap((title, at) => {
    const read = readHeading(title);
    const isSame = headings.filter((other) => other === title).length > 1;
    return read.field === "name" && isSame ? [at] : [];
  });
  if (first === undefined || again.length === 0) return null;
  const stride = again[0]! - first;
  const starts = [first, ...again];
  if (starts.some((at, i) => at !== first + i * stride)) return null;
  const titles = headings.slice(first, first + stride);
  const isRepeated = starts.every((start) =>
    titles.every((title, i) => headings[start + i] === title),
  );
  return isRepeated ? starts.map((start) => titles.map((title, i) => ({ title, at: start + i }))) : null;
}

function ofGroups(headings: readonly string[], groups: readonly (readonly Group[])[]): LitterRows {
  const inGroups = new Set(groups.flat().map(({ at }) => at));
  const shared = headings.flatMap((title, at) => (inGroups.has(at) ? [] : [{ title, at }]));
  const own = [...new Set(groups.flat().map(({ title }) => title))];
  return {
    titles: [...own.map(nameFirst), ...shared.map(({ title }) => title)],
    rows({ line, cells }) {
      const litter = shared.map(({ at }) => cells[at] ?? "");
      return groups.flatMap((group) => {
        const kitten = own.map((title) => {
          const text = cells[group.find((each) => each.title === title)?.at ?? -1] ?? "";
          return readHeading(title).field === "name" ? inPieces(text) : text;
        });
        return kitten.every((text) => text.trim() === "") ? [] : [{ line, cells: [...kitten, ...litter] }];
      });
    },
  };
}

function ofList(headings: readonly string[], at: number, lists: readonly string[]): LitterRows | null {
  const separator = [/\s*\n\s*/u, /\s*;\s*/u, /\s*\|\s*/u, /\s*,\s*(?![^(]*\))/u].find(
    (each) => lists.some((list) => list.split(each).length > 1),
  );
  if (separator === undefined || lists.every((list) => /^\W*[\d\W]*$/u.test(list))) return null;
  return {
    titles: headings.map((title, i) => (i === at ? nameFirst(title) : title)),
    rows: ({ line, cells }) =>
      (cells[at] ?? "")
        .split(separator)
        .map((text) => text.replace(/^\s*\d{1,2}[.)]\s+/u, ""))
        .filter((text) => text.trim() !== "")
        .map((text) => ({ line, cells: cells.map((cell, i) => (i === at ? inPieces(text) : cell)) })),
  };
}

/** "Kitten" is the name of a cat. */
const nameFirst = (title: string) => title;

const SEX_SIGN = /\s*(♂|♀|(?<![\d.,])(?:1[.,]0|0[.,]1)(?![\d.,]))\s*/u;

/** `Amadeus (m, n 22)`: the name, and each piece that is known for what it is. */
function inPieces(text: string): string {
  const pieces = text
    .replace(SEX_SIGN, " | $1 | ")
    .split(/\s*[,;|()\n]\s*|\s+[-–—/]\s+/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const [first] = pieces;
  const name = pieces.find((piece) => pieceField(piece) === null) ?? first ?? "";
  const others = pieces.filter((piece) => piece !== name);
  return others.length > 0 && others.some((piece) => pieceField(piece) !== null)
    ? [name, ...others].join(" | ")
    : text;
}
