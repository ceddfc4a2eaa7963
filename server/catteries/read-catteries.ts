import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { catteryOwner } from "./queries.ts";
import {
  selectCatteriesOf,
  selectCattery,
  selectCatteryCard,
  selectCatteryCats,
} from "./statements.ts";

export const listCatteries: Handler<"GET /catteries"> = async ({ query }, { db }) =>
  envelopeText((await selectCatteriesOf(db, { memberId: query.user }))!, "");

export const getCatteryForEdit: Handler<"GET /catteries/{id}/edit"> = async ({ params }, { db }) =>
  envelopeText((await selectCattery(db, { id: params.id })) ?? refuse("cattery_not_found"), "");

export const getCattery: Handler<"GET /catteries/{id}"> = async ({ params }, { db, locale }) =>
  envelopeText(
    (await selectCatteryCard(db, { locale, id: params.id })) ?? refuse("cattery_not_found"),
    "",
  );

const NEWEST = 2_147_483_647;

export const listCatteryCats: Handler<"GET /catteries/{id}/cats"> = async (
  { params, query },
  { db, locale },
) => {
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const [cattery] = await catteryOwner(db, { id: params.id });
  if (!cattery) refuse("cattery_not_found");
  const forSale = query.sale === "1";
  const [page] = await selectCatteryCats(db, {
    locale,
    memberId: cattery.users_id,
    beforeId,
    limit: query.limit,
    forSale,
  });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};
