import type { Locale } from "@felistry/i18n/locale.ts";
import { shownName } from "../accounts/queries.ts";
import type { ApplicationStatus } from "@felistry/domain/registration/application-status.ts";
import { momentText } from "../db/json-text.ts";
import { jsonStatement, statement } from "../db/statement.ts";
import { paperShownTo } from "../ownership/queries.ts";

export interface PendingApplication {
  id: number;
  cat_id: number;
  applicant_id: number;
}

/** Whoever decides on an application, or takes it back, locks its cat first: so only one of them finds it waiting. */
export const pendingOfCat = statement<[catId: number], PendingApplication>(
  "application_pending_of_cat",
  "select id, cat_id, applicant_id from applications where cat_id = $1 and status = 'pending' for update",
);

export const catOfApplication = statement<[applicationId: number], { cat_id: number }>(
  "application_cat",
  "select cat_id from applications where id = $1",
);

export interface Fate {
  status: ApplicationStatus;
  /** Null where the applicant took it back. */
  member: string | null;
  day: string | null;
}

/** What has become of this application of the cat, or of its newest where none is named. */
export const fateOf = statement<
  [catId: number, applicationId: number | null, locale: Locale],
  Fate
>(
  "application_fate",
  `select a.status, ${shownName("u", "$3")} as member,
          to_char(a.decided_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as day
   from applications a left join users u on u.id = a.decided_by
   where a.cat_id = $1 and ($2::int is null or a.id = $2) order by a.id desc limit 1`,
);

export const insertApplication = statement<
  [catId: number, pedigreeId: number, applicantId: number],
  { id: number }
>(
  "application_insert",
  "insert into applications (cat_id, pedigrees_id, applicant_id) values ($1, $2, $3) returning id",
);

/** By a document that is withheld from the applicant nobody applies. */
export const pedigreeOfCat = statement<
  [pedigreeId: number, catId: number, applicantId: number],
  { id: number }
>(
  "application_pedigree",
  `select p.id from pedigrees p where p.id = $1 and p.cat_id = $2 and ${paperShownTo("p", "$3", "false")}`,
);

export const endApplication = statement<
  [
    id: number,
    status: Exclude<ApplicationStatus, "pending">,
    decidedBy: number | null,
    reason: string | null,
  ],
  never
>(
  "application_end",
  "update applications set status = $2, decided_by = $3, reason = $4, decided_at = now() where id = $1",
);

export const selectState = jsonStatement<[catId: number, readerId: number]>(
  "application_state",
  `select json_build_object('status', a.status, 'application_id', a.id, 'reason', a.reason,
     'created_at', ${momentText("a.created_at")}, 'decided_at', ${momentText("a.decided_at")}, 'reg_num', c.reg_num,
     'may_withdraw', coalesce(a.status = 'pending' and a.applicant_id = $2::int, false))::text as json
   from cats c left join lateral (select * from applications where cat_id = c.id order by id desc limit 1) a on true
   where c.id = $1`,
);

/**
 * The next number of a year. The year's first follows those that the registry holds already. Waits for whoever has
 * drawn one and not yet committed.
 */
export const drawNumber = statement<[year: number], { place: number }>(
  "registration_number_draw",
  `insert into registration_numbers (year, last) values ($1::int, coalesce(
     (select last from registration_numbers where year = $1::int),
     (select max(substring(reg_num from '[0-9]+$')::int) from cats where reg_num like '%-' || $1::int || '-%'), 0) + 1)
   on conflict (year) do update set last = registration_numbers.last + 1
   returning last as place`,
);
