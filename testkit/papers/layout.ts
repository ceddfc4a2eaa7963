import { makeFamily, type Family, type Wish } from "./family.ts";
import type { Sheet } from "./sheet.ts";

/** One issuer's paper. */
export interface Layout {
  name: string;
  wish: Wish;
  draw: (family: Family) => Sheet;
}

export function drawPaper(layout: Layout, family: number): Sheet {
  const sheet = layout.draw(makeFamily(layout.name, family, layout.wish));
  sheet.truth.layout = layout.name;
  sheet.truth.family = family;
  return sheet;
}
