/**
 * `npm run histories [-- --runs 100000 --seed N]`: random histories of a sale, checked against a model and thirteen
 * invariants after every step. Exits with 1 and the shortest history that breaks one.
 */
import { parseArgs } from "node:util";
import { STAGES } from "@felistry/domain/orders/stages.ts";
import { checkHistories } from "@felistry/testkit/orders/histories.ts";

const { values } = parseArgs({ options: { runs: { type: "string" }, seed: { type: "string" } } });
const runs = Number(values.runs ?? 100_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const began = performance.now();
const reached = checkHistories(runs, seed);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`Seed ${seed}: ${runs} histories in ${seconds} s, no invariant broken.`);
console.log(STAGES.map((stage) => `${stage} ${reached.get(stage) ?? 0}`).join(", "));
