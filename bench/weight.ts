/** What a browser must fetch before a public page works. */
import {
  pageWeight,
  SCRIPT_LIMIT_KB,
  STYLE_LIMIT_KB,
  weighedPages,
} from "@felistry/testkit/page-weight.ts";
import type { Child } from "./child.ts";
import { within, type Figure } from "./table.ts";

export async function benchWeight({ origin }: Child): Promise<Figure[]> {
  const get = (path: string) => fetch(origin + path);
  const figures: Figure[] = [];
  let heaviest = 0;
  for (const [name, path] of await weighedPages(get)) {
    const { scripts, styles } = await pageWeight(get, path);
    figures.push(within(`scripts of ${name}`, scripts, SCRIPT_LIMIT_KB, "kB gzip"));
    heaviest = Math.max(heaviest, styles);
  }
  return [...figures, within("styles of a page", heaviest, STYLE_LIMIT_KB, "kB gzip")];
}
