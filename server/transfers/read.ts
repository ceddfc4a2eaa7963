import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { selectOwn, selectTransfer } from "./statements.ts";

const NEWEST = 2_147_483_647;

export const listOwn: Handler<"GET /me/transfers"> = async ({ query }, { db, member }) => {
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const { cat_id: catId = null, limit } = query;
  const [page] = await selectOwn(db, { memberId: member.id, catId, beforeId, limit });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};

export const getTransfer: Handler<"GET /transfers/{id}"> = async (
  { params: { id } },
  { db, member, locale },
) => {
  const [row] = await selectTransfer(db, { id, locale });
  const { asker_id, asker, same_number, cat, asked_case_id, ...transfer } = row!;
  const isClubs = asker_id !== member.id;
  return {
    data: {
      ...transfer,
      asker: { id: asker_id, name: asker },
      may_withdraw: transfer.status === "asked" && !isClubs ? 1 : 0,
      asked_case_id: transfer.status === "asked" && !isClubs ? asked_case_id : null,
      // The cat may have passed to others since: what its page shows to its owners alone is not the asker's any more.
      cat: { ...cat, chip: isClubs || transfer.status === "asked" ? cat.chip : null },
      same_number: isClubs ? same_number : [],
    },
  };
};
