/** Letters as outlines of freely licensed fonts, so that a sheet looks the same on every machine. */
import { existsSync, readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

export const FACES = {
  sans: "@fontsource/arimo",
  serif: "@fontsource/tinos",
  mono: "@fontsource/cousine",
  narrow: "@fontsource/pt-sans-narrow",
  condensed: "@fontsource/fira-sans-condensed",
  typewriter: "@fontsource/courier-prime",
  old: "@fontsource/old-standard-tt",
  humanist: "@fontsource/pt-sans",
  book: "@fontsource/noto-serif",
  modern: "@fontsource/onest",
  script: "@fontsource/marck-script",
  blackletter: "@fontsource/unifrakturcook",
} as const;

export type Face = keyof typeof FACES;

export interface Letters {
  face: Face;
  bold?: boolean;
  italic?: boolean;
}

const SUBSETS = ["latin", "latin-ext", "cyrillic", "symbols"] as const;
const opened = new Map<string, Font | null>();

function open(face: Face, subset: string, weight: number, slope: string): Font | null {
  const family = FACES[face];
  const key = `${family}/files/${family.split("/")[1]!}-${subset}-${weight}-${slope}.woff`;
  let font = opened.get(key);
  if (font === undefined) {
    const path = new URL(`../../node_modules/${key}`, import.meta.url);
    font = existsSync(path) ? (create(readFileSync(path)) as Font) : null;
    opened.set(key, font);
  }
  return font;
}

/** The nearest cut that the family has, then any family that has the letter. */
function* fontsFor({ face, bold, italic }: Letters): Generator<Font> {
  for (const family of [face, "sans", "book"] as const) {
    for (const weight of bold ? [700, 400] : [400, 700]) {
      for (const slope of italic ? ["italic", "normal"] : ["normal"]) {
        for (const subset of SUBSETS) {
          const font = open(family, subset, weight, slope);
          if (font !== null) yield font;
        }
      }
    }
  }
}

export interface Glyph {
  id: string;
  outline: string;
  /** In parts of the type size. */
  advance: number;
  /** How far its ink reaches above and below the line, in parts of the type size. */
  top: number;
  bottom: number;
  unitsPerEm: number;
}

const glyphs = new Map<string, Glyph>();

export function glyphOf(char: string, letters: Letters): Glyph {
  const id = `${letters.face}${letters.bold ? "B" : ""}${letters.italic ? "I" : ""}${char.codePointAt(0)!.toString(16)}`;
  const known = glyphs.get(id);
  if (known !== undefined) return known;
  const code = char.codePointAt(0)!;
  const font = fontsFor(letters).find((font) => font.hasGlyphForCodePoint(code));
  if (font === undefined) throw new Error(`no font has «${char}» (${code.toString(16)})`);
  const glyph = font.glyphForCodePoint(code);
  const made = {
    id,
    outline: glyph.path.toSVG(),
    advance: glyph.advanceWidth / font.unitsPerEm,
    top: glyph.bbox.maxY / font.unitsPerEm,
    bottom: glyph.bbox.minY / font.unitsPerEm,
    unitsPerEm: font.unitsPerEm,
  };
  glyphs.set(id, made);
  return made;
}
