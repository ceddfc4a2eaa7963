import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { requireUndecided } from "../cases/queries.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { confirmCredential, credentialOwners } from "./statements.ts";

const lockOwners = credentialOwners("for no key update of c");

/** A decision of the desk, on behalf of whoever has made it. */
export async function carryOutCredential(
  id: number,
  { outcome }: { readonly outcome: string },
  { db, member }: { readonly db: Tx; readonly member: Pick<Member, "id"> },
): Promise<void> {
  const [credential] = await lockOwners(db, { id });
  if (!credential) refuse("credential_not_found");
  if (ownsCat(credential, member.id)) refuse("own_cat_credential");
  if (outcome === "confirmed") await confirmCredential(db, { id, memberId: member.id });
}

export const confirm: Handler<"PUT /credentials/{id}/confirm"> = async (
  { params, body },
  { db, member, locale },
) => {
  const [credential] = await lockOwners(db, { id: params.id });
  if (!credential) refuse("credential_not_found");
  if (ownsCat(credential, member.id)) refuse("own_cat_credential");
  if (credential.scan_url === null) refuse("credential_without_scan");
  for (const kind of ["title", "test"])
    await requireUndecided(db, { kind, subjectId: params.id }, locale);
  await confirmCredential(db, { id: params.id, memberId: body.confirmed ? member.id : null });
  return { data: { id: params.id, confirmed: body.confirmed ? 1 : 0 } };
};
