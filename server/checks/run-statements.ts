/** What a check of the whole registry reads and writes, in its thread. */
import { statement, told } from "../db/statement.ts";
import { type FamilyRow, familiesOf } from "./family-rows.ts";

export const lockRun = statement(
  "check_lock_run",
  "select pg_advisory_lock(hashtext('check_runs'), :runId)",
);

/** None if the run has ended, or gave way to a newer one. */
export const restartRun = statement(
  "check_restart_run",
  `update check_runs set checked = 0, found = 0, seen_at = now()
   where id = :runId and finished_at is null and failed is null returning id`,
);

export const forgetFindings = statement(
  "check_forget_findings",
  "delete from check_findings where run_id = :runId",
);

export const registryExtent = statement(
  "check_registry_extent",
  "select coalesce(max(id), 0)::int as last, count(*)::int as total from cats",
);

export const setTotal = statement(
  "check_set_total",
  "update check_runs set total = :total, seen_at = now() where id = :runId",
);

export const registryPage = statement(
  "check_registry_page",
  familiesOf(
    "select * from cats where id > :afterId and id <= :lastId order by id limit :limit::int",
  ),
  told<FamilyRow>(),
);

/** Cats deleted meanwhile are left out. */
export const insertFindings = statement(
  "check_insert_findings",
  `insert into check_findings (run_id, cat_id, kind, problem)
   select :runId, f.cat_id, f.problem ->> 'kind', f.problem
   from jsonb_to_recordset(:found::jsonb) as f(cat_id int, problem jsonb) join cats c on c.id = f.cat_id`,
);

export const setProgress = statement(
  "check_set_progress",
  "update check_runs set checked = :checked, found = :found, seen_at = now() where id = :runId",
);

export const finishRun = statement(
  "check_finish_run",
  "update check_runs set finished_at = now() where id = :runId",
);

export const failRun = statement(
  "check_fail_run",
  "update check_runs set failed = :reason where id = :runId",
);

export const selectDifferentCats = statement(
  "check_different_cats",
  "select one_id, other_id from different_cats",
);
