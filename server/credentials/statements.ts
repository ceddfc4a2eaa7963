import type { CatOwners } from "@felistry/domain/cats/edit-mode.ts";
import { momentText } from "../db/json-text.ts";
import { jsonStatement, statement } from "../db/statement.ts";
import { credentialVersion } from "./version.ts";
import { paperShownTo } from "../ownership/queries.ts";

/** `readsScan` is the SQL of whether the reader may see the scan. */
const fields = (readsScan: string) => `
  'id', e.id, 'kind', e.kind, 'name', e.name, 'result', e.result, 'issued_by', e.issued_by, 'issued_on', e.issued_on,
  'evidence', case when e.confirmed_at is not null then 'confirmed' when e.scan_url is not null then 'scanned' else 'claimed' end,
  'confirmed_at', ${momentText("e.confirmed_at")}, 'scan_url', case when ${readsScan} then e.scan_url end,
  'version', case when ${readsScan} then ${credentialVersion} end`;

/** Titles first, then the rest by date, newest first. Null for an unknown cat. */
export const selectCredentials = jsonStatement<
  [catId: number, memberId: number | null, isAdmin: boolean]
>(
  "credentials_of_cat",
  `select (select coalesce(json_agg(json_build_object(${fields(`$3::boolean or ($2::int in (c.users_id, c.online_owner_id) and ${paperShownTo("e", "$2", "$3")})`)})
             order by e.kind <> 'title', e.issued_on desc nulls last, e.id desc), '[]')
           from credentials e where e.cat_id = c.id)::text as json
   from cats c where c.id = $1`,
);

export const credentialOwners = (lock: "" | "for no key update") =>
  statement<
    [id: number],
    CatOwners & { cat_id: number; scan_url: string | null; holder_id: number | null }
  >(
    `credential_owners ${lock}`.trim(),
    `select c.id as cat_id, c.users_id, c.online_owner_id, e.scan_url,
       (select w.holder_id from withheld_papers w where w.id = e.withheld_id) as holder_id
     from credentials e join cats c on c.id = e.cat_id where e.id = $1 ${lock}`,
  );

export const countCredentials = statement<[catId: number], { count: number }>(
  "credentials_count",
  "select count(*)::int as count from credentials where cat_id = $1",
);

type Written = [
  kind: string,
  name: string,
  result: string | null,
  issuedBy: string | null,
  issuedOn: string | null,
  scan: string | null,
];

export const insertCredential = statement<[catId: number, ...Written], { id: number }>(
  "credential_insert",
  `insert into credentials (cat_id, kind, name, result, issued_by, issued_on, scan_url)
   values ($1, $2, $3, $4, $5, $6::date, $7) returning id`,
);

/** What the club has seen was the entry as it was. */
export const updateCredential = statement<[id: number, ...Written], never>(
  "credential_update",
  `update credentials set kind = $2, name = $3, result = $4, issued_by = $5, issued_on = $6::date, scan_url = $7,
     confirmed_at = null, confirmed_by = null
   where id = $1`,
);

export const deleteCredential = statement<[id: number], never>(
  "credential_delete",
  "delete from credentials where id = $1",
);

export const confirmCredential = statement<[id: number, memberId: number | null], never>(
  "credential_confirm",
  `update credentials set confirmed_by = $2::int, confirmed_at = case when $2::int is not null then now() end
   where id = $1`,
);

export const selectWaiting = statement<
  [afterId: number, limit: number],
  { json: string; found: number; last_id: number | null }
>(
  "credentials_waiting",
  `select '[' || coalesce(string_agg(entry, ',' order by id) filter (where place <= $2), '') || ']' as json,
          count(*)::int as found, max(id) filter (where place <= $2) as last_id
   from (
     select e.id, row_number() over (order by e.id) as place,
            json_build_object(${fields("true")}, 'cat_id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix,
              'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix, 'breed_ems', b.ems)::text as entry
     from credentials e join cats c on c.id = e.cat_id join breeds b on b.id = c.breed_id
     where e.scan_url is not null and e.confirmed_at is null and e.id > $1
     order by e.id limit $2::int + 1
   ) page`,
);
