/** A cat's name as on its page: small titles around it, lighter affixes. */
import type { CatNameParts } from "@felistry/domain/cats/display-name.ts";
import { inks } from "../../print/inks.ts";
import type { Words } from "../../print/running-text.ts";

export function nameWords(
  cat: CatNameParts,
  titles: { readonly before: string; readonly behind: string },
): Words[] {
  const title = { face: "sansBold", ink: inks.accent, scale: 0.8 } as const;
  const affix = { face: "serif", ink: inks.soft } as const;
  const { cat_name_cattery_prefix: prefix, cat_name, cat_name_suffix: suffix } = cat;
  return [
    ...(titles.before ? [{ text: titles.before, ...title }] : []),
    ...(prefix ? [{ text: prefix, ...affix }] : []),
    { text: cat_name, face: "serifBold", ink: inks.ink },
    ...(suffix ? [{ text: suffix, ...affix }] : []),
    ...(titles.behind ? [{ text: titles.behind, ...title }] : []),
  ];
}
