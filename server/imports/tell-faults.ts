/** Faults between rows, in the file's terms. */
import { type Family, PARENT_FAULTS, PARENT_ROLES } from "@felistry/domain/imports/family.ts";
import type { ParentRole } from "@felistry/domain/pedigree/parent-rules.ts";
import type { ImportClient } from "./import-client.ts";
import { FIRST_PLACE_BETWEEN, type LineFault } from "./line-fault.ts";

interface ToldRow {
  row_no: number;
  line: number;
  cat_name: string;
  whole_name: string;
  mother: string | null;
  father: string | null;
  first_line: number | null;
  number: string | null;
  other_line: number | null;
  club_number: string | null;
  namesakes: string | null;
  mother_club_number: string | null;
  father_club_number: string | null;
  mother_line: number | null;
  mother_choices: string | null;
  father_line: number | null;
  father_choices: string | null;
}

const PAGE = 2_000;

/** Whether a row has one. Of a cat that is there already nothing is stored, so nothing is said. */
export function isFaulty(
  { motherFault, fatherFault, twice, doubtful, known }: Family,
  row: number,
): boolean {
  return (
    twice[row] === 1 ||
    (known[row] === 0 && (motherFault[row]! > 0 || fatherFault[row]! > 0 || doubtful[row] === 1))
  );
}

/** Page by page, of at most so many rows. */
export async function* faultsBetween(
  client: ImportClient,
  family: Family,
  staged: number,
  most: number,
): AsyncGenerator<LineFault[]> {
  let rows: number[] = [];
  let told = 0;
  for (let row = 0; row < staged && told < most; row++) {
    if (!isFaulty(family, row)) continue;
    rows.push(row);
    told++;
    if (rows.length < PAGE) continue;
    yield await faultsOf(client, family, rows, staged);
    rows = [];
  }
  if (rows.length > 0) yield await faultsOf(client, family, rows, staged);
}

async function faultsOf(
  client: ImportClient,
  family: Family,
  rows: readonly number[],
  staged: number,
): Promise<LineFault[]> {
  const { rows: told } = await client.query<ToldRow>(TOLD, [rows, staged]);
  return told.flatMap((row) => faultsOfRow(row, family));
}

const TOLD = `
  select r.row_no, r.line, r.cat_name, concat_ws(' ', r.prefix, r.cat_name, r.suffix) as whole_name, r.mother, r.father, t.line as first_line, n.number, n.other_line, r.club_number, s.choices as namesakes,
    ma.club_number as mother_club_number, fa.club_number as father_club_number,
    m.stopped_line as mother_line, coalesce(m.choices, sm.choices) as mother_choices,
    f.stopped_line as father_line, coalesce(f.choices, sf.choices) as father_choices
  from unnest($1::int[]) o(row_no) join import_rows r on r.row_no = o.row_no
  left join import_twice t on t.row_no = r.row_no
  left join import_numbers_twice n on n.row_no = r.row_no
  left join import_namesakes s on s.row_no = r.row_no
  left join import_found m on m.sex = 'female' and m.name = r.mother
  left join import_found f on f.sex = 'male' and f.name = r.father
  left join import_rows ma on ma.row_no = m.row_no and ma.row_no >= $2 and ma.line = r.line
  left join import_rows fa on fa.row_no = f.row_no and fa.row_no >= $2 and fa.line = r.line
  left join import_similar sm on sm.sex = 'female' and sm.name = r.mother
  left join import_similar sf on sf.sex = 'male' and sf.name = r.father`;

function faultsOfRow(row: ToldRow, family: Family): LineFault[] {
  const { line } = row;
  const faults: Omit<LineFault, "place">[] = [];
  if (row.first_line !== null)
    faults.push({
      line,
      field: "name",
      kind: "twice",
      value: String(row.first_line),
      choices: null,
    });
  else {
    if (row.other_line !== null)
      faults.push({
        line,
        field: "number",
        kind: "number_twice",
        value: row.number ?? "",
        choices: `line:${row.other_line}`,
      });
    for (const [field, value] of [
      ["number", row.club_number],
      ["mother_number", row.mother_club_number],
      ["father_number", row.father_club_number],
    ] as const)
      if (value !== null)
        faults.push({ line, field, kind: "number_of_club", value, choices: null });
    for (const role of PARENT_ROLES) faults.push(...parentFaults(row, role, family));
    if (row.namesakes !== null)
      faults.push({
        line,
        field: "name",
        kind: "namesake",
        value: row.whole_name,
        choices: row.namesakes,
      });
  }
  return faults.map((fault, place) => ({ ...fault, place: FIRST_PLACE_BETWEEN + place }));
}

function parentFaults(row: ToldRow, role: ParentRole, family: Family): Omit<LineFault, "place">[] {
  const kind = PARENT_FAULTS[family[`${role}Fault`][row.row_no]! - 1];
  if (kind === undefined) return [];
  const value =
    kind === "parent_faulty"
      ? String(row[`${role}_line`])
      : kind === "own_ancestor"
        ? row.cat_name
        : (row[role] ?? "");
  return [{ line: row.line, field: role, kind, value, choices: row[`${role}_choices`] }];
}
