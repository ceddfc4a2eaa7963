import { beginningOrHolding } from "../db/name-patterns.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { EMPTY, envelopeText, type Handler } from "../http/handler.ts";
import { selectPending, selectPendingNamed } from "./list-statements.ts";

/** 204 means that nothing is waiting; a search without results or a page past the last is an empty list. */
export const listPending: Handler<"GET /applications/not-solve"> = async (
  { query },
  { db, locale },
) => {
  const [afterId] = decodeCursor(query.cursor, [rowId]) ?? [0];
  const q = query.q?.toLowerCase();
  const [page] = q
    ? await selectPendingNamed(db, {
        afterId,
        limit: query.limit,
        locale,
        ...beginningOrHolding(q),
        exact: q,
      })
    : await selectPending(db, { afterId, limit: query.limit, locale });
  const { json, found, last_id } = page!;
  if (found === 0 && !q && query.cursor === undefined) return EMPTY;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};
