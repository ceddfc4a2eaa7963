import { shownName } from "../accounts/queries.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { momentText } from "../db/json-text.ts";
import { statement } from "../db/statement.ts";
import type { ReportsPageRow } from "./report-statements.ts";

/** Whose ad it is, or was when the club decided against it. */
const concerns = (viewer: string) =>
  `coalesce(${viewer}::int in (c.users_id, c.online_owner_id) or ${viewer}::int in (t.seller_id, t.owner_id), false)`;

export const selectTakenDown = statement<
  [beforeId: number, limit: number, viewerId: number, locale: Locale],
  ReportsPageRow
>(
  "ads_taken_down",
  `select coalesce(json_agg(record order by id desc) filter (where place <= $2), '[]')::text as json, count(*)::int as found,
          min(id) filter (where place <= $2) as last_id
   from (
     select json_build_object('id', t.id, 'cat_id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix,
              'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix,
              'seller', ${shownName("o", "$4")}, 'reason', t.reason,
              'taken_down_by', ${shownName("u", "$4")},
              'taken_down_at', ${momentText("t.taken_down_at")}) as record,
            t.id, row_number() over (order by t.id desc) as place
     from taken_down_ads t
     join sales s on s.id = t.sale_id
     join cats c on c.id = s.cat_id
     join users u on u.id = t.taken_down_by
     join users o on o.id = c.online_owner_id
     where t.lifted_at is null and t.id < $1 and not ${concerns("$3")}
     order by t.id desc limit $2::int + 1
   ) page`,
);

export const lockTakenDown = statement<
  [id: number, adminId: number],
  { cat_id: number; is_own: boolean; is_lifted: boolean }
>(
  "ad_taken_down_lock",
  `select c.id as cat_id, ${concerns("$2")} as is_own, t.lifted_at is not null as is_lifted
   from taken_down_ads t join sales s on s.id = t.sale_id join cats c on c.id = s.cat_id
   where t.id = $1 for update of t`,
);

export const markLifted = statement<[id: number, adminId: number], never>(
  "ad_taken_down_lift",
  "update taken_down_ads set lifted_by = $2, lifted_at = now() where id = $1",
);
