/** Files with a block for each litter: its facts in cells with labels, a heading, its kittens; then the next. */
import { plainWord } from "../../plain-word.ts";
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { type TableRow } from "../table-shape.ts";
import { headingScore } from "../headings/likely-heading.ts";
import { type Facts, factsIn, LITTER_FIELDS, type LitterField } from "./litter-facts.ts";

export interface LitterBlocks {
  /** The rows of one plain table: of its heading and its kittens each with the facts of their litter. */
  read(row: TableRow): readonly TableRow[];
  /** What stands below the last kitten. */
  ended(): readonly TableRow[];
}

/** Between a litter's facts and the heading of its kittens. */
const HELD_MAX = 12;

const TITLES: Readonly<Record<LitterField, string>> = {
  father: "Sire",
  father_number: "Sire number",
  mother: "Dam",
  mother_number: "Dam number",
  birthdate: "Birthdate",
  breed: "Breed",
  breeder: "Breeder",
};

/** Null for a file that is no list of such blocks. @param start its first rows */
export function litterBlocks(start: readonly TableRow[]): LitterBlocks | null {
  const at = start.findIndex(({ cells }) => isKittenHeading(cells));
  const first = start[at];
  const own = new Set(first?.cells.map((cell) => readHeading(cell).field));
  if (first === undefined || own.has("father") || own.has("mother")) return null;
  const facts = start.map(({ cells }) => (isLike(first.cells, cells) ? null : factsIn(cells)));
  const read = facts.filter((each) => each !== null);
  const headings = start.filter(({ cells }) => isLike(first.cells, cells)).length;
  const isOfParents = read.some(({ said }) => said.father ?? said.mother);
  const isAbove = facts.slice(0, at).some((each) => each !== null);
  return isOfParents && isAbove && read.length >= headings ? new Blocks(start, first, read) : null;
}

class Blocks implements LitterBlocks {
  private readonly heading: readonly string[];
  private readonly width: number;
  private readonly added: readonly LitterField[];
  private readonly counted: number;
  private readonly names: readonly number[];
  private held: TableRow[] = [];
  private said: Facts["said"] = {};
  private isBegun = false;
  /** What every block repeats is its form, which is told once. */
  private readonly told = new Set<string>();

  constructor(start: readonly TableRow[], { cells }: TableRow, facts: readonly Facts[]) {
    this.heading = cells;
    this.width = Math.max(...start.map((row) => row.cells.length));
    const own = cells.map((cell) => readHeading(cell).field);
    const given = new Set<string>(facts.flatMap(({ said }) => Object.keys(said)));
    this.added = LITTER_FIELDS.filter((field) => given.has(field) && !own.includes(field));
    this.counted = countedIn(cells, start);
    this.names = own.flatMap((field, i) => (field === "name" && i !== this.counted ? [i] : []));
  }

  read(row: TableRow): readonly TableRow[] {
    if (!isFilled(row)) return [];
    if (isLike(this.heading, row.cells)) return this.begin(row);
    const isFact = factsIn(row.cells) !== null;
    const isAmongFacts = !this.isBegun || this.held.some(({ cells }) => factsIn(cells) !== null);
    const isShort = row.cells.filter((cell) => cell.trim() !== "").length <= 2;
    const isHeld = isFact || !this.isKitten(row) || (isAmongFacts && isShort);
    if (isHeld && this.held.length < HELD_MAX) {
      this.held.push(row);
      return [];
    }
    return [...this.ended(), ...this.row(row)];
  }

  /** Facts that no heading follows are of a further litter as well. */
  ended(): readonly TableRow[] {
    const held = this.held.splice(0);
    const end = held.findLastIndex(({ cells }) => factsIn(cells) !== null) + 1;
    const above = end > 0 ? this.taken(held.slice(0, end)) : [];
    return [...above, ...held.slice(end).flatMap((row) => this.row(row))];
  }

  /** What is held above a heading is its litter's. */
  private begin(heading: TableRow): readonly TableRow[] {
    const held = this.held.splice(0);
    const first = held.find(({ cells }) => factsIn(cells) !== null);
    const above = this.taken(held);
    const titles = heading.cells.map((cell, i) =>
      i === this.counted ? `${BESIDE} ${cell}` : cell,
    );
    const cells = [...this.padded(titles), ...this.added.map((field) => TITLES[field])];
    // Of the first litter's titles, those above its facts are the file's, and stand above its table.
    const isOfFile = ({ line }: TableRow) => !this.isBegun && line < (first?.line ?? 0);
    const own = above.filter((row) => !isOfFile(row));
    const ofFile = held.filter(isOfFile);
    this.isBegun = true;
    return [...ofFile, { line: heading.line, cells, kind: "heading" }, ...own];
  }

  private taken(held: readonly TableRow[]): readonly TableRow[] {
    const facts = held.map(({ cells }) => factsIn(cells));
    this.said = Object.assign({}, ...facts.map((each) => each?.said ?? {}));
    return held.flatMap((row, i) => this.remark(row, facts[i]?.rest ?? row.cells));
  }

  private isKitten({ cells, kind }: TableRow): boolean {
    if (kind === "title") return false;
    const isNamed = this.names.some((at) => (cells[at] ?? "").trim() !== "");
    if (this.counted >= 0) return isNamed && COUNT.test(cells[this.counted] ?? "");
    return isNamed && cells.filter((cell) => cell.trim() !== "").length > 1;
  }

  private row(row: TableRow): readonly TableRow[] {
    const { line, cells } = row;
    if (!this.isKitten(row)) return this.remark(row, cells);
    const litter = this.added.map((field) => this.said[field] ?? "");
    return [
      { line, cells: [...this.padded(cells), ...litter] },
      ...this.remark(row, cells.slice(this.width)),
    ];
  }

  private padded(cells: readonly string[]): readonly string[] {
    return Array.from({ length: this.width }, (_, i) => cells[i] ?? "");
  }

  private remark({ line }: TableRow, cells: readonly string[]): readonly TableRow[] {
    const text = cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(" ");
    if (text === "" || this.told.has(text) || isSum(text)) return [];
    this.told.add(text);
    return [{ line, cells: [`${BESIDE} ${text}`], kind: "title" }];
  }
}

const COUNT = /^\s*\d{1,2}[.)]?\s*$/u;

/** The column of the kittens' running numbers, which are anew in each litter and no registry's; -1 if there is none. */
function countedIn(headings: readonly string[], start: readonly TableRow[]): number {
  const from = start.findIndex(({ cells }) => cells === headings);
  const kitten = start.slice(from + 1).find((row) => row.cells.filter(Boolean).length > 1);
  const first = headings.findIndex((heading) => heading.trim() !== "");
  const { field, isKittens } = readHeading(headings[first] ?? "");
  const isCount = field === "key" || field === "number" || isKittens === true || field === null;
  return isCount && COUNT.test(kitten?.cells[first] ?? "") ? first : -1;
}

const isFilled = ({ cells }: TableRow) => cells.some((cell) => cell.trim() !== "");

function isKittenHeading(cells: readonly string[]): boolean {
  const isNamed = cells.some((cell) => readHeading(cell).field === "name");
  return isNamed && !cells.some((cell) => /:\s*$/u.test(cell)) && headingScore(cells) >= 4;
}

/** The same heading again, which a kitten's row of few and short words is not, whatever they mean. */
function isLike(heading: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const same = filled.filter((cell) => heading.includes(cell)).length;
  return same >= 2 && same > filled.length / 2;
}

const isSum = (text: string) =>
  /^(?:total|summe|gesamt|итого|всего|razem|celkem|totaal|yhteensa|summa|totalt|sum)(?!\p{L})/u.test(
    plainWord(text),
  );
