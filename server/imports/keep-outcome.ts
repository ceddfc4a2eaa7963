/** Writes what a pass has found to where it is shown. */
import { IMPORT_FAULTS_SHOWN } from "@felistry/domain/imports/limits.ts";
import { statement } from "../db/statement.ts";
import type { ImportClient } from "./import-client.ts";
import type { ImportOutcome } from "./import-table.ts";
import { FIRST_PLACE_BETWEEN, type LineFault } from "./line-fault.ts";

const deleteFaults = statement(
  "import_faults_delete",
  "delete from import_faults where import_id = :importId",
);

const deleteFaultsBetween = statement(
  "import_faults_between_delete",
  "delete from import_faults where import_id = :importId and place >= :firstPlace",
);

const insertFaults = statement(
  "import_faults_insert",
  `insert into import_faults (import_id, line, place, field, kind, value, choices)
   select :importId, line, place, field, kind, value, nullif(choices, '')
   from unnest(:lines::int[], :places::int[], :fields::text[], :kinds::text[], :texts::text[], :choices::text[])
     f(line, place, field, kind, value, choices)`,
);

const setOutcome = statement(
  "import_set_outcome",
  `update imports set state = :state, checked = :total, total = :total, faulty = :faulty, left_out = :leftOut, warned = :warned,
     known = :known, saved = :saved, added = :added, first_cat_id = :firstCatId?, last_cat_id = :lastCatId?, causes = :causes,
     paged_as = :pagedAs, columns_left = :columnsLeft, brought = :brought, updated_at = now(),
     judged = case when :state = 'checked' then judged end,
     faults = coalesce((
       select jsonb_agg(jsonb_build_object('line', line, 'field', field, 'kind', kind, 'value', value) order by line, place)
       from (select * from import_faults where import_id = :importId order by line, place limit ${IMPORT_FAULTS_SHOWN}) f
     ), '[]')
   where id = :importId and revision = :revision returning id`,
);

/** In place of what an earlier pass has found. */
export function faultKeeper(client: ImportClient, importId: number) {
  let isEmptied = false;
  const empty = async () => {
    if (!isEmptied) await deleteFaults(client, { importId });
    isEmptied = true;
  };
  return {
    empty,
    /** Only those between rows: what a line has by itself stands. */
    async emptyBetween(): Promise<void> {
      await deleteFaultsBetween(client, { importId, firstPlace: FIRST_PLACE_BETWEEN });
      isEmptied = true;
    },
    async keep(faults: readonly LineFault[]): Promise<void> {
      await empty();
      const of = <Key extends keyof LineFault>(key: Key) => faults.map((fault) => fault[key]);
      await insertFaults(client, {
        importId,
        lines: of("line"),
        places: of("place"),
        fields: of("field"),
        kinds: of("kind"),
        texts: of("value"),
        choices: of("choices").map((choices) => choices ?? ""),
      });
    },
  };
}

/** @returns false if the import is gone, or a repair has come meanwhile */
export async function keepOutcome(
  client: ImportClient,
  {
    importId,
    revision,
    pagedAs,
  }: { readonly importId: number; readonly revision: number; readonly pagedAs: string },
  { cats, causes, columnsLeft, brought, ...outcome }: ImportOutcome,
  state: "checked" | "saved" | "attaching",
): Promise<boolean> {
  const [kept] = await setOutcome(client, {
    total: outcome.total,
    faulty: outcome.faulty,
    leftOut: outcome.leftOut,
    warned: outcome.warned,
    known: outcome.known,
    saved: outcome.saved,
    added: outcome.added,
    importId,
    revision,
    pagedAs,
    state,
    firstCatId: cats?.first ?? null,
    lastCatId: cats?.last ?? null,
    causes: JSON.stringify(causes),
    columnsLeft: JSON.stringify(columnsLeft),
    brought: JSON.stringify(brought),
  });
  return kept !== undefined;
}
