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

const NAMED = `
  and (c.search_name like :pattern or c.search_name like :otherPattern? or lower(p.pedigree_num) like :pattern or lower(p.pedigree_num) like :otherPattern?
    or lower(u.first_name || ' ' || u.last_name) like :pattern or lower(u.first_name || ' ' || u.last_name) like :otherPattern?
    or :exact in (a.cat_id::text, a.id::text))`;

function page(narrowed: string): string {
  return `
    select coalesce(json_agg(record order by id) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
            max(id) filter (where place <= :limit) as last_id
     from (
       select a.id, row_number() over (order by a.id) as place
       from applications a
       join cats c on c.id = a.cat_id
       join pedigrees p on p.id = a.pedigrees_id
       join users u on u.id = a.applicant_id
       where a.status = 'pending' and a.id > :afterId ${narrowed} and not ${decidedAtDesk}
       order by a.id
       limit :limit::int + 1
     ) page
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
  page(""),
  answers("GET /applications/not-solve"),
);
export const selectPendingNamed = statement(
  "applications_pending_named",
  page(NAMED),
  answers("GET /applications/not-solve"),
);
