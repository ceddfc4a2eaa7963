import { chipForm } from "@felistry/domain/cats/chip-number.ts";
import type { Tx } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { isDeceased } from "../cats/queries.ts";
import { chipOfAd } from "./chips/chip-statements.ts";
import { sellerSuspended, takenDownReason } from "./statements.ts";

/** Refuses to activate an ad of a dead cat, of a suspended seller, of a chip that cannot be, or one that the club has taken down. */
export async function requireMayBeActive(tx: Tx, catId: number): Promise<void> {
  if ((await isDeceased(tx, { catId })).length > 0) refuse("cat_deceased");
  if ((await sellerSuspended(tx, { catId })).length > 0) refuse("seller_suspended");
  const [standing] = await takenDownReason(tx, { catId });
  if (standing) refuse("ad_taken_down", { values: { reason: standing.reason } });
  const doubt = await doubtOfChip(tx, catId);
  if (doubt) refuse(doubt);
}

/** A number is one cat's. Of numbers that are not of ISO's form nothing can be said: tattoos are short, and repeat. */
export async function doubtOfChip(
  tx: Tx,
  catId: number,
): Promise<"chip_malformed" | "chip_twice" | null> {
  const [chipped] = await chipOfAd(tx, { catId });
  const form = chipped?.chip == null ? "other" : chipForm(chipped.chip);
  if (form === "malformed") return "chip_malformed";
  return form !== "other" && chipped!.is_twice ? "chip_twice" : null;
}
