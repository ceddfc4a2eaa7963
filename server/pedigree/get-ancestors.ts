import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectAncestors } from "./statements.ts";

export const getAncestors: Handler<"GET /parents/{id}/ancestors"> = async ({ params }, { db }) => {
  const record = await selectAncestors(db, { catId: params.id });
  if (record === null) refuse("cat_not_found");
  return envelopeText(record, "");
};
