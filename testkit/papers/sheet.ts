/** A sheet of paper in points: what is drawn on it, and what of it says something about a cat. */
import { glyphOf, type Face, type Glyph, type Letters } from "./fonts.ts";
import type { Word } from "@felistry/domain/readings/words.ts";
import { wordsOf, type PlacedGlyph } from "./drawn-words.ts";
import { addEntry, type Field, type Place, type Truth } from "./truth.ts";

export interface Style {
  face: Face;
  size: number;
  bold?: boolean;
  italic?: boolean;
  colour?: string;
  align?: "left" | "middle" | "right";
  /** Between letters, in parts of the size. */
  spacing?: number;
  /** Text wider than this is set narrower, as forms do. */
  fit?: number;
  turn?: number;
}

/** A text that says something; its style may differ from the line's. */
export interface Says {
  place: Place;
  field: Field;
  text: string;
  value?: string;
  style?: Partial<Style>;
}

export type Content = string | Says | readonly (string | Says)[];

interface Run {
  text: string;
  style: Style;
}

const textOf = (part: string | Says): string => (typeof part === "string" ? part : part.text);
const listOf = (content: Content): readonly (string | Says)[] =>
  typeof content === "string" || !Array.isArray(content) ? [content as string | Says] : content;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly truth: Truth;
  /** Every text as it was drawn, a wrapped one in one piece. */
  readonly drawn: string[] = [];
  /** Every upright word with its place, as a recogniser that makes no mistakes would find them. */
  readonly words: Word[] = [];
  #body: string[] = [];
  #used = new Map<string, Glyph>();

  constructor(size: "portrait" | "landscape" | readonly [number, number], paper = "#ffffff") {
    [this.width, this.height] =
      size === "portrait" ? [595, 842] : size === "landscape" ? [842, 595] : size;
    this.truth = { layout: "", family: 0, cat: {}, ancestors: {} };
    this.rect(0, 0, this.width, this.height, { fill: paper, stroke: "none" });
  }

  svg(): string {
    const letters = [...this.#used.values()].map(
      (glyph) => `<path id="${glyph.id}" d="${glyph.outline}"/>`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${letters.join("")}</defs>${this.#body.join("\n")}</svg>`;
  }

  raw(svg: string): void {
    this.#body.push(svg);
  }

  line(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    width = 0.6,
    colour = "#000",
    dash = "",
  ): void {
    this.raw(
      `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${escaped(colour)}" stroke-width="${width}" stroke-dasharray="${dash}" fill="none"/>`,
    );
  }

  rect(
    x: number,
    y: number,
    w: number,
    h: number,
    look: { fill?: string; stroke?: string; width?: number; round?: number } = {},
  ): void {
    const { fill = "none", stroke = "#000", width = 0.6, round = 0 } = look;
    this.raw(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`,
    );
  }

  path(
    d: string,
    look: { fill?: string; stroke?: string; width?: number; opacity?: number } = {},
  ): void {
    const { fill = "none", stroke = "#000", width = 0.6, opacity = 1 } = look;
    this.raw(
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`,
    );
  }

  /** One line; the answer is how wide it became. */
  text(x: number, y: number, content: Content, style: Style): number {
    const parts = listOf(content).filter((part) => textOf(part) !== "");
    if (parts.length === 0) return 0;
    this.#record(parts);
    return this.#set(x, y, runsOf(parts, style), style);
  }

  /** Broken between words at `width`; the answer is the baseline after the last line. */
  paragraph(
    x: number,
    y: number,
    width: number,
    content: Content,
    style: Style,
    leading = 1.2,
  ): number {
    const parts = listOf(content).filter((part) => textOf(part) !== "");
    if (parts.length === 0) return y;
    this.#record(parts);
    let at = y;
    for (const line of linesOf(runsOf(parts, style), width)) {
      this.#set(x, at, line, style);
      at += style.size * leading;
    }
    return at;
  }

  measure(content: Content, style: Style): number {
    return widthOf(runsOf(listOf(content), style));
  }

  lineCount(width: number, content: Content, style: Style): number {
    return linesOf(runsOf(listOf(content), style), width).length;
  }

  #record(parts: readonly (string | Says)[]): void {
    this.drawn.push(parts.map(textOf).join(""));
    for (const part of parts) {
      if (typeof part === "string") continue;
      const { place, field, text, value = text } = part;
      const entries = place === "" ? this.truth.cat : (this.truth.ancestors[place] ??= {});
      addEntry(entries, field, { printed: text.trim(), value: value.trim() });
    }
  }

  #set(x: number, y: number, runs: readonly Run[], style: Style): number {
    const natural = widthOf(runs);
    const squeeze = style.fit !== undefined && natural > style.fit ? style.fit / natural : 1;
    const width = natural * squeeze;
    const start = style.align === "middle" ? -width / 2 : style.align === "right" ? -width : 0;
    const out: string[] = [];
    const placed: PlacedGlyph[] = [];
    let pen = 0;
    for (const { text, style: look } of runs) {
      const marks: string[] = [];
      for (const char of text) {
        const glyph = glyphOf(char, look);
        this.#used.set(glyph.id, glyph);
        const scale = look.size / glyph.unitsPerEm;
        if (glyph.outline !== "") {
          marks.push(
            `<use xlink:href="#${glyph.id}" transform="translate(${pen.toFixed(2)} 0) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})"/>`,
          );
        }
        placed.push({ char, glyph, x: pen, size: look.size });
        pen += (glyph.advance + (look.spacing ?? 0)) * look.size;
      }
      out.push(`<g fill="${look.colour ?? "#000"}">${marks.join("")}</g>`);
    }
    if (style.turn === undefined) this.words.push(...wordsOf(placed, { x: x + start, y, squeeze }));
    const turn = style.turn === undefined ? "" : ` rotate(${style.turn})`;
    this.raw(
      `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)})${turn} translate(${start.toFixed(2)} 0) scale(${squeeze.toFixed(4)} 1)">${out.join("")}</g>`,
    );
    return width;
  }
}

const runsOf = (parts: readonly (string | Says)[], style: Style): Run[] =>
  parts.map((part) =>
    typeof part === "string"
      ? { text: part, style }
      : { text: part.text, style: { ...style, ...part.style } },
  );

function widthOf(runs: readonly Run[]): number {
  let width = 0;
  for (const { text, style } of runs) {
    for (const char of text)
      width += (glyphOf(char, style as Letters).advance + (style.spacing ?? 0)) * style.size;
  }
  return width;
}

function linesOf(runs: readonly Run[], width: number): Run[][] {
  const lines: Run[][] = [];
  let line: Run[] = [];
  let used = 0;
  const words = runs.flatMap(({ text, style }) =>
    text.split(/(?<= )/u).map((word) => ({ text: word, style })),
  );
  for (const [index, word] of words.entries()) {
    // What follows without a space between belongs to the same word.
    let together = widthOf([{ ...word, text: word.text.trimEnd() }]);
    for (
      let next = index;
      words[next + 1] !== undefined && !words[next]!.text.endsWith(" ");
      next += 1
    ) {
      together += widthOf([{ ...words[next + 1]!, text: words[next + 1]!.text.trimEnd() }]);
    }
    const starts = index === 0 || words[index - 1]!.text.endsWith(" ");
    if (starts && used > 0 && used + together > width) {
      lines.push(line);
      line = [];
      used = 0;
    }
    line.push(word);
    used += widthOf([word]);
  }
  return [...lines, line].filter((line) => line.length > 0);
}
