import { freshToken, tokenHash } from "@felistry/server/accounts/token.ts";
import { buildCat } from "./build-cat.ts";
import { insertRow, nextNumber, type Built, type World } from "./world.ts";

export interface BuiltLitter {
  readonly id: number;
  /** The token in the link mailed to the stud's owner. */
  readonly token: string;
}

/** A litter of one kitten, pending the stud owner's answer. */
export async function buildLitter(
  world: World,
  { breeder, stud }: { breeder: { readonly id: number }; stud: Built<{ id: number }> },
): Promise<BuiltLitter> {
  const queen = await buildCat(world, { owner: breeder, sex: "female", born: "2020-01-01" });
  const { id: sireId } = await stud;
  const { rows } = await world.pool.query("select online_owner_id as id from cats where id = $1", [
    sireId,
  ]);
  const token = freshToken();
  const { id } = await insertRow<{ id: number }>(world, "litters", {
    breeder_id: breeder.id,
    dam_id: queen.id,
    sire_id: sireId,
    born: "2024-01-01",
    status: "waiting",
    form_key: `form-${nextNumber()}-built`,
    token_hash: tokenHash(token),
    asked_id: rows[0].id,
    token_expires_at: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000),
  });
  await world.pool.query(
    "insert into litter_kittens (litter_id, place, cat_name, sex) values ($1, 1, 'Pushok', 'male')",
    [id],
  );
  return { id, token };
}
