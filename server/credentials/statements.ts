import { momentText } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { evidenceOf } from "./queries.ts";
import { credentialVersion } from "./version.ts";
import { paperShownTo } from "../ownership/queries.ts";

/** `readsScan` is SQL for whether the reader may see the scan. */
const fields = (readsScan: string) => `
  'id', e.id, 'kind', e.kind, 'name', e.name, 'result', e.result, 'issued_by', e.issued_by, 'issued_on', e.issued_on,
  'show_system', e.show_system, 'show_country', e.show_country, 'show_class', e.show_class, 'judge', e.judge, 'points', e.points,
  'evidence', ${evidenceOf("e")}, 'judge_answer', case when ${readsScan} then e.judge_answer end,
  'confirmed_at', ${momentText("e.confirmed_at")}, 'scan_url', case when ${readsScan} then e.scan_url end,
  'version', case when ${readsScan} then ${credentialVersion} end`;

/** SQL over `credentials e` and `cats c`: of several clubs the one that has registered the cat, or decides on the entry. */
const IS_OF_CLUB = `(:isAdmin::boolean and (:clubId?::int is null or club_of_cat(c.id) = :clubId?::int
  or exists (select from cases s where s.kind in ('title', 'test') and s.subject_id = e.id and s.club_id = :clubId?::int)))`;

/** Titles first, then the rest by date, newest first. Null for an unknown cat. */
export const selectCredentials = jsonStatement(
  "credentials_of_cat",
  `select (select coalesce(json_agg(json_build_object(${fields(`${IS_OF_CLUB} or (:memberId?::int in (c.users_id, c.online_owner_id) and ${paperShownTo("e", ":memberId?", ":isAdmin")})`)})
             order by e.kind <> 'title', e.issued_on desc nulls last, e.id desc), '[]')
           from credentials e where e.cat_id = c.id)::text as json
   from cats c where c.id = :catId`,
  answers("GET /cats/{id}/credentials"),
);

/** Only the cat is locked, as by every write of what belongs to it: deleting the cat reaches its entries through its row. */
export const credentialOwners = (lock: "" | "for no key update of c") =>
  statement(
    lock ? "credential_owners_lock" : "credential_owners",
    `select c.id as cat_id, c.users_id, c.online_owner_id, e.scan_url,
       (select w.holder_id from withheld_papers w where w.id = e.withheld_id) as holder_id
     from credentials e join cats c on c.id = e.cat_id where e.id = :id ${lock}`,
  );

export const countCredentials = statement(
  "credentials_count",
  "select count(*)::int as count from credentials where cat_id = :catId",
);

export const insertCredential = statement(
  "credential_insert",
  `insert into credentials (cat_id, kind, name, result, issued_by, issued_on, show_system, show_country, show_class, judge, points, scan_url)
   values (:catId, :kind, :name, :result?, :issuedBy?, :issuedOn?::date, :system?, :country?, :showClass?, :judge?, :points?::smallint, :scan?) returning id`,
);

/** The club and the judge confirmed the entry as it was. */
export const updateCredential = statement(
  "credential_update",
  `update credentials set kind = :kind, name = :name, result = :result?, issued_by = :issuedBy?, issued_on = :issuedOn?::date, show_system = :system?,
     show_country = :country?, show_class = :showClass?, judge = :judge?, points = :points?::smallint, scan_url = :scan?,
     confirmed_at = null, confirmed_by = null, judge_answer = null, judge_answered_at = null
   where id = :id`,
);

export const deleteCredential = statement(
  "credential_delete",
  "delete from credentials where id = :id",
);

export const confirmCredential = statement(
  "credential_confirm",
  `update credentials set confirmed_by = :memberId?::int, confirmed_at = case when :memberId?::int is not null then now() end
   where id = :id`,
);

export const selectWaiting = statement(
  "credentials_waiting",
  `select '[' || coalesce(string_agg(entry, ',' order by id) filter (where place <= :limit), '') || ']' as json,
          count(*)::int as found, max(id) filter (where place <= :limit) as last_id
   from (
     select e.id, row_number() over (order by e.id) as place,
            json_build_object(${fields("true")}, 'cat_id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix,
              'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix, 'breed_ems', b.ems)::text as entry
     from credentials e join cats c on c.id = e.cat_id join breeds b on b.id = c.breed_id
     where e.scan_url is not null and e.confirmed_at is null and e.id > :afterId
     order by e.id limit :limit::int + 1
   ) page`,
  answers("GET /credentials/waiting"),
);
