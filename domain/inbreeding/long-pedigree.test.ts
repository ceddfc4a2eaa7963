import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ladderPedigree } from "@felistry/testkit/pedigrees/ladder-pedigree.ts";
import { COUNTED_GENERATIONS } from "./completeness.ts";
import type { PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { populationInbreeding } from "./population.ts";
import { inbreedingReport } from "./report.ts";

const reportOf = (pedigree: PedigreeGraph, options?: Parameters<typeof inbreedingReport>[3]) =>
  inbreedingReport(pedigree, pedigree.sires[0]!, pedigree.dams[0]!, options);

describe("[SEC-01] a pedigree with as many generations as cats", () => {
  const ladder = ladderPedigree(4_000);

  test("gets its exact F and a short answer of finite figures that states how far places are counted", () => {
    const report = reportOf(ladder);
    expect(report.coefficient).toBe(inbreedingOfAll(ladder)[0]);
    expect(report.completeness).toHaveLength(COUNTED_GENERATIONS);
    expect(report.countedGenerations).toBe(COUNTED_GENERATIONS);
    // The first n generations of a ladder hold the next 2n cats.
    expect(report.unique).toBe(2 * COUNTED_GENERATIONS);
    expect(report.possible).toBe(2 ** (COUNTED_GENERATIONS + 1) - 2);
    expect(report.ancestorsBeyond).toBe(4_000 - 2 * COUNTED_GENERATIONS);
    expect(report.knownGenerations).toBeCloseTo(4_000 / 1.5, 0);
    // Infinity and NaN become null in JSON.
    expect(JSON.stringify(report)).not.toContain("null");
    expect(JSON.stringify(report).length).toBeLessThan(10_000);
  });

  test("is cut at a chosen limit without further remark", () => {
    for (const limit of ["paths", "links"] as const) {
      const report = reportOf(ladder, { generations: 20, limit });
      expect(report).toMatchObject({ unique: 40, countedGenerations: null, ancestorsBeyond: 0 });
      expect(report.completeness).toHaveLength(20);
    }
  });
});

test("[SEC-01] a pedigree that ends with the last counted generation is counted completely", () => {
  const ends = reportOf(lineOf(COUNTED_GENERATIONS));
  expect(ends).toMatchObject({
    unique: COUNTED_GENERATIONS,
    possible: COUNTED_GENERATIONS,
    countedGenerations: null,
    ancestorsBeyond: 0,
  });
  expect(ends.knownGenerations).toBeCloseTo(1, 6);
  expect(reportOf(lineOf(COUNTED_GENERATIONS + 1))).toMatchObject({
    unique: COUNTED_GENERATIONS,
    countedGenerations: COUNTED_GENERATIONS,
    ancestorsBeyond: 1,
  });
});

test("[SEC-01] F of a long pedigree matches the relationship table, for the whole registry and for a population", () => {
  fc.assert(
    fc.property(longPedigree, (pedigree) => {
      const report = reportOf(pedigree);
      expect(report.coefficient).toBeCloseTo(inbreedingByTable(pedigree)[0]!, 12);
      expect(report.coefficient).toBeCloseTo(inbreedingOfAll(pedigree)[0]!, 12);
      const { mean, knownGenerations } = populationInbreeding(pedigree, [{ cat: 0, born: null }]);
      expect(report.coefficient).toBeCloseTo(mean, 12);
      expect(report.knownGenerations).toBeCloseTo(knownGenerations, 6);
    }),
    { numRuns: 100 },
  );
});

/** About a hundred cats, each with two of the next few as parents: dozens of generations, with gaps. */
const longPedigree: fc.Arbitrary<PedigreeGraph> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.nat(15)), {
    minLength: 60,
    maxLength: 150,
  })
  .map((steps) => {
    const last = steps.length - 1;
    const parent = (which: 0 | 1) =>
      Int32Array.from(steps, (one, cat) => {
        const known = one[2] !== which && cat + one[which] <= last;
        return known ? cat + one[which] : -1;
      });
    return { sires: parent(0), dams: parent(1) };
  });

/** The tabular method (Emik and Terrill 1949), for cats listed before their parents. */
function inbreedingByTable({ sires, dams }: PedigreeGraph): Float64Array {
  const count = sires.length;
  const table = Array.from({ length: count }, () => new Float64Array(count));
  const related = (one: number, other: number) => (one < 0 || other < 0 ? 0 : table[one]![other]!);
  for (let cat = count - 1; cat >= 0; cat--) {
    table[cat]![cat] = 1 + related(sires[cat]!, dams[cat]!) / 2;
    for (let older = cat + 1; older < count; older++)
      table[cat]![older] = table[older]![cat] =
        (related(sires[cat]!, older) + related(dams[cat]!, older)) / 2;
  }
  return Float64Array.from(table, (row, cat) => row[cat]! - 1);
}

/** A cat, its sire, his sire, and so on. */
function lineOf(ancestors: number): PedigreeGraph {
  const sires = Int32Array.from({ length: ancestors + 1 }, (_, cat) =>
    cat < ancestors ? cat + 1 : -1,
  );
  return { sires, dams: new Int32Array(ancestors + 1).fill(-1) };
}
