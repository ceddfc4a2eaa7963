/** The stud's keeper is asked for consent by mail: when the litter is entered, and whenever the keeper changes. */
import { idsNoticed, type Tx } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { mailToSireOwner } from "./mails.ts";
import { lockToAsk, selectLitter, setAsked } from "./statements.ts";
import { freshToken, tokenHash } from "../accounts/queries.ts";

/** Raised by the triggers on cats, litters and users: the mailed link is no longer valid. */
const UNASKED = "FE003";

export async function askAnew(tx: Tx, services: Services): Promise<void> {
  for (const id of idsNoticed(tx, UNASKED)) await ask(tx, id, services);
}

/** Binds the link to this member; the database ends it. */
export async function ask(tx: Tx, litterId: number, { jobs, config }: Services): Promise<void> {
  const [asked] = await lockToAsk(tx, { id: litterId });
  if (!asked) return;
  const token = freshToken();
  await setAsked(tx, { id: litterId, memberId: asked.member_id, tokenHash: tokenHash(token) });
  const litter = (await selectLitter(tx, { id: litterId, locale: asked.locale }))[0]!;
  await jobs.enqueueMails(tx, [mailToSireOwner(asked, litter, token, config)]);
}
