import { statement } from "../../db/statement.ts";

export const selectChat = statement(
  "telegram_chat_of_member",
  "select linked_at from telegram_chats where member_id = :memberId",
);

export const keepCode = statement(
  "telegram_code_keep",
  `insert into telegram_codes (member_id, code_hash, expires_at) values (:memberId, :codeHash, :expiresAt)
   on conflict (member_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
);

export const deleteChat = statement(
  "telegram_chat_delete",
  `with code as (delete from telegram_codes where member_id = :memberId)
   delete from telegram_chats where member_id = :memberId`,
);

export const countCodes = statement(
  "telegram_codes_open",
  "select count(*)::int as open from telegram_codes where expires_at > now()",
);

export const deleteOldCodes = statement(
  "telegram_codes_delete_old",
  "delete from telegram_codes where expires_at <= now()",
);

/** A chat reads one member's notices: whoever linked it last. No row: no such code, or it is over. */
export const linkChat = statement(
  "telegram_chat_link",
  `with used as (
     delete from telegram_codes where code_hash = :codeHash and expires_at > now() returning member_id
   ), other as (
     delete from telegram_chats c using used where c.chat_id = :chatId::bigint and c.member_id <> used.member_id
   ), linked as (
     insert into telegram_chats (member_id, chat_id) select member_id, :chatId::bigint from used
     on conflict (member_id) do update set chat_id = excluded.chat_id, linked_at = now() returning member_id
   )
   select u.locale, u.first_name || ' ' || u.last_name as name from linked l join users u on u.id = l.member_id`,
);

/** Taken by one process, before it is sent. No row: taken, read, or of somebody who is not to be told any more. */
export const takeForChat = statement(
  "telegram_take",
  `update notices n set telegram_at = now()
   from telegram_chats c join users u on u.id = c.member_id
   where n.id = :noticeId and c.member_id = n.member_id and n.telegram_at is null and n.read_at is null
     and u.closed_at is null and u.suspended_at is null
   returning n.title, n.path, n.locale, n.member_id, c.chat_id`,
);

/** Telegram has said that it was not sent. */
export const giveBack = statement(
  "telegram_give_back",
  "update notices set telegram_at = null where id = :noticeId",
);

/** The member has blocked the bot. */
export const forgetChat = statement(
  "telegram_chat_forget",
  "delete from telegram_chats where member_id = :memberId and chat_id = :chatId::bigint",
);
