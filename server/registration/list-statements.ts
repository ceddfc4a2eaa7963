/** Pages of pending applications, oldest first: whoever has waited longest comes next. */
import { shownFirstName, shownLastName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import type { Application } from "@felistry/contract/registration.ts";
import { answers, statement, told } from "../db/statement.ts";
import { versionOf } from "../db/versioned.ts";
import { applicationState } from "./version.ts";

/** How many are read in their order before the indexes are asked: a text that many have fills a page from these. */
const LOOKED_AT = 1000;
/** As many rows are taken from an index; with more, a part of the list is read for each page. */
const FOUND_MOST = 1000;

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

const OLDEST = `select * from applications where status = 'pending' and id > :afterId order by id limit ${LOOKED_AT}`;

const amongOldest = `
  select a.id from (${OLDEST}) a
  join cats c on c.id = a.cat_id
  join pedigrees p on p.id = a.pedigrees_id
  join users u on u.id = a.applicant_id
  where (${CAT_NAMED} or ${PAPER_NAMED} or ${APPLICANT_NAMED} or ${NUMBER} in (a.id, a.cat_id)) and not ${decidedAtDesk}
  order by a.id limit :limit::int + 1`;

/** How far it has looked, unless the page is full or that was all. */
const lookedTo = `case when count(*) <= :limit then
  (select id from applications where status = 'pending' and id > :afterId order by id offset ${LOOKED_AT - 1} limit 1) end as looked_to`;

/**
 * What the indexes find, as long as it is not too much. A query that is materialized is planned for all of its rows, so by its
 * index, and still read only as far as somebody asks; "offset 0" asks another index for each of them.
 */
const FOUND = `
  with named_cats as materialized (select c.id from cats c where ${CAT_NAMED}),
  named_papers as materialized (select p.id, p.cat_id from pedigrees p where ${PAPER_NAMED}),
  named_members as materialized (select u.id from users u where ${APPLICANT_NAMED}),
  few_cats as materialized (select id from named_cats limit ${FOUND_MOST} + 1),
  few_papers as materialized (select id, cat_id from named_papers limit ${FOUND_MOST} + 1),
  few_members as materialized (select id from named_members limit ${FOUND_MOST} + 1),
  of_members as materialized (
    select a.id from few_members u
    cross join lateral (select id from applications where applicant_id = u.id and status = 'pending' offset 0) a
    limit ${FOUND_MOST} + 1)`;

const IS_TOO_MUCH = `greatest((select count(*) from few_cats), (select count(*) from few_papers), (select count(*) from few_members),
  (select count(*) from of_members)) > ${FOUND_MOST} as is_too_much`;

const amongFound = `
  select a.id from (
    select a.id from few_cats c cross join lateral (select id from applications where cat_id = c.id and status = 'pending' offset 0) a
    union
    select a.id from few_papers p
    cross join lateral (select id from applications where cat_id = p.cat_id and pedigrees_id = p.id and status = 'pending' offset 0) a
    union
    select id from of_members
    union
    select a.id from applications a where a.id = ${NUMBER} and a.status = 'pending'
    union
    select a.id from applications a where a.cat_id = ${NUMBER} and a.status = 'pending'
  ) a
  where a.id > :afterId and not ${decidedAtDesk}
  order by a.id limit :limit::int + 1`;

const all = `
  select a.id from applications a
  where a.status = 'pending' and a.id > :afterId and not ${decidedAtDesk}
  order by a.id
  limit :limit::int + 1`;

function page(sought: string, { before = "", also = "" } = {}): string {
  return `${before}
    select coalesce(json_agg(record order by id) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
            max(id) filter (where place <= :limit) as last_id${also && `, ${also}`}
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
  page(amongOldest, { also: lookedTo }),
  answers("GET /applications/not-solve"),
);
export const selectPendingFound = statement(
  "applications_pending_found",
  page(amongFound, { before: FOUND, also: IS_TOO_MUCH }),
  answers("GET /applications/not-solve"),
);
