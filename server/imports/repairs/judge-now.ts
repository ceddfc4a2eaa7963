/** Judges a table of a few thousand rows at once, in the call that has mended something in it. */
import type { Tx } from "../../db/transaction.ts";
import type { Config } from "../../config.ts";
import { clientOf } from "../import-client.ts";
import { importTable } from "../import-table.ts";
import { faultKeeper, keepOutcome } from "../keep-outcome.ts";
import { pagedRows, readingKey } from "../pages.ts";
import { rowRules } from "../row-rules.ts";
import type { ImportRow } from "../statements.ts";

export async function judgeNow(
  tx: Tx,
  row: ImportRow,
  today: string,
  { registrationPrefix }: Config,
): Promise<void> {
  const { id: importId, mapping, dates, missing_parents: missingParents, users_id } = row;
  const client = clientOf(tx);
  const faults = faultKeeper(client, importId);
  await faults.empty();
  const outcome = await importTable(client, {
    importId,
    memberId: users_id,
    rules: await rowRules(tx, { importId, mapping, dates, today, registrationPrefix }),
    missingParents,
    rows: pagedRows(client, importId),
    save: false,
    onProgress: async () => {},
    keep: faults.keep,
  });
  const of = { importId, revision: row.revision, pagedAs: readingKey(row) };
  await keepOutcome(client, of, outcome, "checked");
}
