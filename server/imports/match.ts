/** Matches the staged rows: cats that the member already has, each other's parents, or new. */
import type pg from "pg";
import { type Family, familyFault, unrelated } from "@felistry/domain/imports/family.ts";
import { MONTHS_BEFORE_CHILD } from "@felistry/domain/pedigree/parent-rules.ts";
import type { ImportField } from "@felistry/domain/imports/columns.ts";
import type { ImportFaultKind } from "@felistry/domain/imports/read-row.ts";
import type { LineFault } from "./line-fault.ts";

/**
 * Stores in `import_links` how each row relates to the others and to the registry. Each step reads whole tables once.
 * `onParents` runs in between: parents have been looked up, and missing ones can still be added.
 */
export async function matchRows(
  client: pg.Client,
  memberId: number,
  onParents: () => Promise<void>,
): Promise<void> {
  await client.query("analyze import_rows");
  await findTwice(client);
  await findKnown(client, memberId);
  await findParents(client);
  await onParents();
  await client.query(LINKS);
  await client.query("analyze import_links");
}

async function findTwice(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table import_twice on commit drop as
    with same as (
      select row_no, line, concat_ws(E'\\t', full_name, sex, breed, coalesce(birthdate::text, ''), number) as cat from import_rows
    )
    select same.row_no, first.line
    from (select cat, min(row_no) as row_no, min(line) as line from same group by cat having count(*) > 1) first
    join same on same.cat = first.cat and same.row_no > first.row_no`);
  await client.query("analyze import_twice");
}

/** Keeps a file imported or confirmed twice from creating anything twice. */
async function findKnown(client: pg.Client, memberId: number): Promise<void> {
  await client.query(
    "create temp table import_known (row_no int not null, cat_id int not null) on commit drop",
  );
  await client.query(
    `insert into import_known
     select r.row_no, min(c.id) from import_rows r
     join breeds b on b.ems = r.breed
     join cats c on c.search_name = r.full_name and c.sex = r.sex and c.breed_id = b.id
       and c.cat_birthdate is not distinct from r.birthdate
     where $1 in (c.users_id, c.online_owner_id)
     group by r.row_no`,
    [memberId],
  );
  await client.query("analyze import_known");
}

/** Each parent reference is looked up once, however many kittens share it. */
async function findParents(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table import_asked on commit drop as
    select 'female' as sex, mother as name from import_rows where mother is not null
    union
    select 'male', father from import_rows where father is not null`);
  await client.query("analyze import_asked");
  await client.query(
    `create temp table import_found (
       sex text not null, name text not null, row_no int, cat_id int, born date, many boolean not null
     ) on commit drop`,
  );
  for (const found of [...IN_FILE, ...IN_REGISTRY]) {
    await client.query(`insert into import_found ${found}`);
    await client.query("analyze import_found");
  }
}

export const STILL_ASKED =
  "(select a.sex, a.name from import_asked a where not exists (select from import_found f where f.sex = a.sex and f.name = a.name))";

const inFile = (same: string) => `
    select a.sex, a.name, min(r.row_no), null::int, null::date, count(*) > 1
    from ${STILL_ASKED} a join import_rows r on ${same} and r.sex = a.sex
    where not exists (select from import_twice t where t.row_no = r.row_no)
    group by a.sex, a.name`;

export const IN_FILE_BY_NAME = inFile("r.full_name = lower(a.name)");

/** By number before name, in the file before the registry; ambiguous references match nothing. */
const IN_FILE = [inFile("r.number = a.name"), IN_FILE_BY_NAME];

const IN_REGISTRY = [
  "join cats c on c.reg_num = a.name",
  "join cats c on c.number_elsewhere = a.name",
  "join pedigrees p on p.pedigree_num = a.name join cats c on c.id = p.cat_id",
  "join cats c on c.search_name = lower(a.name)",
].map(
  (joined) => `
    select a.sex, a.name, null::int, min(c.id), min(c.cat_birthdate), count(distinct c.id) > 1
    from ${STILL_ASKED} a ${joined} and c.sex = a.sex
    group by a.sex, a.name`,
);

const BEFORE_CHILD = `interval '${MONTHS_BEFORE_CHILD} months'`;

const LINKS = `
  create temp table import_links on commit drop as
  select r.row_no, m.row_no as mother_row, m.cat_id as mother_id, f.row_no as father_row, f.cat_id as father_id,
    k.cat_id as known_id,
    r.birthdate - date '1900-01-01' as born, (r.birthdate - ${BEFORE_CHILD})::date - date '1900-01-01' as parent_born_by,
    (case when t.row_no is not null then ${familyFault("twice", "name")}
      ${(["mother", "father"] as const)
        .map((role) => {
          const found = role === "mother" ? "m" : "f";
          return `when r.${role} is not null and ${found}.name is null then ${familyFault("parent_not_found", role)}
                  when ${found}.many then ${familyFault("parent_ambiguous", role)}
                  when ${found}.born > r.birthdate - ${BEFORE_CHILD} then ${familyFault("parent_too_young", role)}`;
        })
        .join("\n")}
      else 0 end)::smallint as fault
  from import_rows r
  left join import_twice t on t.row_no = r.row_no
  left join import_known k on k.row_no = r.row_no
  left join import_found m on m.sex = 'female' and m.name = r.mother
  left join import_found f on f.sex = 'male' and f.name = r.father`;

const PAGE = 2_000;

type Link = [
  row: number,
  mother: number | null,
  father: number | null,
  known: number | null,
  born: number | null,
  parentBornBy: number | null,
  fault: number,
];

/** Read page by page into numbers: finding cycles takes a traversal, which no statement does well. */
export async function familyOf(client: pg.Client, rows: number): Promise<Family> {
  const family = unrelated(rows);
  await client.query(
    `declare import_links_read no scroll cursor for
     select row_no, mother_row, father_row, known_id, born, parent_born_by, fault from import_links`,
  );
  for (let page: Link[] = []; ;) {
    page = (
      await client.query<Link>({ text: `fetch ${PAGE} from import_links_read`, rowMode: "array" })
    ).rows;
    if (page.length === 0) break;
    for (const [row, mother, father, known, born, parentBornBy, fault] of page) {
      if (mother !== null) family.mother[row] = mother;
      if (father !== null) family.father[row] = father;
      if (known !== null) family.known[row] = 1;
      if (born !== null) family.born[row] = born;
      if (parentBornBy !== null) family.parentBornBy[row] = parentBornBy;
      family.fault[row] = fault;
    }
  }
  await client.query("close import_links_read");
  return family;
}

interface Told {
  row_no: number;
  line: number;
  cat_name: string;
  mother: string | null;
  father: string | null;
  first_line: number | null;
  mother_line: number | null;
  father_line: number | null;
}

/** The first faults between rows, in the file's terms. */
export async function telling(
  client: pg.Client,
  { fault }: Family,
  faults: readonly { readonly field: ImportField; readonly kind: ImportFaultKind }[],
  most: number,
): Promise<LineFault[]> {
  const rows: number[] = [];
  for (let row = 0; row < fault.length && rows.length < most; row++)
    if (fault[row] !== 0) rows.push(row);
  if (rows.length === 0) return [];
  const told = await client.query<Told>(
    `select r.row_no, r.line, r.cat_name, r.mother, r.father, t.line as first_line, m.line as mother_line, f.line as father_line
     from unnest($1::int[]) n(row_no) join import_rows r on r.row_no = n.row_no
     join import_links l on l.row_no = n.row_no left join import_twice t on t.row_no = n.row_no
     left join import_rows m on m.row_no = l.mother_row left join import_rows f on f.row_no = l.father_row`,
    [rows],
  );
  return told.rows.map((row) => {
    const { field, kind } = faults[fault[row.row_no]! - 1]!;
    return { line: row.line, field, kind, value: String(valueOf(field, kind, row)) };
  });
}

function valueOf(field: ImportField, kind: ImportFaultKind, row: Told): string | number | null {
  if (kind === "twice") return row.first_line;
  if (field === "name") return row.cat_name;
  if (kind === "parent_faulty") return field === "mother" ? row.mother_line : row.father_line;
  return field === "mother" ? row.mother : row.father;
}
