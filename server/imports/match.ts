/** Matches the staged rows: cats that the member already has, each other's parents, or new. */
import {
  type CutLink,
  type Family,
  PARENT_ROLES,
  parentFault,
  unrelated,
} from "@felistry/domain/imports/family.ts";
import type { RepairBook } from "@felistry/domain/imports/repairs.ts";
import {
  MONTHS_AFTER_FATHER,
  MONTHS_BEFORE_CHILD,
  type ParentRole,
} from "@felistry/domain/pedigree/parent-rules.ts";
import { findParents, findSimilar } from "./find-parents.ts";
import type { ImportClient } from "./import-client.ts";
import { findKnown, findNamesakes, findNumbersTwice, leaveOutNumbersTwice } from "./namesakes.ts";

interface Matching {
  readonly memberId: number;
  readonly repairs: RepairBook;
  /** The number of staged rows. */
  readonly rows: number;
  /** Whether a member is to read of what is only probable. */
  readonly offers: boolean;
  /** Parents have been looked up, and missing ones can still be added. */
  readonly onParents: () => Promise<void>;
}

/** Stores in `import_links` how each row relates to the others and to the registry. Each step reads whole tables once. */
export async function matchRows(
  client: ImportClient,
  { memberId, repairs, rows, offers, onParents }: Matching,
): Promise<void> {
  await client.query("analyze import_rows");
  await findTwice(client);
  await findKnown(client, memberId, repairs.same);
  await findNumbersTwice(client);
  await findNamesakes(client, { rows, offers }, repairs.same);
  await findParents(client, memberId, repairs.parents);
  await findSimilar(client, { rows, offers });
  await onParents();
  await leaveOutNumbersTwice(client);
  await client.query(LINKS);
  await client.query("analyze import_links");
  for (const role of PARENT_ROLES) await client.query(outlived(role));
  await client.query(NUMBER_NOT_GIVEN, [rows]);
}

async function findTwice(client: ImportClient): Promise<void> {
  await client.query(`
    create temp table import_twice on commit drop as
    with same as (
      select row_no, line, concat_ws(E'\\t', full_name, sex, breed, coalesce(birthdate::text, ''), number, identity) as cat from import_rows
    )
    select same.row_no, first.line
    from (select cat, min(row_no) as row_no, min(line) as line from same group by cat having count(*) > 1) first
    join same on same.cat = first.cat and same.row_no > first.row_no`);
  await client.query("analyze import_twice");
}

const BEFORE_CHILD = `interval '${MONTHS_BEFORE_CHILD} months'`;

/** The last day on which a parent that died then can have had a kitten. */
const lastKitten = (role: ParentRole, died: string) =>
  role === "mother" ? died : `${died} + interval '${MONTHS_AFTER_FATHER} months'`;

const faultOf = (role: ParentRole, found: string, similar: string) => `
  (case when r.${role} is null then 0
    when ${found}.name is null then ${parentFault("parent_not_found")}
    when ${found}.stopped_line is not null then ${parentFault("parent_faulty")}
    when ${found}.many then ${parentFault("parent_ambiguous")}
    when ${found}.born > latest_birth(r.birthdate, r.precision) - ${BEFORE_CHILD} then ${parentFault("parent_too_young")}
    when ${lastKitten(role, `${found}.died`)} < r.birthdate then ${parentFault("parent_deceased")}
    when ${similar}.name is not null then ${parentFault("parent_similar")}
    else 0 end)::smallint`;

const LINKS = `
  create temp table import_links on commit drop as
  select r.row_no, case when not m.many then m.row_no end as mother_row, case when not f.many then f.row_no end as father_row,
    case when faults.mother in (0, ${parentFault("parent_similar")}) then m.cat_id end as mother_id,
    case when faults.father in (0, ${parentFault("parent_similar")}) then f.cat_id end as father_id,
    k.cat_id as known_id,
    case when k.row_no is null then r.birthdate else k.born end - date '1900-01-01' as born,
    (latest_birth(r.birthdate, r.precision) - ${BEFORE_CHILD})::date - date '1900-01-01' as parent_born_by,
    faults.mother as mother_fault, faults.father as father_fault, t.row_no is not null as twice,
    n.row_no is not null or s.row_no is not null or r.club_number is not null as doubtful
  from import_rows r
  left join import_twice t on t.row_no = r.row_no
  left join import_known k on k.row_no = r.row_no
  left join import_numbers_twice n on n.row_no = r.row_no
  left join import_namesakes s on s.row_no = r.row_no
  left join import_found m on m.sex = 'female' and m.name = r.mother
  left join import_found f on f.sex = 'male' and f.name = r.father
  left join import_similar sm on sm.sex = 'female' and sm.name = r.mother and m.row_no is not null
  left join import_similar sf on sf.sex = 'male' and sf.name = r.father and f.row_no is not null
  cross join lateral (select ${faultOf("mother", "m", "sm")} as mother, ${faultOf("father", "f", "sf")} as father) faults`;

/** Parents of the file that had died or been neutered before; of one that is there already the registry may know it. */
const outlived = (role: ParentRole) => `
  update import_links l set ${role}_row = null, ${role}_fault = ${parentFault("parent_deceased")}
  from import_rows r, (
    select row_no, bred_until(sex, deceased, neutered) as died from import_rows where deceased is not null or neutered is not null
    union all
    select k.row_no, bred_until(c.sex, c.deceased_on, c.neutered_on) from import_known k join cats c on c.id = k.cat_id
    where c.deceased_on is not null or c.neutered_on is not null) p
  where p.row_no = l.${role}_row and r.row_no = l.row_no
    and ${lastKitten(role, "p.died")} < r.birthdate`;

/** An added parent gets no number of a club. Its own row is told to nobody: the first row that names it says so. */
const NUMBER_NOT_GIVEN = `
  update import_links l set doubtful = true
  from import_rows p join import_rows r on r.line = p.line and r.row_no < $1
  where p.row_no >= $1 and p.club_number is not null and r.row_no = l.row_no and p.row_no in (l.mother_row, l.father_row)`;

const PAGE = 2_000;

type Link = [
  row: number,
  mother: number | null,
  father: number | null,
  known: number | null,
  born: number | null,
  parentBornBy: number | null,
  motherFault: number,
  fatherFault: number,
  twice: boolean,
  doubtful: boolean,
];

/** Read page by page into numbers: finding cycles takes a traversal, which no statement does well. */
export async function familyOf(client: ImportClient, rows: number): Promise<Family> {
  const family = unrelated(rows);
  await client.query(
    `declare import_links_read no scroll cursor for
     select row_no, mother_row, father_row, known_id, born, parent_born_by, mother_fault, father_fault, twice, doubtful
     from import_links`,
  );
  for (let page: Link[] = []; ;) {
    page = (
      await client.query<Link>({ text: `fetch ${PAGE} from import_links_read`, rowMode: "array" })
    ).rows;
    if (page.length === 0) break;
    for (const link of page) {
      const [row, mother, father, known, born, parentBornBy] = link;
      if (mother !== null) family.mother[row] = mother;
      if (father !== null) family.father[row] = father;
      if (known !== null) family.known[row] = 1;
      if (born !== null) family.born[row] = born;
      if (parentBornBy !== null) family.parentBornBy[row] = parentBornBy;
      [family.motherFault[row], family.fatherFault[row]] = [link[6], link[7]];
      [family.twice[row], family.doubtful[row]] = [Number(link[8]), Number(link[9])];
    }
  }
  await client.query("close import_links_read");
  return family;
}

/** Links that cannot be are not stored. */
export async function cutLinks(client: ImportClient, cuts: readonly CutLink[]): Promise<void> {
  for (const role of PARENT_ROLES) {
    const rows = cuts.flatMap((cut) => (cut.role === role ? cut.row : []));
    if (rows.length === 0) continue;
    await client.query(
      `update import_links set ${role}_row = null, ${role}_id = null where row_no = any($1::int[])`,
      [rows],
    );
  }
}
