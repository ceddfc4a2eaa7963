/** Reads proofs that a decision is in the log. */
import {
  hashOfRange,
  inclusionRanges,
  type Hash,
  nodesOf,
  type TreeNode,
} from "@felistry/domain/proofs/merkle.ts";
import type { LogProof } from "@felistry/domain/proofs/tlog-proof.ts";
import type { RowOf } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { selectNodes, selectProven } from "./statements.ts";

export type ProvenEntry = RowOf<"log_proven">;

/** Null while it has no place yet. */
export async function provenEntry(
  db: Db,
  entry: { readonly kind: string; readonly subject: string },
): Promise<ProvenEntry | null> {
  const [found] = await selectProven(db, entry);
  return found ?? null;
}

/** Under the first checkpoint that covers it, so that it is the same whenever it is read. */
export async function proofOf(
  db: Db,
  { index, size, note }: Pick<ProvenEntry, "index" | "size" | "note">,
): Promise<LogProof> {
  const ranges = inclusionRanges(index, size);
  const hashAt = await hashesAt(db, nodesOf(ranges));
  return { index, path: ranges.map((range) => hashOfRange(range, hashAt)), checkpoint: note };
}

export async function hashesAt(
  db: Db,
  nodes: readonly TreeNode[],
): Promise<(node: TreeNode) => Hash> {
  const rows = await selectNodes(db, {
    levels: nodes.map(({ level }) => level),
    indexes: nodes.map(({ index }) => index),
  });
  const hashes = new Map(rows.map(({ level, index, hash }) => [`${level}/${index}`, hash]));
  return ({ level, index }) => {
    const hash = hashes.get(`${level}/${index}`);
    if (!hash) throw new Error(`the log has no node ${level}/${index}`);
    return hash;
  };
}
