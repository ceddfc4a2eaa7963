/** A member's passkeys: made, listed, removed. */
import { isOfClub } from "@felistry/domain/accounts/club-rights.ts";
import { PASSKEYS_MAX } from "@felistry/contract/accounts/passkeys.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { passkeyAddedMail } from "../account-mails.ts";
import { requireCurrentPassword } from "../current-password.ts";
import { lockAccount } from "../settings/settings-statements.ts";
import { requireConfirmation } from "./confirm-with-passkey.ts";
import { creationOptions, verifyCreated } from "./ceremony.ts";
import { deletePasskey, insertPasskey, selectCredentials, selectPasskeys } from "./statements.ts";

export const listPasskeys: Handler<"GET /me/passkeys"> = async (_input, { db, member }) => ({
  data: await selectPasskeys(db, { memberId: member.id }),
});

/** Needs the password: whoever finds an open session must not gain a way in of their own. */
export const getCreationOptions: Handler<"POST /me/passkeys/options"> = async (
  { body },
  context,
) => {
  const { db, member, locale, services } = context;
  await requireCurrentPassword(context, member.id, body.currentPassword);
  const existing = await selectCredentials(db, { memberId: member.id });
  if (existing.length >= PASSKEYS_MAX) refuse("too_many_passkeys");
  return { data: await creationOptions(db, services.config, locale, member, existing) };
};

export const addPasskey: Handler<"POST /me/passkeys"> = async (
  { body },
  { db, member, services, locale },
) => {
  const [account] = await lockAccount(db, { memberId: member.id });
  if (!account) refuse("passkey_not_accepted");
  if ((await selectCredentials(db, { memberId: member.id })).length >= PASSKEYS_MAX)
    refuse("too_many_passkeys");
  const { credential } = body;
  const made = await verifyCreated(db, services.config, member.id, credential);
  const [kept] = await insertPasskey(db, {
    memberId: member.id,
    credentialId: made.credentialId,
    publicKey: made.publicKey,
    counter: made.counter,
    transports: credential.response.transports ?? [],
    name: body.name ?? m.passkey_unnamed({}, { locale }),
  });
  await services.jobs.enqueueMails(db, [passkeyAddedMail(account, kept!.name, services.config)]);
  return { data: kept! };
};

/**
 * Needs the password: whoever finds an open session must not remove what confirms decisions. An administrator's can be removed
 * with itself only: whoever reads the mailbox can set a new password.
 */
export const removePasskey: Handler<"DELETE /me/passkeys/{id}"> = async (
  { params, body },
  context,
) => {
  const { db, member, cookieHeader } = context;
  await requireCurrentPassword(context, member.id, body.currentPassword);
  if (isOfClub(member)) await requireConfirmation(db, member, cookieHeader);
  if ((await deletePasskey(db, { id: params.id, memberId: member.id })).length === 0)
    refuse("passkey_not_found");
  return { data: null };
};
