/** Sets lines of text in boxes: text that does not fit is set smaller, and cut only below a legible size. */
import { runsOf, type Face } from "../../print/fonts.ts";
import { inks } from "../../print/inks.ts";
import { ASCENT, fitted, LEADING } from "../../print/running-text.ts";

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly ink?: string;
  readonly spacing?: number;
  readonly align?: "left" | "center" | "right";
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Text broken into lines of a size at which it fits. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly style: TextStyle;
  readonly height: number;
}

export class Typesetter {
  readonly doc: PDFKit.PDFDocument;
  readonly #registered = new Set<string>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  width(text: string, { face, size, spacing = 0 }: TextStyle): number {
    let width = 0;
    for (const run of runsOf(text, face)) {
      this.#use(run.font, size);
      width += this.doc.widthOfString(run.text) + spacing * [...run.text].length;
    }
    return width;
  }

  /** One line; `y` is its top. @returns where the next line would begin */
  line(text: string, box: Box, style: TextStyle): number {
    const { face, size, ink = inks.ink, spacing = 0, align = "left" } = style;
    const free = box.width - this.width(text, style);
    let x = box.x + (align === "left" ? 0 : align === "right" ? free : free / 2);
    const baseline = box.y + size * ASCENT;
    for (const run of runsOf(text, face)) {
      this.#use(run.font, size);
      this.doc.fillColor(ink).text(run.text, x, baseline, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: spacing,
      });
      x += this.doc.widthOfString(run.text) + spacing * [...run.text].length;
    }
    return box.y + size * LEADING;
  }

  /** The text within `height`: set smaller if long, down to `least`, then cut. */
  fit(text: string, width: number, height: number, style: TextStyle, least: number): Fitted {
    const { face, ink = inks.ink } = style;
    const set = fitted([{ text, face, ink }], { width, height, size: style.size, least });
    return {
      lines: set.lines.map((line) => line.map((words) => words.text).join("")),
      style: { ...style, size: set.size },
      height: set.height,
    };
  }

  /** @returns where the next line would begin */
  put({ lines, style }: Fitted, box: Box): number {
    let { y } = box;
    for (const line of lines) y = this.line(line, { ...box, y }, style);
    return y;
  }

  #use(font: { readonly name: string; readonly bytes: Buffer }, size: number): void {
    if (!this.#registered.has(font.name)) this.doc.registerFont(font.name, font.bytes);
    this.#registered.add(font.name);
    this.doc.font(font.name).fontSize(size);
  }
}
