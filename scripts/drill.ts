/**
 * `npm run drill -- failover`, `replica-lag`, `s3-faults`, `restart`: breaks a part under load and compares what was seen with what is wanted.
 * `npm run drill -- upgrade`: another release takes over under load, and the older one again; `--from COMMIT`, `--requests 100000`.
 * `npm run drill -- --rounds 20 --cats 1000000`: repeatedly destroys the database, restores it, and compares the result
 * with what was acknowledged.
 */
import { parseArgs } from "node:util";
import { DrillImpossible, type Drill } from "@felistry/testkit/drills/drill.ts";
import { failover } from "@felistry/testkit/drills/failover.ts";
import { replicaLag } from "@felistry/testkit/drills/replica-lag.ts";
import { restart } from "@felistry/testkit/drills/restart.ts";
import { s3Faults } from "@felistry/testkit/drills/s3-faults.ts";
import { tableOf } from "@felistry/testkit/drills/table.ts";
import { upgrade } from "@felistry/testkit/drills/upgrade/upgrade.ts";
import { runDrill } from "@felistry/testkit/processes/drill.ts";

const MOST_LOST_MS = 10_000;
const BACK_WITHIN_MS = 300_000;
/** No drill takes nearly as long, besides its requests; two releases are built by one of them. */
const OVER_AFTER_MS = 900_000;

const drills: Readonly<Record<string, Drill>> = {
  failover,
  "replica-lag": replicaLag,
  "s3-faults": s3Faults,
  restart,
  upgrade,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "20" },
    cats: { type: "string", default: "10000" },
    from: { type: "string" },
    requests: { type: "string", default: "20000" },
    "per-second": { type: "string", default: "200" },
  },
});

const [name] = positionals;
process.exitCode = name === undefined ? await destruction() : await held(name);

/** @returns the exit code */
async function held(name: string): Promise<number> {
  const drill = drills[name];
  if (!drill) {
    console.error(`There is no drill "${name}". There are: ${Object.keys(drills).join(", ")}.`);
    return 2;
  }
  // Whatever was started is ended when this process ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => process.exit(130));
  const options = {
    from: values.from,
    requests: Number(values.requests),
    perSecond: Number(values["per-second"]),
  };
  const overAfterMs = OVER_AFTER_MS + (2_000 * options.requests) / options.perSecond;
  setTimeout(() => {
    console.error(`The drill is not over after ${(overAfterMs / 60_000).toFixed(0)} minutes.`);
    process.exit(1);
  }, overAfterMs).unref();
  try {
    const lines = await drill((line) => console.log(line), options);
    console.log(`\n${tableOf(lines)}`);
    return lines.every(({ well }) => well) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof DrillImpossible)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function destruction(): Promise<number> {
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
  return same === results.length && lost <= MOST_LOST_MS && back <= BACK_WITHIN_MS ? 0 : 1;
}
