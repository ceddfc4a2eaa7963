/**
 * How many cats each breed has. Counting a million cats takes longer than a list may, so a count is kept for a
 * minute: nobody chooses a breed by its newest kitten, and the market's own list is always current.
 */
import type { Pool } from "pg";
import { answers, jsonStatement } from "../db/statement.ts";
import { poolDb } from "../db/transaction.ts";
import { envelopeText, type Handler, type TextOf } from "../http/handler.ts";

const KEPT_MS = 60_000;

const countBreeds = jsonStatement(
  "breed_counts",
  `select coalesce(json_agg(json_build_object('id', b.id, 'cats', coalesce(c.cats, 0), 'for_sale', coalesce(s.ads, 0)) order by b.id), '[]')::text as json
   from breeds b
   left join (select breed_id, count(*) as cats from cats group by breed_id) c on c.breed_id = b.id
   left join (select breed_id, count(*) as ads from sales where is_active group by breed_id) s on s.breed_id = b.id`,
  answers("GET /breeds/counts"),
);

const kept = new WeakMap<Pool, { until: number; text: Promise<TextOf<"GET /breeds/counts">> }>();

export const getBreedCounts: Handler<"GET /breeds/counts"> = async (_input, { services }) => {
  const { pool } = services;
  const before = kept.get(pool);
  if (before && before.until > performance.now()) return before.text;
  const text = countBreeds(poolDb(pool)).then((json) => envelopeText(json!, ""));
  kept.set(pool, { until: performance.now() + KEPT_MS, text });
  // After a database failure the next reader asks again.
  text.catch(() => kept.delete(pool));
  return text;
};
