/** Reads a table as the member says, or by itself where nothing is said, and has its rows checked. */
import type { Input } from "@felistry/contract/api.ts";
import type { ColumnMapping } from "@felistry/domain/imports/columns.ts";
import { guessColumns } from "@felistry/domain/imports/headings/guess-columns.ts";
import type { ReadingChoice } from "@felistry/domain/imports/reading.ts";
import type { Member, ParsedInput } from "../../http/handler.ts";
import { prepared } from "../../http/prepared.ts";
import { refuse } from "../../http/refusal.ts";
import type { Db } from "../../db/transaction.ts";
import { headOfKept } from "../files/kept-file.ts";
import { begin } from "../handle-imports.ts";
import { isStored, isUnderWay, recordOf } from "../record-of.ts";
import { forgetLineRepairs, touchRepairs } from "../repairs/repair-statements.ts";
import { cancelImport } from "../run-imports.ts";
import { type ImportRow, lockImport, readAnew, selectImport } from "../statements.ts";

type Call = "PUT /imports/{id}";

/** Of a large file this takes seconds, so that nobody's transaction waits for it. Read anew only if it is to be read in another way. */
async function readBefore(
  { params, body }: ParsedInput<Call>,
  { db, member }: { readonly db: Db; readonly member: Member },
) {
  const [row] = await selectImport(db, { id: params.id, memberId: member.id });
  const said = saidOf(body, requireFree(row));
  if (isAsBefore(said, row!)) return null;
  const head = await headOfKept(db, { id: params.id, memberId: member.id }, said);
  return { said: JSON.stringify(said), head };
}

export const checkImport = prepared<Call, Awaited<ReturnType<typeof readBefore>>>(
  readBefore,
  async ({ params, body }, { db, member, services, today, onCommit }, read) => {
    const [found] = await lockImport(db, { id: params.id, memberId: member.id });
    const row = requireFree(found);
    const said = saidOf(body, row);
    const { choice } = said;
    const head = headOf(row, said, read);
    const headings = head.rows[0] ?? [];
    const mapping = body.mapping ?? guessColumns(headings);
    requireColumns(mapping, headings.length);
    if (haveLinesMoved(choice, row)) await forgetLineRepairs(db, { id: row.id });
    // Without a name there is nothing to check: the member says first which column it is.
    const isChecked = body.mapping !== undefined || mapping.name !== undefined;
    // A check that is under way is of no use any more.
    if (isOvertaken(row)) {
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
  },
);

const isOvertaken = (row: ImportRow) => row.state === "checking" && !row.is_dead;

function requireFree(row: ImportRow | undefined): ImportRow {
  if (!row) refuse("import_not_found");
  const isBusy = isUnderWay(row) && !row.is_dead && !isOvertaken(row);
  if (isBusy || isStored(row)) refuse("import_busy");
  return row;
}

type Said = ReturnType<typeof saidOf>;

function saidOf(body: Input<Call>["body"], row: ImportRow) {
  const { encoding = row.encoding, delimiter = row.delimiter } = body;
  return { encoding, delimiter, choice: choiceOf(body, row) };
}

const isAsBefore = ({ encoding, delimiter, choice }: Said, row: ImportRow) =>
  encoding === row.encoding && delimiter === row.delimiter && !haveLinesMoved(choice, row);

/** What was read for another reading than is wanted now, another of the member's tabs has changed meanwhile. */
function headOf(row: ImportRow, said: Said, read: Awaited<ReturnType<typeof readBefore>>) {
  if (isAsBefore(said, row)) return { ...row, rows: row.columns };
  return read?.said === JSON.stringify(said) ? read.head : refuse("import_busy");
}

/** The line of the headings is of the first sheet: of another one it is sought anew. */
function choiceOf(
  { sheets: said, heading }: Input<Call>["body"],
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
