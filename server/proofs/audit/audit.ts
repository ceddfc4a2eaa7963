/**
 * Looks for what was changed behind the log's back: in the log itself, whose hashes are all computed again, and in the registry, whose
 * certified rows must say what the log said of them last. It reads with a transaction's snapshot, so that the site may go on serving.
 */
import type { Db } from "../../db/transaction.ts";
import { auditRegistry } from "./audit-registry.ts";
import { auditEntries, auditTree, type KeptCheckpoint } from "./audit-tree.ts";

export interface Audited {
  readonly entries: number;
  /** In words; none if all is as it was decided. */
  readonly findings: readonly string[];
}

/** @param kept checkpoints that an auditor has kept elsewhere: the log must still begin with their trees */
export async function auditLog(db: Db, kept: readonly KeptCheckpoint[] = []): Promise<Audited> {
  const found = await auditEntries(db);
  const tree = await auditTree(db, kept);
  return {
    entries: found.entries,
    findings: [...found.findings, ...tree, ...(await auditRegistry(db))],
  };
}
