import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkpointText, openCheckpoint } from "./checkpoint.ts";
import { EMPTY_ROOT, sha256 } from "./merkle.ts";
import { keyText, openNote, publicKeyOf, readKey, signedNote } from "./note.ts";
import { proofText, readProof } from "./tlog-proof.ts";
import { entryBundle, readTilePath, tilePath } from "./tiles.ts";

/** Published with golang.org/x/mod/sumdb/note. */
const PETER = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW";
const PETERS_SEED = "AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz".slice(0);
const PETERS_NOTE =
  "If you think cryptography is the answer to your problem,\n" +
  "then you don't know what your problem is.\n\n" +
  "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n";

/** The private key of a 32-byte seed (RFC 8410). */
function privateKeyOf(seed: Uint8Array) {
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" });
}

describe("notes", () => {
  test("a published note opens with its key, and with no other", () => {
    const key = readKey(PETER)!;
    expect(keyText(key)).toBe(PETER);
    expect(openNote(PETERS_NOTE, [key])).toContain("cryptography is the answer");
    expect(openNote(PETERS_NOTE, [])).toBeNull();
    expect(openNote(PETERS_NOTE.replace("answer", "Answer"), [key])).toBeNull();
    expect(openNote(PETERS_NOTE, [{ ...key, name: "Peter" }])).toBeNull();
  });

  test("the published private key signs the published note to the letter", () => {
    const seed = Buffer.from(PETERS_SEED, "base64").subarray(1);
    const text = PETERS_NOTE.slice(0, PETERS_NOTE.lastIndexOf("\n\n") + 1);
    expect(signedNote(text, "PeterNeumann", privateKeyOf(seed))).toBe(PETERS_NOTE);
  });

  test("keys are read as they are written, and refused with another's id", () => {
    const { privateKey } = generateKeyPairSync("ed25519");
    const key = { name: "club.example/log", publicKey: publicKeyOf(privateKey) };
    expect(readKey(keyText(key))).toEqual(key);
    expect(readKey(keyText(key).replace(/\+[0-9a-f]{8}\+/, "+00000000+"))).toBeNull();
    expect(readKey("")).toBeNull();
  });

  test("a note signed by a key and by strangers opens; one wrongly signed by the key does not", () => {
    const { privateKey } = generateKeyPairSync("ed25519");
    const key = { name: "club.example/log", publicKey: publicKeyOf(privateKey) };
    const other = generateKeyPairSync("ed25519").privateKey;
    const note = signedNote("hello\n", key.name, privateKey);
    const witness = signedNote("hello\n", "witness.example", other).split("\n\n")[1]!;
    expect(openNote(note + witness, [key])).toBe("hello\n");
    const signature = note.split("\n\n")[1]!;
    const forged = signature.slice(0, -8) + (signature.endsWith("AAA=\n") ? "BBBB=\n" : "AAAA=\n");
    expect(openNote(`hello\n\n${forged}`, [key])).toBeNull();
  });

  test("a checkpoint counts under its log's name alone", () => {
    const { privateKey } = generateKeyPairSync("ed25519");
    const key = { name: "club.example/log", publicKey: publicKeyOf(privateKey) };
    const said = { origin: key.name, size: 7, root: EMPTY_ROOT };
    const note = signedNote(checkpointText(said), key.name, privateKey);
    expect(openCheckpoint(note, [key])).toEqual(said);
    const foreign = signedNote(checkpointText({ ...said, origin: "other" }), key.name, privateKey);
    expect(openCheckpoint(foreign, [key])).toBeNull();
    const odd = signedNote(`${key.name}\n07\nAAAA\n`, key.name, privateKey);
    expect(openCheckpoint(odd, [key])).toBeNull();
  });
});

test("a proof is read as it is written", () => {
  const proof = {
    index: 73_894,
    path: [sha256(Buffer.from("a")), sha256(Buffer.from("b"))],
    checkpoint: "club.example/log\n109482\nAAAA\n\n— club.example/log AAAA\n",
  };
  expect(readProof(proofText(proof))).toEqual(proof);
  expect(readProof(proofText({ ...proof, path: [] }))).toEqual({ ...proof, path: [] });
  const extra = proofText(proof).replace("\nindex", "\nextra AAAA\nindex");
  expect(readProof(extra)).toEqual(proof);
  for (const wrong of [
    "",
    "c2sp.org/tlog-proof@v1\nindex 01\n\nx",
    "c2sp.org/tlog-proof@v2\nindex 1\n\nx",
    "c2sp.org/tlog-proof@v1\nindex 1\nAAAA\n\nx",
  ])
    expect(readProof(wrong)).toBeNull();
});

test("tiles have the names of the specification, each one name", () => {
  expect(tilePath({ level: 0, index: 1_234_067, width: 256 })).toBe("0/x001/x234/067");
  expect(tilePath({ level: "entries", index: 273, width: 112 })).toBe("entries/273.p/112");
  fc.assert(
    fc.property(
      fc.oneof(fc.constant("entries" as const), fc.nat({ max: 63 })),
      fc.nat(),
      fc.integer({ min: 1, max: 256 }),
      (level, index, width) => {
        const tile = { level, index, width };
        expect(readTilePath(tilePath(tile))).toEqual(tile);
      },
    ),
  );
  for (const wrong of ["0/1", "0/x000/001", "00/001", "0/001.p/256", "0/001.p/0", "0/001.p/07"])
    expect(readTilePath(wrong)).toBeNull();
});

test("entries in a bundle follow their lengths", () => {
  expect([...entryBundle([Uint8Array.of(7, 8), new Uint8Array(258)])].slice(0, 6)).toEqual([
    0, 2, 7, 8, 1, 2,
  ]);
});
