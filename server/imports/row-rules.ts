/** What is asked for while the rows of an import are read: breeds by name, and what the member has mended. */
import type { ColumnMapping } from "@felistry/domain/imports/columns.ts";
import type { DateOrder } from "@felistry/domain/imports/dates.ts";
import type { RowRules } from "@felistry/domain/imports/read-row.ts";
import { bookOf, type Repair } from "@felistry/domain/imports/repairs.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { wordValues } from "../db/word-in.ts";
import { numberPrefixes } from "../registration/queries.ts";

const selectBreedNames = statement(
  "import_breed_names",
  `select ems, array[${wordValues("breeds.breed")}] as names from breeds`,
);

const selectNewestRepairs = statement(
  "import_repairs_newest",
  `select distinct on (kind, line, field, lower(value)) kind, line, field, value, becomes
   from import_repairs where import_id = :importId order by kind, line, field, lower(value), id desc`,
  told<Pick<Repair, "field">>(),
);

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
    otherPrefixes: (await numberPrefixes(db, given)).slice(1),
    repairs: bookOf(await selectNewestRepairs(db, { importId })),
  };
}

async function breedsByName(db: Db): Promise<Map<string, string>> {
  const breeds = await selectBreedNames(db);
  return new Map(
    breeds.flatMap(({ ems, names }) => names.map((name) => [name.toLowerCase(), ems] as const)),
  );
}
