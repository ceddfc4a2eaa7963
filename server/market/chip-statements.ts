import { statement } from "../db/statement.ts";

/** As the index `cats_chip_digits_idx` has it. */
const digits = (cat: string) => `regexp_replace(${cat}.chip, '[ .-]', '', 'g')`;

/** The chip of a cat, and whether another cat has the same number. */
export const chipOfAd = statement(
  "sale_chip",
  `select c.chip, exists (select from cats o where ${digits("o")} = ${digits("c")} and o.id <> c.id) as is_twice
   from cats c where c.id = :catId and c.chip is not null`,
);
