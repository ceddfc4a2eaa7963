/** Finds rows that the member's cats or others' already are, or probably are. */
import type { Repair } from "@felistry/domain/imports/repairs.ts";
import { figuresOf } from "./find-parents.ts";
import type { ImportClient } from "./import-client.ts";

/** Keeps a file imported or confirmed twice from creating anything twice; the member's choices go first. */
export async function findKnown(
  client: ImportClient,
  memberId: number,
  chosen: readonly Repair[],
): Promise<void> {
  await client.query(
    "create temp table import_known (row_no int not null, cat_id int not null, born date) on commit drop",
  );
  await client.query(
    `insert into import_known
     select r.row_no, min(c.id), r.birthdate from import_rows r
     join breeds b on b.ems = r.breed
     join cats c on c.search_name = r.full_name and c.sex = r.sex and c.breed_id = b.id
       and c.cat_birthdate is not distinct from r.birthdate
     where $1 in (c.users_id, c.online_owner_id)
     group by r.row_no, r.birthdate`,
    [memberId],
  );
  if (chosen.length > 0) {
    const values = [
      chosen.map(({ line }) => line),
      chosen.map(({ becomes }) => (becomes === "new" ? null : Number(becomes.slice(4)))),
    ];
    await client.query(
      `delete from import_known k using import_rows r, unnest($1::int[], $2::int[]) p(line, cat_id)
       where r.line = p.line and k.row_no = r.row_no`,
      values,
    );
    await client.query(
      `insert into import_known select r.row_no, c.id, c.cat_birthdate
       from unnest($1::int[], $2::int[]) p(line, cat_id)
       join import_rows r on r.line = p.line join cats c on c.id = p.cat_id and c.sex = r.sex`,
      values,
    );
  }
  await client.query("analyze import_known");
}

/** Above it only numbers are compared: names by sound would take longer than all else. */
const ROWS_COMPARED_MAX = 50_000;
const CHOICES_MAX = 5;

/** Cats that a new row may be: of the same number, or of a name that sounds the same and no other birth date. */
export async function findNamesakes(
  client: ImportClient,
  { rows, offers }: { readonly rows: number; readonly offers: boolean },
  chosen: readonly Repair[],
): Promise<void> {
  if (!offers) {
    await client.query(
      "create temp table import_namesakes (row_no int, choices text) on commit drop",
    );
    return;
  }
  const byNumber = ["reg_num", "number_elsewhere"].map(
    (column) =>
      `select r.row_no, c.id, 0 as rank from import_fresh r join cats c on c.${column} = r.number and c.sex = r.sex`,
  );
  const byName = `
    select r.row_no, c.id, 1 from import_fresh r join cats c on name_key(c.search_name) = r.key and c.sex = r.sex and ${figuresOf("c.search_name")} = r.figures
      and coalesce(c.cat_birthdate = r.birthdate, true)`;
  const isCompared = rows <= ROWS_COMPARED_MAX;
  await client.query(
    `create temp table import_fresh on commit drop as
     select r.row_no, r.number, r.sex, r.birthdate, ${isCompared ? "name_key(r.full_name)" : "null"} as key, ${figuresOf("r.full_name")} as figures from import_rows r
     where not exists (select from import_known k where k.row_no = r.row_no)
       and not exists (select from import_twice t where t.row_no = r.row_no)
       and r.line <> all ($1::int[])`,
    [chosen.map(({ line }) => line)],
  );
  await client.query("analyze import_fresh");
  await client.query(
    `create temp table import_namesakes on commit drop as
     select row_no, array_to_string((array_agg('cat:' || id order by rank, id))[1:${CHOICES_MAX}], ',') as choices
     from (
       select row_no, id, min(rank) as rank from (${[...byNumber, ...(isCompared ? [byName] : [])].join(" union all ")}) alike
       group by row_no, id
     ) each group by row_no`,
  );
  await client.query("analyze import_namesakes");
}

/** One number of two cats: whose it is nobody knows, so none of them gets it, unless they had it here. */
export async function findNumbersTwice(client: ImportClient): Promise<void> {
  await client.query(`
    create temp table import_numbers_twice on commit drop as
    with standing as (
      select r.row_no, r.line, r.number from import_rows r
      where r.number is not null and r.identity is null and not exists (select from import_twice t where t.row_no = r.row_no)
    ), twice as (
      select number, min(line) as first_line, max(line) as last_line from standing group by number having count(*) > 1
    )
    select s.row_no, s.number, case when s.line = t.first_line then t.last_line else t.first_line end as other_line
    from twice t join standing s on s.number = t.number`);
  await client.query("analyze import_numbers_twice");
}

export async function leaveOutNumbersTwice(client: ImportClient): Promise<void> {
  await client.query(
    "update import_rows r set number = null from import_numbers_twice t where t.row_no = r.row_no",
  );
}
