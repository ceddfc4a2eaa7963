/** The parts of a cat's page that not every reader is shown. */
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

/** For the page of a cat that the API has answered whole: then somebody is logged in. */
export const ownerParts = latePart(
  "cats/profile/owner-parts.tsx",
  () => import("./owner-parts.tsx"),
);

/** A stranger who asks for an owners' tab is shown the parents. */
export function catParts(viewer: Viewer | null, query: URLSearchParams): LatePart<unknown>[] {
  const asked = query.get("tab");
  const tab =
    asked === "pedigree" ? pedigreePart : asked === "inbreeding" ? inbreedingPart : parentsPart;
  return viewer ? [tab, ownerParts] : [tab];
}
