/** What a litter inherits of one variant, by Mendel: each parent gives one of its two alleles. */
import type { Copies } from "./test-result.ts";

/** Quarters of the kittens with no, one and two copies; they sum to four. */
export type Quarters = readonly [none: number, one: number, two: number];

/** A dominant variant of unknown number counts as one: the odds are then the least. */
export function quartersOf(dam: Copies, sire: Copies): Quarters {
  const [d, s] = [count(dam), count(sire)];
  const [none, two] = [(2 - d) * (2 - s), d * s];
  return [none, 4 - none - two, two];
}

function count(copies: Copies): number {
  return copies === "some" ? 1 : copies;
}

/** `1/4`, `1/2`, `3/4`, `1`, `0`. */
export function quarterText(quarters: number): string {
  return ["0", "1/4", "1/2", "3/4", "1"][quarters]!;
}

export type Outcome =
  /** Neither parent has the variant. */
  | { readonly kind: "none" }
  /** Recessive: none of the kittens fall ill. */
  | { readonly kind: "carriers"; readonly carriers: number }
  | {
      readonly kind: "affected";
      readonly affected: number;
      readonly carriers: number;
      readonly clear: number;
    }
  /** Dominant: one copy is enough. */
  | {
      readonly kind: "dominant";
      readonly affected: number;
      readonly twice: number;
      readonly atLeast: boolean;
    }
  /** One parent is not tested; `most` is the largest share of kittens that may fall ill. */
  | { readonly kind: "open"; readonly untested: "dam" | "sire"; readonly most: number }
  | { readonly kind: "untested" };

export function outcomeOf(
  inheritance: "recessive" | "dominant",
  dam: Copies | null,
  sire: Copies | null,
): Outcome {
  if (dam === null && sire === null) return { kind: "untested" };
  if (dam === null || sire === null) {
    // An untested cat that is bred is taken to be a carrier at worst of what would make it ill.
    const worst = quartersOf(dam ?? 1, sire ?? 1);
    const most = inheritance === "recessive" ? worst[2] : worst[1] + worst[2];
    return { kind: "open", untested: dam === null ? "dam" : "sire", most };
  }
  const [clear, one, two] = quartersOf(dam, sire);
  if (clear === 4) return { kind: "none" };
  if (inheritance === "dominant")
    return {
      kind: "dominant",
      affected: one + two,
      twice: two,
      atLeast: dam === "some" || sire === "some",
    };
  return two === 0
    ? { kind: "carriers", carriers: one }
    : { kind: "affected", affected: two, carriers: one, clear };
}
