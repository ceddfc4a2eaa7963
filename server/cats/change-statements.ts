import { type CatField, type FieldsWith, fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { type Changes, columns } from "./field-columns.ts";

/** Prevents new children, orders and applications between the check and the deletion. */
export const lockForDeletion = statement(
  "cat_lock_for_deletion",
  "select id from cats where id = :catId for update",
);

export const deletionFacts = statement(
  "cat_deletion_facts",
  `select c.registered, exists (select from cats k where k.mother_id = c.id or k.father_id = c.id) as is_parent,
          exists (select from orders o where o.cat_id = c.id) as has_order,
          exists (select from applications a where a.cat_id = c.id) as has_application
   from cats c where c.id = :catId`,
);

export const deleteRow = statement("cat_delete", "delete from cats where id = :catId");

/** Sets the columns of these fields from the JSON in `$2`; fields missing there stay unchanged. */
const setColumns = (fields: readonly CatField[]) => `
  update cats c set (${fields.join(", ")}, updated_at) =
    (select ${columns("v", fields)}, now() from jsonb_populate_record(c, :changes::jsonb) v)
  where c.id = :catId`;

const updateRow = statement("cat_update", setColumns(fieldsWith("edit")));
const patchRow = statement("cat_patch", setColumns(fieldsWith("patch")));

export const updateCat = (tx: Tx, catId: number, changes: Changes<FieldsWith<"edit">>) =>
  updateRow(tx, { catId, changes: JSON.stringify(changes) });

export const patchCatRow = (tx: Tx, catId: number, changes: Changes<FieldsWith<"patch">>) =>
  patchRow(tx, { catId, changes: JSON.stringify(changes) });

/** What a correction sets, and what follows from it: a corrected date is a day. */
export const CORRECTED = [
  ...fieldsWith("correct").filter((field) => field !== "ems"),
  "cat_birthdate_precision",
  "deceased_undated",
] as const;

const correctRow = statement("cat_correct", setColumns(CORRECTED));

export const correctCatRow = (
  tx: Tx,
  catId: number,
  changes: Changes<(typeof CORRECTED)[number]>,
) => correctRow(tx, { catId, changes: JSON.stringify(changes) });
