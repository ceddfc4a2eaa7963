/** What others may ask of the notices. */
export { keepNotices } from "./keep-notices.ts";
export { sendDailyLetters } from "./daily-letters.ts";
