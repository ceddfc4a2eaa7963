import type { Client } from "pg";
import type { BuiltCat } from "../build-cat.ts";

/**
 * Cats each bred from the next two: the youngest has all others as ancestors, in as many generations. They are
 * inserted without triggers, which would search through all of them for each.
 * @returns the ids, the youngest cat first
 */
export async function buildLadder(
  client: Client,
  { breed_id, users_id, online_owner_id }: BuiltCat,
  count: number,
): Promise<number[]> {
  const { rows } = await client.query<{ first: number }>("select max(id) + 1 as first from cats");
  const { first } = rows[0]!;
  const parent = (isMale: boolean) =>
    `case when n + 2 >= $2 then null when (n % 2 = 0) = ${isMale} then $1 + n + 1 else $1 + n + 2 end`;
  await client.query("begin; alter table cats disable trigger user");
  await client.query(
    `insert into cats (id, cat_name, sex, breed_id, users_id, online_owner_id, father_id, mother_id)
     overriding system value
     select $1 + n, 'Rung ' || n, case when n % 2 = 1 then 'male' else 'female' end, $3, $4, $5,
            ${parent(true)}, ${parent(false)}
     from generate_series(0, $2::int - 1) n`,
    [first, count, breed_id, users_id, online_owner_id],
  );
  await client.query("select setval(pg_get_serial_sequence('cats', 'id'), $1)", [first + count]);
  await client.query("alter table cats enable trigger user; commit");
  return Array.from({ length: count }, (_, n) => first + n);
}
