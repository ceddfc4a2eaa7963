import { chipForm } from "@felistry/domain/cats/chip-number.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { isDeceased } from "../cats/queries.ts";
import { chipOfAd } from "./chip-statements.ts";
import { sellerSuspended, takenDownReason } from "./statements.ts";

/** Refuses to activate an ad of a dead cat, of a suspended seller, of a chip that cannot be, or one that the club has taken down. */
export async function requireMayBeActive(tx: Tx, catId: number): Promise<void> {
  if ((await isDeceased(tx, { catId })).length > 0) refuse("cat_deceased");
  if ((await sellerSuspended(tx, { catId })).length > 0) refuse("seller_suspended");
  const [standing] = await takenDownReason(tx, { catId });
  if (standing) refuse("ad_taken_down", { values: { reason: standing.reason } });
  const [chipped] = await chipOfAd(tx, { catId });
  if (chipped) requireHonestChip(chipped);
}

/** A number is one cat's. Of numbers that are not of ISO's form nothing can be said: tattoos are short, and repeat. */
function requireHonestChip({ chip, is_twice }: { chip: string | null; is_twice: boolean }): void {
  const form = chip === null ? "other" : chipForm(chip);
  if (form === "malformed") refuse("chip_malformed");
  if (form === "well-formed" && is_twice) refuse("chip_twice");
}
