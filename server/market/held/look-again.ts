/** Whatever changes a fact that the checks of an ad read, they are made again: the database says which ads are concerned. */
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Pool } from "pg";
import { eachOf } from "../../db/each-due.ts";
import type { JobData } from "../../jobs/kinds.ts";
import { lockCat } from "../../ownership/public.ts";
import { idsNoticed, type Tx } from "../../db/transaction.ts";
import { refusalOfRules } from "../../rules/public.ts";
import type { Services } from "../../services.ts";
import { doubtOfChip } from "../may-be-active.ts";
import { setSaleActive, takenDownReason } from "../statements.ts";
import { mailOfRested, type Resting } from "./held-mails.ts";
import { holdAd, type Holding, lookAtActive, lookAtAd } from "./hold-ad.ts";
import { clearAd } from "./hold-statements.ts";
import { activateAgain } from "../paused-statements.ts";
import type { Looking } from "./judge-ad.ts";

/** Raised by the triggers on all that the checks read. */
const FACTS_CHANGED = "FEA01";

/** Raised by the trigger on what sellers say of themselves: only rules of countries go by it. */
const SELLER_CHANGED = "FEA02";

type Checks = NonNullable<JobData["look-at-ads"]["checks"]>;

/** Each takes some ten statements: of more than these nobody waits for an answer. */
const MOST_AT_ONCE = 20;

export async function lookAtChanged(tx: Tx, services: Services): Promise<void> {
  const changed = idsNoticed(tx, FACTS_CHANGED);
  await lookAtThese(changed, "all", tx, services);
  const others = idsNoticed(tx, SELLER_CHANGED).filter((id) => !changed.includes(id));
  if (services.config.rulePacks.size > 0) await lookAtThese(others, "rules", tx, services);
}

async function lookAtThese(
  catIds: readonly number[],
  checks: Checks,
  tx: Tx,
  services: Services,
): Promise<void> {
  if (catIds.length > MOST_AT_ONCE) {
    await services.jobs.enqueue(tx, "look-at-ads", 0, { catIds, checks });
    return;
  }
  for (const catId of catIds) await lookAgain(catId, checks, contextOf(tx, services));
}

const contextOf = (db: Tx, services: Services): Holding => ({
  db,
  today: new Date(services.now()).toISOString().slice(0, 10),
  services,
});

/** Each ad in a transaction of its own with its mails. One that has been looked at already is looked at again, and nothing is new. */
export async function lookAtMany(
  pool: Pool,
  services: Services,
  { catIds, checks = "all" }: JobData["look-at-ads"],
  tell: (tx: Tx, services: Services) => Promise<void>,
): Promise<void> {
  const cats = catIds.map((id) => ({ id }));
  await eachOf(pool, cats, async (tx, { id: catId }) => {
    // The cat before its ad, as every writer of an ad does.
    await lockCat(tx, { catId });
    await lookAgain(catId, checks, contextOf(tx, services));
    await tell(tx, services);
  });
}

async function lookAgain(catId: number, checks: Checks, context: Holding): Promise<void> {
  const looked = await lookAtActive(catId, context);
  if (!looked) return;
  const why = await whyNotStill(catId, context);
  if (why) {
    await setSaleActive(context.db, { catId, isActive: false });
    await tellOfRest(catId, { how: "taken_off", why }, context);
  } else if (checks === "rules") return;
  else if (looked.reasons.length > 0) await holdAd(catId, looked.offer.sale_id!, looked, context);
  else await clearAd(context.db, { catId });
}

/**
 * An ad that a suspension took down: meanwhile its cat, its seller's country or the rules may have changed.
 * @returns whether it is on the market again
 */
export async function showAgain(catId: number, context: Holding): Promise<boolean> {
  const { db } = context;
  if ((await takenDownReason(db, { catId })).length > 0) return false;
  const looked = await lookAtAd(catId, null, context);
  if (!looked) return false;
  const why = await whyNotShown(catId, context);
  if (why) await tellOfRest(catId, { how: "stays_off", why }, context);
  else if (looked.reasons.length > 0) await holdAd(catId, looked.offer.sale_id!, looked, context);
  else await activateAgain(db, { catId });
  return why === null && looked.reasons.length === 0;
}

type Why = Resting["why"];

const DOUBTS = { chip_malformed: m.error_chip_malformed, chip_twice: m.error_chip_twice } as const;

/**
 * Who gives a cat that is for sale another's chip is refused. That another cat has its chip now may be a stranger's doing, and
 * is no fault of the ad.
 */
async function whyNotStill(catId: number, context: Looking): Promise<Why | null> {
  const doubt = await doubtOfChip(context.db, catId);
  return doubt === "chip_twice" ? refusalOfRules(catId, context) : whyNotShown(catId, context);
}

async function whyNotShown(catId: number, context: Looking): Promise<Why | null> {
  const doubt = await doubtOfChip(context.db, catId);
  if (doubt) return (locale) => DOUBTS[doubt]({}, { locale });
  return refusalOfRules(catId, context);
}

async function tellOfRest(catId: number, rest: Resting, { db, services }: Holding): Promise<void> {
  await services.jobs.enqueueMails(db, [await mailOfRested(db, catId, rest, services.config)]);
}
