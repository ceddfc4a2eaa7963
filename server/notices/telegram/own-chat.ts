import { freshToken, tokenHash } from "../../accounts/queries.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { waiting } from "../../db/call-time.ts";
import { BotRefusal, botName } from "./bot.ts";
import { deleteChat, keepCode, selectChat } from "./telegram-statements.ts";

const CODE_MINUTES = 15;
/** One search for chats does for all members who are linking theirs. */
const SEARCH = 1;

export const getTelegram: Handler<"GET /me/telegram"> = async (
  _input,
  { db, member, services: { config } },
) => {
  const [chat] = await selectChat(db, { memberId: member.id });
  return {
    data: {
      is_offered: config.telegram ? 1 : 0,
      linked_at: chat?.linked_at.toISOString() ?? null,
    },
  };
};

/** The bot learns which chat is the member's by the code with which that chat begins. */
export const linkTelegram: Handler<"POST /me/telegram"> = async (
  _input,
  { db, member, services },
) => {
  const { telegram } = services.config;
  if (!telegram) refuse("telegram_not_offered");
  const name = await waiting(() => botName(telegram)).catch((error: unknown) => {
    if (error instanceof BotRefusal) refuse("telegram_away");
    throw error;
  });
  const code = freshToken();
  const expiresAt = new Date(services.now() + CODE_MINUTES * 60_000).toISOString();
  await keepCode(db, { memberId: member.id, codeHash: tokenHash(code), expiresAt });
  await services.jobs.enqueue(db, "telegram-chats", SEARCH, {});
  return { data: { url: `https://t.me/${name}?start=${code}`, expires_at: expiresAt } };
};

export const unlinkTelegram: Handler<"DELETE /me/telegram"> = async (_input, { db, member }) => {
  await deleteChat(db, { memberId: member.id });
  return { data: null };
};
