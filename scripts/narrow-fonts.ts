/**
 * Makes web/ui/fonts/ from the full fonts: the characters and weights that web/ui/fonts.css declares, a third less to
 * download on a slow phone. Run `npm run fonts` after a change.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./setup/root.mjs";

const UI = join(ROOT, "web", "ui");
const WHOLE = join(ROOT, "node_modules", "@fontsource-variable");

export interface NarrowFont {
  /** Relative to web/ui, as in the style sheet. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** Regenerates each file that the style sheet names with `unicode-range` and weights. Always gives the same bytes. */
export async function narrowFonts(): Promise<NarrowFont[]> {
  const sheet = readFileSync(join(UI, "fonts.css"), "utf8");
  const faces = sheet.split("@font-face").filter((face) => face.includes("unicode-range"));
  return Promise.all(faces.map(narrow));
}

async function narrow(face: string): Promise<NarrowFont> {
  const [, file, family, script] = /url\("(fonts\/([a-z]+)-([a-z-]+)\.woff2)"\)/.exec(face)!;
  const [, min, max] = /font-weight: (\d+) (\d+)/.exec(face)!;
  const whole = join(WHOLE, family!, "files", `${family}-${script}-wght-normal.woff2`);
  const bytes = await subsetFont(readFileSync(whole), charactersOf(face), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  });
  return { file: file!, bytes };
}

function charactersOf(face: string): string {
  const ranges = /unicode-range:([^;]+);/.exec(face)![1]!;
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const from = Number.parseInt(first!, 16);
      const count = Number.parseInt(last!, 16) - from + 1;
      return Array.from({ length: count }, (_, at) => String.fromCodePoint(from + at));
    })
    .join("");
}

if (import.meta.main) {
  mkdirSync(join(UI, "fonts"), { recursive: true });
  for (const { file, bytes } of await narrowFonts()) writeFileSync(join(UI, file), bytes);
  // The licence of both must accompany the fonts.
  for (const family of ["literata", "onest"])
    copyFileSync(join(WHOLE, family, "LICENSE"), join(UI, "fonts", `${family}-license.txt`));
}
