import { envelopeText, type Handler } from "../../http/handler.ts";
import { selectOwnData } from "./own-data-statement.ts";

export const getOwnData: Handler<"GET /me/data"> = async (_input, { db, member }) =>
  envelopeText((await selectOwnData(db, { memberId: member.id }))!, "");
