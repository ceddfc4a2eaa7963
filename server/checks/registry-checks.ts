import { momentText } from "../db/json-text.ts";
import { statement } from "../db/statement.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { hasJob } from "../jobs/kinds.ts";
import { tellFindings } from "./findings.ts";

/** Its process may have died: as long as there is a job, another one continues. */
const IS_GIVEN_UP = `finished_at is null and not ${hasJob("registry-check", "check_runs.id")}`;

const RUN = `id, ${momentText("started_at")} as started_at, ${momentText("finished_at")} as finished_at,
  checked, total, found, (failed is not null or (${IS_GIVEN_UP})) as failed`;

const selectLastRun = statement(
  "check_last_run",
  `select ${RUN} from check_runs order by id desc limit 1`,
);

const insertRun = statement(
  "check_start_run",
  `insert into check_runs (started_by, total)
   select :memberId, (select greatest(0, max(id)) from cats) returning ${RUN}`,
);

const takeTurn = statement(
  "check_take_turn",
  "select pg_advisory_xact_lock(hashtext('check_runs'))",
);

/** Findings of earlier runs are obsolete. */
const forgetOlder = statement("check_forget_older", "delete from check_runs where id < :runId");

const selectFindings = statement(
  "check_findings",
  "select id, cat_id, problem from check_findings where run_id = :runId and id > :afterId order by id limit :limit",
);

/**
 * Findings of a rare kind may all be at the end. The range of kinds is deliberate: for `kind = …` the planner would
 * scan all findings by id and filter.
 */
const selectFindingsOfKind = statement(
  "check_findings_of_kind",
  `select id, cat_id, problem from check_findings
   where run_id = :runId and (kind, id) > (:kind::text, :afterId::int) and kind <= :kind order by kind, id limit :limit`,
);

export const registryChecks: Handler<"GET /admin/checks"> = async (
  { query: { cursor, limit, kind } },
  { db, locale, member },
) => {
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const [run] = await selectLastRun(db);
  if (!run) return { data: [], run: null, page: { next: null } };
  const rows = kind
    ? await selectFindingsOfKind(db, { runId: run.id, afterId, limit: limit + 1, kind })
    : await selectFindings(db, { runId: run.id, afterId, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const found = shown.map(({ cat_id, problem }) => ({ catId: cat_id, problem }));
  return {
    data: await tellFindings(db, found, locale, member),
    run,
    page: { next: rows.length > limit ? encodeCursor([shown.at(-1)!.id]) : null },
  };
};

export const startRegistryChecks: Handler<"POST /admin/checks"> = async (
  _input,
  { db, member, services, today },
) => {
  await takeTurn(db);
  const [last] = await selectLastRun(db);
  if (last && last.finished_at === null && !last.failed) refuse("check_running");
  const [run] = await insertRun(db, { memberId: member.id });
  await forgetOlder(db, { runId: run!.id });
  await services.jobs.enqueue(db, "registry-check", run!.id, { runId: run!.id, today });
  return { data: { ...run!, failed: false } };
};
