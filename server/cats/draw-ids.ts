import type { Db } from "../db/transaction.ts";
import { statement } from "../db/statement.ts";

const nextIds = statement(
  "cat_ids_draw",
  "select nextval(s.name)::int as id from (select pg_get_serial_sequence('cats', 'id')::regclass as name offset 0) s, generate_series(1, :count::int)",
);

/** Ids of cats to be added in an order other than that in which lists show them. The lowest comes first. */
export async function drawCatIds(db: Db, count: number): Promise<number[]> {
  const drawn = await nextIds(db, { count });
  return drawn.map(({ id }) => id!).sort((one, other) => one - other);
}
