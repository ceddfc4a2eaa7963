/**
 * The parents of a line's cat, as `c`, for a recursion over all ancestors. A plain join would let PostgreSQL read the whole
 * table for each generation: it plans without knowing the cats asked for, and does so for tables of up to some ten
 * thousand cats. A long line then takes seconds instead of a few milliseconds. The limit leaves only the lookup by id.
 */
export const parentsOf = (id: string): string =>
  `cross join lateral (select k.mother_id, k.father_id from cats k where k.id = ${id} limit 1) c`;
