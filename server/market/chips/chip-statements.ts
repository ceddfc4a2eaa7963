import { statement } from "../../db/statement.ts";

/** As the index `cats_chip_digits_idx` has it. */
const digits = (cat: string) => `regexp_replace(${cat}.chip, '[ .-]', '', 'g')`;

/** The chip of a cat, and whether another cat has the same number. */
export const chipOfAd = statement(
  "sale_chip",
  `select c.chip, exists (select from cats o where ${digits("o")} = ${digits("c")} and o.id <> c.id) as is_twice
   from cats c where c.id = :catId and c.chip is not null`,
);

/** What a number that a cat is about to get meets. An ad that the club looks at is offered too. */
export const chipBesideEdit = statement(
  "sale_chip_beside_edit",
  `select coalesce(s.is_active or exists (select from held_ads h where h.sale_id = s.id and h.outcome is null), false) as is_offered,
     coalesce(${digits("c")} = :digits::text, false) as is_same,
     exists (select from cats o where ${digits("o")} = :digits::text and o.id <> c.id) as is_taken
   from cats c left join sales s on s.cat_id = c.id where c.id = :catId`,
);
