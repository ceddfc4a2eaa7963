import fc from "fast-check";
import { describe, expect, test } from "vitest";
import vectors from "@felistry/testkit/proofs/merkle-vectors.json" with { type: "json" };
import {
  consistencyRanges,
  EMPTY_ROOT,
  type Hash,
  hashOfRange,
  inclusionRanges,
  leafHash,
  nodeHash,
  nodesOf,
  provesConsistency,
  provesInclusion,
  rootOf,
  type TreeNode,
} from "./merkle.ts";

const hex = (hash: Hash) => Buffer.from(hash).toString("hex");
const bytes = (text: string | null) => new Uint8Array(Buffer.from(text ?? "", "base64"));
const ascii = (text: string) => new Uint8Array(Buffer.from(text));

/** A tree that computes every hash from its leaves by the definition of RFC 6962, section 2.1. */
function treeOf(entries: readonly Uint8Array[]) {
  const mth = (leaves: readonly Uint8Array[]): Hash => {
    if (leaves.length === 0) return EMPTY_ROOT;
    if (leaves.length === 1) return leafHash(leaves[0]!);
    let split = 1;
    while (split * 2 < leaves.length) split *= 2;
    return nodeHash(mth(leaves.slice(0, split)), mth(leaves.slice(split)));
  };
  return {
    root: (size = entries.length) => mth(entries.slice(0, size)),
    hashAt: ({ level, index }: TreeNode) =>
      mth(entries.slice(index * 2 ** level, (index + 1) * 2 ** level)),
  };
}

describe("the published vectors", () => {
  test("hashes of RFC 6962", () => {
    expect(hex(EMPTY_ROOT)).toBe(
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
    expect(hex(leafHash(new Uint8Array()))).toBe(
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    );
    expect(hex(leafHash(ascii("L123456")))).toBe(
      "395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56",
    );
    expect(hex(nodeHash(ascii("N123"), ascii("N456")))).toBe(
      "aa217fe888e47007fa15edab33c2b492a722cb106c64667fc2b044444de66bbb",
    );
  });

  test("roots of the reference tree of Certificate Transparency", () => {
    const inputs = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657"];
    const entries = [...inputs, "606162636465666768696a6b6c6d6e6f"].map(
      (text) => new Uint8Array(Buffer.from(text, "hex")),
    );
    const { hashAt } = treeOf(entries);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((size) => hex(rootOf(size, hashAt)))).toEqual([
      "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
      "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
      "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
      "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
      "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
      "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
      "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
      "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    ]);
  });

  test.each(vectors.inclusion)(
    "$file",
    ({ leafIdx, treeSize, root, leafHash: leaf, proof, wantErr }) => {
      const path = (proof ?? []).map(bytes);
      const tree = { size: treeSize, root: bytes(root) };
      expect(provesInclusion(bytes(leaf), leafIdx, tree, path)).toBe(!wantErr);
    },
  );

  test.each(vectors.consistency)("$file", ({ size1, size2, root1, root2, proof, wantErr }) => {
    const path = (proof ?? []).map(bytes);
    expect(
      provesConsistency(
        { size: size1, root: bytes(root1) },
        { size: size2, root: bytes(root2) },
        path,
      ),
    ).toBe(!wantErr);
  });
});

describe("any tree", () => {
  const anyTree = fc
    .array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 70 })
    .map((entries) => ({ entries, tree: treeOf(entries), size: entries.length }));
  const withPlace = anyTree.chain((made) =>
    fc.record({ made: fc.constant(made), place: fc.nat({ max: made.size - 1 }) }),
  );
  const pathOf = (
    ranges: readonly { start: number; end: number }[],
    hashAt: (n: TreeNode) => Hash,
  ) => ranges.map((range) => hashOfRange(range, hashAt));

  test("has the root that its definition gives, from whole subtrees alone", () => {
    fc.assert(
      fc.property(anyTree, ({ tree, size }) => {
        expect(hex(rootOf(size, tree.hashAt))).toBe(hex(tree.root()));
      }),
    );
  });

  test("[SEC-37] proves each leaf, and no other one, at no other place, in no other tree", () => {
    fc.assert(
      fc.property(withPlace, fc.nat({ max: 255 }), ({ made, place }, flipped) => {
        const { tree, size, entries } = made;
        const path = pathOf(inclusionRanges(place, size), tree.hashAt);
        const head = { size, root: tree.root() };
        const leaf = leafHash(entries[place]!);
        expect(provesInclusion(leaf, place, head, path)).toBe(true);
        const wrong = Uint8Array.from(leaf);
        wrong[flipped % 32]! ^= 1 << (flipped >> 5);
        expect(provesInclusion(wrong, place, head, path)).toBe(false);
        const wrongRoot = { size, root: wrong };
        expect(provesInclusion(leaf, place, wrongRoot, path)).toBe(false);
        expect(provesInclusion(leaf, size, head, path)).toBe(false);
        expect(provesInclusion(leaf, place, head, [...path, leaf])).toBe(false);
        expect(path.length > 0 && provesInclusion(leaf, place, head, path.slice(1))).toBe(false);
      }),
    );
  });

  test("proves that it begins with each earlier tree, and with no changed one", () => {
    fc.assert(
      fc.property(withPlace, ({ made, place }) => {
        const { tree, size, entries } = made;
        const earlier = { size: place + 1, root: tree.root(place + 1) };
        const later = { size, root: tree.root() };
        const path = pathOf(consistencyRanges(earlier.size, size), tree.hashAt);
        expect(provesConsistency(earlier, later, path)).toBe(true);
        const changed = treeOf(entries.with(place, Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9)));
        expect(provesConsistency({ ...earlier, root: changed.root(place + 1) }, later, path)).toBe(
          false,
        );
        expect(provesConsistency(earlier, { size, root: changed.root() }, path)).toBe(false);
      }),
    );
  });

  test("needs few hashes: at most two for each doubling of its size", () => {
    const size = 1_000_003;
    for (const index of [0, 1, 524_287, 524_288, 1_000_002]) {
      const ranges = inclusionRanges(index, size);
      expect(ranges.length).toBeLessThanOrEqual(20);
      expect(nodesOf(ranges).length).toBeLessThanOrEqual(40);
    }
  });

  test("has no proof of what it does not hold", () => {
    expect(() => inclusionRanges(5, 5)).toThrow(RangeError);
    expect(() => consistencyRanges(6, 5)).toThrow(RangeError);
    expect(() => consistencyRanges(0, 5)).toThrow(RangeError);
  });
});
