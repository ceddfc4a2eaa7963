import type { Config } from "../config.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

const selectPrefixes = statement(
  "registration_prefixes",
  "select number_prefix as prefix from clubs where number_prefix is not null order by id",
  told<{ prefix: string }>(),
);

/** What the numbers of this site's clubs begin with, the first club's first. */
export async function numberPrefixes(
  db: Db,
  { registrationPrefix }: Pick<Config, "registrationPrefix">,
): Promise<readonly string[]> {
  return [registrationPrefix, ...(await selectPrefixes(db)).map(({ prefix }) => prefix)];
}
