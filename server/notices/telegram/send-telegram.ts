import type { Pool } from "pg";
import { baseLocale, isLocale } from "@felistry/i18n/locale.ts";
import { siteLink } from "../../mail/site-link.ts";
import { streamDb } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { BotRefusal, sendToChat } from "./bot.ts";
import { forgetChat, giveBack, takeForChat } from "./telegram-statements.ts";

/** The chat is gone, or its owner has blocked the bot. */
const ENDED = new Set([400, 403]);

/**
 * Telegram shows a message as often as it is sent. So a notice is taken before it is sent, and a process that dies between
 * the two has sent none; the notice is on the site all the same.
 * @throws if Telegram has not taken it, for a retry
 */
export async function sendTelegram(
  pool: Pool,
  { config }: Pick<Services, "config">,
  noticeId: number,
): Promise<void> {
  if (!config.telegram) return;
  const db = streamDb(pool);
  const [taken] = await takeForChat(db, { noticeId });
  if (!taken) return;
  const { title, path, chat_id, member_id: memberId } = taken;
  const locale = isLocale(taken.locale) ? taken.locale : baseLocale;
  try {
    await sendToChat(
      config.telegram,
      Number(chat_id),
      `${title}\n${siteLink(config, locale, path)}`,
    );
  } catch (error) {
    if (!(error instanceof BotRefusal)) throw error;
    if (ENDED.has(error.status))
      return void (await forgetChat(db, { memberId, chatId: String(chat_id) }));
    // Without an answer it may have been sent.
    if (error.status === 0) return;
    await giveBack(db, { noticeId });
    throw error;
  }
}
