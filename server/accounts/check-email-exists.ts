import type { Handler } from "../http/handler.ts";
import { addressHeldByOther, NOBODY } from "./queries.ts";

export const checkEmailExists: Handler<"GET /auth/check-email-exists"> = async (
  { query },
  { db },
) => ({
  data: {
    exists: (await addressHeldByOther(db, { email: query.email, memberId: NOBODY }))[0]!.held,
  },
});
