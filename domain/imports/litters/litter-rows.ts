/** Tables with a row for each litter: its kittens stand in columns beside each other, or in one cell. */
import { parseEms } from "../../colours/ems/parse.ts";
import { NUMBERED } from "../headings/numbered-heading.ts";
import { LONGEST_READ } from "../formats/longest.ts";
import { pieceField } from "../names/name-pieces.ts";
import { splitOutside } from "../formats/outside-brackets.ts";
import { readHeading } from "../headings/read-heading.ts";
import type { TableRow } from "../table-shape.ts";
import { readSex } from "../values.ts";

export interface LitterRows {
  readonly titles: readonly string[];
  /** A row for each kitten, with what its litter says of all. */
  rows(row: TableRow): readonly TableRow[];
}

interface Group {
  readonly title: string;
  readonly at: number;
}

/** Null for a table with a row for each cat. */
export function kittensOf(
  headings: readonly string[],
  body: readonly TableRow[],
): LitterRows | null {
  const groups = numbered(headings) ?? repeated(headings);
  if (groups) return ofGroups(headings, groups);
  const listed = headings.findIndex((title) => readHeading(title).isKittens === true);
  const hasName = headings.some((title, i) => i !== listed && readHeading(title).field === "name");
  if (listed < 0 || hasName) return null;
  return ofList(
    headings,
    listed,
    body.map(({ cells }) => cells[listed] ?? ""),
  );
}

/** "Kitten 1", "Sex 1", "Kitten 2", … */
function numbered(headings: readonly string[]): readonly (readonly Group[])[] | null {
  const groups = new Map<string, Group[]>();
  for (const [at, heading] of headings.entries()) {
    const [, before = "", number, behind = ""] =
      NUMBERED.exec(heading.slice(0, LONGEST_READ).trim()) ?? [];
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
  return isRepeated
    ? starts.map((start) => titles.map((title, i) => ({ title, at: start + i })))
    : null;
}

function ofGroups(headings: readonly string[], groups: readonly (readonly Group[])[]): LitterRows {
  const inGroups = new Set(groups.flat().map(({ at }) => at));
  const shared = headings.flatMap((title, at) => (inGroups.has(at) ? [] : [{ title, at }]));
  const own = [...new Set(groups.flat().map(({ title }) => title))];
  return {
    titles: [...own, ...shared.map(({ title }) => title)],
    rows({ line, cells }) {
      const litter = shared.map(({ at }) => cells[at] ?? "");
      return groups.flatMap((group) => {
        const kitten = own.map((title) => {
          const text = cells[group.find((each) => each.title === title)?.at ?? -1] ?? "";
          return readHeading(title).field === "name" ? inPieces(text) : text;
        });
        return kitten.every((text) => text.trim() === "")
          ? []
          : [{ line, cells: [...kitten, ...litter] }];
      });
    },
  };
}

const LISTED = ["\n", ";", "|"] as const;
const COMMA = ",";
const parted = (list: string, separator: string) =>
  separator === COMMA
    ? splitOutside(list, (text, at) => text[at] === COMMA)
    : list.split(separator).map((text) => text.trim());

function ofList(
  headings: readonly string[],
  at: number,
  lists: readonly string[],
): LitterRows | null {
  if (lists.every((list) => !/\p{L}/u.test(list))) return null;
  const isParted = (list: string) => LISTED.some((each) => list.trim().includes(each));
  const hasCommas = !lists.some(isParted);
  if (hasCommas && !lists.some((list) => parted(list, COMMA).length > 1)) return null;
  const separatorOf = (list: string) =>
    LISTED.find((each) => list.trim().includes(each)) ??
    (hasCommas || list.includes("(") ? COMMA : LISTED[0]);
  return {
    titles: headings,
    rows: ({ line, cells }) => {
      const list = (cells[at] ?? "").trim();
      const names = parted(list, separatorOf(list))
        .map((text) => text.replace(/^\s*\d{1,2}[.)]\s+/u, ""))
        .filter((text) => text.trim() !== "");
      // A litter of which no kitten is named is not passed over.
      return (names.length === 0 ? [""] : names).map((text) => ({
        line,
        cells: cells.map((cell, i) => (i === at ? inPieces(text) : cell)),
      }));
    },
  };
}

const SEX_SIGN = /♂|♀|(?<![\d.,])(?:1[.,]0|0[.,]1)(?![\d.,])/u;

/** `Amadeus (m, n 22)`: the name, and each piece that is known for what it is. */
function inPieces(text: string): string {
  const pieces = text
    .replace(SEX_SIGN, " | $& | ")
    .split(/[,;|()\n]|\s[-–—/]\s/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const [first] = pieces;
  const name = pieces.find((piece) => pieceField(piece) === null) ?? first ?? "";
  const others = pieces.filter((piece) => piece !== name);
  return others.some((piece) => pieceField(piece) !== null)
    ? [name, ...others].join(" | ")
    : inWords(text);
}

/** `Amadeus m n 22`: the sex, then the colour, behind the name. */
function inWords(text: string): string {
  if (text.length > LONGEST_READ) return text;
  const words = text.trim().split(/\s+/u);
  const at = words.findIndex(
    (word, i) =>
      i > 0 &&
      word.length <= 6 &&
      readSex(word) !== null &&
      (i === words.length - 1 || parseEms(words.slice(i + 1).join(" ")).ok),
  );
  if (at < 0) return text;
  const pieces = [words.slice(0, at), words.slice(at, at + 1), words.slice(at + 1)];
  return pieces
    .map((piece) => piece.join(" "))
    .filter(Boolean)
    .join(" | ");
}
