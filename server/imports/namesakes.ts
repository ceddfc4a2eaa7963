/** Finds rows that the member's cats or others' already are, or probably are. */
import type { Repair } from "@felistry/domain/imports/repairs.ts";
import type { ImportClient } from "./import-client.ts";
import { findLikelyCats } from "./likely-rows.ts";

/** What is said of a line holds for all rows that say the same of the cat's name, sex and birth. */
const CHOSEN_ROWS = `
  select r.row_no, said.line, r.sex, r.line = said.line as is_itself
  from unnest($1::int[]) said(line) join import_rows one on one.line = said.line
  join import_rows r on r.full_name = one.full_name and r.sex = one.sex and r.birthdate is not distinct from one.birthdate`;

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
      `delete from import_known k using (${CHOSEN_ROWS}) chosen where chosen.row_no = k.row_no`,
      values.slice(0, 1),
    );
    await client.query(
      `insert into import_known select distinct on (chosen.row_no) chosen.row_no, c.id, c.cat_birthdate
       from unnest($1::int[], $2::int[]) p(line, cat_id)
       join (${CHOSEN_ROWS}) chosen on chosen.line = p.line join cats c on c.id = p.cat_id and c.sex = chosen.sex
       order by chosen.row_no, chosen.is_itself desc`,
      values,
    );
  }
  await client.query("analyze import_known");
}

/** Of larger tables only numbers are compared. */
const ROWS_COMPARED_MAX = 20_000;
const CHOICES_MAX = 5;

/** Day and month may have been exchanged. */
const COMPARED = `, nullif(number_key(r.number), '') as number_key, r.full_name, name_words_key(r.full_name) as words, word_keys(r.full_name) as each_word, array[r.birthdate, case when extract(day from r.birthdate) <= 12
  then make_date(extract(year from r.birthdate)::int, extract(day from r.birthdate)::int, extract(month from r.birthdate)::int) end] as days`;

/** Cats that a new row may be: of the same number, or by their likeness. */
export async function findNamesakes(
  client: ImportClient,
  { rows, offers }: { readonly rows: number; readonly offers: boolean },
  chosen: readonly Repair[],
): Promise<void> {
  await client.query(
    "create temp table import_namesakes (row_no int, choices text) on commit drop",
  );
  if (!offers) return;
  const isCompared = rows <= ROWS_COMPARED_MAX;
  await client.query(
    `create temp table import_fresh on commit drop as
     select r.row_no, r.number, r.sex${isCompared ? COMPARED : ""}
     from import_rows r
     where not exists (select from import_known k where k.row_no = r.row_no)
       and not exists (select from import_twice t where t.row_no = r.row_no)
       and r.row_no not in (select chosen.row_no from (${CHOSEN_ROWS}) chosen)`,
    [chosen.map(({ line }) => line)],
  );
  await client.query("analyze import_fresh");
  if (isCompared) await findLikelyCats(client);
  else
    await client.query(
      `insert into import_namesakes
       select row_no, array_to_string((array_agg('cat:' || id order by id))[1:${CHOICES_MAX}], ',')
       from (${["reg_num", "number_elsewhere"]
         .map(
           (column) =>
             `select r.row_no, c.id from import_fresh r join cats c on c.${column} = r.number and c.sex = r.sex`,
         )
         .join(" union ")}) same group by row_no`,
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
