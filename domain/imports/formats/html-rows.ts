/** The rows of all tables of a page, and the headings and captions between them as rows of one cell. */
import type { TableRow } from "../table-shape.ts";
import { behindComments, markupTokens } from "./markup.ts";
import { decoded } from "./html-signs.ts";

const WHOLE_PAGE = /^<(?:!doctype html|html)\b/iu;
const PAGE = /^<(?:!doctype html|html|head|meta|body|table|div|h\d)\b/iu;

export function isHtml(text: string): boolean {
  return (
    WHOLE_PAGE.test(text.slice(behindComments(text)).slice(0, 20)) ||
    (PAGE.test(text.slice(behindComments(text)).slice(0, 20)) && /<t[dh]\b/iu.test(text)) ||
    isSpreadsheetXml(text)
  );
}

/** Workbooks of Excel 2003 and flat ones of OpenDocument are pages of other words. */
function isSpreadsheetXml(text: string): boolean {
  return (
    /^\uFEFF?\s*<\?xml\b/u.test(text) &&
    /<(?:\w+:)?(?:Workbook|document-content|document)\b/u.test(text)
  );
}
const ALIASES = new Map(
  Object.entries({
    row: "tr",
    "ss:row": "tr",
    "table:table-row": "tr",
    cell: "td",
    "ss:cell": "td",
    "table:table-cell": "td",
    worksheet: "table",
    "table:table": "table",
  }),
);

const TITLES = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "caption", "p"]);
const CELLS = new Set(["td", "th"]);
const SPAN_MAX = 100;

export function htmlRows(text: string): TableRow[] {
  return paged(text).rows;
}

function paged(text: string): Page {
  const page = new Page();
  let [line, at] = [1, 0];
  for (const token of markupTokens(text, true)) {
    for (; at < token.at; at++) if (text[at] === "\n") line++;
    if ("words" in token) page.write(decoded(token.words), line);
    if (!("tag" in token)) continue;
    const { isEnd, attributes } = token;
    const name = ALIASES.get(token.tag.toLowerCase()) ?? token.tag.toLowerCase();
    if (!isEnd) page.open(name, attributes, line);
    if (isEnd || (attributes.endsWith("/") && name === "td")) page.close(name);
  }
  page.close("tr");
  return page;
}

/** A cell where it stands in its table, and over how many rows it reaches. */
export interface Box {
  readonly row: number;
  readonly column: number;
  readonly down: number;
  readonly text: string;
}

/** The cells of each table that says something, and what stands outside of them. */
export function htmlBoxes(text: string): {
  readonly tables: readonly (readonly Box[])[];
  readonly remarks: readonly string[];
} {
  const { tables, remarks } = paged(text);
  return { tables: tables.filter((boxes) => boxes.some((box) => box.text !== "")), remarks };
}

class Page {
  readonly rows: TableRow[] = [];
  readonly tables: Box[][] = [];
  readonly remarks: string[] = [];
  private rowInTable = 0;
  private row: { line: number; cells: string[] } | null = null;
  private cell: { text: string; across: number; down: number } | null = null;
  private isHidden = false;
  private title: { line: number; text: string } | null = null;
  /** Cells that reach into the rows below, by column. */
  private held = new Map<number, { text: string; rows: number }>();

  open(tag: string, attributes: string, line: number): void {
    if (tag === "title") this.isHidden = true;
    if (tag === "br" && this.cell) this.cell.text += "\n";
    else if (tag === "br" && this.title) this.title.text += " ";
    if (tag === "table") {
      this.held.clear();
      this.tables.push([]);
      this.rowInTable = 0;
    }
    if (tag === "tr") {
      this.close("tr");
      this.row = { line, cells: [] };
    }
    if (CELLS.has(tag)) {
      this.close("td");
      this.row ??= { line, cells: [] };
      const index = Number(/\bss:Index="(\d{1,3})"/u.exec(attributes)?.[1] ?? 0);
      while (this.row.cells.length < index - 1) this.row.cells.push("");
      this.cell = { text: "", across: span(attributes, "col"), down: span(attributes, "row") };
    }
    if (TITLES.has(tag) && !this.row) this.title = { line, text: "" };
    if (tag === "p" && this.cell?.text.trim()) this.cell.text += "\n";
  }

  write(text: string, line: number): void {
    const words = text.replaceAll(/\s+/gu, " ");
    if (this.cell) this.cell.text += words;
    else if (this.title) this.title.text += words;
    else if (/[\p{L}\p{N}]/u.test(words) && !this.isHidden) this.loose(words.trim(), line);
  }

  /** Words outside of tables and titles: a remark, in brackets so that it is no section's. */
  private loose(words: string, line: number): void {
    this.remarks.push(words);
    this.rows.push({ line, cells: [`(${words})`] });
  }

  close(tag: string): void {
    if (tag === "title") this.isHidden = false;
    if (CELLS.has(tag) || tag === "tr" || tag === "table") this.endCell();
    if ((tag === "tr" || tag === "table") && this.row) {
      this.reach();
      this.rows.push(this.row);
      this.row = null;
      this.rowInTable++;
    }
    if (TITLES.has(tag) && this.title) {
      const words = this.title.text.trim();
      if (words !== "") {
        this.remarks.push(words);
        this.rows.push({ line: this.title.line, cells: [words] });
      }
      this.title = null;
    }
  }

  private endCell(): void {
    if (!this.cell || !this.row) return;
    const { across, down } = this.cell;
    const text = linesOf(this.cell.text);
    this.reach();
    const [row, column] = [this.rowInTable, this.row.cells.length];
    this.tables.at(-1)?.push({ row, column, down, text });
    for (let i = 0; i < across; i++) {
      if (down > 1) this.held.set(this.row.cells.length, { text, rows: down - 1 });
      this.row.cells.push(i === 0 ? text : "");
    }
    this.cell = null;
  }

  private reach(): void {
    for (let held; (held = this.held.get(this.row!.cells.length));) {
      if (--held.rows === 0) this.held.delete(this.row!.cells.length);
      this.row!.cells.push(held.text);
    }
  }
}

/** An empty first line says that nothing is known of what others have there: the cattery's line above the owner's. */
function linesOf(text: string): string {
  const lines = text.replaceAll(/ *\n */gu, "\n").trimEnd();
  return lines.trim() === "" ? "" : lines.replace(/^[ \t]+|^\n(?=\n)/gu, "");
}

function span(attributes: string, kind: "col" | "row"): number {
  const said = new RegExp(`\\b${kind}span\\s*=\\s*["']?(\\d{1,4})`, "iu").exec(attributes)?.[1];
  return Math.min(SPAN_MAX, Math.max(1, Number(said ?? 1)));
}
