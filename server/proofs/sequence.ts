/**
 * Gives new entries their places in the log and signs the tree that they make. Decisions do not wait for it: each puts its entry into a
 * queue within its own transaction, and one sequencer at a time takes what has been committed.
 */
import type { Pool } from "pg";
import { checkpointText } from "@felistry/domain/proofs/checkpoint.ts";
import {
  type Hash,
  leafHash,
  nodeHash,
  peaks,
  rootOf,
  type TreeNode,
} from "@felistry/domain/proofs/merkle.ts";
import { signedNote } from "@felistry/domain/proofs/note.ts";
import { idsNoticed, inTransaction, type Tx } from "../db/transaction.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { type LogTools, signingKey } from "./log-key.ts";
import { hashesAt } from "./read-proof.ts";
import {
  insertCheckpoint,
  insertLeaves,
  insertNodes,
  lockLog,
  removePending,
  selectPending,
  selectSize,
} from "./statements.ts";

/** Raised by the database function `append_leaf`. */
const APPENDED = "FE020";
const BATCH = 2_000;

/** The entries get their places once the change is committed. */
export async function sequenceLater(tx: Tx, { jobs }: { readonly jobs: Jobs }): Promise<void> {
  if (idsNoticed(tx, APPENDED).length > 0) await jobs.enqueue(tx, "sequence-log", 0, {});
}

export async function sequenceLog(pool: Pool, tools: LogTools): Promise<void> {
  while ((await inTransaction(pool, (tx) => sequenceBatch(tx, tools))) === BATCH);
}

/** @returns how many entries have got a place */
async function sequenceBatch(tx: Tx, tools: LogTools): Promise<number> {
  await lockLog(tx);
  const pending = await selectPending(tx, { limit: BATCH });
  if (pending.length === 0) return 0;
  const key = await signingKey(tx, tools);
  const [known] = await selectSize(tx);
  const first = known!.size;
  const size = first + pending.length;
  const { added, hashAt } = grown(
    first,
    pending.map(({ commitment }) => leafHash(commitment)),
    await hashesAt(tx, peaks(first)),
  );
  const ids = pending.map(({ id }) => id);
  await insertLeaves(tx, { first, ids });
  await insertNodes(tx, {
    levels: added.map(({ level }) => level),
    indexes: added.map(({ index }) => index),
    hashes: added.map((node) => Buffer.from(hashAt(node)).toString("hex")),
  });
  await removePending(tx, { ids });
  const text = checkpointText({ origin: key.name, size, root: rootOf(size, hashAt) });
  const note = signedNote(text, key.name, key.privateKey);
  await insertCheckpoint(tx, { size, note, keyId: key.id });
  return pending.length;
}

/** The tree with further leaves, and its new whole subtrees. */
function grown(
  first: number,
  leaves: readonly Hash[],
  before: (node: TreeNode) => Hash,
): { readonly added: readonly TreeNode[]; readonly hashAt: (node: TreeNode) => Hash } {
  const added: TreeNode[] = [];
  const hashes = new Map<string, Hash>();
  const hashAt = (node: TreeNode) => hashes.get(placeOf(node)) ?? before(node);
  const add = (node: TreeNode, hash: Hash) => {
    added.push(node);
    hashes.set(placeOf(node), hash);
  };
  for (const [at, leaf] of leaves.entries()) {
    let [level, index, hash] = [0, first + at, leaf];
    add({ level, index }, hash);
    while (index % 2 === 1) {
      hash = nodeHash(hashAt({ level, index: index - 1 }), hash);
      [level, index] = [level + 1, (index - 1) / 2];
      add({ level, index }, hash);
    }
  }
  return { added, hashAt };
}

function placeOf({ level, index }: TreeNode): string {
  return `${level}/${index}`;
}
