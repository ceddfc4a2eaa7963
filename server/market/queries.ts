/** What other nouns may do to ads. */
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";

/** Cats before their ads, as everybody who writes an ad locks them. */
const lockSellersCats = statement<[memberId: number], { id: number }>(
  "ads_lock_sellers_cats",
  "select id from cats where online_owner_id = $1 order by id for no key update",
);

const pause = statement<[memberId: number], never>(
  "ads_pause",
  `with taken as (
     update sales s set is_active = false from cats c
     where c.id = s.cat_id and c.online_owner_id = $1 and s.is_active returning s.id
   )
   insert into paused_ads (sale_id, member_id) select id, $1 from taken
   on conflict (sale_id) do update set member_id = excluded.member_id`,
);

const resume = statement<[memberId: number], never>(
  "ads_resume",
  `update sales s set is_active = true from cats c
   where c.id = s.cat_id and c.online_owner_id = $1
     and s.id in (select sale_id from paused_ads where member_id = $1)`,
);

const forgetPaused = statement<[memberId: number], never>(
  "ads_forget_paused",
  "delete from paused_ads where member_id = $1",
);

/** Takes the ads of a suspended member from the market. */
export async function pauseAds(tx: Tx, memberId: number): Promise<void> {
  await lockSellersCats(tx, memberId);
  await pause(tx, memberId);
}

/** Brings back those that the suspension took, where the cat is still on the member's page. */
export async function resumeAds(tx: Tx, memberId: number): Promise<void> {
  await lockSellersCats(tx, memberId);
  await resume(tx, memberId);
  await forgetPaused(tx, memberId);
}
