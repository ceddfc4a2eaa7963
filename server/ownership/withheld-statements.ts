import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { answers, jsonStatement, statement, told } from "../db/statement.ts";

const count = (table: string, more = "") =>
  `(select count(*)::int from ${table} d where d.withheld_id = w.id${more})`;

export const withheldOfCat = jsonStatement(
  "withheld_list_of_cat",
  `select coalesce(json_agg(json_build_object(
     'id', w.id, 'holder', json_build_object('id', u.id, 'name', ${shownName("u", ":locale")}),
     'holder_left', (u.closed_at is not null)::int, 'documents', ${count("metrics")} + ${count("pedigrees")},
     'scans', ${count("credentials")}, 'chip', (w.chip is not null)::int, 'since', ${momentText("w.created_at")},
     'asked_at', ${momentText("w.asked_at")}) order by w.id), '[]')::text as json
   from withheld_papers w join users u on u.id = w.holder_id
   where w.cat_id = :catId and w.opened_at is null and w.holder_id <> :readerId::int`,
  answers("GET /cats/{id}/withheld-papers"),
);

const documents = (kind: "metric" | "pedigree") => `
  select '${kind}' as kind, d.id, d.${kind}_num as number, d.issued_by, s.abb as system, d.${kind}_img_url as scan
  from ${kind}s d join cat_systems s on s.id = d.cat_systems_id where d.withheld_id = w.id`;

export const withheldByMember = statement(
  "withheld_list_of_holder",
  `select coalesce(json_agg(record order by id desc) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
          min(id) filter (where place <= :limit) as last_id
   from (
     select w.id, row_number() over (order by w.id desc) as place, json_build_object(
       'id', w.id, 'cat', json_build_object('id', c.id,
         'name', concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix)),
       'keeper', json_build_object('id', k.id, 'name', ${shownName("k", ":locale")}),
       'since', ${momentText("w.created_at")}, 'asked_at', ${momentText("w.asked_at")}, 'chip', w.chip,
       'documents', (select coalesce(json_agg(json_build_object('kind', d.kind, 'number', d.number, 'issued_by', d.issued_by,
           'system', d.system, 'scan', d.scan) order by d.kind, d.id), '[]')
         from (${documents("metric")} union all ${documents("pedigree")}) d),
       'scans', (select coalesce(json_agg(json_build_object('name', e.name, 'scan', e.scan_url) order by e.id), '[]')
         from credentials e where e.withheld_id = w.id)) as record
     from withheld_papers w join cats c on c.id = w.cat_id join users k on k.id = c.online_owner_id
     where w.holder_id = :holderId and w.opened_at is null and w.id < :beforeId
     order by w.id desc limit :limit::int + 1
   ) page`,
  answers("GET /me/withheld-papers"),
);

export interface Withheld {
  readonly id: number;
  readonly cat_id: number;
  readonly holder_id: number;
  readonly online_owner_id: number;
  readonly users_id: number;
  readonly is_open: boolean;
  readonly holder_left: boolean;
  readonly asked_at: Date | null;
  readonly asked_lately: boolean;
}

export const selectWithheld = statement(
  "withheld_select",
  `select w.id, w.cat_id, w.holder_id, c.online_owner_id, c.users_id, w.opened_at is not null as is_open,
          u.closed_at is not null as holder_left, w.asked_at,
          coalesce(w.asked_at > now() - interval '7 days', false) as asked_lately
   from withheld_papers w join cats c on c.id = w.cat_id join users u on u.id = w.holder_id where w.id = :id`,
);

export const markAsked = statement(
  "withheld_ask",
  "update withheld_papers set asked_at = now(), asked_by = :memberId where id = :id returning asked_at",
  told<{ asked_at: Date }>(),
);
