import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectFatherCard, selectMotherCard, selectParents } from "./statements.ts";

export const getParents: Handler<"GET /parents/{id}"> = async ({ params }, { db }) => {
  const [parents] = await selectParents(db, { catId: params.id });
  return { data: parents ?? refuse("cat_not_found") };
};

export const getMother: Handler<"GET /parents/mother/{id}"> = async (
  { params },
  { db, locale },
) => {
  const card = await selectMotherCard(db, { locale, catId: params.id });
  return envelopeText(card ?? refuse("cat_not_found"), "");
};

export const getFather: Handler<"GET /parents/father/{id}"> = async (
  { params },
  { db, locale },
) => {
  const card = await selectFatherCard(db, { locale, catId: params.id });
  return envelopeText(card ?? refuse("cat_not_found"), "");
};
