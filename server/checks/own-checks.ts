import { checkFamily } from "@felistry/domain/pedigree/checks.ts";
import { statement } from "../db/statement.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { type FamilyRow, familiesOf } from "./family-rows.ts";
import { tellFindings } from "./findings.ts";

const selectOwn = statement<[memberId: number, afterId: number, limit: number], FamilyRow>(
  "check_own_families",
  familiesOf(
    `select * from (
       (select * from cats where online_owner_id = $1 and id > $2 order by id limit $3)
       union
       (select * from cats where users_id = $1 and id > $2 order by id limit $3)) own
     order by id limit $3`,
  ),
);

export const ownChecks: Handler<"GET /me/checks"> = async (
  { query: { cursor, limit } },
  { db, member, today, locale },
) => {
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const rows = await selectOwn(db, member.id, afterId, limit + 1);
  const shown = rows.slice(0, limit);
  const found = shown.flatMap((family) =>
    checkFamily(family, today).map((problem) => ({ catId: family.cat.id, problem })),
  );
  const next = rows.length > limit ? encodeCursor([shown.at(-1)!.cat.id]) : null;
  return {
    data: await tellFindings(db, found, locale, member),
    checked: shown.length,
    page: { next },
  };
};
