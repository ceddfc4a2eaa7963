import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { deletePasskeysSince } from "../passkeys/statements.ts";
import { addressHeldByOther } from "../queries.ts";
import { dropCodes } from "../recovery/recovery-statements.ts";
import { closeAllSessions, closedSessionCookie } from "../sessions.ts";
import {
  lockAccount,
  selectEmailChange,
  setEmail,
  undoEmailChanges,
} from "./settings-statements.ts";
import { asToken, tokenHash } from "../token.ts";

/** Ends every session: whoever made the unwanted change must not stay logged in. */
export const undoEmailChange: Handler<"POST /auth/undo-email-change"> = async (
  { body },
  { db, member, setCookie, tell },
) => {
  const token = asToken(body.token) ?? refuse("undo_link_over");
  const [change] = await selectEmailChange(db, { tokenHash: tokenHash(token) });
  if (!change) refuse("undo_link_over");
  const { user_id, old_email } = change;
  tell({ about: user_id });
  if ((await lockAccount(db, { memberId: user_id })).length === 0) refuse("undo_link_over");
  if ((await undoEmailChanges(db, { tokenHash: tokenHash(token) })).length === 0)
    refuse("undo_link_over");
  if ((await addressHeldByOther(db, { email: old_email, memberId: user_id }))[0]!.held)
    refuse("email_in_use");
  await setEmail(db, { memberId: user_id, email: old_email });
  await dropCodes(db, { memberId: user_id });
  await deletePasskeysSince(db, { memberId: user_id, tokenHash: tokenHash(token) });
  await closeAllSessions(db, user_id);
  if (member?.id === user_id) setCookie(closedSessionCookie());
  return { data: { email: old_email } };
};
