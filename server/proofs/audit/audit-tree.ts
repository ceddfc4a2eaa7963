/** Computes every hash of the log again. */
import type { CertifiedValue } from "@felistry/domain/certificates/canonical.ts";
import { openCheckpoint } from "@felistry/domain/proofs/checkpoint.ts";
import { commitmentOf } from "@felistry/domain/proofs/entry.ts";
import {
  type Hash,
  leafHash,
  nodeHash,
  rootOf,
  sameHash,
  type TreeNode,
} from "@felistry/domain/proofs/merkle.ts";
import type { NoteKey } from "@felistry/domain/proofs/note.ts";
import type { Db } from "../../db/transaction.ts";
import { selectKeys } from "../statements.ts";
import {
  misplacedEntries,
  selectCheckpoints,
  selectEntries,
  selectLeaves,
  selectNodes,
  wronglyForgotten,
} from "./statements.ts";

const PAGE = 2_000;

/** The note, and the keys by which its keeper trusts it; without, those of the log. */
export interface KeptCheckpoint {
  readonly note: string;
  readonly keys: readonly NoteKey[] | undefined;
}

async function* pages<Row>(
  read: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row, void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

export async function auditEntries(db: Db): Promise<{ entries: number; findings: string[] }> {
  const findings: string[] = [];
  let entries = 0;
  const read = (after: { id: number } | undefined) =>
    selectEntries(db, { after: after?.id ?? 0, limit: PAGE });
  for await (const entry of pages(read)) {
    entries++;
    const { kind, subject, at, salt, facts, commitment } = entry;
    if (!entry.whole) findings.push(`entry ${entry.id}: its time was changed`);
    if (salt === null) continue;
    const content = { kind, subject, at: at!, facts: facts as CertifiedValue };
    if (!isCommitted(content, salt, commitment))
      findings.push(`entry ${entry.id} (${subject}): it is not what it committed to`);
  }
  for (const { id } of await misplacedEntries(db))
    findings.push(`entry ${id}: it has no place in the log and waits for none, or both`);
  for (const { id } of await wronglyForgotten(db))
    findings.push(`entry ${id}: its facts are gone or back without a decision`);
  return { entries, findings };
}

function isCommitted(
  content: Parameters<typeof commitmentOf>[0],
  salt: Uint8Array,
  commitment: Uint8Array,
): boolean {
  try {
    return sameHash(commitmentOf(content, salt), commitment);
  } catch (error) {
    // Facts of numbers that have no canonical text cannot have been committed to.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

export async function auditTree(db: Db, kept: readonly KeptCheckpoint[]): Promise<string[]> {
  const findings: string[] = [];
  const levels = await computedLevels(db, findings);
  await compareNodes(db, levels, findings);
  const size = levels[0]!.length;
  const hashAt = ({ level, index }: TreeNode) => levels[level]![index]!;
  const keys = new Map(
    (await selectKeys(db)).map(({ id, name, public_key }) => [id, { name, publicKey: public_key }]),
  );
  let newest = 0;
  const read = (after: { size: number } | undefined) =>
    selectCheckpoints(db, { after: after?.size ?? 0, limit: PAGE });
  for await (const { size: signed, note, key_id } of pages(read)) {
    newest = signed;
    const key = keys.get(key_id);
    const stated = key ? openCheckpoint(note, [key]) : null;
    if (stated?.size !== signed || signed > size || !sameHash(rootOf(signed, hashAt), stated.root))
      findings.push(`checkpoint of ${signed} entries: it was not signed for this log`);
  }
  if (newest !== size) findings.push(`the log has ${size} entries, and ${newest} are signed`);
  for (const { note, keys: trusted } of kept) {
    const stated = openCheckpoint(note, trusted ?? [...keys.values()]);
    if (!stated) findings.push("a kept checkpoint: it is signed by no known key");
    else if (stated.size > size || !sameHash(rootOf(stated.size, hashAt), stated.root))
      findings.push(`the kept checkpoint of ${stated.size} entries: this log does not begin so`);
  }
  return findings;
}

/** All whole subtrees, by level. */
async function computedLevels(db: Db, findings: string[]): Promise<Hash[][]> {
  const leaves: Hash[] = [];
  const read = (after: { index: number } | undefined) =>
    selectLeaves(db, { after: after?.index ?? -1, limit: PAGE });
  for await (const { index, id, commitment } of pages(read)) {
    if (index !== leaves.length) {
      findings.push(`place ${leaves.length}: no entry is there`);
      break;
    }
    if (id === null || commitment === null) findings.push(`place ${index}: its entry is gone`);
    leaves.push(leafHash(commitment ?? new Uint8Array()));
  }
  const levels = [leaves];
  for (let below = leaves; below.length > 1;) {
    below = Array.from({ length: Math.floor(below.length / 2) }, (_, index) =>
      nodeHash(levels.at(-1)![index * 2]!, levels.at(-1)![index * 2 + 1]!),
    );
    levels.push(below);
  }
  return levels;
}

async function compareNodes(db: Db, levels: readonly Hash[][], findings: string[]): Promise<void> {
  let known = 0;
  const read = (after: TreeNode | undefined) =>
    selectNodes(db, { level: after?.level ?? -1, index: after?.index ?? -1, limit: PAGE });
  for await (const { level, index, hash } of pages(read)) {
    const computed = levels[level]?.[index];
    if (computed && sameHash(hash, computed)) known++;
    else findings.push(`node ${level}/${index}: it is not the hash of what is below it`);
  }
  const wanted = levels.reduce((sum, level) => sum + level.length, 0);
  if (known < wanted) findings.push(`${wanted - known} nodes of the tree are missing or wrong`);
}
