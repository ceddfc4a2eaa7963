import { countUnreadNotices, listNotices, readNotices } from "./list-notices.ts";
import { getNoticeSettings, setNoticeSetting } from "./notice-settings.ts";

export const noticeHandlers = {
  "GET /me/notices": listNotices,
  "GET /me/notices/unread": countUnreadNotices,
  "PUT /me/notices/read": readNotices,
  "GET /me/notice-settings": getNoticeSettings,
  "PUT /me/notice-settings": setNoticeSetting,
};
