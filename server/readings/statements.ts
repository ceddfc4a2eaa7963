import type { ErrorCode } from "@felistry/contract/errors.ts";
import type { ReadingStep } from "@felistry/domain/readings/steps.ts";
import { statement, told } from "../db/statement.ts";
import { hasJob } from "../jobs/kinds.ts";

/** Its job was given up: its processes died again and again, or a backup was restored, which has no such jobs. */
const isDead = (table: string) =>
  `(${table}.finished_at is null and not ${hasJob("reading", `${table}.id`)})`;

/** Counting and adding are one step, whoever else sends a scan. */
export const lockQueue = statement(
  "readings_lock_queue",
  "select pg_advisory_xact_lock(hashtext('readings'))",
);

/** Other processes have readers too: where a scan waits, as many as are reading are all that there are. */
const readers = (reading: string) => `greatest(:workers::int, ${reading})`;

/** `everybodys`: those that no reader has; below zero, so many readers are free. */
export const countWaiting = statement(
  "readings_waiting",
  `select (count(*) - ${readers("count(*) filter (where r.begun_at is not null)")})::int as everybodys, (count(*) filter (where r.users_id = :memberId))::int as own,
     coalesce(max(r.round + 1) filter (where r.users_id = :memberId), 0)::int as round
   from readings r where r.finished_at is null and ${hasJob("reading", "r.id")}`,
  told<{ everybodys: number; own: number; round: number }>(),
);

const SAME_SCAN = `(r.key = :key::uuid or (r.is_kept and r.source = :source
  and r.cat_id is not distinct from :catId?::int and r.pedigree_id is not distinct from :pedigreeId?::int))`;

/** What could not be read may be sent once more. */
export const forgetFailed = statement(
  "readings_forget_failed",
  `delete from readings r where r.users_id = :memberId and ${SAME_SCAN} and (r.failed is not null or ${isDead("r")})`,
);

export const selectSame = statement(
  "reading_same",
  `select r.id, r.key from readings r where r.users_id = :memberId and ${SAME_SCAN} order by r.id limit 1`,
);

export const insertReading = statement(
  "reading_insert",
  `insert into readings (users_id, key, cat_id, pedigree_id, source, is_pdf, scan, is_kept, round)
   values (:memberId, :key::uuid, :catId?, :pedigreeId?, :source, :isPdf, :scan?, :isKept, :round) returning id, key`,
);

export const selectReadingToRead = statement(
  "reading_to_read",
  `update readings r set begun_at = now(), step = 'preparing', page = 0, pages = 0, part = 0
   where r.id = :id and r.finished_at is null
   returning r.scan, r.is_pdf, r.pedigree_id, r.source,
     (r.is_kept and r.cat_id is not null and r.pedigree_id is null) as has_desk`,
  told<{ has_desk: boolean }>(),
);

export const advanceReading = statement(
  "reading_advance",
  `update readings set step = :step, page = :page, pages = :pages, part = :part::float8
   where id = :id and finished_at is null`,
);

export const finishReading = statement(
  "reading_finish",
  `update readings set finished_at = now(), result = :result, scan = null where id = :id and finished_at is null`,
);

export const failReading = statement(
  "reading_fail",
  `update readings set finished_at = now(), failed = :code, scan = null where id = :id and finished_at is null`,
);

/** Scans take about as long as the last ones took; the first of all, about so many seconds. */
const FIRST_SECONDS = 8;
const PACE = `(select coalesce(avg(extract(epoch from last.finished_at - last.begun_at)), ${FIRST_SECONDS})::float8 from (
  select d.begun_at, d.finished_at from readings d where d.result is not null and d.begun_at is not null order by d.id desc limit 20) last)`;

const STATE = `select r.key as id, r.cat_id, r.pedigree_id,
    case when r.failed is not null or ${isDead("r")} then 'failed' when r.finished_at is not null then 'done' else r.step end as step,
    r.page, r.pages, r.part,
    case when r.step = 'queued' and r.finished_at is null then greatest(0, q.before - ${readers("q.reading")} + 1) else 0 end as ahead,
    case when r.finished_at is not null then 0
      when r.begun_at is null then ceil(q.work / ${readers("q.reading")} + ${PACE})::int
      else greatest(1, ceil(${PACE} - extract(epoch from now() - r.begun_at)))::int end as seconds
  from readings r cross join lateral (
    select count(*)::int as before, (count(*) filter (where b.begun_at is not null))::int as reading,
      coalesce(sum(case when b.begun_at is null then ${PACE} else greatest(0, ${PACE} - extract(epoch from now() - b.begun_at)) end), 0)::float8 as work
    from readings b
    where b.finished_at is null and r.finished_at is null and b.id <> r.id
      and (b.begun_at is not null or (b.round, b.id) < (r.round, r.id)) and ${hasJob("reading", "b.id")}) q`;

interface StateColumns {
  step: ReadingStep;
  ahead: number;
  seconds: number;
}

export const selectState = statement(
  "reading_state",
  `${STATE} where r.users_id = :memberId and r.key = :key::uuid`,
  told<StateColumns>(),
);

export const selectStates = statement(
  "reading_states",
  `${STATE} where r.users_id = :memberId and r.is_kept
     and (:catId?::int is null or r.cat_id = :catId) and (:pedigreeId?::int is null or r.pedigree_id = :pedigreeId)
   order by r.id desc limit 20`,
  told<StateColumns>(),
);

export const isOver = statement(
  "reading_is_over",
  `select (r.finished_at is not null or ${isDead("r")}) as is_over from readings r where r.id = :id`,
  told<{ is_over: boolean }>(),
);

export const selectResult = statement(
  "reading_result",
  `select r.id, r.result, r.pedigree_id, coalesce(r.failed, case when ${isDead("r")} then 'fault' end) as failed
   from readings r where r.users_id = :memberId and r.key = :key::uuid`,
  told<{ failed: ErrorCode | null }>(),
);

export const deleteReading = statement(
  "reading_delete",
  "delete from readings where users_id = :memberId and key = :key::uuid returning id",
);
