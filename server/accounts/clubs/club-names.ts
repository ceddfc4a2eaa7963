import type { Config } from "../../config.ts";
import { statement, told } from "../../db/statement.ts";
import type { Db } from "../../db/transaction.ts";

const selectNames = statement(
  "club_names_of_number",
  "select names from clubs where number_prefix = split_part(:number, '-', 1)",
  told<{ names: Readonly<Record<string, string>> }>(),
);

/** What the club is called that has given the number. */
export async function namesOfClub(
  db: Db,
  number: string,
  { siteName }: Pick<Config, "siteName">,
): Promise<Config["siteName"]> {
  const [club] = await selectNames(db, { number });
  return { ...siteName, ...club?.names };
}
