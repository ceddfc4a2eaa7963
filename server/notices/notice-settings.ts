import { NOTICE_KINDS, USUAL_MAIL } from "@felistry/domain/notices/kinds.ts";
import type { Handler } from "../http/handler.ts";
import { keepSetting, leaveLetter, selectSettings } from "./notice-statements.ts";

export const getNoticeSettings: Handler<"GET /me/notice-settings"> = async (
  _input,
  { db, member },
) => {
  const chosen = new Map(
    (await selectSettings(db, { memberId: member.id })).map(({ kind, mail }) => [kind, mail]),
  );
  return { data: NOTICE_KINDS.map((kind) => ({ kind, mail: chosen.get(kind) ?? USUAL_MAIL })) };
};

export const setNoticeSetting: Handler<"PUT /me/notice-settings"> = async (
  { body: { kind, mail } },
  { db, member },
) => {
  await keepSetting(db, { memberId: member.id, kind, mail });
  if (mail === "off") await leaveLetter(db, { memberId: member.id, kind });
  return { data: { kind, mail } };
};
