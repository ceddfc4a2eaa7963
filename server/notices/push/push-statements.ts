import { mainSession } from "../../accounts/queries.ts";
import { momentText } from "../../db/json-text.ts";
import { answers, jsonStatement, statement } from "../../db/statement.ts";

/** Of two processes that make the keys at once, the second keeps the first one's. */
export const keepKeys = statement(
  "push_keys_keep",
  `insert into push_keys (public_key, private_key) values (:publicKey, :privateKey) on conflict do nothing`,
);

export const selectKeys = statement("push_keys", "select public_key, private_key from push_keys");

export const selectDevices = jsonStatement(
  "push_devices_of_member",
  `select json_build_object('key', (select public_key from push_keys), 'devices', coalesce(json_agg(json_build_object(
     'id', d.id, 'device', d.device, 'created_at', ${momentText("d.created_at")}, 'is_this', coalesce(d.session_id = ${mainSession(":own")}, false)::int
   ) order by d.id desc), '[]'))::text as json
   from push_devices d where d.member_id = :memberId`,
  answers("GET /me/push-devices"),
);

/** What the browser was before, for whoever used it. */
export const deleteFormer = statement(
  "push_device_delete_former",
  `delete from push_devices where endpoint = :endpoint or session_id = ${mainSession(":own")}`,
);

/** No row: the member has as many as may be. */
export const insertDevice = statement(
  "push_device_insert",
  `insert into push_devices (member_id, session_id, endpoint, p256dh, auth, device)
   select s.user_id, s.id, :endpoint, :p256dh, :auth, s.device from sessions s
   where s.id = ${mainSession(":own")} and (select count(*) from push_devices where member_id = s.user_id) < :most::int
   returning id`,
);

export const deleteDevice = statement(
  "push_device_delete",
  "delete from push_devices where id = :id and member_id = :memberId returning id",
);

/** A push service does not know it any more. */
export const forgetDevice = statement(
  "push_device_forget",
  "delete from push_devices where id = :deviceId",
);

/** No row: read, taken back, or of somebody who is not to be told any more. */
export const selectToPush = statement(
  "push_notice",
  `select n.title, n.path, n.locale, d.endpoint, d.p256dh, d.auth
   from notices n join push_devices d on d.id = :deviceId and d.member_id = n.member_id
   join sessions s on s.id = d.session_id and s.expires_at > now()
   join users u on u.id = n.member_id and u.closed_at is null and u.suspended_at is null
   where n.id = :noticeId and n.read_at is null`,
);
