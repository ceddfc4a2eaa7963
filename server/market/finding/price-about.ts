import type { z } from "zod";
import type { priceAbout } from "@felistry/contract/market/family.ts";
import { priceWithBreeding } from "@felistry/domain/market/price.ts";
import { converted, dayOfRate, roughly } from "@felistry/domain/market/rates.ts";
import type { Db } from "../../db/transaction.ts";
import { statement } from "../../db/statement.ts";
import { selectRates } from "./ad-index-statements.ts";

const selectPrice = statement(
  "sale_price_for_reader",
  `select s.price_pet, s.price_breeding, s.sale_for_breeding, s.currency_id, y.id as own_id
   from sales s
   left join users u on u.id = :readerId?::int
   left join countries n on n.id = u.country_id
   left join currencies y on y.id = n.currency_id
   where s.cat_id = :catId`,
);

interface Reader {
  readonly catId: number;
  readonly readerId: number | null;
  /** ISO 4217, if the reader asks for one. */
  readonly currency?: string | undefined;
  readonly today: string;
}

/** An ad's prices in the currency asked for, else in that of the member's country; null without a rate of it, or if the ad has it anyway. */
export async function priceForReader(
  db: Db,
  { catId, readerId, currency, today }: Reader,
): Promise<z.input<typeof priceAbout> | null> {
  if (readerId === null && currency === undefined) return null;
  const [sale] = await selectPrice(db, { catId, readerId });
  if (!sale) return null;
  const said = await selectRates(db, { today });
  const to = said.find(({ code, currency_id }) =>
    currency === undefined ? currency_id === sale.own_id : code === currency.toUpperCase(),
  );
  if (!to || to.currency_id === sale.currency_id) return null;
  const rates = new Map(said.map((rate) => [rate.currency_id, rate.per_euro]));
  const turned = (price: number | null) => {
    const amount = price && converted(price, sale.currency_id, to.currency_id, rates);
    return amount === null ? null : roughly(amount);
  };
  const pet = turned(sale.price_pet);
  if (pet === null) return null;
  return {
    pet,
    breeding: turned(priceWithBreeding(sale)),
    currency_abb: to.abb,
    day: dayOfRate(sale.currency_id, to.currency_id, said),
  };
}
