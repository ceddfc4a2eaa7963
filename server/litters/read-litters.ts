import { may } from "@felistry/domain/accounts/club-rights.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { litterRecord } from "./litter-record.ts";
import { selectLitter, selectOwnLitters } from "./statements.ts";

const NEWEST = 2_147_483_647;

export const getLitter: Handler<"GET /litters/{id}"> = async (
  { params },
  { db, member, locale },
) => ({
  data: litterRecord(
    (await selectLitter(db, { id: params.id, locale }))[0]!,
    member.id,
    may(member, "work_cases"),
  ),
});

export const listLitters: Handler<"GET /litters"> = async ({ query }, { db, member, locale }) => {
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const rows = await selectOwnLitters(db, {
    memberId: member.id,
    beforeId,
    limit: query.limit + 1,
    locale,
  });
  const shown = rows.slice(0, query.limit);
  const next = rows.length > query.limit ? encodeCursor([shown.at(-1)!.id]) : null;
  return { data: shown.map((row) => litterRecord(row, member.id)), page: { next } };
};
