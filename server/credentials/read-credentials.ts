import { may } from "@felistry/domain/accounts/club-rights.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectCredentials, selectWaiting } from "./statements.ts";

export const listCredentials: Handler<"GET /cats/{id}/credentials"> = async (
  { params },
  { db, member },
) => {
  const isAdmin = may(member, "read_papers");
  const found = await selectCredentials(db, {
    catId: params.id,
    memberId: member?.id ?? null,
    isAdmin,
    clubId: member?.clubId ?? null,
  });
  return envelopeText(found ?? refuse("cat_not_found"), "");
};

export const listWaiting: Handler<"GET /credentials/waiting"> = async ({ query }, { db }) => {
  const [afterId] = decodeCursor(query.cursor, [rowId]) ?? [0];
  const [page] = await selectWaiting(db, { afterId, limit: query.limit });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};
