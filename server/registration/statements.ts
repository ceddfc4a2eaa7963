import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { paperShownTo } from "../ownership/queries.ts";

export interface PendingApplication {
  id: number;
  cat_id: number;
  applicant_id: number;
  club_id: number;
}

/** Whoever decides on an application or withdraws it locks its cat first, so only one finds it pending. */
export const pendingOfCat = statement(
  "application_pending_of_cat",
  "select id, cat_id, applicant_id, club_id from applications where cat_id = :catId and status = 'pending' for update",
);

export const catOfApplication = statement(
  "application_cat",
  "select cat_id from applications where id = :applicationId",
);

/** The state of this application of the cat, or of its newest if none is given. */
export const fateOf = statement(
  "application_fate",
  `select a.status, ${shownName("u", ":locale")} as member,
          to_char(a.decided_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day
   from applications a left join users u on u.id = a.decided_by
   where a.cat_id = :catId and (:applicationId?::int is null or a.id = :applicationId?) order by a.id desc limit 1`,
);

export const insertApplication = statement(
  "application_insert",
  "insert into applications (cat_id, pedigrees_id, applicant_id, club_id) values (:catId, :pedigreeId, :applicantId, :clubId) returning id",
);

/** Nobody can apply with a document withheld from them. */
export const pedigreeOfCat = statement(
  "application_pedigree",
  `select p.id from pedigrees p where p.id = :pedigreeId and p.cat_id = :catId and ${paperShownTo("p", ":applicantId", "false")}`,
);

export const endApplication = statement(
  "application_end",
  "update applications set status = :status, decided_by = :decidedBy?, reason = :reason?, decided_at = now() where id = :id",
);

export const selectState = jsonStatement(
  "application_state",
  `select json_build_object('status', a.status, 'application_id', a.id, 'reason', a.reason,
     'created_at', ${momentText("a.created_at")}, 'decided_at', ${momentText("a.decided_at")}, 'reg_num', c.reg_num,
     'asked_case_id', (select e.id from cases e where e.kind = 'application' and e.subject_id = a.id and e.state = 'asked' and e.applicant_id = :readerId::int),
     'may_withdraw', coalesce(a.status = 'pending' and a.applicant_id = :readerId::int, false))::text as json
   from cats c left join lateral (select * from applications where cat_id = c.id order by id desc limit 1) a on true
   where c.id = :catId`,
  answers("GET /cats/{id}/applications"),
);
