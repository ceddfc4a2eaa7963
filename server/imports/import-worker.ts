/** The thread of one import: one pass over its file, or over the cats it has created, in one transaction. */
import { workerData } from "node:worker_threads";
import pg from "pg";
import type { IMPORT_FAILURES } from "@felistry/contract/imports/imports.ts";
import { LineAccount } from "@felistry/domain/imports/account/line-account.ts";
import type { ColumnMapping, MissingParents } from "@felistry/domain/imports/columns.ts";
import type { DateOrder } from "@felistry/domain/imports/dates.ts";
import type { Delimiter } from "@felistry/domain/imports/detect.ts";
import type { TextEncoding } from "@felistry/domain/imports/encodings/text-encodings.ts";
import type { ReadingChoice } from "@felistry/domain/imports/reading.ts";
import type { CsvRow } from "./files/csv-rows.ts";
import { fileRows } from "./files/file-rows.ts";
import { importTable, type ImportOutcome } from "./import-table.ts";
import { faultKeeper, keepOutcome } from "./keep-outcome.ts";
import { keptInPages, pagedRows } from "./pages.ts";
import { partSource } from "./files/part-source.ts";
import { forgetNamesAhead, openNamesBeside } from "./names-beside.ts";
import { judgedBy, judgedRows, keepJudgement } from "./judging/judged-rows.ts";
import { type ImportProgress, TooManyRows } from "./judging/read-table.ts";
import { rowRules } from "./row-rules.ts";
import {
  deleteFile,
  endUndo,
  failPass,
  selectPart,
  selectState,
  setLinesLeft,
  setProgress,
  setUndone,
} from "./statements.ts";
import { madeBy, undoCats } from "./undo-cats.ts";

export interface ImportWork {
  readonly connectionString: string;
  readonly importId: number;
  readonly memberId: number;
  /** The prefix of our club's numbers. */
  readonly registrationPrefix: string;
  /** The file's size. */
  readonly bytes: number;
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  readonly choice: ReadingChoice;
  readonly dates: DateOrder;
  readonly mapping: ColumnMapping;
  readonly missingParents: MissingParents;
  readonly today: string;
  /** How many repairs there are: of a check that a further one has overtaken nothing is kept. */
  readonly revision: number;
  /** How the file is read, and whether its rows have been kept as read like that. */
  readonly pagedAs: string;
  readonly isPaged: boolean;
  /** Which release judges its rows. */
  readonly release: string;
  /** "check" stores nothing and gives a preview. */
  readonly task: "check" | "save" | "undo";
}

const work = workerData as ImportWork;
const saves = work.task === "save";
const STATE_OF = { check: "checking", save: "saving", undo: "undoing" } as const;

/**
 * Statements over a million rows may sort in memory and run as long as they need. If this thread is ended midway,
 * PostgreSQL notices within a second.
 */
const OPTIONS =
  "-c timezone=UTC -c datestyle=ISO -c jit=off -c work_mem=64MB -c temp_buffers=64MB -c maintenance_work_mem=128MB -c gin_pending_list_limit=64MB -c client_connection_check_interval=1s";

class Cancelled extends Error {}

let bytesRead = 0;
/** Of an archive the table alone is read, whose share of the file nobody knows. */
let isShareKnown = true;
/** Where the rows have been judged before. */
let rowsJudged: number | null = null;
// Progress may be lost in a machine crash; stored cats may not.
const [client, beside] = [connection(OPTIONS), connection(`${OPTIONS} -c synchronous_commit=off`)];
const names = connection(OPTIONS);
await Promise.all([client.connect(), beside.connect()]);
try {
  await run();
} finally {
  await Promise.all([client.end(), beside.end(), names.end()]);
}

function connection(options: string): pg.Client {
  return new pg.Client({ connectionString: work.connectionString, options });
}

async function run(): Promise<void> {
  try {
    await client.query("begin");
    await client.query("select set_config('felistry.member_id', $1, true)", [
      String(work.memberId),
    ]);
    if (!(await isOurs())) return;
    await forgetNamesAhead(beside, work.importId);
    await client.query("select set_config('felistry.request_id', $1, true)", [
      madeBy(work.importId),
    ]);
    if (work.task === "undo") return await undo();
    const rules = await rowRules(beside, work);
    const by = judgedBy({ ...work, breedOfName: rules.breedOfName });
    const judged = saves ? await judgedRows(beside, work.importId, by) : null;
    rowsJudged = judged && judged.counts.total;
    const faults = faultKeeper(saves ? client : beside, work.importId);
    await (judged ? faults.emptyBetween() : faults.empty());
    const outcome = await importTable(client, {
      importId: work.importId,
      memberId: work.memberId,
      rules,
      missingParents: work.missingParents,
      rows: rowsToJudge(),
      judged,
      ...(!saves && { keepJudged: await keepJudgement(beside, work.importId, by) }),
      save: saves,
      namesBeside: async () => {
        await names.connect();
        return openNamesBeside(client, names, work);
      },
      onProgress: tellProgress,
      keep: faults.keep,
    });
    if (saves) await store(client, outcome);
    await client.query(saves ? "commit" : "rollback");
    if (!saves) await store(beside, outcome);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    await forgetNamesAhead(beside, work.importId).catch(() => undefined);
    if (error instanceof Cancelled) return;
    const reason = reasonOf(error);
    if (reason === "fault") throw error;
    await failPass(beside, { id: work.importId, reason, revision: work.revision });
  }
}

async function undo(): Promise<void> {
  const undone = await undoCats(client, work.importId, async (count) => {
    await setUndone(beside, { id: work.importId, undone: count });
  });
  await endUndo(client, { id: work.importId, undone });
  await client.query("commit");
}

/** Only one thread at a time works on an import, and none when it is done. */
async function isOurs(): Promise<boolean> {
  await client.query("select pg_advisory_xact_lock(hashtext('imports'), $1)", [work.importId]);
  const [row] = await selectState(beside, { id: work.importId });
  return row?.state === STATE_OF[work.task];
}

function reasonOf(error: unknown): (typeof IMPORT_FAILURES)[number] {
  if (error instanceof TooManyRows) return "too_many_rows";
  return (error as { code?: string }).code?.startsWith("CSV_") ? "unreadable" : "fault";
}

/** On another connection, because the transaction's own writes are invisible until it ends. */
async function tellProgress({ checked, saved, isRead }: ImportProgress): Promise<void> {
  const byShare = () =>
    isShareKnown ? Math.round((checked * work.bytes) / Math.max(bytesRead, 1)) : checked;
  const total = isRead ? checked : (rowsJudged ?? byShare());
  const [shown] = await setProgress(beside, {
    id: work.importId,
    checked,
    total: Math.max(total, checked),
    saved,
    revision: work.revision,
  });
  if (!shown) throw new Cancelled();
}

async function store(to: pg.Client, outcome: ImportOutcome): Promise<void> {
  const state = saves ? (outcome.attachments > 0 ? "attaching" : "saved") : "checked";
  const isKept = await keepOutcome(to, work, outcome, state);
  if (!isKept) throw new Cancelled();
  // Pictures are taken out of the file after its cats are stored.
  if (saves) await deleteFile(to, { id: work.importId, andParts: state === "saved" });
}

/** As they were read before, or else from the file; whoever checks them keeps them for those who come after. */
function rowsToJudge(): AsyncIterable<CsvRow> {
  if (work.isPaged)
    return pagedRows(beside, work.importId, 0, (characters) => {
      bytesRead += characters;
    });
  const rows = rowsBelowHeading();
  return saves ? rows : keptInPages(beside, work.importId, rows);
}

async function partAt(place: number): Promise<Buffer | null> {
  const [part] = await selectPart(beside, { id: work.importId, place });
  return part?.bytes ?? null;
}

async function* parts(): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place++) {
    const bytes = await partAt(place);
    if (!bytes) return;
    bytesRead += bytes.length;
    yield bytes;
  }
}

async function* rowsBelowHeading(): AsyncGenerator<CsvRow> {
  let isHeading = true;
  const stored = partSource(work.bytes, (place) => {
    isShareKnown = false;
    return partAt(place);
  });
  const account = new LineAccount();
  for await (const row of fileRows(parts(), { ...work, stored, account })) {
    if (!isHeading) yield row;
    isHeading = false;
  }
  const left = JSON.stringify(account.ended());
  await setLinesLeft(beside, { id: work.importId, left, revision: work.revision });
}
