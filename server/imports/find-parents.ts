/** Looks up the parents that a table names: as chosen by the member, by number, by name, in the file before the registry. */
import type { Repair } from "@felistry/domain/imports/repairs.ts";
import type { ImportClient } from "./import-client.ts";
import { MONTHS_BEFORE_CHILD } from "@felistry/domain/pedigree/parent-rules.ts";
import { parentsOf } from "../pedigree/queries.ts";

const BEFORE_CHILD = `interval '${MONTHS_BEFORE_CHILD} months'`;
const CHOICES_MAX = 10;

/** Each parent reference is looked up once, however many kittens share it. */
export async function findParents(
  client: ImportClient,
  memberId: number,
  chosen: readonly Repair[],
): Promise<void> {
  await client.query(`
    create temp table import_asked on commit drop as
    select 'female' as sex, mother as name, min(mother_bare) as bare, min(mother_called) as called from import_rows where mother is not null group by mother
    union all
    select 'male', father, min(father_bare), min(father_called) from import_rows where father is not null group by father`);
  await client.query("analyze import_asked");
  await client.query(
    `create temp table import_found (
       sex text not null, name text not null, row_no int, cat_id int, born date, died date, many boolean not null,
       stopped_line int, choices text
     ) on commit drop`,
  );
  await client.query(
    "create temp table import_wanted (sex text not null, name text not null) on commit drop",
  );
  if (chosen.length > 0) await takeChosen(client, chosen);
  for (const found of [...IN_FILE, IN_STOPPED, ...IN_REGISTRY, IN_FILE_BY_PART]) {
    const { rowCount } = await client.query(`insert into import_found ${found}`);
    if (rowCount === 0) continue;
    await client.query("analyze import_found");
    if (await areAllFound(client)) break;
  }
  await preferOwn(client, memberId);
}

/** A program names parents in one way: most tables need one of the ways in which they are looked up. */
async function areAllFound(client: ImportClient): Promise<boolean> {
  const { rows } = await client.query<{ all_found: boolean }>(
    `select not exists (select from ${STILL_ASKED} s) as all_found`,
  );
  return rows[0]!.all_found;
}

async function takeChosen(client: ImportClient, chosen: readonly Repair[]): Promise<void> {
  const sexes = chosen.map(({ field }) => (field === "mother" ? "female" : "male"));
  const names = chosen.map(({ value }) => value.toLowerCase());
  const numberAfter = (sign: string) =>
    chosen.map(({ becomes }) =>
      becomes.startsWith(sign) ? Number(becomes.slice(sign.length)) : null,
    );
  await client.query(CHOSEN, [
    sexes,
    names,
    numberAfter("cat:"),
    numberAfter("line:"),
    chosen.map(({ becomes }) => becomes === "none"),
  ]);
  const wanted = chosen.map(({ becomes }) => becomes === "add");
  await client.query(
    `insert into import_wanted select a.sex, a.name from import_asked a
     join unnest($1::text[], $2::text[], $3::boolean[]) p(sex, name, wanted) on p.wanted and a.sex = p.sex and lower(a.name) = p.name`,
    [sexes, names, wanted],
  );
  await client.query("analyze import_found");
}

/** A choice that is gone meanwhile, or of the wrong sex, is none. */
const CHOSEN = `
  insert into import_found
  select a.sex, a.name, r.row_no, c.id, c.cat_birthdate, bred_until(c.sex, c.deceased_on, c.neutered_on), false, s.line, null
  from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::boolean[]) p(sex, name, cat_id, line, nobody)
  join import_asked a on a.sex = p.sex and lower(a.name) = p.name
  left join cats c on c.id = p.cat_id and c.sex = p.sex
  left join import_rows r on r.line = p.line and r.sex = p.sex
  left join import_stopped s on s.line = p.line
  where p.nobody or c.id is not null or r.row_no is not null or s.line is not null`;

export const STILL_ASKED =
  "(select a.sex, a.name, a.bare, a.called from import_asked a where not exists (select from import_found f where f.sex = a.sex and f.name = a.name))";

const LOOKED_FOR = `(select a.sex, a.name, a.bare from ${STILL_ASKED} a
   where not exists (select from import_wanted w where w.sex = a.sex and w.name = a.name))`;

const few = (items: string) => `array_to_string((${items})[1:${CHOICES_MAX}], ',')`;

/** Several rows of one cat that the registry has are no choice. */
const CAT = "coalesce(-k.cat_id, r.row_no)";
const inFile = (same: string, asked = LOOKED_FOR, rows = "import_rows") => `
    select a.sex, a.name, min(r.row_no), null::int, null::date, null::date, min(${CAT}) < max(${CAT}), null::int,
      case when min(${CAT}) < max(${CAT}) then ${few("array_agg('line:' || r.line order by r.line)")} end
    from ${asked} a join ${rows} r on ${same} and r.sex = a.sex left join import_known k on k.row_no = r.row_no
    where not exists (select from import_twice t where t.row_no = r.row_no)
    group by a.sex, a.name`;

/** By the first and the last word of its name, one of which is the cat's own. */
const ROWS_BY_WORD = `
  (select i.*, w.word from import_rows i
   cross join lateral (values (split_part(i.bare_name, ' ', 1)), (regexp_replace(i.bare_name, '^.* ', ''))) w(word))`;

/** Also those that the member wants added. */
export const IN_FILE_BY_NAME = [
  "r.number = a.name",
  "r.full_name = lower(a.name)",
  "r.bare_name = a.bare",
].map((same) => inFile(`${same} and r.row_no >= $1`, STILL_ASKED));

/** A printed name stands for its cat with or without titles and country; a program names cats by its own keys. */
const IN_FILE = [
  inFile("r.number = a.name"),
  inFile("r.key = a.name"),
  inFile("r.full_name = lower(a.name)"),
  inFile("r.bare_name = a.bare"),
  inFile("r.call_name = lower(a.name)"),
  // Breeders write their own cats without the cattery's name.
  inFile("r.word = a.bare and position(' ' in a.bare) = 0", LOOKED_FOR, ROWS_BY_WORD),
];

const LEAST_OF_NAME = 4;
/** Whoever has more rows has them of a program, which writes names whole. */
const ROWS_BY_PART_MAX = 5_000;

/** By up to four words of its name that stand together: "Blizzard Queen", of "Snowpaw Blizzard Queen". */
const ROWS_BY_PART = `
  (select i.*, p.part from import_rows i
   cross join lateral (select string_to_array(i.bare_name, ' ') as words) w
   cross join lateral (
     select distinct array_to_string(w.words[f:f + more], ' ') as part
     from generate_series(1, cardinality(w.words)) f cross join generate_series(0, 3) more where f + more <= cardinality(w.words)) p
   where (select count(*) from import_rows) <= ${ROWS_BY_PART_MAX})`;

const kittensOf = (role: "mother" | "father", sex: string) => `
  select '${sex}' as sex, ${role} as name, array_agg(row_no) as kittens, max(latest_birth(birthdate, precision)) as latest
  from import_rows where ${role} is not null group by ${role}`;

/** With its kittens, and the birth of the last of them. */
const WITH_KITTENS = `
  (select a.*, k.kittens, k.latest from ${LOOKED_FOR} a
   join (${kittensOf("mother", "female")} union all ${kittensOf("father", "male")}) k on k.sex = a.sex and k.name = a.name)`;

/** After the registry, which may have a cat of just that name. A kitten named after its parent is not the parent. */
const IN_FILE_BY_PART = inFile(
  `r.part = a.bare and length(a.bare) >= ${LEAST_OF_NAME} and r.row_no <> all (a.kittens)
     and (r.birthdate > a.latest - ${BEFORE_CHILD}) is not true`,
  WITH_KITTENS,
  ROWS_BY_PART,
);

/** A row that is skipped, until it is mended: its kittens are told of it. */
const IN_STOPPED = `
    select a.sex, a.name, null::int, null::int, null::date, null::date, false, min(s.line), null
    from ${LOOKED_FOR} a join import_stopped s on (s.full_name = lower(a.name) or s.number = a.name)
      and coalesce(s.sex, a.sex) = a.sex
    group by a.sex, a.name`;

const JOINED_CATS = [
  "join cats c on c.reg_num = a.name",
  "join cats c on c.number_elsewhere = a.name",
  "join pedigrees p on p.pedigree_num = a.name join cats c on c.id = p.cat_id",
  "join cats c on c.search_name = lower(a.name)",
  "join cats c on c.search_name = a.bare",
] as const;

const IN_REGISTRY = JOINED_CATS.map(
  (joined) => `
    select a.sex, a.name, null::int, min(c.id), min(c.cat_birthdate), min(bred_until(c.sex, c.deceased_on, c.neutered_on)), count(distinct c.id) > 1, null::int, null
    from ${LOOKED_FOR} a ${joined} and c.sex = a.sex
    group by a.sex, a.name`,
);

/**
 * Of several cats the member's own one is meant, else the one among their cats' ancestors. Where that leaves several, the
 * member chooses: their own first, then those ancestors.
 */
async function preferOwn(client: ImportClient, memberId: number): Promise<void> {
  const { rowCount } = await client.query(
    "select from import_found where many and cat_id is not null limit 1",
  );
  if (!rowCount) return;
  await client.query(
    `create temp table import_linked on commit drop as
     with recursive linked (id) as (
       select parent.id from cats c cross join lateral (values (c.mother_id), (c.father_id)) parent(id)
       where $1 in (c.users_id, c.online_owner_id) and parent.id is not null
       union
       select parent.id from linked l ${parentsOf("l.id")}
       cross join lateral (values (c.mother_id), (c.father_id)) parent(id) where parent.id is not null
     ) select id from linked`,
    [memberId],
  );
  await client.query("analyze import_linked");
  await client.query(PREFER_OWN, [memberId]);
}

const PREFER_OWN = `
  with meant as (
    ${JOINED_CATS.map((joined) => `select a.sex, a.name, c.id from (select f.*, k.bare from import_found f join import_asked k on k.sex = f.sex and k.name = f.name) a ${joined} and c.sex = a.sex where a.many and a.cat_id is not null`).join(" union ")}
  ), ranked as (
    select m.sex, m.name, c.id, c.cat_birthdate as born, bred_until(c.sex, c.deceased_on, c.neutered_on) as died,
      case when $1 in (c.users_id, c.online_owner_id) then 0 when l.id is not null then 1 else 2 end as rank
    from meant m join cats c on c.id = m.id left join import_linked l on l.id = m.id
  ), best as (
    select sex, name, (array_agg(id order by rank, id))[1] as id, (array_agg(born order by rank, id))[1] as born,
      (array_agg(died order by rank, id))[1] as died,
      min(rank) = 2 or (array_agg(rank order by rank))[2] = min(rank) as many,
      ${few("array_agg('cat:' || id order by rank, id)")} as choices
    from ranked group by sex, name
  )
  update import_found f set cat_id = b.id, born = b.born, died = b.died, many = b.many, choices = b.choices
  from best b where b.sex = f.sex and b.name = f.name`;

/** The second and the twenty-second of a name sound alike. */
const figuresOf = (name: string) => `regexp_replace(${name}, '[^0-9]+', '', 'g')`;

/** Cats and rows that are called almost as a parent that is found nowhere. */
export async function findSimilar(
  client: ImportClient,
  { rows, offers }: { readonly rows: number; readonly offers: boolean },
): Promise<void> {
  await client.query(
    "create temp table import_similar (sex text not null, name text not null, choices text not null) on commit drop",
  );
  if (!offers) return;
  await client.query(
    `create temp table import_asked_keys on commit drop as
     select a.sex, a.name, k.key, name_words_key(lower(a.name)) as words
     from (select * from ${LOOKED_FOR} l offset 0) a cross join lateral (select name_key(a.name) as key offset 0) k where length(k.key) > 2`,
  );
  await client.query("analyze import_asked_keys");
  const { rows: asked } = await client.query("select from import_asked_keys limit 1");
  if (asked.length === 0) return;
  const inTable = rows <= ROWS_COMPARED_MAX;
  if (inTable) {
    await client.query(
      `create temp table import_row_keys on commit drop as select line, sex, name_key(full_name) as key, ${figuresOf("full_name")} as figures from import_rows`,
    );
    await client.query("analyze import_row_keys");
  }
  await client.query(
    `insert into import_similar
     select sex, name, ${few("array_agg(choice order by rank, choice)")} from (
       select a.sex, a.name, 'cat:' || c.id as choice, 1 as rank
       from import_asked_keys a join cats c on name_words_key(c.search_name) = a.words and c.sex = a.sex and ${figuresOf("c.search_name")} = ${figuresOf("a.name")}
       ${inTable ? `union select a.sex, a.name, 'line:' || r.line, 0 from import_asked_keys a join import_row_keys r on r.sex = a.sex and r.key = a.key and r.figures = ${figuresOf("a.name")}` : ""}
     ) alike group by sex, name`,
  );
  await client.query("analyze import_similar");
}

/** Comparing names by sound takes longer than all else; a larger table comes from a program that writes a name one way. */
const ROWS_COMPARED_MAX = 50_000;
