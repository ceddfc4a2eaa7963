import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inbreedingByPaths } from "@felistry/testkit/pedigrees/path-counting.ts";
import { anyPedigree } from "@felistry/testkit/pedigrees/any-pedigree.ts";
import { ancestryOf } from "./ancestry.ts";
import { commonAncestors } from "./drawn-paths.ts";
import { CyclicPedigree, type PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { limitedInbreeding } from "./limited-inbreeding.ts";
import { kittensWithEach } from "./matings.ts";
import { populationInbreeding } from "./population.ts";
import { inbreedingReport } from "./report.ts";

describe("against path counting, on 1,000 random pedigrees with selfing, in any order of entry", () => {
  test("all coefficients by the fast method", () => {
    fc.assert(
      fc.property(anyPedigree, (pedigree) => {
        const fast = inbreedingOfAll(pedigree);
        for (const [cat, value] of fast.entries())
          expect(value).toBeCloseTo(inbreedingByPaths(pedigree, cat), 12);
      }),
      { numRuns: 1000 },
    );
  });

  test("one cat, from its ancestors alone, and what each common ancestor adds", () => {
    fc.assert(
      fc.property(anyPedigree, (pedigree) => {
        const cat = pedigree.sires.length - 1;
        const report = reportOf(pedigree, cat);
        expect(report.coefficient).toBeCloseTo(inbreedingByPaths(pedigree, cat), 12);
        const told = report.commonAncestors.reduce((sum, one) => sum + one.contribution, 0);
        expect(told + report.fromOlder).toBeCloseTo(report.coefficient, 12);
      }),
      { numRuns: 1000 },
    );
  });

  test("limited to paths of n generations, and to links within n generations", () => {
    fc.assert(
      fc.property(anyPedigree, fc.integer({ min: 1, max: 8 }), (pedigree, generations) => {
        const cat = pedigree.sires.length - 1;
        const paths = reportOf(pedigree, cat, { generations });
        expect(paths.coefficient).toBeCloseTo(inbreedingByPaths(pedigree, cat, generations), 12);
        const links = reportOf(pedigree, cat, { generations, limit: "links" });
        const cut = cutAt(pedigree, cat, generations);
        expect(links.coefficient).toBeCloseTo(inbreedingByPaths(cut, cat), 12);
        const all = inbreedingByPaths(pedigree, cat);
        expect(paths.coefficient).toBeLessThanOrEqual(links.coefficient + 1e-12);
        expect(links.coefficient).toBeLessThanOrEqual(all + 1e-12);
        expect(reportOf(pedigree, cat, { generations: 40 }).coefficient).toBeCloseTo(all, 12);
      }),
      { numRuns: 500 },
    );
  });

  test("coefficients already known are reused and lead to the same result", () => {
    fc.assert(
      fc.property(anyPedigree, fc.infiniteStream(fc.boolean()), (pedigree, coins) => {
        const all = inbreedingOfAll(pedigree);
        const some = all.map((value) => (coins.next().value ? value : NaN));
        inbreedingOfAll(pedigree, some).forEach((value, cat) =>
          expect(value).toBeCloseTo(all[cat]!, 12),
        );
      }),
      { numRuns: 200 },
    );
  });
});

describe("what the two limits mean", () => {
  /**
   * The sire's sire G is also the dam's great-great-grandsire: legs of 2 and 4 generations. The dam's line runs
   * through her own sire's dam, all within four generations.
   */
  test("a leg longer than the limit does not count", () => {
    const pedigree = graphOf({ X: "SD", S: "G-", D: "E-", E: "-H", H: "G-" });
    const of = (generations: number) => reportOf(pedigree, 0, { generations }).coefficient;
    expect(of(3)).toBe(0);
    expect(of(4)).toBe(1 / 2 ** 5);
  });

  /** The example in docs/GENETICS.md. */
  test("links within the limit may make a longer path", () => {
    // P is the sire's dam and Q's child. On the dam's side P is in the third generation, so Q is in the fourth.
    const pedigree = graphOf({ X: "SD", S: "RP", R: "Q-", P: "Q-", D: "E-", E: "-P" });
    const paths = reportOf(pedigree, 0, { generations: 3 }).coefficient;
    const links = reportOf(pedigree, 0, { generations: 3, limit: "links" }).coefficient;
    expect(paths).toBe(1 / 2 ** 4);
    expect(links).toBe(1 / 2 ** 4 + 1 / 2 ** 6);
    expect(reportOf(pedigree, 0).coefficient).toBe(links);
  });
});

describe("alongside the coefficient", () => {
  const fullSiblings = graphOf({ X: "SD", S: "AB", D: "AB", A: "C-" });

  test("ancestor loss: different cats of known places; completeness by generation", () => {
    const report = reportOf(fullSiblings, 0);
    expect(report).toMatchObject({ coefficient: 0.25, unique: 5, possible: 8, fromOlder: 0 });
    expect(report.completeness).toEqual([
      { generation: 1, known: 2, possible: 2 },
      { generation: 2, known: 4, possible: 4 },
      { generation: 3, known: 2, possible: 8 },
    ]);
    expect(reportOf(fullSiblings, 0, { generations: 2 })).toMatchObject({ unique: 4, possible: 6 });
  });

  test("common ancestors, each with its share and its paths", () => {
    expect(reportOf(fullSiblings, 0).commonAncestors).toEqual([
      { cat: 3, contribution: 0.125, paths: 1, chains: [[1, 3, 2]] },
      { cat: 4, contribution: 0.125, paths: 1, chains: [[1, 4, 2]] },
    ]);
  });

  test("for a sire mated to his daughter, the sire himself", () => {
    expect(reportOf(graphOf({ X: "SD", S: "--", D: "S-" }), 0).commonAncestors).toEqual([
      { cat: 1, contribution: 0.25, paths: 1, chains: [[1, 2]] },
    ]);
  });

  test("common ancestors older than those listed make up the rest", () => {
    const line = (one: string, n: number, top: string) =>
      Object.fromEntries(
        Array.from({ length: n }, (_, i) => [
          `${one}${i}`,
          [i + 1 < n ? `${one}${i + 1}` : top, null],
        ]),
      );
    const pedigree = graphOf({ X: ["S0", "D0"], ...line("S", 11, "T"), ...line("D", 11, "T") });
    const report = reportOf(pedigree, 0);
    expect(report.commonAncestors).toEqual([]);
    expect(report.fromOlder).toBe(report.coefficient);
    expect(report.coefficient).toBe(1 / 2 ** 23);
  });

  test("an unknown pedigree gives zeros, not an error", () => {
    expect(inbreedingReport(graphOf({ X: "--" }), -1, -1)).toEqual({
      coefficient: 0,
      unique: 0,
      possible: 0,
      completeness: [],
      knownGenerations: 0,
      countedGenerations: null,
      ancestorsBeyond: 0,
      commonAncestors: [],
      fromOlder: 0,
    });
  });
});

test("a cycle in bad data is refused, not followed for ever", () => {
  const circle = graphOf({ X: "SD", S: "X-" });
  expect(() => inbreedingOfAll(circle)).toThrow(CyclicPedigree);
  expect(() => reportOf(circle, 0)).toThrow(CyclicPedigree);
});

describe("drawn paths", () => {
  test("add up to the coefficient for every limit that can be drawn", () => {
    fc.assert(
      fc.property(anyPedigree, fc.integer({ min: 1, max: 9 }), (pedigree, generations) => {
        const cat = pedigree.sires.length - 1;
        const ancestry = ancestryOf(
          pedigree,
          pedigree.sires[cat]!,
          pedigree.dams[cat]!,
          generations,
        );
        const limited = limitedInbreeding(ancestry.graph, generations);
        const listed = commonAncestors(ancestry, generations, (one, i, j) =>
          limited(one, generations - i, generations - j),
        );
        expect(listed.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(
          limited(ancestry.kitten, generations),
          12,
        );
      }),
      { numRuns: 300 },
    );
  });
});

function reportOf(
  pedigree: PedigreeGraph,
  cat: number,
  options?: Parameters<typeof inbreedingReport>[3],
) {
  return inbreedingReport(pedigree, pedigree.sires[cat]!, pedigree.dams[cat]!, options);
}

/** `{ X: "SD" }`: X by S out of D, `-` for an unknown parent; cats are numbered by first mention. */
function graphOf(parents: Record<string, string | readonly (string | null)[]>): PedigreeGraph {
  const names = new Map<string, number>();
  const number = (name: string | null | undefined) => {
    if (name === null || name === undefined || name === "-") return -1;
    if (!names.has(name)) names.set(name, names.size);
    return names.get(name)!;
  };
  for (const [cat, pair] of Object.entries(parents)) [cat, ...pair].forEach(number);
  const sires = new Int32Array(names.size).fill(-1);
  const dams = new Int32Array(names.size).fill(-1);
  for (const [cat, pair] of Object.entries(parents)) {
    sires[number(cat)] = number(pair[0]);
    dams[number(cat)] = number(pair[1]);
  }
  return { sires, dams };
}

/** Every link from a cat that some route reaches in fewer than n generations. */
function cutAt({ sires, dams }: PedigreeGraph, cat: number, generations: number): PedigreeGraph {
  const kept = new Set<number>();
  let now = new Set([cat]);
  for (let generation = 0; generation < generations; generation++) {
    const older = new Set<number>();
    for (const one of now) {
      kept.add(one);
      for (const parent of [sires[one]!, dams[one]!]) if (parent >= 0) older.add(parent);
    }
    now = older;
  }
  return {
    sires: sires.map((sire, one) => (kept.has(one) ? sire : -1)),
    dams: dams.map((dam, one) => (kept.has(one) ? dam : -1)),
  };
}

describe("many at once", () => {
  test("a cat with many mates: each figure matches the pair's", () => {
    fc.assert(
      fc.property(anyPedigree, (pedigree) => {
        const cats = [...pedigree.sires.keys()];
        const known = new Float64Array(cats.length).fill(NaN);
        for (const cat of cats) {
          const kittens = kittensWithEach(pedigree, cat, cats, known);
          for (const mate of cats)
            expect(kittens[mate]!.coefficient).toBeCloseTo(
              inbreedingReport(pedigree, mate, cat).coefficient,
              12,
            );
        }
      }),
      { numRuns: 100 },
    );
  });

  test("a breed: classes, years, how much is known", () => {
    const pedigree = graphOf({ X: "SD", Y: "SD", S: "AB", D: "AB", A: "C-", Z: "S-" });
    const member = (name: string, born: number | null) => ({ cat: "XSDYABCZ".indexOf(name), born });
    expect(
      populationInbreeding(pedigree, [
        member("X", 2024),
        member("Y", 2024),
        member("S", 2020),
        member("Z", null),
      ]),
    ).toEqual({
      cats: 4,
      withParents: 3,
      mean: 0.125,
      highest: 0.25,
      knownGenerations: (2.25 + 2.25 + 1.25 + 1.125) / 4,
      distribution: [
        { above: null, upTo: 0, cats: 2 },
        { above: 0, upTo: 1 / 64, cats: 0 },
        { above: 1 / 64, upTo: 1 / 32, cats: 0 },
        { above: 1 / 32, upTo: 1 / 16, cats: 0 },
        { above: 1 / 16, upTo: 1 / 8, cats: 0 },
        { above: 1 / 8, upTo: 1 / 4, cats: 2 },
        { above: 1 / 4, upTo: 1, cats: 0 },
      ],
      trend: [
        { year: 2020, cats: 1, mean: 0, knownGenerations: 1.25 },
        { year: 2024, cats: 2, mean: 0.25, knownGenerations: 2.25 },
      ],
    });
  });
});
