/** The background work: what is due, runs and has failed, by kind. */
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { JOB_KINDS } from "./kinds.ts";

const selectUnfinished = statement(
  "jobs_unfinished",
  `select name as kind, count(*) filter (where state < 'active')::int as waiting,
     count(*) filter (where state = 'active')::int as running,
     coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active')), 0)::float8 as seconds
   from jobs.job where state < 'completed' and start_after <= now() group by name`,
  told<{ kind: string }>(),
);

const selectFailed = statement(
  "jobs_failed",
  "select name as kind, count(*)::int as failed from jobs.job where state = 'failed' group by name",
  told<{ kind: string }>(),
);

export interface JobState {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldest_seconds: number;
}

/** Each kind, also those without work. */
export async function jobStates(db: Db): Promise<JobState[]> {
  const [unfinished, failed] = await Promise.all([selectUnfinished(db), selectFailed(db)]);
  return Object.keys(JOB_KINDS).map((kind) => {
    const due = unfinished.find((row) => row.kind === kind);
    return {
      kind,
      waiting: due?.waiting ?? 0,
      running: due?.running ?? 0,
      failed: failed.find((row) => row.kind === kind)?.failed ?? 0,
      oldest_seconds: Math.max(0, due?.seconds ?? 0),
    };
  });
}
