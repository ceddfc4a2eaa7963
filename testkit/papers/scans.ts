/** The files that are measured: of each layout two families, each clean and worn in three ways. */
import { drawPaper, type Layout } from "./layout.ts";
import { Random } from "./random.ts";
import { dpiOf, rasterOf } from "./render.ts";
import type { Truth } from "./truth.ts";
import { WEARS, worn, type Wear } from "./wear.ts";

export interface PaperScan {
  layout: Layout;
  family: number;
  wear: Wear | "clean";
}

/** By rounds over all layouts, so that a part of the list is a fair part; `0` is clean, else the wear of that place in the lot. */
const ROUNDS: readonly (readonly [family: number, worn: number])[] = [
  [1, 0],
  [2, 1],
  [1, 1],
  [2, 0],
  [2, 2],
  [1, 2],
  [1, 3],
  [2, 3],
];

/** Drawn by lot of the layout's name, so that another layout changes nothing. */
function wearOf(layout: Layout, family: number, place: number): Wear {
  const lot = new Random(layout.name).shuffled(WEARS);
  return lot[(family * 3 + place) % lot.length]!;
}

export function scansOf(layouts: readonly Layout[]): PaperScan[] {
  return ROUNDS.flatMap(([family, place]) =>
    layouts.map((layout) => ({
      layout,
      family,
      wear: place === 0 ? "clean" : wearOf(layout, family, place),
    })),
  );
}

/** PNG when clean, else what the wear leaves. */
export async function fileOf({
  layout,
  family,
  wear,
}: PaperScan): Promise<{ file: Buffer; truth: Truth }> {
  const sheet = drawPaper(layout, family);
  const clean = await rasterOf(sheet, dpiOf(family));
  const file = wear === "clean" ? clean : await worn(clean, wear, `${layout.name} ${family}`);
  return { file, truth: sheet.truth };
}
