import { selectTitles } from "../credentials/queries.ts";
import { envelopeText, type Handler } from "../http/handler.ts";

export const listTitles: Handler<"GET /pedigree/{catId}/titles"> = async (
  { params },
  { db, locale },
) => envelopeText((await selectTitles(db, { catId: params.catId, locale }))!, "");
