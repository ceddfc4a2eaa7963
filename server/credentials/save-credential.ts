import { isInFuture } from "@felistry/domain/calendar.ts";
import { MOST_CREDENTIALS } from "@felistry/domain/credentials/credential.ts";
import { ownUpload } from "../documents/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  countCredentials,
  credentialOwners,
  deleteCredential,
  insertCredential,
  updateCredential,
} from "./statements.ts";

const stored = credentialOwners("");

export const addCredential: Handler<"POST /cats/{id}/credentials"> = async (
  { params, body },
  { db, member, today },
) => {
  requireIssued(body.issued_on, today);
  // The cat's row is locked by now, so simultaneous entries are counted one after the other.
  const [{ count } = { count: 0 }] = await countCredentials(db, { catId: params.id });
  if (count >= MOST_CREDENTIALS) refuse("too_many_credentials");
  const scan =
    body.scan_url === null ? null : await ownUpload(db, body.scan_url, member.id, "credential");
  const { kind, name, result, issued_by, issued_on } = body;
  const [row] = await insertCredential(db, {
    catId: params.id,
    kind,
    name,
    result,
    issuedBy: issued_by,
    issuedOn: issued_on,
    scan,
  });
  return { data: { id: row!.id } };
};

export const changeCredential: Handler<"PUT /credentials/{id}"> = async (
  { params, body },
  { db, member, today, services, onCommit },
) => {
  requireIssued(body.issued_on, today);
  const [current] = await stored(db, { id: params.id });
  const isKept = body.scan_url === null || body.scan_url === current!.scan_url;
  const scan = isKept
    ? body.scan_url
    : await ownUpload(db, body.scan_url!, member.id, "credential");
  const { kind, name, result, issued_by, issued_on } = body;
  await updateCredential(db, {
    id: params.id,
    kind,
    name,
    result,
    issuedBy: issued_by,
    issuedOn: issued_on,
    scan,
  });
  onCommit(services.forgetting.now);
  return { data: { id: params.id } };
};

export const removeCredential: Handler<"DELETE /credentials/{id}"> = async (
  { params },
  { db, services, onCommit },
) => {
  await deleteCredential(db, { id: params.id });
  onCommit(services.forgetting.now);
  return { data: null };
};

function requireIssued(issuedOn: string | null, today: string): void {
  if (issuedOn !== null && isInFuture(issuedOn, today))
    refuse("bad_input", { fields: [{ field: "issued_on", code: "future_date" }] });
}
