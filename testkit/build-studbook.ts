import { buildCat, type BuiltCat } from "./build-cat.ts";
import { nextNumber, type World } from "./world.ts";

/** A cat registered in the year, and figures of the year as far as a test needs any. */
export async function buildStudbook(world: World, year: number): Promise<BuiltCat> {
  const number = String(900_000 + nextNumber()).padStart(6, "0");
  const cat = await buildCat(world, { reg_num: `FEL-${year}-${number}` });
  // Behind a count that is under way and has not read the cat.
  await world.pool.query(
    `with turn as materialized (select pg_advisory_xact_lock(hashtext('studbook_figures')))
     insert into studbook_figures (year, breed_id, registered, males, litters, kittens, imports, catteries, founders, with_parents, inbreeding)
     select $1, breed, 1, 0, 0, 0, 0, 0, 1, 0, 0 from turn, unnest(array[$2, null]::smallint[]) as breed
     on conflict do nothing`,
    [year, cat.breed_id],
  );
  return cat;
}
