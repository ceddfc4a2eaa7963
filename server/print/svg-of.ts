/**
 * A drawing as SVG. The visible part is outlines, so that it looks the same in every program, with or without the
 * typefaces; the text itself is on top, unpainted, for searching, copying and reading aloud.
 */
import { DASHES, LINE_WIDTH, type Drawing, type Shape, type Text } from "./drawing.ts";
import { runsOf, type ScriptFont } from "./fonts.ts";
import { textWidth } from "./text-width.ts";

const MM_A_POINT = 25.4 / 72;

/** @param pixels the width of the picture made from it; without it, the size on paper, and with text */
export function svgOf(drawing: Drawing, pixels?: number): string {
  const { width, height, language, title, description, shapes } = drawing;
  const glyphs = new Glyphs();
  const seen = shapes.map((shape) => markup(shape, glyphs)).join("\n");
  const size = pixels
    ? `width="${pixels}" height="${Math.round((pixels * height) / width)}"`
    : `width="${short(width * MM_A_POINT)}mm" height="${short(height * MM_A_POINT)}mm"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} viewBox="0 0 ${short(width)} ${short(height)}" xml:lang="${language}" role="img" aria-labelledby="title">
<title id="title">${escaped(title)}</title>
<desc>${escaped(description)}</desc>
<defs>
${glyphs.defined()}
</defs>
<rect width="100%" height="100%" fill="#ffffff"/>
${seen}
${pixels ? "" : readable(shapes)}
</svg>
`;
}

function markup(shape: Shape, glyphs: Glyphs): string {
  switch (shape.kind) {
    case "rectangle":
      return `<rect x="${short(shape.x)}" y="${short(shape.y)}" width="${short(shape.width)}" height="${short(shape.height)}" fill="${shape.fill ?? "none"}"${shape.stroke ? ` stroke="${shape.stroke}" stroke-width="${LINE_WIDTH}"` : ""}${shape.dashed ? ` stroke-dasharray="${DASHES.join(" ")}"` : ""}/>`;
    case "disc":
      return `<circle cx="${short(shape.x)}" cy="${short(shape.y)}" r="${short(shape.radius)}" fill="${shape.fill}"/>`;
    case "polyline":
      return `<polyline points="${shape.points.map((point) => point.map(short).join(",")).join(" ")}" fill="none" stroke="${shape.stroke}" stroke-width="${LINE_WIDTH}"/>`;
    case "text":
      return outlined(shape, glyphs);
  }
}

/** Outlines in the typeface's units; the whole text is scaled and flipped upright. */
function outlined({ x, y, text, face, size, ink }: Text, glyphs: Glyphs): string {
  let at = x;
  return runsOf(text, face)
    .map(({ text: part, font }) => {
      const { glyphs: shaped, positions, advanceWidth } = font.font.layout(part);
      const scale = size / font.font.unitsPerEm;
      let pen = 0;
      const uses = shaped.map((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!;
        const place = { x: Math.round(pen + xOffset), y: Math.round(yOffset) };
        pen += xAdvance;
        const name = glyphs.nameOf(font, glyph.id);
        if (name === null) return "";
        return `<use xlink:href="#${name}" x="${place.x}"${place.y === 0 ? "" : ` y="${place.y}"`}/>`;
      });
      const start = at;
      at += advanceWidth * scale;
      return `<g fill="${ink}" transform="translate(${short(start)} ${short(y)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})">${uses.join("")}</g>`;
    })
    .join("");
}

/** The glyphs used in a drawing, each defined once. */
class Glyphs {
  readonly #names = new Map<string, string | null>();
  readonly #paths: string[] = [];

  /** Null for a glyph without ink, such as a space. */
  nameOf(font: ScriptFont, id: number): string | null {
    const key = `${font.name} ${id}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const path = font.font.getGlyph(id).path.toSVG();
    const name = path === "" ? null : `g${this.#paths.length}`;
    if (name) this.#paths.push(`<path id="${name}" d="${path}"/>`);
    this.#names.set(key, name);
    return name;
  }

  defined(): string {
    return this.#paths.join("\n");
  }
}

function readable(shapes: readonly Shape[]): string {
  const texts = shapes
    .filter((shape) => shape.kind === "text")
    .map(
      ({ x, y, text, face, size }) =>
        `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" textLength="${short(textWidth(text, face) * size)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`,
    );
  return `<g fill="none" font-family="serif" pointer-events="all">\n${texts.join("\n")}\n</g>`;
}

function short(length: number): string {
  return String(Math.round(length * 100) / 100);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Characters not allowed in XML 1.0 are omitted. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}
