/** Lays out the pedigree on one sheet, for any file format. The same content always gives the same sheet. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ancestorsOf } from "@felistry/domain/pedigree/ancestors.ts";
import { repeatedAncestors } from "@felistry/domain/pedigree/repeated-ancestors.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Drawing } from "../../print/drawing.ts";
import type { ChartContent } from "./content.ts";
import { layOutHeading } from "./heading.ts";
import { layOutLegend } from "./legend.ts";
import { PAGE } from "./sheet.ts";
import { layOutTree } from "./tree.ts";

export function layOutChart(content: ChartContent): Drawing {
  const { locale, cat, siteName, madeOn } = content;
  const ancestors = ancestorsOf(content.ancestors, content.titles);
  const repeated = repeatedAncestors(ancestors);
  const heading = layOutHeading(content);
  const legend = layOutLegend(repeated, ancestors, locale);
  const tree = layOutTree({
    ancestors,
    repeated,
    locale,
    top: heading.bottom + 7,
    bottom: legend.top - 4,
  });
  return {
    ...PAGE,
    language: locale,
    title: `${m.pedigree_title({}, { locale })}: ${displayName(cat)}`,
    description: m.pedigree_label({}, { locale }),
    author: siteName,
    madeOn,
    shapes: [...heading.shapes, ...tree, ...legend.shapes],
  };
}
