import type { MergeField } from "@felistry/contract/merges/merges.ts";
import type { MERGE_LAPSES, MERGE_REQUEST_STATUSES } from "@felistry/domain/merges/merge-rule.ts";
import { shownName } from "../../accounts/queries.ts";
import { momentText } from "../../db/json-text.ts";
import { statement, told } from "../../db/statement.ts";

const NAME = "concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix)";

export const insertRequest = statement(
  "merge_request_insert",
  `insert into merge_requests (cat_id, other_id, other_name, number, take, reason, asker_id, seen_version)
   select :keptId, c.id, ${NAME}, c.reg_num, :take::text[], :reason, :askerId, :version::bigint from cats c where c.id = :goneId returning id`,
);

/** A row that a trigger has just inserted is not seen by the statement that called it. */
export const caseOfRequest = statement(
  "merge_request_case",
  "select id from cases where kind = 'merge' and subject_id = :id order by id desc limit 1",
);

/** Two people decide: who asks is the first of them. */
export const askAsFirst = statement(
  "merge_request_first_eyes",
  `with asked as (
     update cases set first_by = :memberId, first_at = now(), first_outcome = 'confirmed', reason = :reason where id = :caseId
   ) insert into case_messages (case_id, author_id, kind, text) values (:caseId, :memberId, 'first', :reason)`,
);

interface Told {
  status: (typeof MERGE_REQUEST_STATUSES)[number];
  lapsed_by: (typeof MERGE_LAPSES)[number] | null;
  take: MergeField[];
}

export const selectRequest = statement(
  "merge_request",
  `select r.id, r.status, r.lapsed_by, r.cat_id, r.other_id, r.other_name, r.number, r.take, r.reason, r.asker_id, r.seen_version::float8 as seen_version,
     ${shownName("u", ":locale")} as asker, ${momentText("r.created_at")} as created_at, r.decision, ${momentText("r.decided_at")} as decided_at,
     case when d.id is not null then ${shownName("d", ":locale")} end as decided_by,
     (select count(*)::int from certificates t where t.cat_id = r.other_id and t.status = 'valid') as certificates
   from merge_requests r join users u on u.id = r.asker_id left join users d on d.id = r.decided_by where r.id = :id`,
  told<Told & { asker: string; created_at: string; certificates: number; seen_version: number }>(),
);

export const openRequest = statement(
  "merge_request_open",
  `select id, cat_id, other_id, take, asker_id, seen_version::float8 as seen_version from merge_requests
   where id = :id and status = 'asked' for update`,
  told<{ take: MergeField[]; seen_version: number }>(),
);

export const endRequest = statement(
  "merge_request_end",
  `update merge_requests set status = :status, decision = :decision?, decided_by = :decidedBy?, decided_at = now() where id = :id`,
);

export const setMerge = statement(
  "merge_request_set_merge",
  "update merge_requests set merge_id = :mergeId where id = :id",
);

export const ownerOfPair = statement(
  "merge_request_owned",
  "select id from cats where id = any(:ids::int[]) and :memberId::int in (users_id, online_owner_id) limit 1",
);

/** Those who keep the pages of the two, and under which names and numbers. */
export const keepersOfPair = statement(
  "merge_request_keepers",
  `select c.id, ${NAME} as cat, c.reg_num as number, c.online_owner_id as keeper_id from cats c where c.id = any(:ids::int[])`,
  told<{ cat: string }>(),
);

export const selectReader = statement(
  "merge_request_reader",
  "select id, email, first_name || ' ' || last_name as name, locale from users where id = :memberId and closed_at is null",
  told<{ name: string }>(),
);

export const factsForMail = statement(
  "merge_request_mail_facts",
  `select r.status, r.lapsed_by, r.other_name, r.other_id, r.decision, r.asker_id, r.cat_id, coalesce(${NAME}, '') as cat,
     (select e.id from cases e where e.kind = 'merge' and e.subject_id = r.id order by e.id desc limit 1) as case_id,
     (select e.club_id from cases e where e.kind = 'merge' and e.subject_id = r.id order by e.id desc limit 1) as club_id
   from merge_requests r left join cats c on c.id = r.cat_id where r.id = :id`,
  told<Pick<Told, "status" | "lapsed_by">>(),
);
