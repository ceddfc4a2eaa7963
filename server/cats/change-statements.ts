import { type CatField, type FieldsWith, fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { type Changes, columns } from "./field-columns.ts";

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

/** Sets the columns of these fields to what the JSON of `$2` has; what it does not have stays as it is. */
const setColumns = (fields: readonly CatField[]) => `
  update cats c set (${fields.join(", ")}, updated_at) =
    (select ${columns("v", fields)}, now() from jsonb_populate_record(c, $2::jsonb) v)
  where c.id = $1`;

const updateRow = statement<[catId: number, changes: string], never>(
  "cat_update",
  setColumns(fieldsWith("edit")),
);
const patchRow = statement<[catId: number, changes: string], never>(
  "cat_patch",
  setColumns(fieldsWith("patch")),
);

export const updateCat = (tx: Tx, catId: number, changes: Changes<FieldsWith<"edit">>) =>
  updateRow(tx, catId, JSON.stringify(changes));

export const patchCatRow = (tx: Tx, catId: number, changes: Changes<FieldsWith<"patch">>) =>
  patchRow(tx, catId, JSON.stringify(changes));
