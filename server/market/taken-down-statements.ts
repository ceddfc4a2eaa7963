import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { answers, statement } from "../db/statement.ts";

/** Whose ad it is, or was when the club took it down. */
const concerns = (viewer: string) =>
  `coalesce(${viewer}::int in (c.users_id, c.online_owner_id) or ${viewer}::int in (t.seller_id, t.owner_id), false)`;

export const selectTakenDown = statement(
  "ads_taken_down",
  `select coalesce(json_agg(record order by id desc) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
          min(id) filter (where place <= :limit) as last_id
   from (
     select json_build_object('id', t.id, 'cat_id', c.id, 'cat_name_cattery_prefix', c.cat_name_cattery_prefix,
              'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix,
              'seller', ${shownName("o", ":locale")}, 'reason', t.reason,
              'taken_down_by', ${shownName("u", ":locale")},
              'taken_down_at', ${momentText("t.taken_down_at")}) as record,
            t.id, row_number() over (order by t.id desc) as place
     from taken_down_ads t
     join sales s on s.id = t.sale_id
     join cats c on c.id = s.cat_id
     join users u on u.id = t.taken_down_by
     join users o on o.id = c.online_owner_id
     where t.lifted_at is null and t.id < :beforeId and not ${concerns(":viewerId")}
     order by t.id desc limit :limit::int + 1
   ) page`,
  answers("GET /admin/taken-down-ads"),
);

export const lockTakenDown = statement(
  "ad_taken_down_lock",
  `select c.id as cat_id, ${concerns(":adminId")} as is_own, t.lifted_at is not null as is_lifted
   from taken_down_ads t join sales s on s.id = t.sale_id join cats c on c.id = s.cat_id
   where t.id = :id for update of t`,
);

export const markLifted = statement(
  "ad_taken_down_lift",
  "update taken_down_ads set lifted_by = :adminId, lifted_at = now() where id = :id",
);
