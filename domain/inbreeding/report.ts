import { type Ancestry, ancestryOf } from "./ancestry.ts";
import { type Completeness, completenessOf } from "./completeness.ts";
import {
  type CommonAncestor,
  commonAncestors,
  type InbreedingAt,
  LISTED_GENERATIONS,
} from "./drawn-paths.ts";
import type { PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { limitedInbreeding } from "./limited-inbreeding.ts";

/**
 * The two common meanings of "over n generations". `paths`: only paths with both legs at most n generations long, as in
 * a pedigree drawn to that depth. `links`: every parent link that some route reaches within n generations is kept, and F
 * is exact for the pedigree cut there.
 */
export const GENERATION_LIMITS = ["paths", "links"] as const;
export type GenerationLimit = (typeof GENERATION_LIMITS)[number];

export interface InbreedingReport extends Completeness {
  /** F, 0 to 1, from all ancestors within the limit. */
  readonly coefficient: number;
  /** Within `LISTED_GENERATIONS`, by index in the original pedigree. */
  readonly commonAncestors: readonly CommonAncestor[];
  /** What ancestors beyond the listed generations add to F. */
  readonly fromOlder: number;
}

export interface ReportOptions {
  /** If omitted, everything known counts. */
  readonly generations?: number | undefined;
  readonly limit?: GenerationLimit;
  /** Coefficients by index, NaN where none is known; exact ones calculated on the way are added. */
  readonly known?: Float64Array;
}

/**
 * Inbreeding of a kitten of these parents (indices in the pedigree, -1 if unknown).
 * @throws {CyclicPedigree} if a cat is its own ancestor
 */
export function inbreedingReport(
  pedigree: PedigreeGraph,
  sire: number,
  dam: number,
  { generations, limit = "paths", known }: ReportOptions = {},
): InbreedingReport {
  const ancestry = ancestryOf(pedigree, sire, dam, generations);
  const { coefficient, inbreedingAt } =
    generations !== undefined && limit === "paths"
      ? byPaths(ancestry, generations)
      : exactly(ancestry, generations === undefined ? known : undefined);
  const drawn =
    limit === "paths" ? Math.min(generations ?? Infinity, LISTED_GENERATIONS) : LISTED_GENERATIONS;
  const common = coefficient > 0 ? commonAncestors(ancestry, drawn, inbreedingAt) : [];
  const toldOf = common.reduce((sum, { contribution }) => sum + contribution, 0);
  return {
    coefficient,
    ...completenessOf(ancestry, generations),
    commonAncestors: common.map((ancestor) => inPedigree(ancestor, ancestry.origin)),
    // A rounding remainder belongs to no ancestor.
    fromOlder: coefficient - toldOf > 1e-12 ? coefficient - toldOf : 0,
  };
}

interface Coefficients {
  readonly coefficient: number;
  readonly inbreedingAt: InbreedingAt;
}

function byPaths(ancestry: Ancestry, generations: number): Coefficients {
  const limited = limitedInbreeding(ancestry.graph, generations);
  return {
    coefficient: limited(ancestry.kitten, generations),
    inbreedingAt: (cat, leg, other) => limited(cat, generations - leg, generations - other),
  };
}

function exactly(
  { graph, origin, kitten }: Ancestry,
  known: Float64Array | undefined,
): Coefficients {
  const knownHere = known && Float64Array.from(origin, (cat) => (cat < 0 ? NaN : known[cat]!));
  const all = inbreedingOfAll(graph, knownHere);
  if (known) for (let place = 0; place < kitten; place++) known[origin[place]!] = all[place]!;
  return { coefficient: all[kitten]!, inbreedingAt: (cat) => all[cat]! };
}

function inPedigree(ancestor: CommonAncestor, origin: Int32Array): CommonAncestor {
  return {
    ...ancestor,
    cat: origin[ancestor.cat]!,
    chains: ancestor.chains.map((chain) => chain.map((cat) => origin[cat]!)),
  };
}
