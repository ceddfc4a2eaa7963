/** The regions of `domain/rules/regions.ts` in words. */
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "./locale.ts";

const NAMES = {
  "BE-V": m.region_flanders,
  "BE-W": m.region_wallonia,
  "BE-B": m.region_brussels,
  "GB-ENG": m.region_england,
  "GB-SCT": m.region_scotland,
  "GB-WLS": m.region_wales,
  "GB-NIR": m.region_northern_ireland,
} as const;

export const regionName = (region: keyof typeof NAMES, locale: Locale): string =>
  NAMES[region]({}, { locale });
