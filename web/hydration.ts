/** Data passed from server to browser with the HTML: JSON in a script element that is data, not code. */
import type { HydrationState } from "react-router";
import type { PageLocale, SiteFacts, Theme, Viewer } from "@felistry/contract/rendering.ts";

export interface Assets {
  /** A small script that requests the entry and the page's modules after the first paint. */
  readonly start: string;
  readonly entry: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

export interface Hydration {
  readonly state: HydrationState;
  readonly locale: PageLocale;
  readonly viewer: Viewer | null;
  readonly site: SiteFacts;
  readonly theme: Theme | null;
  readonly today: string;
  readonly assets: Assets;
}

export const HYDRATION_ID = "hydration";

/** The text never contains `<`, so no value can end the element. */
export function hydrationText(hydration: Hydration): string {
  return JSON.stringify(hydration).replaceAll("<", "\\u003c");
}
