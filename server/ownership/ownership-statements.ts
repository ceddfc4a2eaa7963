import { momentText } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";

const columns = "id, kind, prev_owner_id, new_owner_id, prev_users_id, prev_is_my_cat, returned_at";

export const lastChange = statement(
  "owner_change_last",
  `select ${columns} from owner_changes where cat_id = :catId order by id desc limit 1`,
);

export const lastChangeOf = statement(
  "owner_change_last_of_member",
  `select ${columns} from owner_changes where cat_id = :catId and :memberId in (prev_owner_id, new_owner_id) order by id desc limit 1`,
);

/** The passing that a move back undoes; a cat never goes to a closed account. */
export const lastNotReturned = statement(
  "owner_change_last_not_returned",
  `select ${columns} from owner_changes h
   where cat_id = :catId and returned_at is null and kind <> 'move-back'
     and exists (select from users u where u.id = h.prev_owner_id and u.closed_at is null)
   order by id desc limit 1`,
);

export const markReturned = statement(
  "owner_change_returned",
  "update owner_changes set returned_at = now() where id = :changeId",
);

export const selectPreviousOwners = jsonStatement(
  "cat_previous_owners",
  `select coalesce(json_agg(json_build_object('prev_owner_id', h.prev_owner_id, 'first_name', u.first_name,
     'last_name', u.last_name, 'created_at', ${momentText("h.created_at")}) order by h.id desc), '[]')::text as json
   from owner_changes h join users u on u.id = h.prev_owner_id
   where h.cat_id = :catId and h.returned_at is null and h.kind <> 'move-back' and u.closed_at is null`,
  answers("GET /cat-change-owner/{id}"),
);

export const hasPendingApplication = statement(
  "cat_pending_application",
  "select id from applications where cat_id = :catId and status = 'pending'",
);
