/** Rates of currencies are loaded by an operator's command from a table of `day,currency,rate` lines. */
import { readFile } from "node:fs/promises";
import type { Pool } from "pg";
import { readRates } from "@felistry/domain/market/rates.ts";
import { statement } from "../../db/statement.ts";
import { inTransaction, poolDb } from "../../db/transaction.ts";

/** What is wrong with the table, in a sentence. */
export class BadRates extends Error {}

const upsertRates = statement(
  "currency_rates_load",
  `insert into currency_rates (currency_id, day, per_euro)
   select distinct on (y.id, r.day) y.id, r.day, r.rate
   from unnest(:days::date[], :codes::text[], :rates::numeric[]) with ordinality as r(day, code, rate, line)
   join currencies y on y.code = r.code
   order by y.id, r.day, r.line desc
   on conflict (currency_id, day) do update set per_euro = excluded.per_euro, loaded_at = now()
   returning currency_id`,
);

const selectCodes = statement("currency_codes", "select code from currencies where code <> 'EUR'");

/** @returns how many rates are stored; all of the table or nothing */
export async function loadRates(pool: Pool, file: string): Promise<number> {
  const lines = readRates(await readFile(file, "utf8"));
  if ("badLine" in lines)
    throw new BadRates(
      `Line ${lines.badLine} is not "day,currency,rate", such as 2026-11-23,USD,1.08.`,
    );
  return inTransaction(pool, async (tx) => {
    const known = new Set((await selectCodes(tx)).map(({ code }) => code));
    const strange = lines.find(({ currency }) => !known.has(currency));
    if (strange)
      throw new BadRates(`The site has no currency "${strange.currency}" beside the euro.`);
    const stored = await upsertRates(tx, {
      days: lines.map(({ day }) => day),
      codes: lines.map(({ currency }) => currency),
      rates: lines.map(({ perEuro }) => String(perEuro)),
    });
    return stored.length;
  });
}

/** What a command prints: the newest rates and their days. */
export const newestRates = (pool: Pool) => selectNewest(poolDb(pool));

const selectNewest = statement(
  "currency_rates_said",
  `select distinct on (y.code) y.code, r.day, r.per_euro::text as "perEuro"
   from currency_rates r join currencies y on y.id = r.currency_id order by y.code, r.day desc`,
);
