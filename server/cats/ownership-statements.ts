import { momentText } from "../db/json-text.ts";
import { jsonStatement, statement } from "../db/statement.ts";
import type { OwnerChangeKind } from "./pass-cat.ts";

export interface OwnerChange {
  id: number;
  kind: OwnerChangeKind;
  prev_owner_id: number;
  new_owner_id: number;
  prev_users_id: number;
  prev_is_my_cat: 0 | 1;
  returned_at: Date | null;
}

const columns = "id, kind, prev_owner_id, new_owner_id, prev_users_id, prev_is_my_cat, returned_at";

export const lastChange = statement<[catId: number], OwnerChange>(
  "owner_change_last",
  `select ${columns} from owner_changes where cat_id = $1 order by id desc limit 1`,
);

export const lastChangeOf = statement<[catId: number, memberId: number], OwnerChange>(
  "owner_change_last_of_member",
  `select ${columns} from owner_changes where cat_id = $1 and $2 in (prev_owner_id, new_owner_id) order by id desc limit 1`,
);

/** The passing that a move back undoes; nobody gets a cat whose account is closed. */
export const lastNotReturned = statement<[catId: number], OwnerChange>(
  "owner_change_last_not_returned",
  `select ${columns} from owner_changes h
   where cat_id = $1 and returned_at is null and kind <> 'move-back'
     and exists (select from users u where u.id = h.prev_owner_id and u.closed_at is null)
   order by id desc limit 1`,
);

export const markReturned = statement<[changeId: number], never>(
  "owner_change_returned",
  "update owner_changes set returned_at = now() where id = $1",
);

export const selectPreviousOwners = jsonStatement<[catId: number]>(
  "cat_previous_owners",
  `select coalesce(json_agg(json_build_object('prev_owner_id', h.prev_owner_id, 'first_name', u.first_name,
     'last_name', u.last_name, 'created_at', ${momentText("h.created_at")}) order by h.id desc), '[]')::text as json
   from owner_changes h join users u on u.id = h.prev_owner_id
   where h.cat_id = $1 and h.returned_at is null and h.kind <> 'move-back' and u.closed_at is null`,
);

export const hasPendingApplication = statement<[catId: number], { id: number }>(
  "cat_pending_application",
  "select id from applications where cat_id = $1 and status = 'pending'",
);

/** Keeps children from being born, orders placed and applications sent between the question and the deletion. */
export const lockForDeletion = statement<[catId: number], { id: number }>(
  "cat_lock_for_deletion",
  "select id from cats where id = $1 for update",
);

export const deletionFacts = statement<
  [catId: number],
  { registered: 0 | 1; is_parent: boolean; has_order: boolean; has_application: boolean }
>(
  "cat_deletion_facts",
  `select c.registered, exists (select from cats k where k.mother_id = c.id or k.father_id = c.id) as is_parent,
          exists (select from orders o where o.cat_id = c.id) as has_order,
          exists (select from applications a where a.cat_id = c.id) as has_application
   from cats c where c.id = $1`,
);

export const deleteRow = statement<[catId: number], never>(
  "cat_delete",
  "delete from cats where id = $1",
);

/** A null flag says that the value is left as it is; texts may be set to null. */
export const patchCatRow = statement<
  [
    catId: number,
    setsDescription: boolean,
    description: string | null,
    setsChip: boolean,
    chip: string | null,
    isMyCat: number | null,
    usersId: number | null,
  ],
  never
>(
  "cat_patch",
  `update cats set description = case when $2::boolean then $3 else description end,
     chip = case when $4::boolean then $5 else chip end,
     is_my_cat = coalesce($6::smallint, is_my_cat), users_id = coalesce($7::int, users_id), updated_at = now()
   where id = $1`,
);
