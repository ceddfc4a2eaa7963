/** The parts of a cat's page that only some readers see. */
import type { Viewer } from "@felistry/contract/rendering.ts";
import { latePart, type LatePart } from "../../late-part.ts";

export const parentsPart = latePart(
  "pedigree/parents-tab.tsx",
  () => import("../../pedigree/parents-tab.tsx"),
);

export const pedigreePart = latePart(
  "pedigree/pedigree-tab.tsx",
  () => import("../../pedigree/pedigree-tab.tsx"),
);

export const inbreedingPart = latePart(
  "inbreeding/inbreeding-tab.tsx",
  () => import("../../inbreeding/inbreeding-tab.tsx"),
);

/** For a cat that the API has answered in full: then the reader is logged in. */
export const ownerParts = latePart(
  "cats/profile/owner-parts.tsx",
  () => import("./owner-parts.tsx"),
);

/** A stranger who requests an owners' tab sees the parents. */
export function catParts(viewer: Viewer | null, query: URLSearchParams): LatePart<unknown>[] {
  const asked = query.get("tab");
  const tab =
    asked === "pedigree" ? pedigreePart : asked === "inbreeding" ? inbreedingPart : parentsPart;
  return viewer ? [tab, ownerParts] : [tab];
}
