/** Who the staged rows are: cats that the member has already, each other's parents, or nobody. */
import type { ClientBase } from "pg";
import { findCircles } from "@felistry/domain/pedigree/checks.ts";

/** Marks what is wrong, and leaves in `import_rows` the ids of the parents of all others. */
export async function matchRows(client: ClientBase, memberId: number): Promise<void> {
  await client.query(`
    create index on import_rows (full_name, sex);
    create index on import_rows (number) where number is not null;
    create unique index on import_rows (row_no);
    analyze import_rows`);
  await markTwice(client);
  await findKnown(client, memberId);
  await client.query(
    `update import_rows set id = nextval(pg_get_serial_sequence('cats', 'id')) where id is null and fault_kind is null`,
  );
  await findParents(client, "mother");
  await findParents(client, "father");
  await markCircles(client);
  await markYoungParents(client);
  await spreadFaults(client);
}

async function markTwice(client: ClientBase): Promise<void> {
  await client.query(`
    update import_rows r set fault_field = 'name', fault_kind = 'twice', fault_value = first.line::text
    from (select row_no, min(line) over same as line, row_number() over same as nth from import_rows
          window same as (partition by full_name, sex, breed, birthdate, number order by row_no)) first
    where first.row_no = r.row_no and first.nth > 1`);
}

/** So that a file brought again, or confirmed twice, makes nothing twice. */
async function findKnown(client: ClientBase, memberId: number): Promise<void> {
  await client.query(
    `update import_rows r set id = c.id, is_known = true
     from (select distinct on (c.search_name, c.sex, b.ems, c.cat_birthdate) c.id, c.search_name, c.sex, b.ems, c.cat_birthdate
           from cats c join breeds b on b.id = c.breed_id where $1 in (c.users_id, c.online_owner_id)
           order by c.search_name, c.sex, b.ems, c.cat_birthdate, c.id) c
     where c.search_name = r.full_name and c.sex = r.sex and c.ems = r.breed
       and c.cat_birthdate is not distinct from r.birthdate::date and r.fault_kind is null`,
    [memberId],
  );
}

/** By number before name, in the file before the registry; one that several bear is nobody's. */
async function findParents(client: ClientBase, role: "mother" | "father"): Promise<void> {
  const sex = role === "mother" ? "female" : "male";
  const wanted = `r.${role} is not null and r.fault_kind is null and r.${role}_row is null and r.${role}_id is null`;
  for (const key of ["number", "full_name"])
    await client.query(
      `update import_rows r set ${role}_row = p.row_no, ${role}_id = p.id,
         fault_field = case when p.n > 1 then '${role}' end, fault_kind = case when p.n > 1 then 'parent_ambiguous' end,
         fault_value = case when p.n > 1 then r.${role} end
       from (select ${key} as key, min(row_no) as row_no, min(id) as id, count(*) as n from import_rows
             where sex = '${sex}' and fault_kind is distinct from 'twice' group by ${key}) p
       where p.key = ${key === "number" ? `r.${role}` : `lower(r.${role})`} and ${wanted}`,
    );
  for (const found of [
    `select c.reg_num as key, c.id from cats c where c.reg_num is not null and c.sex = '${sex}'
       and c.reg_num in (select r.${role} from import_rows r where ${wanted})`,
    `select p.pedigree_num as key, c.id from pedigrees p join cats c on c.id = p.cat_id where c.sex = '${sex}'
       and p.pedigree_num in (select r.${role} from import_rows r where ${wanted})`,
    `select c.search_name as key, c.id from cats c where c.sex = '${sex}'
       and c.search_name in (select lower(r.${role}) from import_rows r where ${wanted})`,
  ])
    await client.query(
      `update import_rows r set ${role}_id = p.id,
         fault_field = case when p.n > 1 then '${role}' end, fault_kind = case when p.n > 1 then 'parent_ambiguous' end,
         fault_value = case when p.n > 1 then r.${role} end
       from (select key, min(id) as id, count(distinct id) as n from (${found}) found group by key) p
       where p.key in (r.${role}, lower(r.${role})) and ${wanted}`,
    );
  await client.query(
    `update import_rows r set fault_field = '${role}', fault_kind = 'parent_not_found', fault_value = r.${role} where ${wanted}`,
  );
}

const LINKS_PAGE = 50_000;

async function markCircles(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ last: number }>(
    "select coalesce(max(row_no), 0)::int as last from import_rows",
  );
  const { last } = rows[0]!;
  const mother = new Int32Array(last + 1).fill(-1);
  const father = new Int32Array(last + 1).fill(-1);
  for (let after = 0; after < last; after += LINKS_PAGE) {
    const page = await client.query<{ row_no: number; mother_row: number; father_row: number }>(
      `select row_no, mother_row, father_row from import_rows
       where row_no > $1 and row_no <= $2 and fault_kind is null and (mother_row is not null or father_row is not null)`,
      [after, after + LINKS_PAGE],
    );
    for (const { row_no, mother_row, father_row } of page.rows) {
      mother[row_no] = mother_row ?? -1;
      father[row_no] = father_row ?? -1;
    }
  }
  for (
    let circles = findCircles(mother, father);
    circles.length > 0;
    circles = findCircles(mother, father)
  ) {
    await client.query(
      `update import_rows set fault_field = 'name', fault_kind = 'own_ancestor', fault_value = cat_name where row_no = any($1)`,
      [circles],
    );
    for (const row of circles) mother[row] = father[row] = -1;
  }
}

/** The database would refuse the whole file for one of them. */
async function markYoungParents(client: ClientBase): Promise<void> {
  for (const role of ["mother", "father"])
    await client.query(
      `update import_rows r set fault_field = '${role}', fault_kind = 'parent_too_young', fault_value = r.${role}
       from import_rows x left join import_rows p on p.row_no = x.${role}_row left join cats c on c.id = x.${role}_id
       where x.row_no = r.row_no and r.fault_kind is null and r.${role}_id is not null
         and coalesce(p.birthdate::date, c.cat_birthdate) > r.birthdate::date - interval '4 months'`,
    );
}

/** Without its row there is no parent: its kittens in the file wait until it is mended. */
async function spreadFaults(client: ClientBase): Promise<void> {
  for (let spread = 1; spread > 0;) {
    spread = 0;
    for (const role of ["mother", "father"]) {
      const { rowCount } = await client.query(
        `update import_rows r set fault_field = '${role}', fault_kind = 'parent_faulty', fault_value = p.line::text
         from import_rows p where p.row_no = r.${role}_row and p.fault_kind is not null and r.fault_kind is null`,
      );
      spread += rowCount ?? 0;
    }
  }
}
