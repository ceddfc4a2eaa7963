/** Two cats awaiting the club's decision, so that the administrators' desk is not empty. */
import { addDays } from "@felistry/domain/calendar.ts";
import type { DemoCat, Locale, Registry } from "./registry.ts";

export interface DemoApplication {
  readonly catId: number;
  readonly applicantId: number;
  readonly number: string;
  readonly issuedBy: string;
  /** Abbreviation in `data/systems.csv`. */
  readonly system: string;
  /** The birth date on the paper; for one cat it differs from the entry, as happens. */
  readonly bornOnPaper: string;
}

const LANGUAGES: readonly Locale[] = ["en", "ru"];

/** For each language's busiest breeder, the youngest cat they own with known grandparents. */
export function demoApplications({
  members,
  catteries,
  cats,
  orders,
}: Pick<Registry, "members" | "catteries" | "cats" | "orders">): DemoApplication[] {
  const byId = new Map(cats.map((cat) => [cat.id, cat]));
  const localeOf = new Map(members.map(({ id, locale }) => [id, locale]));
  const hasGrandparents = ({ motherId, fatherId }: DemoCat) =>
    [motherId, fatherId].every((id) => id !== null && byId.get(id)!.motherId !== null);
  const busy = ({ ownerId }: DemoCat) =>
    orders.filter(({ sellerId }) => sellerId === ownerId).length;
  return LANGUAGES.flatMap((language, index) => {
    const fitting = cats.filter(
      (candidate) =>
        candidate.registration === null &&
        candidate.isMyCat &&
        candidate.born !== null &&
        candidate.ownerId === candidate.onlineOwnerId &&
        localeOf.get(candidate.ownerId) === language &&
        catteries.some(({ memberId }) => memberId === candidate.ownerId) &&
        hasGrandparents(candidate),
    );
    const cat = fitting.toSorted((one, other) => busy(other) - busy(one) || other.id - one.id)[0];
    if (!cat) return [];
    const cattery = catteries.find(({ memberId }) => memberId === cat.ownerId)!;
    const year = cat.born!.slice(0, 4);
    return [
      {
        catId: cat.id,
        applicantId: cat.ownerId,
        number: `RX ${year}-${String(1040 + cat.id).padStart(5, "0")}`,
        issuedBy: cattery.certificate.issuedBy,
        system: cattery.system,
        bornOnPaper: index === 0 ? cat.born! : addDays(cat.born!, 9),
      },
    ];
  });
}
