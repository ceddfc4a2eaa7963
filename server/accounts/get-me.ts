import type { Handler } from "../http/handler.ts";
import { filesUsed } from "../storage/quota.ts";
import { selectMe } from "./queries.ts";

export const getMe: Handler<"GET /me"> = async (_input, { db, member }) => ({
  data: (await selectMe(db, { memberId: member.id }))[0]!,
});

export const getSettings: Handler<"GET /me/settings"> = async (
  _input,
  { db, member, services },
) => ({
  data: { email: member.email, files: await filesUsed(db, member.id, services.config) },
});
