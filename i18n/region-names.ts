/** The regions of `domain/rules/regions.ts` in words. */
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Region } from "@felistry/domain/rules/regions.ts";
import type { Locale } from "./locale.ts";

const NAMES: Readonly<Record<Region, typeof m.region_be_v>> = {
  "BE-V": m.region_be_v,
  "BE-W": m.region_be_w,
  "BE-B": m.region_be_b,
  "GB-ENG": m.region_gb_eng,
  "GB-SCT": m.region_gb_sct,
  "GB-WLS": m.region_gb_wls,
  "GB-NIR": m.region_gb_nir,
};

export const regionName = (region: Region, locale: Locale): string => NAMES[region]({}, { locale });
