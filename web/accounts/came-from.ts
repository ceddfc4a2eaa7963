/**
 * Where a member goes after logging in: the private page they asked for first, else the page they came from,
 * else the home page (spec §2.1, §2.2). Joining and recovering a password are on the way, not places to go back to.
 */
import { takeWantedPath } from "../page-tools.ts";
import { paths } from "../paths.ts";

const onTheWay: readonly string[] = [paths.login, paths.join, paths.restore, paths.undoEmailChange];

/** What a link between the screens on the way hands over as its state. */
export interface CameFrom {
  readonly from?: string | null;
  /** The address of who has just joined. */
  readonly joined?: string;
}

/** What a loader knows of the page before. */
export interface PageBefore {
  readonly from: string | null;
  readonly byReferrer: boolean;
}

type Place = Pick<Location, "origin" | "pathname" | "search">;

/** The path to go back to, or null where the place is another site's or itself on the way. */
export function placeToReturnTo(place: Place, origin: string): string | null {
  return place.origin !== origin || onTheWay.includes(place.pathname)
    ? null
    : place.pathname + place.search;
}

/**
 * In a loader that runs in the browser the address bar still shows the page that is being left. On the server
 * nobody has left anything: then only the browser's referrer can say it.
 */
export function pageBeingLeft(): PageBefore {
  if (typeof location === "undefined") return { from: null, byReferrer: true };
  return { from: placeToReturnTo(location, location.origin), byReferrer: false };
}

export function referringPage(referrer: string, origin: string): string | null {
  return URL.canParse(referrer) ? placeToReturnTo(new URL(referrer), origin) : null;
}

export function afterLogin(from: string | null): string {
  return takeWantedPath() ?? from ?? paths.home;
}
