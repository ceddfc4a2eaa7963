/** Pages of applications that wait, the oldest first: whoever waits longest is looked at next. */
import type { Locale } from "@felistry/i18n/locale.ts";
import { shownFirstName, shownLastName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { statement, type Statement } from "../db/statement.ts";
import { versionOf } from "../db/versioned.ts";
import { applicationState } from "./version.ts";

export interface ApplicationsPageRow {
  json: string;
  /** One more than was asked for, where there are more. */
  found: number;
  last_id: number | null;
}

type PageOf = [afterId: number, limit: number, locale: Locale];
type NamedPageOf = [...PageOf, pattern: string, otherPattern: string | null, exact: string];

const RECORD = `json_build_object(
  'application_id', a.id, 'cat_id', a.cat_id, 'pedigrees_id', a.pedigrees_id, 'num', p.pedigree_num, 'issued_by', p.issued_by,
  'pedigree_system_abb', s.abb, 'cat_systems_id', p.cat_systems_id, 'pedigree_img_url', p.pedigree_img_url,
  'breeder_first_name', ${shownFirstName("b", "$3")}, 'breeder_last_name', ${shownLastName("b", "$3")}, 'breeder_not_user', c.breeder_not_user,
  'applicant_id', a.applicant_id, 'applicant_first_name', ${shownFirstName("u", "$3")}, 'applicant_last_name', ${shownLastName("u", "$3")},
  'created_at', ${momentText("a.created_at")}, 'version', ${versionOf("now.facts")}, 'facts', now.facts)`;

const NAMED = `
  and (c.search_name like $4 or c.search_name like $5 or lower(p.pedigree_num) like $4 or lower(p.pedigree_num) like $5
    or lower(u.first_name || ' ' || u.last_name) like $4 or lower(u.first_name || ' ' || u.last_name) like $5
    or $6 in (a.cat_id::text, a.id::text))`;

function page<Values extends unknown[]>(
  name: string,
  narrowed: string,
): Statement<Values, ApplicationsPageRow> {
  return statement(
    name,
    `select coalesce(json_agg(record order by id) filter (where place <= $2), '[]')::text as json, count(*)::int as found,
            max(id) filter (where place <= $2) as last_id
     from (
       select a.id, row_number() over (order by a.id) as place
       from applications a
       join cats c on c.id = a.cat_id
       join pedigrees p on p.id = a.pedigrees_id
       join users u on u.id = a.applicant_id
       where a.status = 'pending' and a.id > $1 ${narrowed}
       order by a.id
       limit $2::int + 1
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
     ) shown`,
  );
}

export const selectPending = page<PageOf>("applications_pending", "");
export const selectPendingNamed = page<NamedPageOf>("applications_pending_named", NAMED);
