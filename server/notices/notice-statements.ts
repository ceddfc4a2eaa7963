import { NOTICE_DAYS, UNREAD_COUNTED } from "@felistry/domain/notices/kinds.ts";
import { momentText } from "../db/json-text.ts";
import { answers, statement, told } from "../db/statement.ts";

/** No row: the address is no member's. No id: told before. */
export const insertNotice = statement(
  "notice_insert",
  `with reader as (
     select u.id, u.locale, coalesce(s.mail, 'now') as mail, coalesce(s.is_pushed, true) as is_pushed, coalesce(s.is_in_telegram, true) as is_in_telegram
     from users u left join notice_settings s on s.member_id = u.id and s.kind = :kind
     where lower(u.email) = lower(:email) and u.closed_at is null
   ), told as (
     insert into notices (member_id, kind, event, title, path, locale, in_letter)
     select id, :kind, coalesce(:event?, gen_random_uuid()::text), :title, :path, locale, mail = 'daily' from reader
     on conflict (member_id, event) do nothing returning id
   )
   select r.mail, (select t.id from told t) as id,
     array(select d.id from push_devices d where d.member_id = r.id and r.is_pushed order by d.id) as devices,
     r.is_in_telegram and exists (select from telegram_chats c where c.member_id = r.id) as has_chat
   from reader r`,
  told<{ devices: number[]; has_chat: boolean }>(),
);

export const selectNotices = statement(
  "notices",
  `select '[' || coalesce(string_agg(notice, ',' order by id desc) filter (where place <= :limit), '') || ']' as json,
          count(*)::int as found, min(id) filter (where place <= :limit) as last_id
   from (
     select id, row_number() over (order by id desc) as place, json_build_object('id', id, 'kind', kind, 'title', title, 'path', path,
              'locale', locale, 'created_at', ${momentText("created_at")}, 'is_read', (read_at is not null)::int)::text as notice
     from notices where member_id = :memberId and id < :beforeId order by id desc limit :limit::int + 1
   ) page`,
  answers("GET /me/notices"),
);

export const countUnread = statement(
  "notices_unread",
  `select count(*)::int as unread from (
     select from notices where member_id = :memberId and read_at is null limit ${UNREAD_COUNTED}
   ) counted`,
);

export const markRead = statement(
  "notices_read",
  `update notices set read_at = now()
   where member_id = :memberId and read_at is null and (id = :id or :withOlder::boolean and id < :id)`,
);

/** A page tells all that its notices do; an order's, also what its question's page did. */
export const markReadAt = statement(
  "notices_read_at",
  `update notices set read_at = now()
   where member_id = :memberId and read_at is null
     and (path = :path or path in (select '/my/questions/' || q.id from questions q where q.order_id = :orderId?::int))`,
);

export const selectSettings = statement(
  "notice_settings_of_member",
  "select kind, mail, is_pushed, is_in_telegram from notice_settings where member_id = :memberId",
);

export const keepSetting = statement(
  "notice_setting_keep",
  `insert into notice_settings as s (member_id, kind, mail, is_pushed, is_in_telegram)
   values (:memberId, :kind, :mail, coalesce(:isPushed?::boolean, true), coalesce(:isInTelegram?::boolean, true))
   on conflict (member_id, kind) do update set mail = excluded.mail, is_pushed = coalesce(:isPushed?::boolean, s.is_pushed),
     is_in_telegram = coalesce(:isInTelegram?::boolean, s.is_in_telegram)
   returning kind, mail, is_pushed, is_in_telegram`,
);

/** What waits for a letter that is no longer wanted is not sent later. */
export const leaveLetter = statement(
  "notices_leave_letter",
  "update notices set in_letter = false where member_id = :memberId and kind = :kind and in_letter",
);

export const selectLetterReaders = statement(
  "notices_letter_readers",
  `select distinct member_id as id from notices where in_letter and created_at < :before order by member_id`,
);

/** Read before the letter they are not repeated in it. A second process finds none left. */
export const takeForLetter = statement(
  "notices_take_for_letter",
  `with taken as (
     update notices set in_letter = false where member_id = :memberId and in_letter and created_at < :before
     returning id, title, path, read_at
   )
   select t.title, t.path, u.email, u.first_name || ' ' || u.last_name as name, u.locale
   from taken t join users u on u.id = :memberId
   where t.read_at is null and u.closed_at is null and u.suspended_at is null order by t.id`,
);

export const deleteOld = statement(
  "notices_delete_old",
  `with gone as (
     delete from notices where id in (
       select id from notices where created_at < now() - interval '${NOTICE_DAYS} days' limit 10000
     ) returning 1
   ) select count(*)::int as count from gone`,
);
