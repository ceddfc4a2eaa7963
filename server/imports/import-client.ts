import type pg from "pg";
import type { Tx } from "../db/transaction.ts";

/** One connection in one transaction: temporary tables, cursors and copies are asked of it directly. */
export type ImportClient = Pick<pg.Client, "query">;

/** A call's transaction passes everything on to its connection, copies included. */
export function clientOf(tx: Tx): ImportClient {
  return tx as unknown as ImportClient;
}
