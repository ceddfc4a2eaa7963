/** What a search of the market can choose among. Words and rules are elsewhere, so that a form that offers them stays small. */
import { HERD_AGES, type HerdAge } from "../herd/herd-view.ts";

/** What an ad may offer besides the cat. */
export const AD_CLAIMS = ["pedigree", "registered", "tested", "breeding", "photos"] as const;
export type AdClaim = (typeof AD_CLAIMS)[number];

/** Patterns as buyers ask for them; a coat may be several at once. */
export const PATTERNS = [
  "solid",
  "tabby",
  "blotched",
  "mackerel",
  "spotted",
  "ticked",
  "shaded",
  "smoke",
  "silver",
  "golden",
  "point",
  "tortie",
  "white",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** What tail, ears and coat buyers choose by; `BUILD_CODES` has the EMS codes of each. */
export const AD_BUILDS = [
  "tailless",
  "short_tail",
  "curled_ears",
  "folded_ears",
  "straight_ears",
  "brush_coat",
] as const;
export type AdBuild = (typeof AD_BUILDS)[number];

export const AD_AGES = HERD_AGES;
export type AdAge = HerdAge;

export const AD_SORTS = ["newest", "cheapest", "dearest", "youngest", "oldest"] as const;
export type AdSort = (typeof AD_SORTS)[number];

/** What the choices of a form are about, each counted as if it were open. */
export type Facet = "breed" | "sex" | "age" | "pattern" | "build" | "country" | "place" | AdClaim;
