/** What a browser must fetch before a public page works: scripts of its first load, and the style sheet. */
import { gzipSync } from "node:zlib";
import type { Child } from "./child.ts";
import { within, type Figure } from "./table.ts";

const SCRIPT_LIMIT_KB = 120;
const STYLE_LIMIT_KB = 20;
const PAGES = ["/", "/market", "/join", "/login", "/allcats", "/catbreeds"];

async function gzipKilobytes(origin: string, paths: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...paths].map(
      async (path) =>
        gzipSync(Buffer.from(await (await fetch(origin + path)).arrayBuffer())).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

export async function benchWeight({ origin }: Child): Promise<Figure[]> {
  const figures: Figure[] = [];
  let styles = 0;
  for (const page of PAGES) {
    const html = await (await fetch(origin + page)).text();
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!),
    );
    const sheets = new Set(
      [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map((match) => match[1]!),
    );
    figures.push(
      within(
        `scripts of ${page}`,
        await gzipKilobytes(origin, scripts),
        SCRIPT_LIMIT_KB,
        "kB gzip",
      ),
    );
    styles = Math.max(styles, await gzipKilobytes(origin, sheets));
  }
  return [...figures, within("styles of a page", styles, STYLE_LIMIT_KB, "kB gzip")];
}
