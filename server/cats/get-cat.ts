/** The small public reads of a cat. */
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectCard, selectName, selectOwner } from "./statements.ts";

export const getCat: Handler<"GET /cats/{id}"> = async ({ params }, { db, locale }) =>
  envelopeText((await selectCard(db, { locale, catId: params.id })) ?? refuse("cat_not_found"), "");

export const getCatName: Handler<"GET /cats/{id}/name"> = async ({ params }, { db }) =>
  envelopeText((await selectName(db, { catId: params.id })) ?? refuse("cat_not_found"), "");

export const getCatOwner: Handler<"GET /cats/user-id-by-cat-id/{id}"> = async (
  { params },
  { db },
) => envelopeText((await selectOwner(db, { catId: params.id })) ?? refuse("cat_not_found"), "");
