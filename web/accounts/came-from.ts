/**
 * Where a member goes after logging in: the private page first requested, otherwise the previous page, otherwise the home
 * page (spec §2.1, §2.2). Joining and recovering a password are steps on the way, not places to return to.
 */
import { takeWantedPath } from "../page-tools.ts";
import { paths } from "../paths.ts";

const onTheWay: readonly string[] = [paths.login, paths.join, paths.restore, paths.undoEmailChange];

/** The state passed by links between the screens on the way. */
export interface CameFrom {
  readonly from?: string | null;
  /** The e-mail address of a member who has just joined. */
  readonly joined?: string;
}

/** What a loader knows about the previous page. */
export interface PageBefore {
  readonly from: string | null;
  readonly byReferrer: boolean;
}

type Place = Pick<Location, "origin" | "pathname" | "search">;

/** The path to return to, or null if the place is on another site or a step on the way. */
export function placeToReturnTo(place: Place, origin: string): string | null {
  return place.origin !== origin || onTheWay.includes(place.pathname)
    ? null
    : place.pathname + place.search;
}

/**
 * In a loader running in the browser, the address bar still shows the page being left. On the server only the browser's
 * referrer can tell.
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
