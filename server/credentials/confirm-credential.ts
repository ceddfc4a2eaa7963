import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { confirmCredential, credentialOwners } from "./statements.ts";

const lockOwners = credentialOwners("for no key update of c");

export const confirm: Handler<"PUT /credentials/{id}/confirm"> = async (
  { params, body },
  { db, member },
) => {
  const [credential] = await lockOwners(db, { id: params.id });
  if (!credential) refuse("credential_not_found");
  if (ownsCat(credential, member.id)) refuse("own_cat_credential");
  if (credential.scan_url === null) refuse("credential_without_scan");
  await confirmCredential(db, { id: params.id, memberId: body.confirmed ? member.id : null });
  return { data: { id: params.id, confirmed: body.confirmed ? 1 : 0 } };
};
