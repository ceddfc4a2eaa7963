import { COLOUR_KINDS, type ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { jsonStatement, statement } from "../db/statement.ts";

type Code = string | null;
type Colour = [
  catId: number,
  main: Code,
  gold: Code,
  white: Code,
  tabby: Code,
  point: Code,
  eye: Code,
  ems: string,
  wordsEn: string,
  wordsRu: string,
];

export const upsertColour = statement<Colour, never>(
  "cat_colour_upsert",
  `insert into cat_colours (cat_id, main, gold, white, tabby, point, eye, ems, words_en, words_ru)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (cat_id) do update set main = excluded.main, gold = excluded.gold, white = excluded.white, tabby = excluded.tabby,
     point = excluded.point, eye = excluded.eye, ems = excluded.ems, words_en = excluded.words_en, words_ru = excluded.words_ru`,
);

export const deleteColour = statement<[catId: number], never>(
  "cat_colour_delete",
  "delete from cat_colours where cat_id = $1",
);

export const selectColour = statement<[catId: number], ColourCodes>(
  "cat_colour",
  "select main, gold, white, tabby, point, eye from cat_colours where cat_id = $1",
);

const fields = COLOUR_KINDS.map((kind) => `'${kind}', k.${kind}, '${kind}_ems', k.${kind}`).join(
  ", ",
);

/** Null for an unknown cat; a cat without a colour has a record of nulls. */
export const selectColourRecord = jsonStatement<[catId: number]>(
  "cat_colour_record",
  `select json_build_object('cat_id', c.id, ${fields}, 'ems', nullif(k.ems, ''))::text as json
   from cats c left join cat_colours k on k.cat_id = c.id where c.id = $1`,
);
