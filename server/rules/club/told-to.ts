/** Which facts of parents are told to whom: what no page shows is for a parent's owners and the desk of its club, whichever club judges. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import type { Member } from "../../http/handler.ts";
import { keptOfLitter, keptOfMating } from "./breeding-facts.ts";
import type { Pair, Parent } from "./pair.ts";
import { GESTATION_DAYS, type Part } from "./parts.ts";

/** Null for a guest; without roles, whoever has decided earlier what is carried out now. */
export type Viewer = (Pick<Member, "id"> & Partial<Pick<Member, "roleIds" | "clubId">>) | null;

export interface ToTell {
  readonly parts: readonly Part[];
  readonly pair: Pair | null;
  /** The day from which the mating is counted. */
  readonly born: string | null;
  /** Which club judges. */
  readonly clubId: number;
}

/** The parts with what a page shows to everybody instead of what the viewer is not told. */
export function toldTo(viewer: Viewer, { parts, pair, born, clubId }: ToTell): readonly Part[] {
  const open = parts
    .map((part) => ({ ...part, facts: openFacts(viewer, part, clubId) }))
    .filter(({ facts }) => Object.values(facts).some((fact) => fact !== undefined));
  if (pair === null || born === null) return open;
  const seen = seenBy(viewer, pair);
  const mated = addDays(born, -GESTATION_DAYS);
  return open.map((part) => ({ ...part, facts: { ...part.facts, ...keptOf(part, seen, mated) } }));
}

function openFacts(viewer: Viewer, { facts, kept = [] }: Part, clubId: number): Part["facts"] {
  if (isDesk(viewer, clubId)) return facts;
  const closed = kept.filter(({ knownTo }) => viewer === null || !knownTo.includes(viewer.id));
  return Object.assign({}, facts, ...closed.map((each) => each.facts));
}

function keptOf({ subject }: Part, seen: Pair, mated: string): Part["facts"] {
  if (subject === "mating") return keptOfMating(seen, mated);
  return subject === "litter" ? keptOfLitter(seen, mated) : {};
}

function seenBy(viewer: Viewer, { dam, sire, births, matings }: Pair): Pair {
  return {
    dam: parentSeenBy(viewer, dam),
    sire: parentSeenBy(viewer, sire),
    births,
    matings: knows(viewer, dam) ? matings : [],
  };
}

function parentSeenBy(viewer: Viewer, parent: Parent): Parent {
  if (knows(viewer, parent)) return parent;
  const { standing } = parent;
  const bans = standing.bans.filter(({ is_shown }) => is_shown === 1);
  return { ...parent, standing: { ...standing, bans, pet_since: null } };
}

function knows(viewer: Viewer, { cat, standing }: Parent): boolean {
  if (viewer === null) return false;
  return ownsCat(cat, viewer.id) || isDesk(viewer, standing.club_id);
}

function isDesk(viewer: Viewer, clubId: number): boolean {
  if (viewer === null || !may({ roleIds: [], ...viewer }, "read_cases")) return false;
  return viewer.clubId == null || viewer.clubId === clubId;
}
