/** Reads a table as the member says, or by itself where nothing is said, and has its rows checked. */
import type { Input } from "@felistry/contract/api.ts";
import type { ColumnMapping } from "@felistry/domain/imports/columns.ts";
import { guessColumns } from "@felistry/domain/imports/headings/guess-columns.ts";
import type { ReadingChoice } from "@felistry/domain/imports/reading.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import type { Tx } from "../../db/transaction.ts";
import { headOfKept } from "../files/kept-file.ts";
import type { HeadSaid } from "../files/read-head.ts";
import { begin } from "../handle-imports.ts";
import { isStored, isUnderWay, recordOf } from "../record-of.ts";
import { forgetLineRepairs, touchRepairs } from "../repairs/repair-statements.ts";
import { cancelImport } from "../run-imports.ts";
import { type ImportRow, lockImport, readAnew } from "../statements.ts";

export const checkImport: Handler<"PUT /imports/{id}"> = async (
  { params, body },
  { db, member, services, today, onCommit },
) => {
  const [row] = await lockImport(db, { id: params.id, memberId: member.id });
  if (!row) refuse("import_not_found");
  // A check that is under way is of no use any more.
  const isOvertaken = row.state === "checking" && !row.is_dead;
  if ((isUnderWay(row) && !row.is_dead && !isOvertaken) || isStored(row)) refuse("import_busy");
  const choice = choiceOf(body, row);
  const head = await headOf(db, row, {
    encoding: body.encoding ?? row.encoding,
    delimiter: body.delimiter ?? row.delimiter,
    choice,
  });
  const headings = head.rows[0] ?? [];
  const mapping = body.mapping ?? guessColumns(headings);
  requireColumns(mapping, headings.length);
  if (haveLinesMoved(choice, row)) await forgetLineRepairs(db, { id: row.id });
  // Without a name there is nothing to check: the member says first which column it is.
  const isChecked = body.mapping !== undefined || mapping.name !== undefined;
  if (isOvertaken) {
    await touchRepairs(db, { id: row.id });
    onCommit(() => cancelImport(row.id));
  }
  const [started] = await readAnew(db, {
    id: row.id,
    state: isChecked ? "checking" : "uploaded",
    mapping: JSON.stringify(mapping),
    encoding: head.encoding,
    delimiter: head.delimiter,
    columns: JSON.stringify(head.rows),
    layout: head.layout && JSON.stringify(head.layout),
    sheets: choice.sheets && [...choice.sheets],
    heading: choice.heading,
    dates: body.dates ?? row.dates,
    missingParents: body.missing_parents ?? row.missing_parents,
  });
  if (isChecked) await begin(services.jobs, db, row.id, today);
  else await services.jobs.cancel(db, "import", row.id);
  return { data: recordOf({ ...started!, is_dead: false }) };
};

/** Read anew only if the member wants it read in another way: of a large file that takes seconds. */
async function headOf(
  db: Tx,
  row: ImportRow,
  said: Required<HeadSaid> & { choice: ReadingChoice },
) {
  const isAsBefore =
    said.encoding === row.encoding &&
    said.delimiter === row.delimiter &&
    !haveLinesMoved(said.choice, row);
  if (!isAsBefore) return headOfKept(db, { id: row.id, memberId: row.users_id }, said);
  const { encoding, delimiter, layout, columns: rows } = row;
  return { encoding, delimiter, layout, rows };
}

/** The line of the headings is of the first sheet: of another one it is sought anew. */
function choiceOf(
  { sheets: said, heading }: Input<"PUT /imports/{id}">["body"],
  { chosen_sheets, chosen_heading, layout }: ImportRow,
): ReadingChoice {
  const sheets =
    said === undefined
      ? chosen_sheets
      : said && [...new Set(said)].toSorted((one, other) => one - other);
  const first = layout?.sheets.findIndex(({ read }) => read) ?? -1;
  const isOther = sheets !== null && sheets[0] !== first;
  return { sheets, heading: heading === undefined ? (isOther ? null : chosen_heading) : heading };
}

function haveLinesMoved(choice: ReadingChoice, row: ImportRow): boolean {
  const before: ReadingChoice = { sheets: row.chosen_sheets, heading: row.chosen_heading };
  return JSON.stringify(choice) !== JSON.stringify(before);
}

function requireColumns(mapping: ColumnMapping, width: number): void {
  for (const [field, columns] of Object.entries(mapping))
    if ([columns].flat().some((at) => at >= width))
      refuse("bad_input", { fields: [{ field: `mapping.${field}`, code: "invalid" }] });
}
