/** Which of the young that a correction of their parent touches are named. */
import { CLUB_VERDICTS, type ClubVerdict } from "./club-rule.ts";

/** A stud may have hundreds; whoever decides reads the worst of them. */
export const NAMED_YOUNG_MAX = 20;

interface OfYoung {
  readonly verdict: ClubVerdict;
  readonly young: readonly { readonly id: number }[];
}

/** The parts with the young that are named, of the strongest verdict first, and how many others are touched. Parts of no young stay. */
export function nameYoung<Part extends OfYoung>(
  parts: readonly Part[],
): { readonly parts: Part[]; readonly more: number } {
  const named = new Set<number>();
  const strength = ({ verdict }: Part) => CLUB_VERDICTS.indexOf(verdict);
  const isNamed = ({ id }: { readonly id: number }) => {
    if (named.size < NAMED_YOUNG_MAX) named.add(id);
    return named.has(id);
  };
  const ofYoung = parts.filter(({ young }) => young.length > 0);
  const shown = ofYoung
    .toSorted((a, b) => strength(a) - strength(b))
    .map((part) => ({ ...part, young: part.young.filter(isNamed) }))
    .filter(({ young }) => young.length > 0);
  const all = new Set(ofYoung.flatMap(({ young }) => young.map(({ id }) => id)));
  return {
    parts: [...parts.filter(({ young }) => young.length === 0), ...shown],
    more: all.size - named.size,
  };
}
