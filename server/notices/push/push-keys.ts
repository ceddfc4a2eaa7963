import webPush from "web-push";
import type { Db } from "../../db/transaction.ts";
import { keepKeys, selectKeys } from "./push-statements.ts";

/** The site's keys, made by whoever needs them first. They do not change: a browser's subscription is bound to them. */
export async function pushKeys(
  db: Db,
): Promise<{ readonly public_key: string; readonly private_key: string }> {
  const [kept] = await selectKeys(db);
  if (kept) return kept;
  await keepKeys(db, webPush.generateVAPIDKeys());
  const [made] = await selectKeys(db);
  return made!;
}
