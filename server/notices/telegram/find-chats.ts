/** Listens to the bot while members are linking their chats, and at no other time. */
import type { Pool } from "pg";
import { baseLocale, isLocale } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { asToken, tokenHash } from "../../accounts/queries.ts";
import { streamDb } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { BotRefusal, botUpdates, sendToChat, type BotUpdate } from "./bot.ts";
import { countCodes, deleteOldCodes, linkChat } from "./telegram-statements.ts";

const WAIT_SECONDS = 5;

type Site = Pick<Services, "config" | "log">;

/** Telegram gives an update to one listener only; of two processes that listen, one is refused (409) and ends. */
export async function findChats(pool: Pool, site: Site, signal: AbortSignal): Promise<void> {
  const { telegram } = site.config;
  if (!telegram) return;
  const db = streamDb(pool);
  let after = 0;
  while (!signal.aborted) {
    await deleteOldCodes(db);
    if ((await countCodes(db))[0]!.open === 0) {
      // Confirms what was read, or Telegram would repeat it to the next listener.
      if (after > 0) await botUpdates(telegram, after, 0);
      return;
    }
    for (const update of await botUpdates(telegram, after, WAIT_SECONDS)) {
      await linkFrom(db, site, update);
      after = update.update_id;
    }
  }
}

async function linkFrom(
  db: ReturnType<typeof streamDb>,
  { config, log }: Site,
  { message }: BotUpdate,
): Promise<void> {
  const code = asToken(/^\/start ([\w-]+)$/.exec(message?.text ?? "")?.[1]);
  // In a group everybody would read the member's notices.
  if (!message || code === null || message.chat.type !== "private") return;
  const chatId = String(message.chat.id);
  const [member] = await linkChat(db, { codeHash: tokenHash(code), chatId });
  if (!member) return;
  const locale = isLocale(member.locale) ? member.locale : baseLocale;
  const text = m.telegram_linked({ name: member.name, site: config.siteName[locale] }, { locale });
  await sendToChat(config.telegram!, message.chat.id, text).catch((error: unknown) => {
    if (!(error instanceof BotRefusal)) throw error;
    log.warn({ err: error }, "a chat could not be greeted");
  });
}
