/** Pages of pending applications, oldest first: whoever has waited longest comes next. */
import { shownFirstName, shownLastName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import type { Application } from "@felistry/contract/registration.ts";
import { answers, statement, told } from "../db/statement.ts";
import { versionOf } from "../db/versioned.ts";
import { applicationState } from "./version.ts";

const RECORD = `json_build_object(
  'application_id', a.id, 'cat_id', a.cat_id, 'pedigrees_id', a.pedigrees_id, 'num', p.pedigree_num, 'issued_by', p.issued_by,
  'pedigree_system_abb', s.abb, 'cat_systems_id', p.cat_systems_id, 'pedigree_img_url', p.pedigree_img_url,
  'breeder_first_name', ${shownFirstName("b", ":locale")}, 'breeder_last_name', ${shownLastName("b", ":locale")}, 'breeder_not_user', c.breeder_not_user,
  'applicant_id', a.applicant_id, 'applicant_first_name', ${shownFirstName("u", ":locale")}, 'applicant_last_name', ${shownLastName("u", ":locale")},
  'created_at', ${momentText("a.created_at")}, 'version', ${versionOf("now.facts")}, 'facts', now.facts)`;

/** Decided, and carried out as soon as it can no longer be taken back. */
const decidedAtDesk =
  "exists (select from cases e where e.kind = 'application' and e.subject_id = a.id and e.final_at is not null)";

const CAT_NAMED = "(c.search_name like :pattern or c.search_name like :otherPattern?)";
const PAPER_NAMED =
  "(lower(p.pedigree_num) like :pattern or lower(p.pedigree_num) like :otherPattern?)";
const MEMBER_NAME = "lower(u.first_name || ' ' || u.last_name)";
const APPLICANT_NAMED = `(${MEMBER_NAME} like :pattern or ${MEMBER_NAME} like :otherPattern?)`;
/** The text as the number of a cat or an application. */
const NUMBER = String.raw`case when :exact ~ '^\d{1,9}$' then :exact::int end`;

/** A text that many have fills a page from the oldest of these; for another one the indexes are asked. */
const READ_FIRST = 500;
const OLDEST = `select * from applications where status = 'pending' and id > :afterId order by id limit ${READ_FIRST}`;

/** Of the oldest those with the text, then of all others: the second part is run only if the first does not fill the page. */
const named = `
  select id from (
    (select a.id from (${OLDEST}) a
     join cats c on c.id = a.cat_id
     join pedigrees p on p.id = a.pedigrees_id
     join users u on u.id = a.applicant_id
     where (${CAT_NAMED} or ${PAPER_NAMED} or ${APPLICANT_NAMED} or ${NUMBER} in (a.id, a.cat_id)) and not ${decidedAtDesk}
     order by a.id limit :limit::int + 1)
    union all
    (select a.id from (
       select a.id from cats c join applications a on a.cat_id = c.id and a.status = 'pending' where ${CAT_NAMED}
       union
       select a.id from pedigrees p join applications a on a.cat_id = p.cat_id and a.pedigrees_id = p.id and a.status = 'pending' where ${PAPER_NAMED}
       union
       select a.id from users u join applications a on a.applicant_id = u.id and a.status = 'pending' where ${APPLICANT_NAMED}
       union
       select a.id from applications a where a.id = ${NUMBER} and a.status = 'pending'
       union
       select a.id from applications a where a.cat_id = ${NUMBER} and a.status = 'pending'
     ) a
     where a.id > (select max(id) from (${OLDEST}) oldest) and not ${decidedAtDesk}
     order by a.id limit :limit::int + 1)
  ) a
  limit :limit::int + 1`;

const all = `
  select a.id from applications a
  where a.status = 'pending' and a.id > :afterId and not ${decidedAtDesk}
  order by a.id
  limit :limit::int + 1`;

function page(sought: string): string {
  return `
    select coalesce(json_agg(record order by id) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
            max(id) filter (where place <= :limit) as last_id
     from (select id, row_number() over (order by id) as place from (${sought}) sought) page
     cross join lateral (
       select ${RECORD} as record
       from applications a
       join cats c on c.id = a.cat_id
       join pedigrees p on p.id = a.pedigrees_id
       join cat_systems s on s.id = p.cat_systems_id
       join users u on u.id = a.applicant_id
       left join users b on b.id = c.breeder_id
       cross join lateral (select ${applicationState} as facts) now
       where a.id = page.id
     ) shown`;
}

/** One that is pending, for its case. */
export const selectApplicationRecord = statement(
  "application_record",
  `select ${RECORD} as record
   from applications a
   join cats c on c.id = a.cat_id
   join pedigrees p on p.id = a.pedigrees_id
   join cat_systems s on s.id = p.cat_systems_id
   join users u on u.id = a.applicant_id
   left join users b on b.id = c.breeder_id
   cross join lateral (select ${applicationState} as facts) now
   where a.id = :applicationId and a.status = 'pending'`,
  told<{ record: Application }>(),
);

export const selectPending = statement(
  "applications_pending",
  page(all),
  answers("GET /applications/not-solve"),
);
export const selectPendingNamed = statement(
  "applications_pending_named",
  page(named),
  answers("GET /applications/not-solve"),
);
