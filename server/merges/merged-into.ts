import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";

/** Follows merges to the record that exists; an undone merge has brought its record back. */
const selectStanding = statement(
  "merged_into",
  `with recursive kept(id) as (
     select :catId::int
     union
     select m.kept_cat_id from kept k join merges m on m.gone_cat_id = k.id and m.undone_at is null
     where not exists (select from cats c where c.id = k.id)
   )
   select c.id from kept k join cats c on c.id = k.id where c.id <> :catId::int`,
);

export const mergedInto: Handler<"GET /cats/{id}/merged-into"> = async ({ params }, { db }) => {
  const [standing] = await selectStanding(db, { catId: params.id });
  return { data: { id: standing?.id ?? refuse("cat_not_found") } };
};
