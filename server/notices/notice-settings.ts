import { NOTICE_KINDS, USUAL_MAIL } from "@felistry/domain/notices/kinds.ts";
import type { NoticeSetting } from "@felistry/contract/notices.ts";
import type { Handler } from "../http/handler.ts";
import { keepSetting, leaveLetter, selectSettings } from "./notice-statements.ts";

type Kept = Awaited<ReturnType<typeof selectSettings>>[number];

const settingOf = ({ kind, mail, is_pushed, is_in_telegram }: Kept): NoticeSetting => ({
  kind,
  mail,
  push: is_pushed ? 1 : 0,
  telegram: is_in_telegram ? 1 : 0,
});

export const getNoticeSettings: Handler<"GET /me/notice-settings"> = async (
  _input,
  { db, member },
) => {
  const kept = await selectSettings(db, { memberId: member.id });
  const chosen = new Map(kept.map((setting) => [setting.kind, settingOf(setting)]));
  return {
    data: NOTICE_KINDS.map(
      (kind) => chosen.get(kind) ?? { kind, mail: USUAL_MAIL, push: 1, telegram: 1 },
    ),
  };
};

export const setNoticeSetting: Handler<"PUT /me/notice-settings"> = async (
  { body: { kind, mail, push, telegram } },
  { db, member },
) => {
  const asFlag = (value: 0 | 1 | undefined) => (value === undefined ? null : value === 1);
  const [kept] = await keepSetting(db, {
    memberId: member.id,
    kind,
    mail,
    isPushed: asFlag(push),
    isInTelegram: asFlag(telegram),
  });
  if (mail === "off") await leaveLetter(db, { memberId: member.id, kind });
  return { data: settingOf(kept!) };
};
