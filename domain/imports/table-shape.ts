/** Makes one plain table of the rows of a file: heading first, without titles, sections, totals and empty rows. */
import { isDitto, isOfOneCat, withoutDittos } from "./ditto.ts";
import type { HeadingField } from "./headings/read-heading.ts";
import { type HouseAffix, houseAffix, withAffix } from "./rows/house-affix.ts";
import { factsAbove, isAside, remarkOf, remarksIn } from "./rows/row-remarks.ts";
import {
  ADDED,
  breedOf,
  isCount,
  isFilled,
  isIn,
  isOfPaper,
  isSameRow,
  isSectionField,
  hasBreed,
  saysLitter,
  sectionAlone,
  lastFilled,
} from "./rows/row-kinds.ts";
import { SexesAbove } from "./rows/sexes-above.ts";
import { titlesAlone } from "./rows/titles-alone.ts";
import { isOtherAnimal, speciesColumn } from "./rows/other-animals.ts";
import { furtherColumns } from "./headings/further-columns.ts";
import { withGroups } from "./headings/group-headings.ts";
import { headingRow } from "./headings/heading-row.ts";
import { isAlike, isHeadingAgain, placeOf } from "./headings/same-heading.ts";
import type { SheetRead } from "./reading.ts";
import { BESIDE, readHeading } from "./headings/read-heading.ts";
import { withoutLinksIn } from "./formats/links.ts";
import { isRuler } from "./formats/fixed-width.ts";
import { factsBeside, labelledFacts } from "./litters/litter-facts.ts";
import { litterInColumns } from "./litters/litter-in-columns.ts";
import { sectionOf, type Section } from "./sections.ts";
import type { BreederAbove } from "./rows/breeder-above.ts";
import { saidAbove } from "./rows/said-above.ts";
import { columnsByContent } from "./headings/untitled-columns.ts";

/** A row, and the line at which it is found, from 1. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The line of the file, where `line` numbers several cats that stand in one. */
  readonly from?: number;
  /** Where a reader knows it: the heading of a further sheet, or a title above one. */
  readonly kind?: "heading" | "title";
  /** The first of a further sheet: what the sheet before has said of its cats ends. */
  readonly beginsSheet?: boolean;
  /** Of the first row of a workbook, which says nothing else. */
  readonly sheets?: readonly SheetRead[];
  /** Of that row too: rows of sheets that are not read. */
  readonly unread?: readonly TableRow[];
}

/** Within these rows the heading is found, and what sections add. */
export const SHAPE_ROWS = 200;

export interface Shape {
  readonly heading: TableRow;
  /** How a row of the file becomes one of the table; nothing for a row that is none. */
  read(row: TableRow): TableRow | null;
  /** Whether the rows being read are of a further table with other columns, and what of them no column takes has one. */
  readonly isFurther: boolean;
  /** The last row of the table, with what stood below it. */
  ended(last: TableRow): TableRow;
}

/**
 * @param start the first rows of the file, up to `SHAPE_ROWS` @param isWhole whether there are no others
 * @param heading the line that the member says has the headings, 0 if none has
 */
export function shapeOf(
  start: readonly TableRow[],
  isWhole = true,
  heading: number | null = null,
): {
  readonly shape: Shape;
  readonly from: number;
} {
  const at = headingRow(start, heading);
  const named =
    at < 0
      ? columnsByContent(start.map(({ cells }) => cells))
      : withGroups(start[at]!.cells, start[at - 1]?.cells ?? []);
  return { shape: new Table(start, at, named, isWhole), from: at + 1 };
}

class Table implements Shape {
  readonly heading: TableRow;
  private columns: readonly HeadingField[];
  private texts: readonly string[];
  /** Columns that only sections fill. */
  private readonly added: readonly (keyof Section)[];
  /** Where each column of the table stands in the section being read, and what its heading calls the others. */
  private places: readonly number[] = [];
  private others: readonly string[] = [];
  private section: Section = {};
  /** What the lines above the first table say. */
  private ofFile: Section = {};
  /** Whether the rows are kittens, of whom each litter has others. */
  private isOfLitter = false;
  /** Whether rows of values stand below what the section says. */
  private isUsed = false;
  /** Until a section says another one. */
  private sexOfAll: Pick<Section, "sex"> = {};
  private remarks: string[] = [];
  private above: readonly string[] = [];
  private readonly hasRemarks: boolean;
  /** An export of this registry, whose values are what they are. */
  private readonly isOurs: boolean;
  private readonly sexes = new SexesAbove();
  private readonly species: number;
  private readonly titles: ReadonlySet<TableRow>;
  private readonly affix: HouseAffix | null;
  private readonly breeder: BreederAbove | null;
  private readonly withoutLinks: ReturnType<typeof withoutLinksIn>;

  constructor(start: readonly TableRow[], at: number, named: readonly string[], isWhole: boolean) {
    // Values beyond the last heading have a column of their own.
    const width = Math.max(...start.slice(Math.max(0, at)).map(({ cells }) => lastFilled(cells)));
    this.texts = Array.from({ length: Math.max(named.length, width) }, (_, i) => named[i] ?? "");
    this.columns = this.texts.map((text) => readHeading(text).field);
    const isHeading = (cells: readonly string[]) => this.isHeading(cells);
    const below = start.slice(at + 1);
    this.texts = [...this.texts, ...furtherColumns(below, this.columns, isHeading)];
    this.columns = this.texts.map((text) => readHeading(text).field);
    this.isOurs = this.columns.includes("printed_name");
    this.withoutLinks = withoutLinksIn(this.texts);
    this.species = speciesColumn(this.texts);
    const nameAt = this.columns.indexOf("name");
    const above = start.slice(0, Math.max(0, at));
    this.titles = titlesAlone(below, { heading: this.texts, names: nameAt, isHeading });
    this.affix = houseAffix(
      below.map(({ cells }) => cells[nameAt] ?? ""),
      above.map(({ cells }) => cells.join(" ")),
    );
    const sections = start.map((row, i) =>
      i < at && i < at - 1 ? {} : this.sectionIn(row, i === at),
    );
    this.places = this.texts.map((_, i) => i);
    const cats = below.filter(
      ({ kind, cells }) => kind === undefined && cells.filter(isFilled).length > 1,
    );
    const said = saidAbove(
      above.map(({ cells }) => cells),
      cats.map(({ cells }) => this.wholeName(cells)),
      this.columns,
      cats.map(({ cells }) => cells),
    );
    this.breeder = said.breeder;
    const ofHouse = said.breeder && { breeder: "" };
    if (at >= 0) sections[at] = { ...said.sex, ...said.breed, ...ofHouse, ...sections[at] };
    const given = new Set(sections.flatMap((section) => Object.keys(section ?? {})));
    this.added = (Object.keys(ADDED) as (keyof Section)[]).filter(
      (field) => given.has(field) && !this.texts.some((text) => isIn(text, field)),
    );
    const begin = () => {
      this.sexOfAll = said.sex;
      this.places = this.texts.map((_, i) => i);
      this.others = [];
      this.isUsed = this.isOfLitter = false;
      this.above = [];
      this.section = { ...(at > 0 && sections[at - 1]), ...(at >= 0 && sections[at]) };
      this.ofFile = this.section;
      this.remarks = above.flatMap(({ cells }) => factsAbove(cells));
    };
    begin();
    // Of a longer file nobody knows yet what stands between its rows.
    this.hasRemarks =
      !isWhole || below.some((row) => this.saysMore(row)) || this.remarks.length > 0;
    begin();
    const added = this.added.map((field) => ADDED[field]);
    const cells = [...this.texts, ...added, ...(this.hasRemarks ? [BESIDE] : [])];
    this.heading = { line: start[at]?.line ?? 0, cells };
  }

  get isFurther(): boolean {
    const isOther = this.others.length > 0 && !isAlike(this.others, this.texts);
    return this.hasRemarks && isOther && !this.isOfLitter;
  }

  read(written: TableRow): TableRow | null {
    if (written.beginsSheet) {
      this.section = breedOf(this.ofFile);
      this.isUsed = this.isOfLitter = false;
    }
    if (written.cells.every((cell) => cell.trim() === "")) return null;
    const row = { line: written.line, cells: this.withoutDittos(written.cells) };
    if (written.kind === "title" && !this.isHeading(row.cells)) return this.titled(row);
    if (written.kind === "heading" || this.isHeading(row.cells)) {
      const isOther =
        this.isUsed && !isAlike(row.cells, this.others.length > 0 ? this.others : this.texts);
      this.places = this.texts.map((text) => placeOf(row.cells, text));
      this.others = row.cells;
      if (isOther) this.isOfLitter = false;
      const { sex, breed } = this.section;
      const kept = isOther ? { ...(sex && { sex }), ...(breed && { breed }) } : this.section;
      this.section = { ...kept, ...this.sectionIn(row, true) };
      return null;
    }
    const section = this.sectionIn(row, false);
    if (section !== null) {
      this.remarks.push(...(labelledFacts(row.cells)?.rest ?? remarksIn(row.cells, section)));
      if (isAside(row.cells)) return null;
      this.isOfLitter = saysLitter(row.cells, section);
      // A line that ends a sheet's title says nothing.
      if (row.cells[0] !== "#") this.sexOfAll = {};
      this.section = {
        ...breedOf(this.section),
        ...this.sexOfAll,
        ...this.sexes.inOrder(section),
      };
      this.isUsed = false;
      return null;
    }
    if (this.titles.has(written)) return this.titled(row);
    const kinds = [row.cells[this.places[this.species]!] ?? "", ...this.said("breed", row.cells)];
    if (kinds.some(isOtherAnimal)) {
      this.remarks.push(remarkOf(row.cells));
      return null;
    }
    this.isUsed = true;
    this.above = row.cells;
    const said = (field: HeadingField) => this.said(field, row.cells);
    this.sexes.note(
      [...said("name"), ...said("call_name")],
      said("sex").find(isFilled) ?? this.section.sex ?? "",
    );
    const cells = this.places.map((place, i) => this.cellIn(row.cells, place, i));
    const remarks = [...this.remarks.splice(0), ...this.beside(row.cells)].join(" | ");
    return {
      line: row.line,
      cells: [
        ...cells,
        ...this.added.map((field) => this.ofSection(field, row.cells)),
        ...(this.hasRemarks ? [remarks] : []),
      ],
    };
  }

  private ofSection(field: keyof Section, cells: readonly string[]): string {
    // A code with its breed is surer than a title above, which may be of an earlier part of the list.
    if (field === "breed" && this.said("ems", cells).some(hasBreed)) return "";
    return this.section[field] || this.ofHouse(field, cells);
  }

  /** With the cattery's, where it has a column of its own. */
  private wholeName(cells: readonly string[]): string {
    return [...this.said("prefix", cells), ...this.said("name", cells)].join(" ");
  }

  private said(field: HeadingField, cells: readonly string[]): readonly string[] {
    return this.columns.flatMap((each, i) =>
      each === field ? (cells[this.places[i]!] ?? "") : [],
    );
  }

  private ofHouse(field: keyof Section, cells: readonly string[]): string {
    return field === "breeder" && this.breeder?.isOf(this.wholeName(cells))
      ? this.breeder.breeder
      : "";
  }

  /** A line above a further sheet's table is no cat, whatever its words. */
  private titled(row: TableRow): null {
    const facts = factsBeside(row.cells);
    // "Sire: | Boris" in a line, "Dam: | Zita" in the next.
    const before = facts && !this.isUsed ? this.section : {};
    const section = facts?.said ?? this.sectionIn(row, false);
    if (section && Object.keys(section).length > 0) {
      this.section = { ...before, ...section };
      this.isOfLitter = saysLitter(row.cells, this.section);
      this.isUsed = false;
      this.remarks.push(...(facts?.rest ?? []));
    } else this.remarks.push(...remarksIn(row.cells, {}));
    return null;
  }

  private withoutDittos(cells: readonly string[]): readonly string[] {
    if (this.isOurs) return cells;
    // "Idem", below a litter's title, is what the title says.
    const own = cells.map((cell, i) =>
      isDitto(cell) && this.saidOf(this.places.indexOf(i)) !== undefined ? "" : cell,
    );
    return withoutDittos(own, this.above, (column) =>
      isOfOneCat(this.columns[this.places.indexOf(column)] ?? null),
    );
  }

  private cellIn(cells: readonly string[], place: number, column: number): string {
    if ((cells[place] ?? "").trim() === "") return this.saidOf(column) ?? "";
    const { text } = this.withoutLinks(cells[place]!, column);
    const isKitten = this.section.father !== undefined && this.section.mother !== undefined;
    return isKitten && this.columns[column] === "name" ? withAffix(text, this.affix) : text;
  }

  /** What the section says where the row itself says nothing. */
  private saidOf(column: number): string | undefined {
    const field = this.columns[column];
    const isFirst = this.columns.indexOf(field ?? null) === column;
    return isFirst && isSectionField(field) ? this.section[field] : undefined;
  }

  ended(last: TableRow): TableRow {
    const remarks = this.remarks.splice(0).join(" | ");
    if (remarks === "") return last;
    const cells = [...last.cells];
    const before = cells.pop() ?? "";
    return { ...last, cells: [...cells, [before, remarks].filter(Boolean).join(" | ")] };
  }

  /** What stands in no column of the table: beyond its last one, in a section's own, or as a link beside a value. */
  private beside(cells: readonly string[]): readonly string[] {
    return cells.flatMap((cell, i) => {
      if (cell.trim() === "") return [];
      const column = this.places.indexOf(i);
      if (column >= 0) return this.withoutLinks(cell, column).links;
      const heading = (this.others[i] ?? "").trim();
      return [heading === "" ? cell.trim() : `${heading}: ${cell.trim()}`];
    });
  }

  private saysMore(row: TableRow): boolean {
    const read = this.read(row);
    return this.remarks.length > 0 || (read !== null && this.beside(row.cells).length > 0);
  }

  private isHeading(cells: readonly string[]): boolean {
    const isOfSection = this.others.length > 1 && isSameRow(cells, this.others);
    return isOfSection || isHeadingAgain(cells, this.texts, this.columns);
  }

  /** What a title row, or the heading of the names, says of the rows below; null for a row of values. */
  private sectionIn({ cells }: TableRow, isHeading: boolean): Section | null {
    const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
    if (isHeading) {
      const sex = sectionOf(cells[this.columns.indexOf("name")] ?? "")?.sex;
      return sex === undefined ? {} : { sex };
    }
    if (filled.length === 0 || filled[0]!.startsWith(BESIDE)) return {};
    if (isRuler(filled)) return this.section;
    const facts = labelledFacts(cells);
    if (facts) return facts.said;
    const litter = litterInColumns(cells, (i) => this.columns[this.places.indexOf(i)] ?? null);
    if (litter) return litter;
    if (filled.length === 1 && this.texts.length > 2) return sectionAlone(cells, this.columns);
    return isCount(filled) || isOfPaper(filled) ? {} : null;
  }
}
