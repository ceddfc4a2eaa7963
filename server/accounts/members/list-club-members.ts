import { z } from "zod";
import { beginningOrHolding } from "../../db/name-patterns.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import { envelopeText, type Handler } from "../../http/handler.ts";
import { selectClubMembers, selectClubMembersNamed } from "./club-member-statements.ts";

/** In alphabetical order, with addresses: for the club only. */
export const listClubMembers: Handler<"GET /admin/members"> = async ({ query }, { db }) => {
  const [afterName, afterId] = decodeCursor(query.cursor, [z.string().max(100), rowId]) ?? ["", 0];
  const q = query.q?.toLowerCase();
  const [page] = q
    ? await selectClubMembersNamed(db, {
        afterName,
        afterId,
        limit: query.limit,
        ...beginningOrHolding(q),
        email: q,
      })
    : await selectClubMembers(db, { afterName, afterId, limit: query.limit });
  const { json, found, last_name, last_id } = page!;
  const next = found > query.limit ? encodeCursor([last_name!, last_id!]) : null;
  return envelopeText(json, "", { next });
};
