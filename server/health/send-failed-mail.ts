import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { sendFailedMail } from "../jobs/failed-mails.ts";

export const sendMailAgain: Handler<"PUT /admin/mails/{id}/send"> = async ({ params }, { db }) => {
  const sent = await sendFailedMail(db, { id: params.id });
  if (sent.length === 0) refuse("mail_not_failed");
  return { data: null };
};
