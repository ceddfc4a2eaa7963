/** What others may ask of the notices. */
export { keepNotices } from "./keep-notices.ts";
export { sendPush } from "./push/send-push.ts";
export { findChats } from "./telegram/find-chats.ts";
export { sendTelegram } from "./telegram/send-telegram.ts";
export { sendDailyLetters } from "./daily-letters.ts";
