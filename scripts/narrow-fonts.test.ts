import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { narrowFonts } from "./narrow-fonts.ts";

const UI = fileURLToPath(new URL("../web/ui/", import.meta.url));

test("the pages' fonts are the full ones reduced to what the style sheet declares", async () => {
  const fonts = await narrowFonts();
  expect(fonts.map(({ file }) => file).toSorted()).toEqual([
    "fonts/literata-cyrillic.woff2",
    "fonts/literata-latin-ext.woff2",
    "fonts/literata-latin.woff2",
    "fonts/onest-cyrillic.woff2",
    "fonts/onest-latin-ext.woff2",
    "fonts/onest-latin.woff2",
  ]);
  for (const { file, bytes } of fonts)
    expect(bytes.equals(readFileSync(UI + file)), `${file}: run \`npm run fonts\``).toBe(true);
});
