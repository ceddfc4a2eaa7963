import type { ColourCodes, WhiteCode } from "../ems/codes.ts";
import type { Background } from "./phenotype.ts";

/** What the parents' codes reveal about their lines: broken stripes, shading, how white is written. */
export function backgroundOf(dam: ColourCodes, sire: ColourCodes): Background {
  const both = [dam, sire];
  const stripes = both.map(({ tabby }) => tabby).filter((code) => code === "23" || code === "24");
  const banded = both.filter(({ gold, tabby }) => gold !== null && tabby !== null);
  const shaded = banded.length > 0 && banded.every(({ tabby }) => tabby === "11" || tabby === "12");
  const whites = both.map(({ white }) => white).filter((code) => code !== null);
  return {
    ...(stripes.length > 0 && stripes.every((code) => code === "24") && { spotted: true }),
    ...(shaded && { shading: banded.some(({ tabby }) => tabby === "11") ? "11" : "12" }),
    ...(both.some(({ gold }) => gold === "u") && { golden: "u" }),
    ...(whites.length > 0 && { white: whiteOf(whites) }),
  };
}

/** One copy is written as in the parents with one copy, two as in those with two; if they differ, in the usual way. */
function whiteOf(codes: readonly string[]): readonly [WhiteCode, WhiteCode] {
  const alike = (among: readonly string[], usual: WhiteCode) => {
    const found = new Set(codes.filter((code) => among.includes(code)));
    return found.size === 1 ? ([...found][0] as WhiteCode) : usual;
  };
  const unspecified = codes.every((code) => code === "09");
  return [alike(["03", "04", "05", "09"], "03"), unspecified ? "09" : alike(["01", "02"], "02")];
}
