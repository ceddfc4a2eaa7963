import { Worker } from "node:worker_threads";
import type { ImportRecord } from "@felistry/contract/imports.ts";
import { guessColumns } from "@felistry/domain/imports/columns.ts";
import type { ImportFaultKind } from "@felistry/domain/imports/read-row.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import type { ImportWork } from "./import-worker.ts";
import { readHead } from "./read-head.ts";
import {
  forgetOldImports,
  type ImportRow,
  insertImport,
  lockImport,
  selectFile,
  selectImport,
  startImport,
} from "./statements.ts";

const NAME_MAX = 100;

export const uploadImport: Handler<"POST /imports"> = async (_input, { db, file, member }) => {
  if (!file || file.bytes.length === 0) refuse("no_file");
  const { encoding, delimiter, rows } = await readHead(file.bytes);
  await forgetOldImports(db, member.id);
  const [row] = await insertImport(
    db,
    member.id,
    file.name.replaceAll("\u0000", "").slice(0, NAME_MAX),
    file.bytes,
    encoding,
    delimiter,
    JSON.stringify(rows),
    JSON.stringify(guessColumns(rows[0]!)),
  );
  return { data: recordOf(row!) };
};

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
  if (isBusy(row) || row.state === "saved") refuse("import_busy");
  const bytes = await fileOf(db, row.id);
  const head = await readHead(bytes, {
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
  );
  onCommit(() => startThread(services, started!, bytes, today, false));
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
  const bytes = await fileOf(db, row.id);
  const { id, mapping, encoding, delimiter, columns } = row;
  const [started] = await startImport(
    db,
    id,
    "saving",
    JSON.stringify(mapping),
    encoding,
    delimiter,
    JSON.stringify(columns),
  );
  onCommit(() => startThread(services, started!, bytes, today, true));
  return { data: recordOf(started!) };
};

async function fileOf(db: Db, importId: number): Promise<Buffer> {
  const [row] = await selectFile(db, importId);
  return row!.file;
}

function isBusy({ state, is_dead }: ImportRow): boolean {
  return (state === "checking" || state === "saving") && !is_dead;
}

function startThread(
  { pool, log }: Services,
  { id, users_id, encoding, delimiter, mapping }: ImportRow,
  bytes: Buffer,
  today: string,
  save: boolean,
): void {
  const work: ImportWork = {
    connectionString: pool.options.connectionString!,
    importId: id,
    memberId: users_id,
    bytes: new Uint8Array(bytes),
    encoding,
    delimiter,
    mapping,
    today,
    save,
  };
  const worker = new Worker(new URL("import-worker.ts", import.meta.url), { workerData: work });
  worker.on("error", (error) => log.error({ err: error }, "an import broke off"));
  worker.unref();
}

function recordOf(row: ImportRow): ImportRecord {
  const { users_id: _, is_dead, columns, faults, state, ...rest } = row;
  const [headings = [], ...sample] = columns;
  return {
    ...rest,
    columns: [...headings],
    sample: sample.map((cells) => [...cells]),
    state: is_dead && (state === "checking" || state === "saving") ? "failed" : state,
    faults: faults.map((fault) => ({ ...fault, words: FAULT_TEXTS[fault.kind](fault) })),
  };
}

const FAULT_TEXTS: Readonly<Record<ImportFaultKind, (fault: { value: string }) => string>> = {
  required: () => m.import_fault_required(),
  name: m.import_fault_name,
  sex: m.import_fault_sex,
  date: m.import_fault_date,
  future: m.import_fault_future,
  breed: m.import_fault_breed,
  breeds_differ: m.import_fault_breeds_differ,
  ems: m.import_fault_ems,
  chip: m.import_fault_chip,
  too_long: m.import_fault_too_long,
  breeder: m.import_fault_breeder,
  twice: m.import_fault_twice,
  parent_not_found: m.import_fault_parent_not_found,
  parent_ambiguous: m.import_fault_parent_ambiguous,
  parent_faulty: m.import_fault_parent_faulty,
  parent_too_young: m.import_fault_parent_too_young,
  own_ancestor: m.import_fault_own_ancestor,
};
