/**
 * `npm run drill -- --rounds 20 --cats 1000000`: repeatedly destroys the database, restores it, and compares the result
 * with what was acknowledged.
 */
import { parseArgs } from "node:util";
import { runDrill } from "@felistry/testkit/processes/drill.ts";

const MOST_LOST_MS = 10_000;
const BACK_WITHIN_MS = 300_000;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "20" },
    cats: { type: "string", default: "10000" },
  },
});
const results = await runDrill({
  rounds: Number(values.rounds),
  cats: Number(values.cats),
  say: (line) => console.log(line),
});
const same = results.filter((result) => result.same).length;
const most = (figure: (result: (typeof results)[number]) => number) =>
  Math.max(...results.map(figure));
const [lost, back] = [most(({ lostMs }) => lostMs), most(({ backMs }) => backMs)];
console.log(
  [
    "",
    `history as it was acknowledged   ${same} of ${results.length}`,
    `lost without the dead disk       ${(lost / 1000).toFixed(1)} s at most (wanted: ${MOST_LOST_MS / 1000} s)`,
    `back after                       ${(back / 1000).toFixed(1)} s at most (wanted: ${BACK_WITHIN_MS / 1000} s)`,
  ].join("\n"),
);
process.exitCode =
  same === results.length && lost <= MOST_LOST_MS && back <= BACK_WITHIN_MS ? 0 : 1;
