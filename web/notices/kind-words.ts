import type { NoticeKind } from "@felistry/domain/notices/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const kindWords: Readonly<Record<NoticeKind, () => string>> = {
  orders: m.notice_kind_orders,
  messages: m.notice_kind_messages,
  registration: m.notice_kind_registration,
  litters: m.notice_kind_litters,
  ownership: m.notice_kind_ownership,
  certificates: m.notice_kind_certificates,
  ads: m.notice_kind_ads,
  due: m.notice_kind_due,
  club: m.notice_kind_club,
};
