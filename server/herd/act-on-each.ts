/** The same done to many cats in one transaction: where a rule refuses one, the others are done. */
import type { ActedCat } from "@felistry/contract/herd/herd-actions.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { failureOf } from "../http/errors.ts";
import type { WriteContext } from "../http/handler.ts";

const selectNames = statement(
  "herd_names",
  `select id, concat_ws(' ', cat_name_cattery_prefix, cat_name, cat_name_suffix) as name from cats where id = any(:ids::int[])`,
);

const FIRST_FAULT = 500;

/**
 * @param act throws a refusal
 * @returns whether it changed anything, or why not, in the order of the ids: the order in which cats are locked everywhere
 */
export async function actOnEach(
  cats: readonly number[],
  { db, requestId }: Pick<WriteContext, "db" | "requestId">,
  act: (catId: number) => Promise<boolean>,
): Promise<ActedCat[]> {
  const ids = [...new Set(cats)].toSorted((one, other) => one - other);
  const names = new Map((await selectNames(db, { ids })).map(({ id, name }) => [id, name]));
  const acted: ActedCat[] = [];
  for (const cat_id of ids) {
    const outcome = await within(db, () => act(cat_id), requestId);
    acted.push({ cat_id, name: names.get(cat_id) ?? null, ...outcome });
  }
  return acted;
}

async function within(
  db: Tx,
  work: () => Promise<boolean>,
  requestId: string,
): Promise<Pick<ActedCat, "changed" | "refused">> {
  await db.query({ text: "savepoint one_cat" });
  try {
    const changed = await work();
    await db.query({ text: "release savepoint one_cat" });
    return { changed, refused: null };
  } catch (error) {
    const { status, body } = failureOf(error, requestId);
    if (status >= FIRST_FAULT) throw error;
    await db.query({ text: "rollback to savepoint one_cat" });
    return { changed: false, refused: body.message };
  }
}
