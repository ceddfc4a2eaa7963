import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

const selectEmpty = statement(
  "demo_registry_empty",
  "select not exists (select from users) as empty",
);

export async function isRegistryEmpty(db: Db): Promise<boolean> {
  return (await selectEmpty(db))[0]?.empty === true;
}
