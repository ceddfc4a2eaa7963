/** The thread that reads one workbook (.xls): it may be ended at any moment, and what it takes is bounded. */
import { parentPort, workerData } from "node:worker_threads";
import type { ReadingChoice } from "@felistry/domain/imports/reading.ts";
import type { TableRow } from "@felistry/domain/imports/table-shape.ts";
import { rowsOfSheets } from "./sheets-of-cats.ts";
import { xlsSheets } from "./xls-sheets.ts";

/** Rows, as they are asked for; none behind the last. */
export type RowsRead = readonly TableRow[] | { readonly failure: string };

export interface WorkbookRead {
  readonly bytes: Uint8Array;
  readonly choice: ReadingChoice;
}

const work = workerData as WorkbookRead;
const ROWS_AT_ONCE = 500;
const port = parentPort!;
let rows: AsyncGenerator<TableRow> | null = null;

async function nextRows(): Promise<RowsRead> {
  try {
    rows ??= rowsOfSheets(xlsSheets(work.bytes), work.choice);
    const read: TableRow[] = [];
    while (read.length < ROWS_AT_ONCE) {
      const next = await rows.next();
      if (next.done) break;
      read.push(next.value);
    }
    return read;
  } catch (error) {
    return { failure: String(error) };
  }
}

port.on("message", () => void nextRows().then((read) => port.postMessage(read, [])));
