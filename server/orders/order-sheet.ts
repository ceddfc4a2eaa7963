import { envelopeText, type Handler } from "../http/handler.ts";
import { putContact, selectOrderSheet } from "./statements.ts";

export const getOrder: Handler<"GET /order/{id}"> = async (
  { params },
  { db, member, locale, today },
) => {
  const key = { orderId: params.id, memberId: member.id, locale, today };
  const [row] = await selectOrderSheet(db, key);
  return envelopeText(row!.json, "");
};

export const setContact: Handler<"PUT /order/{id}/contact"> = async (
  { params, body },
  { db, member },
) => {
  // Spaces alone are no way to be reached.
  const contact = body.contact === "" ? null : body.contact;
  await putContact(db, { orderId: params.id, memberId: member.id, text: contact });
  return { data: { own_contact: contact } };
};
