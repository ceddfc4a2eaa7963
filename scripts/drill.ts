/**
 * `npm run drill -- failover`: kills a primary under load and promotes its copy. `npm run drill -- --rounds 20 --cats 1000000`: repeatedly destroys the database, restores it, and compares the result
 * with what was acknowledged.
 */
import { parseArgs } from "node:util";
import { runFailover } from "@felistry/testkit/processes/failover-drill.ts";
import { runDrill } from "@felistry/testkit/processes/drill.ts";

const MOST_LOST_MS = 10_000;
const BACK_WITHIN_MS = 300_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "20" },
    cats: { type: "string", default: "10000" },
  },
});

const drill = positionals[0] === "failover" ? failover : destruction;
process.exitCode = (await drill()) ? 0 : 1;

async function destruction(): Promise<boolean> {
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
  return same === results.length && lost <= MOST_LOST_MS && back <= BACK_WITHIN_MS;
}

async function failover(): Promise<boolean> {
  const seen = await runFailover({
    writers: 8,
    readers: 8,
    loadMs: 5_000,
    promotionMs: 3_000,
    say: (line) => console.log(line),
  });
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const rows: [about: string, wanted: string, seen: string, well: boolean][] = [
    ["acknowledged changes lost", "0", `${seen.lost} of ${seen.acknowledged}`, seen.lost === 0],
    [
      "changes refused otherwise than by 503 with Retry-After",
      "0",
      `${seen.otherWrites} of ${seen.refusedWrites}`,
      seen.otherWrites === 0,
    ],
    [
      "reads that failed",
      "0",
      `${seen.failedReads} of ${seen.reads}, ${seen.readsWhileAway} while the primary was away`,
      seen.failedReads === 0,
    ],
    ["slowest read", "5.0 s", seconds(seen.slowestReadMs), seen.slowestReadMs <= 5_000],
    [
      "first change after the promotion",
      "10.0 s",
      seconds(seen.backAfterPromotionMs),
      seen.backAfterPromotionMs <= MOST_LOST_MS,
    ],
    ["first change after the primary's death", "", seconds(seen.backMs), true],
  ];
  console.log(["about", "wanted", "seen"].map((each, at) => each.padEnd([56, 8, 0][at]!)).join(""));
  for (const [about, wanted, found, well] of rows)
    console.log(`${about.padEnd(56)}${wanted.padEnd(8)}${found}${well ? "" : "  MISSED"}`);
  return rows.every(([, , , well]) => well);
}
