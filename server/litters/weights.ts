/** Weights of kittens by day: entered by the breeder, read by whoever reads the litter. */
import { addDays } from "@felistry/domain/calendar.ts";
import { WEIGHED_DAYS, lossOf } from "@felistry/domain/litters/weights.ts";
import { statement, told } from "../db/statement.ts";
import { presentState, versionOf } from "../db/versioned.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";

/** SQL over `litters l`: every weight, by day and kitten. */
const state = `(select coalesce(jsonb_object_agg(w.day || ' ' || w.place, w.grams), '{}') from kitten_weights w where w.litter_id = l.id)`;
const version = versionOf(state);

export const weightVersionRules = {
  "litter-weights": presentState(
    "litter_weights",
    "select from litters where id = :rowId for no key update",
    state,
    "from litters l where l.id = :rowId",
  ),
};

const selectWeights = statement(
  "litter_weights",
  `select k.place, k.cat_name, k.sex,
     (select coalesce(json_agg(json_build_object('day', w.day, 'grams', w.grams) order by w.day), '[]')
      from kitten_weights w where w.litter_id = k.litter_id and w.place = k.place) as weights
   from litter_kittens k where k.litter_id = :id order by k.place`,
  told<{ sex: "female" | "male"; weights: { day: string; grams: number }[] }>(),
);

const selectBorn = statement(
  "litter_weighed",
  `select l.born, l.breeder_id, l.status, ${version}::float8 as version from litters l where l.id = :id`,
  told<{ version: number }>(),
);

const deleteDay = statement(
  "litter_weights_delete",
  "delete from kitten_weights where litter_id = :id and day = :day and place = any (:places::int[])",
);

const keepDay = statement(
  "litter_weights_keep",
  `insert into kitten_weights (litter_id, place, day, grams)
   select :id::int, w.place, :day::date, w.grams from unnest(:places::int[], :grams::int[]) as w (place, grams)
     join litter_kittens k on k.litter_id = :id::int and k.place = w.place
   on conflict (litter_id, place, day) do update set grams = excluded.grams`,
);

async function weightsOf(db: Db, id: number, memberId: number) {
  const [litter] = await selectBorn(db, { id });
  const kittens = await selectWeights(db, { id });
  return {
    version: litter!.version,
    born: litter!.born,
    is_breeder: litter!.breeder_id === memberId,
    kittens: kittens.map((kitten) => ({ ...kitten, loss: lossOf(kitten.weights) })),
  };
}

export const getWeights: Handler<"GET /litters/{id}/weights"> = async (
  { params: { id } },
  { db, member },
) => ({ data: await weightsOf(db, id, member.id) });

/** All of a day at once; an emptied field deletes its weight. */
export const keepWeights: Handler<"PUT /litters/{id}/weights"> = async (
  { params: { id }, body: { day, weights } },
  { db, member, today },
) => {
  const litter = (await selectBorn(db, { id }))[0]!;
  if (litter.breeder_id !== member.id) refuse("not_allowed");
  if (litter.status !== "waiting" && litter.status !== "confirmed") refuse("litter_over");
  if (day < litter.born || day > today || day > addDays(litter.born, WEIGHED_DAYS))
    refuse("bad_input", { fields: [{ field: "day", code: "weight_day" }] });
  const kept = weights.flatMap(({ place, grams }) => (grams === null ? [] : [{ place, grams }]));
  const emptied = weights.filter(({ grams }) => grams === null).map(({ place }) => place);
  if (emptied.length > 0) await deleteDay(db, { id, day, places: emptied });
  if (kept.length > 0)
    await keepDay(db, {
      id,
      day,
      places: kept.map(({ place }) => place),
      grams: kept.map(({ grams }) => grams),
    });
  return { data: await weightsOf(db, id, member.id) };
};
