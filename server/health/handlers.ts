import { sendMailAgain } from "./send-failed-mail.ts";
import { tellHealth } from "./tell-health.ts";

export const healthHandlers = {
  "GET /admin/health": tellHealth,
  "PUT /admin/mails/{id}/send": sendMailAgain,
};
