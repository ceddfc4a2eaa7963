/** What a browser must fetch before a public page works: scripts of its first load, and the style sheet. */
import { gzipSync } from "node:zlib";
import type { Child } from "./child.ts";
import { within, type Figure } from "./table.ts";

const SCRIPT_LIMIT_KB = 120;
const STYLE_LIMIT_KB = 20;
const SCREENS = [
  "/",
  "/market",
  "/join",
  "/login",
  "/restore",
  "/allcats",
  "/catbreeds",
  "/catbreeds/mco",
];

/** Of the screens that show one cat or breed: the page of one of them, named without its number. */
async function pagesOf(origin: string): Promise<Map<string, string>> {
  const sales = await fetch(`${origin}/api/sales/all-cats?limit=1`);
  const [ad] = ((await sales.json()) as { data: { id: number; breed_ems: string }[] }).data;
  if (!ad) throw new Error("no cat is for sale");
  return new Map([
    ...SCREENS.map((path) => [path, path] as const),
    ["/market of a breed", `/market?breed=${ad.breed_ems.toLowerCase()}`],
    ["/cat-profile-sell/…", `/cat-profile-sell/${ad.id}`],
    ["/cats/…", `/cats/${ad.id}`],
    ["/cats/… with its pedigree", `/cats/${ad.id}?tab=pedigree`],
  ]);
}

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
  for (const [name, path] of await pagesOf(origin)) {
    const answer = await fetch(origin + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const html = await answer.text();
    const scripts = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]!),
    );
    const sheets = new Set(
      [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map((match) => match[1]!),
    );
    figures.push(
      within(
        `scripts of ${name}`,
        await gzipKilobytes(origin, scripts),
        SCRIPT_LIMIT_KB,
        "kB gzip",
      ),
    );
    styles = Math.max(styles, await gzipKilobytes(origin, sheets));
  }
  return [...figures, within("styles of a page", styles, STYLE_LIMIT_KB, "kB gzip")];
}
