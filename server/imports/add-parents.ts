/** Unknown parents named in a table: each becomes an additional row after the table's. */
import type { MissingParents } from "@felistry/domain/imports/columns.ts";
import { isCatName } from "@felistry/domain/cats/name.ts";
import { bareName, readName } from "@felistry/domain/imports/names/read-name.ts";
import type { RowRules } from "@felistry/domain/imports/read-row.ts";
import { passesForRegistrationNumber } from "@felistry/domain/registration/registration-number.ts";
import { IN_FILE_BY_NAME, STILL_ASKED } from "./find-parents.ts";
import type { ImportClient } from "./import-client.ts";

const PAGE = 2_000;

interface NamedParent {
  readonly sex: string;
  readonly name: string;
  readonly number: string | null;
  readonly line: number;
  readonly breed: string;
}

/**
 * Those that the member wants, and all if missing ones are added. A parent gets the breed of its first kitten; nothing else is known about it. Text that cannot be a cat's name (a number, a
 * title in brackets) stays not found. `rows`: the number of existing rows.
 * @returns how many are added
 */
export async function addNamedParents(
  client: ImportClient,
  rows: number,
  {
    registrationPrefix,
    otherPrefixes = [],
  }: Pick<RowRules, "registrationPrefix" | "otherPrefixes">,
  missing: MissingParents,
): Promise<number> {
  const prefixes = [registrationPrefix, ...otherPrefixes];
  const isOurs = (text: string) =>
    prefixes.some((prefix) => passesForRegistrationNumber(text, prefix));
  await client.query(`declare import_named no scroll cursor for ${named(missing)}`);
  let added = 0;
  for (;;) {
    const page = await client.query<NamedParent>(`fetch ${PAGE} from import_named`);
    if (page.rows.length === 0) break;
    const parents = page.rows.flatMap(({ name, ...row }) => {
      const isNumber = isOurs(name) || (!isCatName(name) && /\d{3}/u.test(name));
      const read = isNumber ? null : readName(name);
      return read === null || !/\p{Letter}/u.test(read.name)
        ? []
        : [{ ...row, ...read, text: name }];
    });
    await client.query({
      text: `insert into import_rows (row_no, line, mine, cat_name, sex, breed, prefix, suffix, printed, titles, bare_name, number, club_number)
             select $1 + n - 1, line, 0, name, sex, breed, prefix, suffix, printed, titles, bare, number, club_number
             from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[])
               with ordinality p(line, name, sex, breed, prefix, suffix, printed, titles, bare, number, club_number, n)`,
      values: [
        rows + added,
        parents.map(({ line }) => line),
        parents.map(({ name }) => name),
        parents.map(({ sex }) => sex),
        parents.map(({ breed }) => breed),
        parents.map(({ prefix }) => prefix),
        parents.map(({ suffix }) => suffix),
        parents.map(({ printed }) => printed),
        parents.map(({ titles }) => (titles.length === 0 ? null : JSON.stringify(titles))),
        parents.map(({ text }) => bareName(text)),
        parents.map(({ number }) => number),
        parents.map(({ number }) => (number !== null && isOurs(number) ? number : null)),
      ],
    });
    added += parents.length;
  }
  await client.query("close import_named");
  await client.query("analyze import_rows");
  for (const found of IN_FILE_BY_NAME)
    await client.query(`insert into import_found ${found}`, [rows]);
  await client.query("analyze import_found");
  return added;
}

/** Only for rows that will be stored: known or duplicate rows need no parent. */
const askedBy = (sex: string, role: string) => `
  select a.sex, coalesce(a.called, a.name) as name, case when a.called is not null then a.name end as number, r.line, r.breed, w.name is not null as wanted
  from ${STILL_ASKED} a join import_rows r on r.${role} = a.name
  left join import_wanted w on w.sex = a.sex and w.name = a.name
  where a.sex = '${sex}'
    and not exists (select from import_known k where k.row_no = r.row_no)
    and not exists (select from import_twice t where t.row_no = r.row_no)`;

/** A name that belongs to a cat of the other sex, here or in the registry, was in the wrong column. */
const named = (missing: MissingParents) => `
  select min(sex) as sex, min(name) as name, min(number) as number, min(line) as line, (array_agg(breed order by line))[1] as breed
  from (${askedBy("female", "mother")} union all ${askedBy("male", "father")}) asked
  where wanted or ${missing === "add"}
    and not exists (select from import_rows o where o.full_name = lower(asked.name))
    and not exists (select from cats c where c.search_name = lower(asked.name))
  group by lower(name) having min(sex) = max(sex) and count(distinct number) < 2`;
