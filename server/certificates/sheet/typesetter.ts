/** Sets lines of text in boxes: what does not fit is set smaller, and cut only below what can be read. */
import { runsOf, type Face } from "../../print/fonts.ts";
import { inks } from "../../print/inks.ts";

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

const LEADING = 1.22;
const ASCENT = 0.95;
const STEP = 0.25;

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

  /** One line; `y` is its top. Answers where the next line would begin. */
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

  /** The text in at most `height`: smaller where it is long, down to `least`, and cut below that. */
  fit(text: string, width: number, height: number, style: TextStyle, least: number): Fitted {
    for (let size = style.size; ; size -= STEP) {
      const smaller = { ...style, size };
      const lines = this.#broken(text, width, smaller);
      const room = Math.max(1, Math.floor(height / (size * LEADING)));
      if (lines.length > room && size - STEP >= least) continue;
      const kept = lines.slice(0, room);
      if (lines.length > room) kept[room - 1] = this.#cut(kept[room - 1]!, width, smaller);
      return { lines: kept, style: smaller, height: kept.length * size * LEADING };
    }
  }

  /** Answers where the next line would begin. */
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

  #broken(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(" ").flatMap((word) => this.#pieces(word, width, style))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && this.width(longer, style) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  /** A word wider than the box, in pieces that are not. */
  #pieces(word: string, width: number, style: TextStyle): string[] {
    if (this.width(word, style) <= width) return [word];
    const pieces = [""];
    for (const sign of word) {
      if (this.width(pieces.at(-1)! + sign, style) > width) pieces.push("");
      pieces[pieces.length - 1] += sign;
    }
    return pieces;
  }

  #cut(line: string, width: number, style: TextStyle): string {
    let kept = [...line];
    while (kept.length > 1 && this.width(`${kept.join("")}…`, style) > width)
      kept = kept.slice(0, -1);
    return `${kept.join("")}…`;
  }
}
