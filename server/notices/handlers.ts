import { countUnreadNotices, listNotices, readNotices } from "./list-notices.ts";
import { addPushDevice, listPushDevices, removePushDevice } from "./push/push-devices.ts";
import { getTelegram, linkTelegram, unlinkTelegram } from "./telegram/own-chat.ts";
import { getNoticeSettings, setNoticeSetting } from "./notice-settings.ts";

export const noticeHandlers = {
  "GET /me/notices": listNotices,
  "GET /me/notices/unread": countUnreadNotices,
  "PUT /me/notices/read": readNotices,
  "GET /me/notice-settings": getNoticeSettings,
  "PUT /me/notice-settings": setNoticeSetting,
  "GET /me/push-devices": listPushDevices,
  "POST /me/push-devices": addPushDevice,
  "DELETE /me/push-devices/{id}": removePushDevice,
  "GET /me/telegram": getTelegram,
  "POST /me/telegram": linkTelegram,
  "DELETE /me/telegram": unlinkTelegram,
};
