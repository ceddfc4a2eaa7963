/** What became of a cat before it was sent to the club: home, shows, titles, levels. */
import { daysBetween } from "@felistry/domain/calendar.ts";
import { advisedTests, clubBreed } from "@felistry/domain/rules/club/breed-groups.ts";
import { sqrFacts } from "@felistry/domain/rules/club/sqr.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import type { Merit, Merits } from "./breeding-statements.ts";
import { carriage } from "./cat-facts.ts";
import type { Paper, RuledCat } from "./cat-statements.ts";

/** @param paper of another registry, or null; nobody may know of which */
export function lifeFacts(
  cat: RuledCat,
  merits: Merits,
  paper: Pick<Paper, "system"> | null,
): ClubFacts {
  const { entries, litter_id } = merits;
  return {
    ...homeFacts(cat, merits),
    ...sqrFacts(entries, areHealthy(entries, clubBreed(cat.breed))),
    // Household pets have no class of a breed.
    pedigree_show: entries.some(
      ({ show_class }) => show_class !== null && show_class !== "household",
    ),
    ...(paper !== null && {
      imported: litter_id === null,
      nonfife: paper.system === null ? undefined : paper.system !== "FIFe",
      foreign_title: hasForeignTitle(merits),
    }),
  };
}

/** Two vaccinations are a course: a first one, and one that completes it. */
const WHOLE_COURSE = 2;

function homeFacts({ born }: RuledCat, { left_on, vaccinations }: Merits): ClubFacts {
  if (left_on === null) return {};
  return {
    ...(born !== null && { leave_d: daysBetween(born, left_on) }),
    ...((vaccinations ?? 0) >= WHOLE_COURSE && { vaccinated: true }),
  };
}

const FOREIGN = /\b(?:WCF|TICA|CFA|GCCF|LOOF|ACFA|ACF)\b/u;
const FIFE = /\bFIFe\b/u;

/** The federation that somebody has named with a club: "Kissaliitto, FIFe, Finland". */
export function federationIn(club: string): string | null {
  return FIFE.test(club) ? "FIFe" : (FOREIGN.exec(club)?.[0] ?? null);
}

/** Undefined if nobody has said who gave it a title. */
function hasForeignTitle({ entries, has_foreign_titles }: Merits): boolean | undefined {
  const issuers = entries.filter(({ kind }) => kind === "title").map((entry) => entry.issued_by);
  if (has_foreign_titles || issuers.some((issuer) => FOREIGN.test(issuer ?? ""))) return true;
  return issuers.every((issuer) => FIFE.test(issuer ?? "")) ? false : undefined;
}

/** Whether all genetic tests advised for the breed are entered, and none finds the cat affected. */
function areHealthy(entries: readonly Merit[], breed: string): boolean | undefined {
  const found = advisedTests(breed).map((code) => carriage(entries, code));
  if (found.includes("affected")) return false;
  return found.length > 0 && found.every((each) => each !== undefined) ? true : undefined;
}
