/**
 * Fits domain/readings/belief.ts: from fields' scores and whether they were right, a rising table (pool adjacent
 * violators). `node bench/fit-belief.ts samples.json`, a list of `[score, right, layout]`; every second layout is kept
 * for the check that is printed below the table.
 */
import { readFileSync } from "node:fs";

type Sample = readonly [score: number, right: boolean, layout: string];

interface Pool {
  scores: number;
  right: number;
  count: number;
}

/** Fewer fields say too little for a point of their own. */
const LEAST = 40;

function rising(samples: readonly Sample[]): [number, number][] {
  const pools: Pool[] = [];
  for (const [score, right] of samples.toSorted(([a], [b]) => a - b)) {
    pools.push({ scores: score, right: Number(right), count: 1 });
    for (let last = pools.at(-1)!; pools.length > 1; last = pools.at(-1)!) {
      const before = pools.at(-2)!;
      const isRising = before.right / before.count < last.right / last.count;
      if (isRising && before.count >= LEAST) break;
      pools.splice(-2, 2, {
        scores: before.scores + last.scores,
        right: before.right + last.right,
        count: before.count + last.count,
      });
    }
  }
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return pools.map(({ scores, right, count }) => [rounded(scores / count), rounded(right / count)]);
}

const samples = JSON.parse(readFileSync(process.argv[2]!, "utf8")) as Sample[];
const layouts = [...new Set(samples.map(([, , layout]) => layout))].toSorted();
const isKept = (layout: string) => layouts.indexOf(layout) % 2 === 1;
console.log(JSON.stringify(rising(samples.filter(([, , layout]) => !isKept(layout)))));
console.log(
  "kept layouts:",
  JSON.stringify(rising(samples.filter(([, , layout]) => isKept(layout)))),
);
