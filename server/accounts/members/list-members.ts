import { z } from "zod";
import { beginningOrHolding } from "../../db/name-patterns.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler } from "../../http/handler.ts";
import { selectMembers, selectMembersNamed } from "./member-list-statements.ts";

/** In alphabetical order, by name only: no addresses. */
export const listMembers: Handler<"GET /users"> = async (
  { query: { q, limit, cursor } },
  { db },
) => {
  const [afterName, afterId] = decodeCursor(cursor, [z.string().max(100), rowId]) ?? ["", 0];
  const found = q
    ? await selectMembersNamed(db, {
        afterName,
        afterId,
        limit: limit + 1,
        ...beginningOrHolding(q.toLowerCase()),
      })
    : await selectMembers(db, { afterName, afterId, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ id, first_name, last_name }) => ({ id, first_name, last_name })),
    page: { next: last && found.length > limit ? encodeCursor([last.position, last.id]) : null },
  };
};
