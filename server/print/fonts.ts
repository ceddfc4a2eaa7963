/** The typefaces of printed papers. They are split by script, so a name in two scripts uses two files. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const FACES = {
  serif: { family: "literata", weight: 400 },
  serifBold: { family: "literata", weight: 600 },
  sans: { family: "onest", weight: 400 },
  sansBold: { family: "onest", weight: 600 },
} as const;
export type Face = keyof typeof FACES;

/** In the order in which they are searched for a character; every character of a name (domain/letters.ts) is in one. */
const SCRIPTS = ["latin", "cyrillic", "latin-ext", "cyrillic-ext", "vietnamese"] as const;

export interface ScriptFont {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

const require = createRequire(import.meta.url);

function load(face: Face): readonly ScriptFont[] {
  const { family, weight } = FACES[face];
  return SCRIPTS.map((script) => {
    const file = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
    const bytes = readFileSync(require.resolve(file));
    return { name: `${face} ${script}`, bytes, font: create(bytes) as Font };
  });
}

const loaded = new Map<Face, readonly ScriptFont[]>();

export function fontsOf(face: Face): readonly ScriptFont[] {
  const fonts = loaded.get(face) ?? load(face);
  loaded.set(face, fonts);
  return fonts;
}

export interface Run {
  readonly text: string;
  readonly font: ScriptFont;
}

/** Splits the text into pieces that one font file can set. A character in none becomes a question mark. */
export function runsOf(text: string, face: Face): Run[] {
  const fonts = fontsOf(face);
  const runs: { text: string; font: ScriptFont }[] = [];
  for (const sign of text) {
    const point = sign.codePointAt(0)!;
    const last = runs.at(-1);
    const has = (font: ScriptFont) => font.font.hasGlyphForCodePoint(point);
    const font = last && has(last.font) ? last.font : fonts.find(has);
    if (last && (font === undefined || font === last.font)) last.text += font ? sign : "?";
    else runs.push({ text: font ? sign : "?", font: font ?? fonts[0]! });
  }
  return runs;
}
