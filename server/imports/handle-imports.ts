import type { Tx } from "../db/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { IMPORTS_TOLD } from "@felistry/contract/imports/imports.ts";
import { canUndo, isStored, recordOf } from "./record-of.ts";
import { cancelImport } from "./run-imports.ts";
import {
  deleteImport,
  lockImport,
  selectImport,
  selectNewestImports,
  startImport,
  startUndo,
} from "./statements.ts";

export async function begin(jobs: Jobs, tx: Tx, importId: number, today: string): Promise<void> {
  // Of one whose process was believed dead there may be an old one.
  await jobs.cancel(tx, "import", importId);
  await jobs.enqueue(tx, "import", importId, { importId, today });
}

export const listImports: Handler<"GET /imports"> = async (_input, { db, member }) => ({
  data: await selectNewestImports(db, { memberId: member.id, most: IMPORTS_TOLD }),
});

export const getImport: Handler<"GET /imports/{id}"> = async ({ params }, { db, member }) => {
  const [row] = await selectImport(db, { id: params.id, memberId: member.id });
  return { data: recordOf(row ?? refuse("import_not_found")) };
};

export const confirmImport: Handler<"POST /imports/{id}/confirm"> = async (
  { params },
  { db, member, services, today },
) => {
  const [row] = await lockImport(db, { id: params.id, memberId: member.id });
  if (!row) refuse("import_not_found");
  // Confirmed again, by a second press or after a lost answer: it is in progress or done.
  if (row.state === "saved" || (row.state === "saving" && !row.is_dead))
    return { data: recordOf(row) };
  if (row.state === "attaching") {
    if (row.is_dead) await begin(services.jobs, db, row.id, today);
    return { data: recordOf({ ...row, is_dead: false }) };
  }
  if (row.state !== "checked" && row.state !== "saving") refuse("import_not_checked");
  const [started] = await startImport(db, { id: row.id, state: "saving" });
  await begin(services.jobs, db, started!.id, today);
  return { data: recordOf({ ...started!, is_dead: false }) };
};

/** A running import ends without a trace: the storing transaction no longer finds its row. */
export const removeImport: Handler<"DELETE /imports/{id}"> = async (
  { params: { id } },
  { db, member, services, onCommit },
) => {
  const [row] = await lockImport(db, { id, memberId: member.id });
  if (!row) refuse("import_not_found");
  if (isStored(row)) refuse("import_saved");
  await deleteImport(db, { id });
  await services.jobs.cancel(db, "import", id);
  onCommit(() => cancelImport(id));
  return { data: { id } };
};

export const undoImport: Handler<"POST /imports/{id}/undo"> = async (
  { params: { id } },
  { db, member, services, today },
) => {
  const [row] = await lockImport(db, { id, memberId: member.id });
  if (!row) refuse("import_not_found");
  // Repeated, by a second press or after a lost answer: it is in progress or done.
  if (row.state === "undone" || (row.state === "undoing" && !row.is_dead))
    return { data: recordOf(row) };
  if (!canUndo(row)) refuse("import_not_undoable");
  const [started] = await startUndo(db, { id });
  await begin(services.jobs, db, started!.id, today);
  return { data: recordOf({ ...started!, is_dead: false }) };
};
