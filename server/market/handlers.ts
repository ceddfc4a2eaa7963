import { decideOnChip, listChipProofs } from "./chip-proofs/chip-proof-desk.ts";
import { askForChipCode, getChipProof, sendChipPhoto } from "./chip-proofs/chip-proofs.ts";
import { dismiss, listReports, takeDown } from "./decide-report.ts";
import { findAds } from "./finding/find-ads.ts";
import { endSearch, listSearches, saveSearch, stopSearch } from "./finding/saved-searches.ts";
import { getAllSales } from "./get-all-sales.ts";
import { getSale } from "./get-sale.ts";
import { getSaleFamily } from "./get-sale-family.ts";
import { getSalesOfBreed } from "./get-sales-of-breed.ts";
import { listHeld, refuseHeld, releaseHeld } from "./held/held-desk.ts";
import { manifest } from "./manifest.ts";
import { placeSale } from "./place-sale.ts";
import { reportAd } from "./report-ad.ts";
import { liftTakenDown, listTakenDown } from "./taken-down.ts";
import { setSaleActive } from "./set-sale-active.ts";
import { robots, sitemap, sitemapPart } from "./sitemap.ts";

export const marketHandlers = {
  "GET /sales/{catId}/chip-proof": getChipProof,
  "POST /sales/{catId}/chip-proof": askForChipCode,
  "PUT /sales/{catId}/chip-proof": sendChipPhoto,
  "GET /admin/chip-proofs": listChipProofs,
  "PUT /admin/chip-proofs/{id}": decideOnChip,
  "GET /market": findAds,
  "GET /me/searches": listSearches,
  "POST /me/searches": saveSearch,
  "DELETE /me/searches/{id}": endSearch,
  "POST /searches/stop": stopSearch,
  "GET /sales/all-cats": getAllSales,
  "GET /sales/cats-sales": getSalesOfBreed,
  "GET /sales/{catId}": getSale,
  "GET /sales/{catId}/family": getSaleFamily,
  "POST /sales/{catId}": placeSale,
  "PUT /sales/{catId}/is-active-update": setSaleActive,
  "POST /sales/{catId}/reports": reportAd,
  "GET /admin/reports": listReports,
  "PUT /admin/reports/{id}/dismiss": dismiss,
  "PUT /admin/reports/{id}/take-down": takeDown,
  "GET /admin/taken-down-ads": listTakenDown,
  "PUT /admin/taken-down-ads/{id}/lift": liftTakenDown,
  "GET /admin/held-ads": listHeld,
  "PUT /admin/held-ads/{id}/release": releaseHeld,
  "PUT /admin/held-ads/{id}/refuse": refuseHeld,
  "GET /sitemap.xml": sitemap,
  "GET /sitemaps/{part}": sitemapPart,
  "GET /robots.txt": robots,
  "GET /manifest.webmanifest": manifest,
};
