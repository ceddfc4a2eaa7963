import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { selectOwnCats, selectOwnCatsWithAd } from "./own-cats-statements.ts";

const NEWEST = 2_147_483_647;
const IS_MY_CAT = { all: null, my: 1, "not-my": 0 } as const;

export const listOwnCats: Handler<"GET /me/cats"> = async ({ query }, { db, locale, member }) => {
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const select = query.isSell === "1" ? selectOwnCatsWithAd : selectOwnCats;
  const [row] = await select(db, {
    locale,
    memberId: member.id,
    beforeId,
    limit: query.limit,
    isMyCat: IS_MY_CAT[query.mine],
    sex: query.sex ?? null,
  });
  const { json, found, last_id, total } = row!;
  const next = found > query.limit ? encodeCursor([last_id!]) : null;
  const page = total === null ? { next } : { next, total };
  return envelopeText(json, "", page);
};
