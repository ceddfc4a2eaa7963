import { gatherAncestors } from "./ancestry.ts";
import type { PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { knownGenerations } from "./known-generations.ts";

/** A cat of the breed or cattery in question. */
export interface Member {
  /** Its index in the pedigree. */
  readonly cat: number;
  /** Null if the birth date is unknown. */
  readonly born: number | null;
}

/** The classes' inclusive upper bounds; kittens of cousins, half-siblings and full siblings lie exactly on them. */
export const CLASS_BOUNDS = [0, 1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1] as const;

export interface InbreedingClass {
  readonly above: number | null;
  readonly upTo: number;
  readonly cats: number;
}

export interface BirthYear {
  readonly year: number;
  readonly cats: number;
  /** Mean F of the cats born that year. */
  readonly mean: number;
  /** Mean of their known ancestors, in complete generations. */
  readonly knownGenerations: number;
}

export interface PopulationInbreeding {
  readonly cats: number;
  /** Cats with both parents known: only these can show any inbreeding. */
  readonly withParents: number;
  readonly mean: number;
  readonly highest: number;
  readonly knownGenerations: number;
  readonly distribution: InbreedingClass[];
  readonly trend: BirthYear[];
}

/**
 * Inbreeding of a breed or a cattery, with each cat's F exact from all its known ancestors.
 * @throws {CyclicPedigree} if a cat is its own ancestor
 */
export function populationInbreeding(
  pedigree: PedigreeGraph,
  members: readonly Member[],
): PopulationInbreeding {
  const gathered = gatherAncestors(
    pedigree,
    members.map(({ cat }) => cat),
  );
  const graph = { sires: Int32Array.from(gathered.sires), dams: Int32Array.from(gathered.dams) };
  const all = inbreedingOfAll(graph);
  const depth = knownGenerations(graph);
  const rows = members.map(({ cat, born }) => {
    const place = gathered.placeOf(cat);
    const withParents = graph.sires[place]! >= 0 && graph.dams[place]! >= 0;
    return { f: all[place]!, depth: depth[place]!, withParents, born };
  });
  const byYear = Map.groupBy(
    rows.filter(({ born }) => born !== null),
    ({ born }) => born!,
  );
  return {
    cats: rows.length,
    withParents: rows.filter(({ withParents }) => withParents).length,
    mean: mean(rows.map(({ f }) => f)),
    highest: rows.reduce((most, { f }) => Math.max(most, f), 0),
    knownGenerations: mean(rows.map((row) => row.depth)),
    distribution: classesOf(rows.map(({ f }) => f)),
    trend: [...byYear]
      .sort(([a], [b]) => a - b)
      .map(([year, born]) => ({
        year,
        cats: born.length,
        mean: mean(born.map(({ f }) => f)),
        knownGenerations: mean(born.map((row) => row.depth)),
      })),
  };
}

function classesOf(values: readonly number[]): InbreedingClass[] {
  return CLASS_BOUNDS.map((upTo, index) => {
    const above = CLASS_BOUNDS[index - 1] ?? null;
    const cats = values.filter((f) => f <= upTo && (above === null || f > above)).length;
    return { above, upTo, cats };
  });
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
