/** What other nouns may do to ads. */
export { lockHeldFirst, lookAgain, releaseFirst } from "./held/hold-ad.ts";
import { statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";

/** Locks cats before their ads, as every writer of an ad does. */
const lockSellersCats = statement(
  "ads_lock_sellers_cats",
  "select id from cats where online_owner_id = :memberId order by id for no key update",
);

const pause = statement(
  "ads_pause",
  `with taken as (
     update sales s set is_active = false from cats c
     where c.id = s.cat_id and c.online_owner_id = :memberId and s.is_active returning s.id
   )
   insert into paused_ads (sale_id, member_id) select id, :memberId from taken
   on conflict (sale_id) do update set member_id = excluded.member_id`,
);

const resume = statement(
  "ads_resume",
  `update sales s set is_active = true from cats c
   where c.id = s.cat_id and c.online_owner_id = :memberId and c.deceased_on is null and c.deceased_undated = 0
     and s.id in (select sale_id from paused_ads where member_id = :memberId)`,
);

const forgetPaused = statement(
  "ads_forget_paused",
  "delete from paused_ads where member_id = :memberId",
);

const adsWithClub = statement(
  "ads_with_club",
  `select s.id from sales s where s.cat_id = any(:catIds::int[]) and (
     exists (select from taken_down_ads t where t.sale_id = s.id and t.lifted_at is null)
     or exists (select from ad_reports r where r.sale_id = s.id and r.status = 'open'))`,
);

/** Refuses what would separate cats from a club decision on their ads, or from a report waiting for one. */
export async function requireNoneWithClub(db: Db, catIds: readonly number[]): Promise<void> {
  if ((await adsWithClub(db, { catIds })).length > 0) refuse("ad_with_club");
}

/** The cat is locked, and sold. */
export const restAd = statement(
  "ad_rest",
  "update sales set is_active = false, updated_at = now() where cat_id = :catId and is_active",
);

/** Takes a suspended member's ads off the market. */
export async function pauseAds(tx: Tx, memberId: number): Promise<void> {
  await lockSellersCats(tx, { memberId });
  await pause(tx, { memberId });
}

/** Restores the ads that the suspension took down, if the member still keeps the cat. */
export async function resumeAds(tx: Tx, memberId: number): Promise<void> {
  await lockSellersCats(tx, { memberId });
  await resume(tx, { memberId });
  await forgetPaused(tx, { memberId });
}
