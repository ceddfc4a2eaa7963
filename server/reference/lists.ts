/**
 * The lists that forms choose from. They change only with a deployment, so each process reads them once a language and
 * answers from memory.
 */
import type { ColourKind } from "@felistry/contract/reference.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Pool } from "pg";
import type { Json } from "../db/json-text.ts";
import { answers, jsonStatement } from "../db/statement.ts";
import { type Db, poolDb } from "../db/transaction.ts";
import { wordColumns, wordIn } from "../db/word-in.ts";
import { envelopeText, type JsonText, type ReadContext } from "../http/handler.ts";

const jsonOf = (rows: string) =>
  `select coalesce(json_agg(row_to_json(l)), '[]')::text as json from (${rows}) l`;

/** In the reader's alphabetical order, regardless of the database's collation. */
const alphabetic = (word: string) => `${wordIn(word, ":locale")} collate "und-x-icu"`;

const selectBreeds = jsonStatement(
  "list_breeds",
  jsonOf(
    `select id, ems, ${wordColumns("breeds.breed")}, longhair, gallery from breeds order by ${alphabetic("breeds.breed")}`,
  ),
  answers("GET /breeds"),
);

const selectCountries = jsonStatement(
  "list_countries",
  jsonOf(
    `select id, iso2, ${wordColumns("countries.country")}, currency_id from countries order by ${alphabetic("countries.country")}`,
  ),
  answers("GET /countries/en_ru"),
);

const selectCurrencies = jsonStatement(
  "list_currencies",
  jsonOf(
    `select id, code, abb, symbol, ${wordColumns("currencies.name")} from currencies order by id`,
  ),
  answers("GET /currencies"),
);

const selectSystems = jsonStatement(
  "list_systems",
  jsonOf("select id, name, abb from cat_systems order by id"),
  answers("GET /cat-systems"),
);

const selectColours = jsonStatement(
  "list_colours",
  jsonOf(
    `select id, ems, ${wordColumns("colour_options.name", "eng")} from colour_options where kind = :kind order by sort`,
  ),
  answers("GET /color/main"),
);

export const listBreeds = kept(selectBreeds);
export const listCountries = kept(selectCountries);
export const listCurrencies = kept(selectCurrencies);
export const listSystems = kept(selectSystems);
export const listColours = (kind: ColourKind) => kept((db) => selectColours(db, { kind }));

/** A handler that reads its list once for each language. */
function kept<Value>(
  read: (db: Db, reader: { readonly locale: Locale }) => Promise<Json<Value> | null>,
) {
  const texts = new WeakMap<Pool, Map<Locale, Promise<JsonText<Value>>>>();
  return async (_input: unknown, { services: { pool }, locale }: ReadContext) => {
    const ofPool = texts.getOrInsertComputed(pool, () => new Map());
    const before = ofPool.get(locale);
    if (before) return before;
    const text = read(poolDb(pool), { locale }).then((json) => envelopeText(json!, ""));
    ofPool.set(locale, text);
    // After a database failure the next reader asks again.
    text.catch(() => ofPool.delete(locale));
    return text;
  };
}
