/**
 * The lists that forms choose from. They change only with a deployment, so each process reads them once and
 * answers from memory.
 */
import type { ColourKind } from "@felistry/contract/reference.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Pool } from "pg";
import type { JsonOf } from "../db/json-text.ts";
import { wordColumns, wordIn } from "../db/word-in.ts";
import { poolDb } from "../db/transaction.ts";
import { envelopeText, type Handler, type TextOf } from "../http/handler.ts";

export type ListKey =
  | "GET /breeds"
  | "GET /countries/en_ru"
  | "GET /currencies"
  | "GET /cat-systems"
  | `GET /color/${ColourKind}`;

/** In the reader's alphabetical order, regardless of the database's collation. */
const alphabetic = (column: string) => (locale: Locale) =>
  `${wordIn(column, `'${locale}'`)} collate "und-x-icu"`;
const given = (order: string) => () => order;

interface List {
  readonly columns: string;
  readonly from: string;
  readonly order: (locale: Locale) => string;
}

const colourList = (kind: ColourKind): List => ({
  columns: `id, ems, ${wordColumns("colour_options.name", "eng")}`,
  from: `colour_options where kind = '${kind}'`,
  order: given("sort"),
});

const lists: Readonly<Record<ListKey, List>> = {
  "GET /color/main": colourList("main"),
  "GET /color/gold": colourList("gold"),
  "GET /color/white": colourList("white"),
  "GET /color/tabby": colourList("tabby"),
  "GET /color/point": colourList("point"),
  "GET /color/eye": colourList("eye"),
  "GET /breeds": {
    columns: `id, ems, ${wordColumns("breeds.breed")}, longhair, gallery`,
    from: "breeds",
    order: alphabetic("breeds.breed"),
  },
  "GET /countries/en_ru": {
    columns: `id, iso2, ${wordColumns("countries.country")}, currency_id`,
    from: "countries",
    order: alphabetic("countries.country"),
  },
  "GET /currencies": {
    columns: `id, code, abb, symbol, ${wordColumns("currencies.name")}`,
    from: "currencies",
    order: given("id"),
  },
  "GET /cat-systems": { columns: "id, name, abb", from: "cat_systems", order: given("id") },
};

const read = new WeakMap<Pool, Map<string, Promise<TextOf<ListKey>>>>();

/** The handler of one list. */
export function listHandler<Key extends ListKey>(key: Key): Handler<Key> {
  const handler: Handler<ListKey> = async (_input, { services, locale }) =>
    kept(services.pool, key, locale);
  return handler as Handler<Key>;
}

function kept(pool: Pool, key: ListKey, locale: Locale): Promise<TextOf<ListKey>> {
  let texts = read.get(pool);
  if (!texts) read.set(pool, (texts = new Map()));
  const name = `${locale} ${key}`;
  let text = texts.get(name);
  if (!text) {
    text = readList(pool, lists[key], locale);
    texts.set(name, text);
    // After a database failure the next reader asks again.
    text.catch(() => texts.delete(name));
  }
  return text;
}

async function readList(
  pool: Pool,
  { columns, from, order }: List,
  locale: Locale,
): Promise<TextOf<ListKey>> {
  const { rows } = await poolDb(pool).query<{ json: JsonOf<ListKey> }>({
    text: `select coalesce(json_agg(row_to_json(l)), '[]')::text as json from (select ${columns} from ${from} order by ${order(locale)}) l`,
  });
  return envelopeText(rows[0]!.json, "");
}
