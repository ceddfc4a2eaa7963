/**
 * Dominant genes of form that a cat shows: by its breed, unless the codes of its own tail and ears say otherwise. A straight-eared
 * Fold (71) and a long-tailed Manx (54) do not have the gene of their breed; a straight breed's cat with folded ears (73) has it.
 * EMS has no code for legs, so that the breed says only that they may be short: long-legged Munchkins are born in every other litter.
 */
import { earsOf, readBuild } from "../colours/ems/build.ts";

export type BodyGene = "folded" | "tailless" | "short_legs" | "curled";

export interface BodyCat {
  readonly breed: string;
  /** The codes of its tail, ears and coat. */
  readonly build?: string | null | undefined;
}

const TAILLESS = ["MAN", "CYM"];
/** The Minuet has its legs from the Munchkin. */
export const SHORT_LEGGED: ReadonlySet<string> = new Set(["MNS", "MNL", "MIS", "MIL"]);
const LONG_TAIL = "54";

export function showsGene(gene: BodyGene, { breed, build }: BodyCat): boolean {
  switch (gene) {
    case "folded":
      return earsOf(breed, build) === "73";
    case "curled":
      return earsOf(breed, build) === "72";
    case "tailless":
      return TAILLESS.includes(breed) && readBuild(build ?? "")?.tail !== LONG_TAIL;
    case "short_legs":
      return SHORT_LEGGED.has(breed);
  }
}

const HARMFUL: readonly BodyGene[] = ["folded", "tailless"];

const haveBoth = (gene: BodyGene, one: BodyCat, other: BodyCat) =>
  showsGene(gene, one) && showsGene(gene, other);

/** Whether both show the same gene that is harmful in two copies: folded ears, taillessness. */
export function isHarmfulTogether(one: BodyCat, other: BodyCat): boolean {
  return HARMFUL.some((gene) => haveBoth(gene, one, other));
}

/** Whether both may have short legs, which harm in two copies; nothing that is kept of a cat says that it has them. */
export function mayBothBeShort(one: BodyCat, other: BodyCat): boolean {
  return haveBoth("short_legs", one, other);
}
