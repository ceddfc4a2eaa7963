import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { flatRecordText, type FoundAncestor } from "./flat-record.ts";
import { selectAncestors } from "./statements.ts";

export const getAncestors: Handler<"GET /parents/{id}/ancestors"> = async ({ params }, { db }) => {
  const found = await selectAncestors(db, params.id);
  if (found === null) refuse("cat_not_found");
  return envelopeText(flatRecordText(JSON.parse(found) as FoundAncestor[]), "");
};
