/** SQL: whether a registered cat descends from the cat `c` within four generations. */
export const ANCESTOR_OF_REGISTERED = `exists (
   with recursive descendant(id, registered, generation) as (
     select k.id, k.registered, 1 from cats k where k.mother_id = c.id or k.father_id = c.id
     union
     select k.id, k.registered, d.generation + 1
     from descendant d join cats k on k.mother_id = d.id or k.father_id = d.id
     where d.generation < 4
   )
   select from descendant where registered = 1)`;
