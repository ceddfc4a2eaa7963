import type { Club } from "./club-rule.ts";
import type { ClubFacts } from "./truth.ts";

/** The book that a club's rules choose for a cat; null where they do not, or where the facts are not known. */
export function bookOf(club: Club, facts: ClubFacts): string | null {
  if (club === "FIFe" || club === "WCF") {
    if (facts["lo_met"] === undefined) return null;
    return facts["lo_met"] === true ? "LO" : club === "FIFe" ? "RX" : "RIEX";
  }
  if (club !== "LOOF") return null;
  if (facts["unknown_ancestor"] === true) return "RIA";
  if (facts["odd_cross"] === true || facts["odd_colour"] === true) return "RIEX";
  return facts["unknown_ancestor"] === false && facts["odd_cross"] === false ? "LP" : null;
}
