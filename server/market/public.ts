/** What other nouns may do to ads. */
export { lockHeldFirst, releaseFirst } from "./held/hold-ad.ts";
export { requireHonestChip } from "./chips/chip-of-edit.ts";
import { statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import type { Holding } from "./held/hold-ad.ts";
import { showAgain } from "./held/look-again.ts";
import { forgetPaused, pause, selectPaused } from "./paused-statements.ts";

/** Locks cats before their ads, as every writer of an ad does. */
const lockSellersCats = statement(
  "ads_lock_sellers_cats",
  "select id from cats where online_owner_id = :memberId order by id for no key update",
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

export interface Resumed {
  /** How many ads are on the market again. */
  readonly back: number;
  /** The cats of the member's other ads that the suspension or the club took down, by name. */
  readonly notBack: readonly string[];
}

/** Restores the ads that the suspension took down, if the member still keeps the cat and nothing is now against them. */
export async function resumeAds(memberId: number, context: Holding): Promise<Resumed> {
  await lockSellersCats(context.db, { memberId });
  const paused = await selectPaused(context.db, { memberId });
  await forgetPaused(context.db, { memberId });
  const notBack: string[] = [];
  for (const { cat_id: catId, is_active: isBack, is_over: isOver, name } of paused)
    if (!isBack && (isOver || !(await showAgain(catId, context)))) notBack.push(name!);
  return { back: paused.length - notBack.length, notBack };
}
