import type { Club } from "./club-rule.ts";
import type { ClubFacts } from "./truth.ts";

/** The book, or the code, that a club's rules choose for a cat; null where they do not, or where the facts are not known. */
export function bookOf(club: Club, facts: ClubFacts): string | null {
  if (club === "FIFe" || club === "WCF") {
    if (facts["lo_met"] === undefined) return null;
    return facts["lo_met"] === true ? "LO" : club === "FIFe" ? "RX" : "RIEX";
  }
  if (club === "TICA") return codeOfTica(facts);
  if (club !== "LOOF") return null;
  if (facts["unknown_ancestor"] === true) return "RIA";
  if (facts["odd_cross"] === true || facts["odd_colour"] === true) return "RIEX";
  return facts["unknown_ancestor"] === false && facts["odd_cross"] === false ? "LP" : null;
}

/**
 * The book in which the rules judge a cat: the one that its paper names, else the one that they choose. A paper of FIFe's LO is
 * taken at its word while ancestors are unknown here.
 */
export function registerOf(club: Club, facts: ClubFacts): ClubFacts[string] {
  if (facts["register"] !== undefined) return facts["register"];
  if (club === "GCCF") return facts["gccf_register"];
  const paper = club === "FIFe" ? facts["paper_book"] : undefined;
  if (paper === undefined) return bookOf(club, facts) ?? undefined;
  return paper === "LO" && facts["unknown_ancestor"] !== false ? undefined : paper;
}

/** What is shown is what is judged, where the club's rules choose a book. */
export function shownBook(club: Club, facts: ClubFacts): string | null {
  const judged = club === "GCCF" ? undefined : registerOf(club, facts);
  return typeof judged === "string" ? judged : null;
}

/** SB after three generations of one breed; else how many generations ago another or an unknown cat was. */
const GENERATIONS_OF_SB = 3;

/** The first letters of its numbers: generations, then which breeds meet in them. */
function codeOfTica({ own_breed_gen_n: generations, crossing }: ClubFacts): string | null {
  if (typeof generations !== "number" || typeof crossing !== "string") return null;
  return (generations >= GENERATIONS_OF_SB ? "SB" : `0${generations + 1}`) + crossing;
}
