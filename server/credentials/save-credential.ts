import type { z } from "zod";
import type { credentialBody } from "@felistry/contract/credentials/credentials.ts";
import { isInFuture } from "@felistry/domain/calendar.ts";
import { MOST_CREDENTIALS } from "@felistry/domain/credentials/credential.ts";
import type { Db } from "../db/transaction.ts";
import { ownUpload } from "../documents/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { countryByCode } from "../reference/queries.ts";
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
  await requireFit(body, db, today);
  await requireRoom(db, params.id);
  const scan =
    body.scan_url === null ? null : await ownUpload(db, body.scan_url, member.id, "credential");
  const [row] = await insertCredential(db, { catId: params.id, ...columnsOf(body), scan });
  return { data: { id: row!.id } };
};

export const changeCredential: Handler<"PUT /credentials/{id}"> = async (
  { params, body },
  { db, member, today, services, onCommit },
) => {
  await requireFit(body, db, today);
  const [current] = await stored(db, { id: params.id });
  const isKept = body.scan_url === null || body.scan_url === current!.scan_url;
  const scan = isKept
    ? body.scan_url
    : await ownUpload(db, body.scan_url!, member.id, "credential");
  await updateCredential(db, { id: params.id, ...columnsOf(body), scan });
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

/** The cat's row is locked by now, so simultaneous entries are counted one after the other. */
export async function requireRoom(db: Db, catId: number): Promise<void> {
  const [{ count } = { count: 0 }] = await countCredentials(db, { catId });
  if (count >= MOST_CREDENTIALS) refuse("too_many_credentials");
}

type Body = z.output<typeof credentialBody>;

function columnsOf(body: Body) {
  const { kind, name, result, issued_by, issued_on, show_system, show_class, judge, points } = body;
  return {
    kind,
    name,
    result,
    issuedBy: issued_by,
    issuedOn: issued_on,
    system: show_system,
    country: body.show_country,
    showClass: show_class,
    judge,
    points,
  };
}

async function requireFit({ issued_on, show_country }: Body, db: Db, today: string): Promise<void> {
  if (issued_on !== null && isInFuture(issued_on, today))
    refuse("bad_input", { fields: [{ field: "issued_on", code: "future_date" }] });
  if (show_country !== null && (await countryByCode(db, { iso2: show_country })).length === 0)
    refuse("bad_input", { fields: [{ field: "show_country", code: "show_country" }] });
}
