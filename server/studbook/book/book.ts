/** A studbook as a PDF of two columns. Pages that are full leave it at once: a long book takes no more memory than a short one. */
import Document from "pdfkit";
import type { Locale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { collected } from "../../print/collected.ts";
import type { Shape } from "../../print/drawing.ts";
import { inks } from "../../print/inks.ts";
import { put } from "../../print/pdf-of.ts";
import { fitted, placed } from "../../print/running-text.ts";
import type { PublishedCat } from "../published-cats.ts";
import { entryOf, type Line } from "./entry.ts";
import { figuresPages, type BookFigures } from "./figures.ts";
import { BOTTOM, COLUMN, GAP, MARGIN, PAGE, TEXT_WIDTH, TOP } from "./page.ts";

export interface BookHead extends BookFigures {
  readonly locale: Locale;
  readonly siteName: string;
  readonly year: number;
  readonly madeOn: Date;
}

const BREED = { face: "serifBold", ink: inks.accent, size: 13 } as const;
const SMALL = { face: "sans", ink: inks.soft, size: 7.5 } as const;
const BETWEEN = 7;
/** A heading is never the last on a page. */
const ENTRY_HEIGHT = 60;

export class Book {
  cats = 0;
  pages = 0;
  readonly #doc: PDFKit.PDFDocument;
  readonly #head: BookHead;
  readonly #registered = new Set<string>();
  /** Where each breed begins. */
  readonly #contents: { readonly name: string; readonly page: number }[] = [];
  #column = 0;
  #y = TOP;
  #breed: string | null = null;
  #rest: Buffer | null = null;

  constructor(head: BookHead) {
    this.#head = head;
    const { locale, siteName, madeOn } = head;
    this.#doc = new Document({
      autoFirstPage: false,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      lang: locale,
      displayTitle: true,
      info: { Title: this.#title(), Author: siteName, CreationDate: madeOn, ModDate: madeOn },
    });
    for (const shapes of figuresPages(head, this.#title())) {
      this.#addPage();
      this.#draw(shapes);
    }
  }

  add(cat: PublishedCat): void {
    if (cat.breed !== this.#breed) this.#beginBreed(cat.breed);
    this.#place(entryOf(cat, this.#head.locale), 0);
    this.#y += BETWEEN;
    this.cats++;
  }

  /** What has been drawn since the last question; null: nothing. */
  drawn(): Buffer | null {
    const rest = this.#rest ?? (this.#doc.read() as Buffer | null);
    this.#rest = null;
    return rest;
  }

  async end(): Promise<void> {
    if (this.#contents.length > 1) this.#drawContents();
    const rest = collected(this.#doc);
    this.#doc.end();
    this.#rest = Buffer.from(await rest);
  }

  #title(): string {
    return m.studbook_book_title({ year: this.#head.year }, { locale: this.#head.locale });
  }

  #beginBreed(ems: string): void {
    const isFirst = this.#breed === null;
    this.#breed = ems;
    const name = this.#nameOf(ems);
    if (isFirst) this.#nextPage();
    const set = fitted([{ text: name, ...BREED }], {
      width: COLUMN,
      height: Infinity,
      size: BREED.size,
      least: BREED.size,
    });
    this.#place([{ set, gap: BETWEEN }], ENTRY_HEIGHT);
    this.#y += BETWEEN;
    this.#contents.push({ name, page: this.pages });
    this.#doc.outline.addItem(name);
  }

  #nameOf(ems: string): string {
    const breed = this.#head.breeds.find((one) => one.ems === ems);
    return breed ? `${breed.name} (${ems})` : ems;
  }

  /** Lines that stay together; `keep` is the room that must be left below them. */
  #place(lines: readonly Line[], keep: number): void {
    const height = lines.reduce((sum, { set, gap }) => sum + set.height + gap, 0);
    if (this.#y + height + keep > BOTTOM) this.#nextColumn();
    for (const { set, gap } of lines) {
      this.#y += gap;
      const x = MARGIN + this.#column * (COLUMN + GAP);
      this.#draw(placed(set, { x, y: this.#y }));
      this.#y += set.height;
    }
  }

  #nextColumn(): void {
    if (this.#column === 1) return this.#nextPage();
    this.#column = 1;
    this.#y = TOP;
  }

  #nextPage(): void {
    this.#addPage();
    [this.#column, this.#y] = [0, TOP];
    const { siteName } = this.#head;
    this.#small(`${siteName} · ${this.#title()}`, MARGIN, "left", MARGIN);
    if (this.#breed) this.#small(this.#nameOf(this.#breed), PAGE.width - MARGIN, "right", MARGIN);
  }

  #addPage(): void {
    this.#doc.addPage();
    this.pages++;
    this.#small(String(this.pages), PAGE.width - MARGIN, "right", PAGE.height - MARGIN);
  }

  #small(text: string, x: number, align: "left" | "right", y: number): void {
    const box = { width: TEXT_WIDTH / 2, height: 10, size: SMALL.size, least: SMALL.size };
    this.#draw(placed(fitted([{ text, ...SMALL }], box), { x, y, align }));
  }

  #drawContents(): void {
    const { locale } = this.#head;
    this.#breed = null;
    this.#nextPage();
    const heading = { text: m.studbook_book_contents({}, { locale }), ...BREED };
    const line = (text: string) =>
      fitted([{ text, face: "sans", ink: inks.ink }], {
        width: COLUMN,
        height: Infinity,
        size: 8.5,
        least: 8.5,
      });
    const box = { width: COLUMN, height: Infinity, size: BREED.size, least: BREED.size };
    this.#place([{ set: fitted([heading], box), gap: 0 }], 0);
    for (const { name, page } of this.#contents)
      this.#place([{ set: line(`${name} – ${page}`), gap: 4 }], 0);
  }

  #draw(shapes: readonly Shape[]): void {
    for (const shape of shapes) put(this.#doc, shape, this.#registered);
  }
}
