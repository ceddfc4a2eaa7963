import { buildCat, type BuiltCat, type CatTraits } from "./build-cat.ts";
import type { Built, World } from "./world.ts";

export interface LitterTraits extends Omit<CatTraits, "sire" | "dam" | "cat_name" | "sex"> {
  sire?: Built<BuiltCat>;
  dam?: Built<BuiltCat>;
  kittens?: number;
}

export interface BuiltLitter {
  sire: BuiltCat;
  dam: BuiltCat;
  kittens: BuiltCat[];
}

/** Kittens of one birth, males and females in turn, all of the breeder who owns the queen. */
export async function buildLitter(
  world: World,
  { kittens = 4, ...traits }: LitterTraits = {},
): Promise<BuiltLitter> {
  const dam = await (traits.dam ??
    buildCat(world, { sex: "female", ...(traits.owner && { owner: traits.owner }) }));
  const owner = traits.owner ?? { id: dam.users_id };
  const sire = await (traits.sire ?? buildCat(world, { sex: "male", owner }));
  const litter: BuiltCat[] = [];
  for (let i = 0; i < kittens; i++) {
    litter.push(
      await buildCat(world, {
        born: "2025-03-01",
        ...traits,
        owner,
        sire,
        dam,
        sex: i % 2 === 0 ? "female" : "male",
      }),
    );
  }
  return { sire, dam, kittens: litter };
}
