/** What is asked for while the rows of an import are read: breeds by name, and what the member has mended. */
import type { ColumnMapping } from "@felistry/domain/imports/columns.ts";
import type { DateOrder } from "@felistry/domain/imports/dates.ts";
import type { RowRules } from "@felistry/domain/imports/read-row.ts";
import { bookOf, type Repair } from "@felistry/domain/imports/repairs.ts";
import type { QueryResultRow } from "pg";
import type { Db } from "../db/transaction.ts";
import { wordValues } from "../db/word-in.ts";

interface RulesOf {
  readonly importId: number;
  readonly mapping: ColumnMapping;
  readonly dates: DateOrder;
  readonly today: string;
  readonly registrationPrefix: string;
}

export async function rowRules(db: Db, { importId, ...given }: RulesOf): Promise<RowRules> {
  return {
    ...given,
    breedOfName: await breedsByName(db),
    repairs: bookOf(await newestRepairs(db, importId)),
  };
}

async function breedsByName(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.query<{ ems: string; names: string[] }>({
    text: `select ems, array[${wordValues("breeds.breed")}] as names from breeds`,
  });
  return new Map(
    rows.flatMap(({ ems, names }) => names.map((name) => [name.toLowerCase(), ems] as const)),
  );
}

async function newestRepairs(db: Db, importId: number): Promise<Repair[]> {
  const { rows } = await db.query<Repair & QueryResultRow>({
    text: `select distinct on (kind, line, field, lower(value)) kind, line, field, value, becomes
     from import_repairs where import_id = $1 order by kind, line, field, lower(value), id desc`,
    values: [importId],
  });
  return rows;
}
