import { statement } from "../db/statement.ts";

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
