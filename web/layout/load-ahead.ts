/**
 * Loads the code of the page that a link leads to as soon as the reader means to follow it: points at it for a moment,
 * touches it or reaches it by keyboard. Its data come with the click, so that they are never old. Whoever saves data waits instead.
 */
import { matchRoutes } from "react-router";
import { toPageOfSite } from "./link-of-site.ts";
import type { PageTools } from "../page-tools.ts";
import { routes, type ScreenModule } from "../routes.tsx";

/** A pointer on its way to elsewhere is sooner gone. */
const MEANT_AFTER_MS = 65;

interface Connection {
  readonly saveData?: boolean;
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

export function loadAhead({ viewer }: Pick<PageTools, "viewer">): void {
  if (savesData()) return;
  const loaded = new Set<string>();
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const load = (link: HTMLAnchorElement): void => {
    const to = toPageOfSite(link, location.href);
    if (!to || loaded.has(to.href)) return;
    loaded.add(to.href);
    for (const { route } of matchRoutes(routes, to) ?? [])
      if (typeof route.lazy === "function")
        (route.lazy() as Promise<ScreenModule>)
          .then(({ lateParts }) => {
            for (const part of lateParts?.(viewer, to.searchParams) ?? []) void part.load();
          })
          // The click will try again, and say so.
          .catch(() => loaded.delete(to.href));
  };
  const at = (event: Event) => {
    clearTimeout(waiting);
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link) return;
    waiting = setTimeout(() => load(link), event.type === "pointerover" ? MEANT_AFTER_MS : 0);
  };
  for (const meant of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(meant, at, { passive: true });
}
