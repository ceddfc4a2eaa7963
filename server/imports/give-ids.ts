/** Gives an import's cats their ids before the first is stored, so that each row names its parents from the beginning. */
import { finished } from "node:stream/promises";
import type { Family } from "@felistry/domain/imports/family.ts";
import { from as copyFrom } from "pg-copy-streams";
import { drawCatIds } from "../cats/queries.ts";
import type { ImportClient } from "./import-client.ts";

/** Each batch is one text; for fifty thousand rows these texts would be an import's largest memory use. */
const BATCH = 5_000;

/** The ids of an import's cats are within this range, possibly with other cats' in between. */
export interface CatIds {
  readonly first: number;
  readonly last: number;
}

/**
 * Puts the rows of `order` with the ids of the cats and their parents into `import_ready`. Parents among the rows are looked up
 * here: for a million rows PostgreSQL would join five tables.
 * @returns null if there are no rows
 */
export async function giveIds(
  client: ImportClient,
  order: Int32Array,
  { mother, father }: Pick<Family, "mother" | "father">,
): Promise<CatIds | null> {
  await client.query(
    "create temp table import_ready (place int not null, row_no int not null, id int not null, mother_id int, father_id int) on commit drop",
  );
  // Ids by row, 0 for a row that is not stored. Parents go first, so that theirs are known.
  const ids = new Int32Array(mother.length);
  for (let first = 0; first < order.length; first += BATCH) {
    const rows = order.subarray(first, first + BATCH);
    const given = await drawCatIds(client, rows.length);
    rows.forEach((row, place) => (ids[row] = given[place]!));
    const idOf = (row: number) => (row < 0 || ids[row] === 0 ? "\\N" : ids[row]!);
    let text = "";
    rows.forEach((row, place) => {
      text += `${first + place}\t${row}\t${ids[row]}\t${idOf(mother[row]!)}\t${idOf(father[row]!)}\n`;
    });
    const stream = client.query(copyFrom("copy import_ready from stdin"));
    stream.end(text);
    await finished(stream);
  }
  await client.query("create unique index on import_ready (place)");
  await client.query("create unique index on import_rows (row_no)");
  await client.query(PARENTS_OF_REGISTRY);
  await client.query("analyze import_ready");
  return order.length === 0 ? null : { first: ids[order[0]!]!, last: ids[order.at(-1)!]! };
}

/** Rows whose cat the registry has are not stored: as parents they are its cats. */
const PARENTS_OF_REGISTRY = `
  update import_ready i set mother_id = coalesce(i.mother_id, mk.known_id, l.mother_id), father_id = coalesce(i.father_id, fk.known_id, l.father_id)
  from import_links l
  left join (select row_no, known_id from import_links where known_id is not null) mk on mk.row_no = l.mother_row
  left join (select row_no, known_id from import_links where known_id is not null) fk on fk.row_no = l.father_row
  where l.row_no = i.row_no and coalesce(mk.known_id, l.mother_id, fk.known_id, l.father_id) is not null`;
