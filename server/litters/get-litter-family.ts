import { shownName } from "../accounts/queries.ts";
import { answers, jsonStatement } from "../db/statement.ts";
import { wordIn } from "../db/word-in.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { parentJson, siblingJoins, siblingJson } from "../market/queries.ts";

/** One that waits for its stud's owner, or was refused, is for those whom it concerns. */
const selectLitterFamily = jsonStatement(
  "litter_family",
  `select json_build_object(
     'id', l.id, 'born', l.born, 'breed', ${wordIn("d.breed", ":locale")}, 'breed_ems', d.ems, 'breeder', ${shownName("r", ":locale")},
     'sire', ${parentJson("l.sire_id")}, 'dam', ${parentJson("l.dam_id")},
     'kittens', (
       select coalesce(json_agg(${siblingJson("'litter'")} order by young.place), '[]')
       from (
         select k.cat_id, min(k.place) as place from litter_kittens k where k.litter_id = l.id group by k.cat_id
       ) young join cats c on c.id = young.cat_id ${siblingJoins}))::text as json
   from litters l
   join cats queen on queen.id = l.dam_id
   join breeds d on d.id = queen.breed_id
   join users r on r.id = l.breeder_id
   where l.id = :id and l.status = 'confirmed'`,
  answers("GET /litters/{id}/family"),
);

export const getLitterFamily: Handler<"GET /litters/{id}/family"> = async (
  { params: { id } },
  { db, locale },
) => {
  const family = await selectLitterFamily(db, { id, locale });
  if (family === null) refuse("litter_not_found");
  return envelopeText(family, "");
};
