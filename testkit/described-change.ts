import type { World } from "./world.ts";

/** The history entry of a change that its owners may undo. */
export async function describedChange({ pool }: World, catId: number): Promise<number> {
  await pool.query("update cats set description = 'Likes boxes' where id = $1", [catId]);
  const { rows } = await pool.query<{ id: number }>(
    "select max(id) as id from history where cat_id = $1",
    [catId],
  );
  return rows[0]!.id;
}
