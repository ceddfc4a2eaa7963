import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { readHead } from "./read-head.ts";
import { isUnderWay, recordOf } from "./record-of.ts";
import { cancelImport, runImport } from "./run-imports.ts";
import { deleteImport, lockImport, selectImport, selectPart, startImport } from "./statements.ts";

export const getImport: Handler<"GET /imports/{id}"> = async ({ params }, { db, member }) => {
  const [row] = await selectImport(db, params.id, member.id);
  return { data: recordOf(row ?? refuse("import_not_found")) };
};

export const checkImport: Handler<"PUT /imports/{id}"> = async (
  { params, body },
  { db, member, services, today, onCommit },
) => {
  const [row] = await lockImport(db, params.id, member.id);
  if (!row) refuse("import_not_found");
  if ((isUnderWay(row) && !row.is_dead) || row.state === "saved") refuse("import_busy");
  const [start] = await selectPart(db, row.id, 0);
  const head = await readHead(start!.bytes, {
    encoding: body.encoding ?? row.encoding,
    delimiter: body.delimiter ?? row.delimiter,
  });
  const [started] = await startImport(
    db,
    row.id,
    "checking",
    JSON.stringify(body.mapping),
    head.encoding,
    head.delimiter,
    JSON.stringify(head.rows),
    body.dates ?? row.dates,
  );
  onCommit(() => runImport(services, started!, today));
  return { data: recordOf(started!) };
};

export const confirmImport: Handler<"POST /imports/{id}/confirm"> = async (
  { params },
  { db, member, services, today, onCommit },
) => {
  const [row] = await lockImport(db, params.id, member.id);
  if (!row) refuse("import_not_found");
  // Confirmed again, by a second press or a lost answer: it is under way or done.
  if (row.state === "saved" || (row.state === "saving" && !row.is_dead))
    return { data: recordOf(row) };
  if (row.state !== "checked" && row.state !== "saving") refuse("import_not_checked");
  const { id, mapping, encoding, delimiter, columns, dates } = row;
  const [started] = await startImport(
    db,
    id,
    "saving",
    JSON.stringify(mapping),
    encoding,
    delimiter,
    JSON.stringify(columns),
    dates,
  );
  onCommit(() => runImport(services, started!, today));
  return { data: recordOf(started!) };
};

/** Under way it ends without a trace: the transaction that stores cats does not find its import any more. */
export const removeImport: Handler<"DELETE /imports/{id}"> = async (
  { params: { id } },
  { db, member, onCommit },
) => {
  const [row] = await lockImport(db, id, member.id);
  if (!row) refuse("import_not_found");
  if (row.state === "saved") refuse("import_saved");
  await deleteImport(db, id);
  onCommit(() => cancelImport(id));
  return { data: { id } };
};
