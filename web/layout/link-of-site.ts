/** A link as far as it says where it leads. */
type Link = Pick<HTMLAnchorElement, "href" | "target"> & { readonly download: string };

/** @returns where it leads; null for other sites, other windows, files, and places on the page at hand */
export function toPageOfSite({ href, target, download }: Link, here: string): URL | null {
  if (target !== "" || download !== "" || !URL.canParse(href)) return null;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin) return null;
  return to.pathname === from.pathname && to.search === from.search ? null : to;
}
