/** A registry of a few thousand cats whose statistics have not been gathered, and a line of nearly as many generations. */
import { beforeAll, expect, test } from "vitest";
import { buildLadder } from "@felistry/testkit/pedigrees/build-ladder.ts";
import { elsewhere, queen, startWithBreeder } from "@felistry/testkit/worlds/inbred-family.ts";
import { madeStatements } from "../db/statement.ts";

const CATS = 2_000;

interface Plan {
  readonly "Node Type": string;
  readonly "Actual Loops": number;
  readonly Plans?: readonly Plan[];
}

startWithBreeder();
let line: number[] = [];
beforeAll(async () => {
  line = await buildLadder(elsewhere, await queen(), CATS);
  await elsewhere.query("set plan_cache_mode = force_generic_plan");
});

const readsOfWholeTable = ({ Plans = [], ...node }: Plan): number =>
  (node["Node Type"] === "Seq Scan" ? node["Actual Loops"] : 0) +
  Plans.map(readsOfWholeTable).reduce((sum, reads) => sum + reads, 0);

test.each([
  { name: "parents_lines", values: () => `'{${line[0]}}'` },
  { name: "ancestor_ids", values: () => `${line[0]}` },
  { name: "merge_in_line", values: () => `${line[0]}, ${line[CATS - 1]}` },
])(
  "[SEC-01] $name reads each ancestor by its id, not the whole table for each generation",
  async ({ name, values }) => {
    await elsewhere.query(`prepare ${name} as ${madeStatements.get(name)!.text}`);
    const { rows } = await elsewhere.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `explain (analyze, format json) execute ${name}(${values()})`,
    );
    expect(readsOfWholeTable(rows[0]!["QUERY PLAN"][0].Plan)).toBeLessThanOrEqual(1);
  },
);
