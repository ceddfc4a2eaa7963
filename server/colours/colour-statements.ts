import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";

export const upsertColour = statement(
  "cat_colour_upsert",
  `insert into cat_colours (cat_id, main, gold, white, tabby, point, eye, build, ems, words_en, words_ru)
   values (:catId, :main?, :gold?, :white?, :tabby?, :point?, :eye?, :build?, :ems, :wordsEn, :wordsRu)
   on conflict (cat_id) do update set main = excluded.main, gold = excluded.gold, white = excluded.white, tabby = excluded.tabby,
     point = excluded.point, eye = excluded.eye, build = excluded.build, ems = excluded.ems, words_en = excluded.words_en, words_ru = excluded.words_ru`,
);

export const deleteColour = statement(
  "cat_colour_delete",
  "delete from cat_colours where cat_id = :catId",
);

export const selectColour = statement(
  "cat_colour",
  "select main, gold, white, tabby, point, eye, build from cat_colours where cat_id = :catId",
);

const fields = COLOUR_KINDS.map((kind) => `'${kind}', k.${kind}, '${kind}_ems', k.${kind}`).join(
  ", ",
);

/** Null for an unknown cat; a cat without a colour has a record of nulls. */
export const selectColourRecord = jsonStatement(
  "cat_colour_record",
  `select json_build_object('cat_id', c.id, ${fields}, 'build', k.build, 'ems', nullif(k.ems, ''))::text as json
   from cats c left join cat_colours k on k.cat_id = c.id where c.id = :catId`,
  answers("GET /color/{id}"),
);
