/** Ads that the suspension of their seller has taken down. */
import { statement } from "../db/statement.ts";

export const pause = statement(
  "ads_pause",
  `with taken as (
     update sales s set is_active = false from cats c
     where c.id = s.cat_id and c.online_owner_id = :memberId and s.is_active returning s.id
   )
   insert into paused_ads (sale_id, member_id) select id, :memberId from taken
   on conflict (sale_id) do update set member_id = excluded.member_id`,
);

/**
 * Of cats that the member still keeps. One that has died or was sold meanwhile is over: its ad stays where it is. What the
 * club has taken down is no longer among the paused, and is not back either.
 */
export const selectPaused = statement(
  "ads_paused",
  `select c.id as cat_id, s.is_active,
          concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) as name,
          c.deceased_on is not null or c.deceased_undated = 1 or exists (
            select from orders r where r.sale_id = s.id and r.sale_round = s.round and r.status = 'completed') as is_over
   from cats c join sales s on s.cat_id = c.id
   where c.online_owner_id = :memberId and (
     exists (select from paused_ads p where p.sale_id = s.id and p.member_id = :memberId)
     or exists (select from taken_down_ads t where t.sale_id = s.id and t.lifted_at is null))
   order by c.id`,
);

/** At its former place in the market. */
export const activateAgain = statement(
  "ads_resume",
  "update sales set is_active = true where cat_id = :catId",
);

export const forgetPaused = statement(
  "ads_forget_paused",
  "delete from paused_ads where member_id = :memberId",
);
