/** A contract as pages of A4. The same content always gives the same bytes. */
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Drawing, Shape } from "../../print/drawing.ts";
import { inks } from "../../print/inks.ts";
import { pdfOf } from "../../print/pdf-of.ts";
import { fitted, placed, type SetText } from "../../print/running-text.ts";

export interface ContractContent {
  readonly title: string;
  readonly siteName: string;
  readonly language: Locale;
  /** `yyyy-mm-dd` */
  readonly madeOn: string;
  /** Paragraphs; a heading begins with `# `. */
  readonly text: string;
  /** Below the text, one of the other. */
  readonly signatures: readonly string[];
  /** At the foot of each page, before its number. */
  readonly foot: string;
}

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 62;
const FOOT = 44;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - FOOT;
const BODY = { face: "serif", ink: inks.ink, size: 10.5 } as const;
const HEADING = { face: "serifBold", ink: inks.accent, size: 13 } as const;
const SMALL = { face: "sans", ink: inks.soft, size: 7.5 } as const;
const BETWEEN = { paragraphs: 7, headings: 12 };

type Style = typeof BODY | typeof HEADING | typeof SMALL;

function set(text: string, { face, ink, size }: Style): SetText {
  return fitted([{ text, face, ink }], { width: WIDTH, height: Infinity, size, least: size });
}

/** Fills pages from top to bottom. */
class Pages {
  readonly all: Shape[][] = [[]];
  #y = MARGIN;

  /** @param keep room that must be left below it on the same page */
  add(text: string, style: Style, above: number, keep = 0): void {
    const whole = set(text, style);
    const height = whole.height / whole.lines.length;
    this.#y += this.#y === MARGIN ? 0 : above;
    for (const line of whole.lines) {
      if (this.#y + height + keep > BOTTOM) this.#next();
      this.all.at(-1)!.push(...placed({ ...whole, lines: [line] }, { x: MARGIN, y: this.#y }));
      this.#y += height;
    }
  }

  rule(): void {
    this.#y += BETWEEN.headings;
    this.all.at(-1)!.push({
      kind: "polyline",
      points: [
        [MARGIN, this.#y],
        [PAGE.width - MARGIN, this.#y],
      ],
      stroke: inks.line,
    });
  }

  #next(): void {
    this.all.push([]);
    this.#y = MARGIN;
  }
}

export async function drawContract(content: ContractContent): Promise<Uint8Array> {
  const pages = new Pages();
  for (const paragraph of content.text.split("\n\n"))
    if (paragraph.startsWith("# "))
      pages.add(paragraph.slice(2), HEADING, BETWEEN.headings, 2 * HEADING.size);
    else
      for (const [index, line] of paragraph.split("\n").entries())
        pages.add(line, BODY, index === 0 ? BETWEEN.paragraphs : 0);
  pages.rule();
  for (const line of content.signatures) pages.add(line, BODY, BETWEEN.paragraphs);
  const [first, ...further] = pages.all.map((shapes, index) =>
    drawingOf(content, [...shapes, ...foot(content, index + 1, pages.all.length)]),
  );
  return pdfOf(first!, ...further);
}

function foot({ foot: text }: ContractContent, page: number, of: number): Shape[] {
  const y = PAGE.height - MARGIN - FOOT / 2;
  return [
    ...placed(set(text, SMALL), { x: MARGIN, y }),
    ...placed(set(`${page} / ${of}`, SMALL), { x: PAGE.width - MARGIN, y: y + 12, align: "right" }),
  ];
}

function drawingOf(
  { title, siteName, language, madeOn }: ContractContent,
  shapes: readonly Shape[],
): Drawing {
  return { ...PAGE, language, title, description: title, author: siteName, madeOn, shapes };
}
