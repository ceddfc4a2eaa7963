import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { accountById } from "../queries.ts";
import { confirmedNow, replaceSession } from "../sessions.ts";
import { signingOptions, verifySigned } from "./ceremony.ts";

export const getLoginOptions: Handler<"POST /auth/passkey/options"> = async (
  _input,
  { db, locale, services },
) => ({ data: await signingOptions(db, services.config, locale, "login", null) });

/** A passkey is unlocked by finger, face or PIN, so logging in with one counts as a confirmation. */
export const loginWithPasskey: Handler<"POST /auth/passkey"> = async ({ body }, context) => {
  const { db, services, setCookie, tell } = context;
  const { user_id } = await verifySigned(db, services.config, "login", null, body.credential);
  tell({ about: user_id });
  const [account] = await accountById(db, { memberId: user_id });
  if (!account) refuse("passkey_not_accepted");
  if (account.suspension_reason !== null)
    refuse("account_suspended", { values: { reason: account.suspension_reason } });
  const cookie = await replaceSession(db, account.id, context);
  await confirmedNow(db, cookie.value);
  setCookie(cookie);
  const { id, email, first_name, roleIds } = account;
  return { data: { id, email, first_name, roleIds } };
};
