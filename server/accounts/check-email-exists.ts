import type { Handler } from "../http/handler.ts";
import { accountByEmail } from "./queries.ts";

export const checkEmailExists: Handler<"GET /auth/check-email-exists"> = async ({ query }, { db }) => ({
  data: { exists: (await accountByEmail(db, query.email)).length > 0 },
});
