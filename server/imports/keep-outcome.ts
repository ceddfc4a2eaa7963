/** Writes what a pass has found to where it is shown. */
import { IMPORT_FAULTS_SHOWN } from "@felistry/domain/imports/limits.ts";
import type { ImportClient } from "./import-client.ts";
import type { ImportOutcome } from "./import-table.ts";
import type { LineFault } from "./line-fault.ts";

/** In place of what an earlier pass has found. */
export function faultKeeper(client: ImportClient, importId: number) {
  let isEmptied = false;
  const empty = async () => {
    if (!isEmptied)
      await client.query("delete from import_faults where import_id = $1", [importId]);
    isEmptied = true;
  };
  return {
    empty,
    async keep(faults: readonly LineFault[]): Promise<void> {
      await empty();
      const of = <Key extends keyof LineFault>(key: Key) => faults.map((fault) => fault[key]);
      await client.query({
        name: "import_faults_insert",
        text: `insert into import_faults (import_id, line, place, field, kind, value, choices)
               select $1, line, place, field, kind, value, choices
               from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[]) f(line, place, field, kind, value, choices)`,
        values: [
          importId,
          of("line"),
          of("place"),
          of("field"),
          of("kind"),
          of("value"),
          of("choices"),
        ],
      });
    },
  };
}

/** @returns false if the import is gone, or a repair has come meanwhile */
export async function keepOutcome(
  client: ImportClient,
  of: { readonly importId: number; readonly revision: number; readonly pagedAs: string },
  outcome: ImportOutcome,
  state: "checked" | "saved",
): Promise<boolean> {
  const { total, faulty, leftOut, warned, known, saved, added, cats, causes, columnsLeft } =
    outcome;
  const { rowCount } = await client.query(
    `update imports set state = $3, checked = $4, total = $4, faulty = $5, left_out = $6, warned = $7, known = $8, saved = $9,
       added = $10, first_cat_id = $11, last_cat_id = $12, causes = $13, paged_as = $14, columns_left = $15, updated_at = now(),
       faults = coalesce((
         select jsonb_agg(jsonb_build_object('line', line, 'field', field, 'kind', kind, 'value', value) order by line, place)
         from (select * from import_faults where import_id = $1 order by line, place limit ${IMPORT_FAULTS_SHOWN}) f
       ), '[]')
     where id = $1 and revision = $2`,
    [
      of.importId,
      of.revision,
      state,
      total,
      faulty,
      leftOut,
      warned,
      known,
      saved,
      added,
      cats?.first,
      cats?.last,
      JSON.stringify(causes),
      of.pagedAs,
      JSON.stringify(columnsLeft),
    ],
  );
  return rowCount === 1;
}
