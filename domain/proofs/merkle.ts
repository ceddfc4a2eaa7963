/** The hash tree of RFC 6962: its hashes, and proofs that an entry is in it and that a later tree only adds to an earlier one. */
import { createHash } from "node:crypto";

/** SHA-256. */
export type Hash = Uint8Array;

/** A whole subtree of 2^level leaves, the index-th from the left. */
export interface TreeNode {
  readonly level: number;
  readonly index: number;
}

/** Leaves from `start` up to, but without, `end`. */
export interface LeafRange {
  readonly start: number;
  readonly end: number;
}

/** Where a tree keeps the hashes of its whole subtrees. */
export type HashAt = (node: TreeNode) => Hash;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

export const HASH_BYTES = 32;
export const EMPTY_ROOT: Hash = sha256();

export function sha256(...parts: readonly Uint8Array[]): Hash {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

export function leafHash(entry: Uint8Array): Hash {
  return sha256(LEAF, entry);
}

export function nodeHash(left: Hash, right: Hash): Hash {
  return sha256(NODE, left, right);
}

export function sameHash(one: Hash, other: Hash): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/** The whole subtrees that a tree of this size consists of, from the left. */
export function peaks(size: number): TreeNode[] {
  return wholeSubtrees({ start: 0, end: size });
}

export function rootOf(size: number, hashAt: HashAt): Hash {
  return size === 0 ? EMPTY_ROOT : hashOfRange({ start: 0, end: size }, hashAt);
}

/** The subtrees whose hashes prove that a leaf is in a tree, from the leaf up. @throws RangeError if it is not */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  if (!(index >= 0 && index < size)) throw new RangeError(`no leaf ${index} among ${size}`);
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  while (end - start > 1) {
    const middle = start + splitOf(end - start);
    if (index < middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  return ranges.reverse();
}

/** The subtrees whose hashes prove that the tree of `size` begins with that of `earlier`. @throws RangeError */
export function consistencyRanges(earlier: number, size: number): LeafRange[] {
  if (!(earlier >= 1 && earlier <= size)) throw new RangeError(`no tree of ${earlier} in ${size}`);
  const ranges: LeafRange[] = [];
  let [start, end] = [0, size];
  while (earlier < end) {
    const middle = start + splitOf(end - start);
    if (earlier <= middle) {
      ranges.push({ start: middle, end });
      end = middle;
    } else {
      ranges.push({ start, end: middle });
      start = middle;
    }
  }
  // Who verifies has the hash of the earlier tree if it is one whole subtree.
  return [...(start === 0 ? [] : [{ start, end }]), ...ranges.reverse()];
}

/** The nodes that must be known for the hashes of these ranges. */
export function nodesOf(ranges: readonly LeafRange[]): TreeNode[] {
  return ranges.flatMap(wholeSubtrees);
}

export function hashOfRange(range: LeafRange, hashAt: HashAt): Hash {
  return wholeSubtrees(range)
    .map((node) => hashAt(node))
    .reduceRight((right, left) => nodeHash(left, right));
}

export function provesInclusion(
  leaf: Hash,
  index: number,
  tree: { readonly size: number; readonly root: Hash },
  path: readonly Hash[],
): boolean {
  if (!(index >= 0 && index < tree.size) || leaf.length !== HASH_BYTES) return false;
  let [at, last, hash] = [index, tree.size - 1, leaf];
  for (const sibling of path) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else hash = nodeHash(hash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && sameHash(hash, tree.root);
}

interface SizedRoot {
  readonly size: number;
  readonly root: Hash;
}

export function provesConsistency(
  earlier: SizedRoot,
  later: SizedRoot,
  path: readonly Hash[],
): boolean {
  // Every tree begins with the empty one: a proof of that would say nothing.
  if (earlier.size > later.size || earlier.size < 1) return false;
  if (earlier.size === later.size) return path.length === 0 && sameHash(earlier.root, later.root);
  const isWhole = splitOf(earlier.size * 2) === earlier.size;
  const [first, ...others] = isWhole ? [earlier.root, ...path] : path;
  if (first === undefined) return false;
  let [at, last] = [earlier.size - 1, later.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  let [old, whole] = [first, first];
  for (const sibling of others) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      old = nodeHash(sibling, old);
      whole = nodeHash(sibling, whole);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else whole = nodeHash(whole, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && sameHash(old, earlier.root) && sameHash(whole, later.root);
}

/** Numbers beyond 32 bits are halved, too. */
function half(count: number): number {
  return Math.floor(count / 2);
}

/** The largest power of two below `count`, which is at least two. */
function splitOf(count: number): number {
  let power = 1;
  while (power * 2 < count) power *= 2;
  return power;
}

/** `start` is a multiple of every power of two that fits into the range, as with all ranges of proofs. */
function wholeSubtrees({ start, end }: LeafRange): TreeNode[] {
  const nodes: TreeNode[] = [];
  for (let at = start; at < end;) {
    let [level, width] = [0, 1];
    while (at % (width * 2) === 0 && at + width * 2 <= end) [level, width] = [level + 1, width * 2];
    nodes.push({ level, index: at / width });
    at += width;
  }
  return nodes;
}
