import { breedingOrder } from "./breeding-order.ts";
import { couplesOf } from "./couples.ts";
import type { PedigreeGraph } from "./graph.ts";
import { relationshipPass } from "./relationship-pass.ts";

/**
 * Wright's coefficient of inbreeding, 0 to 1, of every cat, exact for the whole pedigree. One pass per sire, from oldest
 * to youngest, so that all ancestors' coefficients are ready when needed. `known` holds coefficients calculated earlier,
 * NaN where there is none; they are used unchanged.
 * @throws {CyclicPedigree} if a cat is its own ancestor
 */
export function inbreedingOfAll(pedigree: PedigreeGraph, known?: Float64Array): Float64Array {
  const { graph, cats, numberOf, familyStart } = breedingOrder(pedigree);
  const { coupleOf, starts, damOf } = couplesOf(pedigree);
  const mates = damOf.map((dam) => numberOf[dam]!);
  const related = new Float64Array(mates.length).fill(NaN);
  known?.forEach((value, cat) => {
    if (coupleOf[cat]! >= 0 && !Number.isNaN(value)) related[coupleOf[cat]!] = value * 2;
  });
  const inbreeding = new Float64Array(cats.length);
  const share = new Float64Array(cats.length);
  const relate = relationshipPass(graph, share);
  for (let number = 0; number < cats.length; number++) {
    const cat = cats[number]!;
    const couple = coupleOf[cat]!;
    if (couple >= 0) inbreeding[number] = related[couple]! / 2;
    share[number] = ownShare(graph, inbreeding, number);
    const [from, to] = [starts[cat]!, starts[cat + 1]!];
    if (related.subarray(from, to).some(Number.isNaN))
      relate(number, mates, from, to, related, familyStart[number]!);
  }
  return Float64Array.from(coupleOf, (couple) => (couple < 0 ? 0 : related[couple]! / 2));
}

/** D of a cat: 1 minus a quarter of (1 + F) for each known parent. */
function ownShare({ sires, dams }: PedigreeGraph, inbreeding: Float64Array, cat: number): number {
  const sire = sires[cat]!;
  const dam = dams[cat]!;
  return 1 - ((sire >= 0 ? 1 + inbreeding[sire]! : 0) + (dam >= 0 ? 1 + inbreeding[dam]! : 0)) / 4;
}
