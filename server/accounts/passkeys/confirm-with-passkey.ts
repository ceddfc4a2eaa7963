/** An administrator with a passkey confirms decisions with it: an open or stolen session can decide nothing. */
import { CONFIRMED_MINUTES } from "@felistry/contract/accounts/passkeys.ts";
import type { Db } from "../../db/transaction.ts";
import type { Handler, Member } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { confirmedNow, replaceSession, sessionIn } from "../sessions.ts";
import { tokenHash } from "../token.ts";
import { signingOptions, verifySigned } from "./ceremony.ts";
import { selectCredentials, selectUnconfirmed } from "./statements.ts";

export const getConfirmOptions: Handler<"POST /me/passkeys/confirm-options"> = async (
  _input,
  { db, member, locale, services },
) => ({
  data: await signingOptions(
    db,
    services.config,
    locale,
    "confirm",
    member.id,
    await selectCredentials(db, { memberId: member.id }),
  ),
});

export const confirmWithPasskey: Handler<"POST /me/passkeys/confirm"> = async (
  { body },
  context,
) => {
  const { db, member, services, setCookie } = context;
  await verifySigned(db, services.config, "confirm", member.id, body.credential);
  const cookie = await replaceSession(db, member.id, context);
  await confirmedNow(db, cookie.value);
  setCookie(cookie);
  return { data: null };
};

/** @throws a refusal naming the field `passkey`, which tells the browser what to ask for */
export async function requireConfirmation(
  db: Db,
  member: Member,
  cookieHeader: string | undefined,
): Promise<void> {
  const held = sessionIn(cookieHeader);
  const [found] = held
    ? await selectUnconfirmed(db, {
        memberId: member.id,
        tokenHash: tokenHash(held.token),
        minutes: CONFIRMED_MINUTES,
      })
    : [];
  if (found?.needed)
    refuse("passkey_needed", { fields: [{ field: "passkey", code: "passkey_needed" }] });
}
