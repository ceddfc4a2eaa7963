/** What a browser must download before a public page works: the scripts of its first load, and the style sheets. */
import { gzipSync } from "node:zlib";

export const SCRIPT_LIMIT_KB = 120;
export const STYLE_LIMIT_KB = 20;

/** In kilobytes, gzipped. */
export interface PageWeight {
  readonly scripts: number;
  readonly styles: number;
}

/** Fetches a path of the site. */
export type Get = (path: string) => Promise<Response>;

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

/** The paths of public pages by name; screens about a cat are named without the id and use one cat. */
export async function weighedPages(get: Get): Promise<Map<string, string>> {
  const sales = await get("/api/sales/all-cats?limit=1");
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

export async function pageWeight(get: Get, path: string): Promise<PageWeight> {
  const answer = await get(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const html = await answer.text();
  const named = (pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, file]) => file!));
  return {
    scripts: await gzipKilobytes(get, named(/(\/assets\/[^"\s]+\.js)/g)),
    styles: await gzipKilobytes(get, named(/href="(\/assets\/[^"]+\.css)"/g)),
  };
}

async function gzipKilobytes(get: Get, paths: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...paths].map(
      async (path) => gzipSync(Buffer.from(await (await get(path)).arrayBuffer())).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
