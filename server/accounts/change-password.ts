import { forgetAttempts } from "../http/limits/attempts.ts";
import type { ContextOf, Handler, Member } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { poolDb } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import { LOGIN_LIMIT } from "./attempt-limits.ts";
import { refuseCommon } from "./common-passwords.ts";
import { requireCurrentPassword } from "./current-password.ts";
import { hashPassword } from "./password-hash.ts";
import { dropCodes, selectReset, takeReset } from "./recovery/recovery-statements.ts";
import { resetTokenIn, usedResetCookie } from "./recovery/reset-cookie.ts";
import { closeAllSessions, closedSessionCookie, openSession } from "./sessions.ts";
import { setPassword } from "./settings/settings-statements.ts";
import { tokenHash } from "./token.ts";

type Context = ContextOf<"PUT /auth/change-password">;

interface Wanted {
  readonly valuePassword: string;
  readonly email?: string | undefined;
  readonly currentPassword?: string | undefined;
}

/** With the current password in the member's own session, or with the cookie set by a correct recovery code. */
export const changePassword: Handler<"PUT /auth/change-password"> = async ({ body }, context) => {
  await refuseCommon(body.valuePassword, "valuePassword");
  if (context.member && body.currentPassword !== undefined)
    await changeOwn(body, context.member, context);
  else await reset(body, context);
  return { data: null };
};

async function changeOwn(wanted: Wanted, member: Member, context: Context): Promise<void> {
  const { db, address, setCookie } = context;
  if (wanted.email !== undefined && !sameAddress(wanted.email, member.email))
    refuse("reset_not_verified");
  await requireCurrentPassword(context, member.id, wanted.currentPassword!);
  const hash = await hashPassword(wanted.valuePassword, networkOf(address));
  await setPassword(db, { memberId: member.id, passwordHash: hash });
  await dropCodes(db, { memberId: member.id });
  await closeAllSessions(db, member.id);
  setCookie(await openSession(db, member.id, context));
}

/** Ends every session, this browser's included: a lost password may be in somebody's hands. */
async function reset(wanted: Wanted, context: Context): Promise<void> {
  const { db, services, cookieHeader, member, address, setCookie, onCommit, tell } = context;
  const refused = member ? "wrong_current_password" : "reset_not_verified";
  const token = resetTokenIn(cookieHeader) ?? refuse(refused);
  const [granted] = await selectReset(poolDb(services.pool), { tokenHash: tokenHash(token) });
  if (!granted) refuse(refused);
  if (wanted.email === undefined || !sameAddress(wanted.email, granted.email))
    refuse("reset_not_verified");
  tell({ about: granted.user_id });
  const hash = await hashPassword(wanted.valuePassword, networkOf(address));
  if ((await takeReset(db, { tokenHash: tokenHash(token) })).length === 0)
    refuse("reset_not_verified");
  await setPassword(db, { memberId: granted.user_id, passwordHash: hash });
  await dropCodes(db, { memberId: granted.user_id });
  await closeAllSessions(db, granted.user_id);
  setCookie(usedResetCookie());
  if (member?.id === granted.user_id) setCookie(closedSessionCookie());
  // Whoever came here after ten wrong passwords may log in with the new one at once.
  onCommit(() =>
    forgetAttempts(services.apart, LOGIN_LIMIT, `member ${granted.user_id}`, networkOf(address)),
  );
}

function sameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
