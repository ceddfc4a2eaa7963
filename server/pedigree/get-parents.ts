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
  const [child] = await selectMotherCard(db, { locale, catId: params.id });
  if (!child) refuse("cat_not_found");
  return envelopeText(child.card ?? "null", "");
};

export const getFather: Handler<"GET /parents/father/{id}"> = async (
  { params },
  { db, locale },
) => {
  const [child] = await selectFatherCard(db, { locale, catId: params.id });
  if (!child) refuse("cat_not_found");
  return envelopeText(child.card ?? "null", "");
};
