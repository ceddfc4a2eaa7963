import { checkFamily } from "@felistry/domain/pedigree/checks.ts";
import { statement, told } from "../db/statement.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import { type FamilyRow, familiesOf } from "./family-rows.ts";
import { twinsOf } from "../merges/queries.ts";
import { tellFindings } from "./findings.ts";

const selectOwn = statement(
  "check_own_families",
  familiesOf(
    `select * from (
       (select * from cats where online_owner_id = :memberId and id > :afterId order by id limit :limit)
       union
       (select * from cats where users_id = :memberId and id > :afterId order by id limit :limit)) own
     order by id limit :limit`,
  ),
  told<FamilyRow>(),
);

export const ownChecks: Handler<"GET /me/checks"> = async (
  { query: { cursor, limit } },
  { db, member, today, locale },
) => {
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const rows = await selectOwn(db, { memberId: member.id, afterId, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const twins = await twinsOf(
    db,
    shown.map(({ cat }) => cat.id),
  );
  const found = shown.flatMap((family) =>
    checkFamily({ ...family, twins: twins.get(family.cat.id) ?? [] }, today).map((problem) => ({
      catId: family.cat.id,
      problem,
    })),
  );
  const next = rows.length > limit ? encodeCursor([shown.at(-1)!.cat.id]) : null;
  return {
    data: await tellFindings(db, found, locale, member),
    checked: shown.length,
    page: { next },
  };
};
