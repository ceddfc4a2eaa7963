import { jobStates } from "../jobs/unfinished-jobs.ts";
import type { Db } from "../db/transaction.ts";
import type { Metric } from "./exposition.ts";

const STATES = ["waiting", "running", "failed"] as const;

export async function jobFigures(db: Db): Promise<Metric[]> {
  const jobs = await jobStates(db);
  return [
    {
      name: "felistry_jobs",
      type: "gauge",
      help: "Background work that is due, by kind.",
      samples: STATES.flatMap((state) =>
        jobs.map((job) => ({ labels: { kind: job.kind, state }, value: job[state] })),
      ),
    },
    {
      name: "felistry_jobs_oldest_seconds",
      type: "gauge",
      help: "How long the oldest of a kind has been due and waits.",
      samples: jobs.map(({ kind, oldest_seconds: value }) => ({ labels: { kind }, value })),
    },
  ];
}
