import { refuse } from "../http/refusal.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { selectState } from "./statements.ts";

export const getState: Handler<"GET /cats/{id}/applications"> = async (
  { params },
  { db, member },
) =>
  envelopeText(
    (await selectState(db, { catId: params.id, readerId: member.id })) ?? refuse("cat_not_found"),
    "",
  );
