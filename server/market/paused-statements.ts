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

export const selectPaused = statement(
  "ads_paused",
  `select c.id as cat_id from paused_ads p join sales s on s.id = p.sale_id join cats c on c.id = s.cat_id
   where p.member_id = :memberId and c.online_owner_id = :memberId and c.deceased_on is null and c.deceased_undated = 0
     and not s.is_active order by c.id`,
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
