/** Who keeps the stud of a waiting litter is asked for consent by a mail of their own: with the litter, and whenever that is someone else. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { mailToSireOwner } from "./mails.ts";
import { lockToAsk, selectLitter, setAsked } from "./statements.ts";
import { freshToken, tokenHash } from "../accounts/queries.ts";

/** As the triggers on cats, litters and users raise it: the link that was mailed holds no longer. */
const UNASKED = "FE003";

export async function askAnew(tx: Tx, services: Services): Promise<void> {
  for (const id of idsNoticed(tx, UNASKED)) await ask(tx, id, services);
}

/** Binds the link to this member: what ends it is the database's to know. */
export async function ask(tx: Tx, litterId: number, { jobs, config }: Services): Promise<void> {
  const [asked] = await lockToAsk(tx, { id: litterId });
  if (!asked) return;
  const token = freshToken();
  await setAsked(tx, { id: litterId, memberId: asked.member_id, tokenHash: tokenHash(token) });
  const litter = (await selectLitter(tx, { id: litterId, locale: asked.locale }))[0]!;
  await jobs.enqueueMails(tx, [mailToSireOwner(asked, litter, token, config)]);
}
