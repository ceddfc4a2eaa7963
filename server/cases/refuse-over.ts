import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { fateOfCase } from "./statements.ts";

/** Says who has decided the case that is no longer open. */
export async function refuseOver(
  id: number,
  { db, locale }: { readonly db: Db; readonly locale: Locale },
): Promise<never> {
  const [fate] = await fateOfCase(db, { id, locale });
  if (fate?.state !== "decided" || !fate.member) refuse("case_over");
  refuse("case_decided", { values: { member: fate.member, day: fate.day! } });
}
