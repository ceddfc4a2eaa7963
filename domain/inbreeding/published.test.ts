import { expect, test } from "vitest";
import { fixtureTable } from "@felistry/testkit/data-table.ts";
import { inbreedingByPaths } from "@felistry/testkit/pedigrees/path-counting.ts";
import { realPedigree } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import type { PedigreeGraph } from "./graph.ts";
import { inbreedingOfAll } from "./inbreeding-of-all.ts";
import { inbreedingReport } from "./report.ts";

type Row = Record<"pedigree" | "cat" | "sire" | "dam" | "f" | "source", string>;

const rows: Row[] = await fixtureTable<keyof Row>("inbreeding-tables.csv");
const pedigrees = Object.entries(Object.groupBy(rows, ({ pedigree }) => pedigree)) as [
  string,
  Row[],
][];

test.each(pedigrees)("%s: every animal, from either end of the table", (_name, table) => {
  for (const entered of [table, table.toReversed()]) {
    const pedigree = graphOf(entered, (row) => row);
    const all = inbreedingOfAll(pedigree);
    for (const [cat, { f }] of entered.entries()) {
      const [part, whole = "1"] = f.split("/");
      const published = Number(part) / Number(whole);
      const one = inbreedingReport(pedigree, pedigree.sires[cat]!, pedigree.dams[cat]!);
      expect(all[cat]).toBeCloseTo(published, 12);
      expect(one.coefficient).toBeCloseTo(published, 12);
    }
  }
});

test("a published pedigree of thirty cats: every coefficient equals the sum over its paths", async () => {
  const cats = await realPedigree();
  const pedigree = graphOf(cats, ({ id, sire_id, dam_id }) => ({
    cat: String(id),
    sire: String(sire_id ?? ""),
    dam: String(dam_id ?? ""),
  }));
  const all = inbreedingOfAll(pedigree);
  for (const cat of cats.keys()) expect(all[cat]).toBeCloseTo(inbreedingByPaths(pedigree, cat), 12);
});

function graphOf<T>(
  table: readonly T[],
  read: (row: T) => { cat: string; sire: string; dam: string },
): PedigreeGraph {
  const cats = table.map(read);
  const index = (name: string) => cats.findIndex(({ cat }) => cat === name);
  return {
    sires: Int32Array.from(cats, ({ sire }) => index(sire)),
    dams: Int32Array.from(cats, ({ dam }) => index(dam)),
  };
}
