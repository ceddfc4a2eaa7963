/** Signed notes (c2sp.org/signed-note), by Ed25519: a text with lines that say who has signed it. */
import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { sha256 } from "./merkle.ts";

/** A public key and the name under which it signs. */
export interface NoteKey {
  readonly name: string;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
}

const ED25519 = Uint8Array.of(1);
const ID_BYTES = 4;
const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;
/** What precedes the 32 bytes of an Ed25519 key in the form that Node reads (RFC 8410). */
const SPKI_HEAD = Buffer.from("302a300506032b6570032100", "hex");
const SIGNATURE_LINE = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/u;
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/;

export function isKeyName(name: string): boolean {
  return /^[^\s+]+$/u.test(name);
}

/** `name+id+key`, as written by other programs for transparency logs. */
export function keyText(key: NoteKey): string {
  const encoded = Buffer.concat([ED25519, key.publicKey]).toString("base64");
  return `${key.name}+${Buffer.from(keyId(key)).toString("hex")}+${encoded}`;
}

/** Null if the text is no key of this kind, or its id is another's. */
export function readKey(text: string): NoteKey | null {
  const [, name, id, encoded] =
    /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text.trim()) ?? [];
  if (name === undefined || id === undefined || encoded === undefined) return null;
  const bytes = Buffer.from(encoded, "base64");
  if (bytes.length !== KEY_BYTES + 1 || bytes[0] !== ED25519[0]) return null;
  const key = { name, publicKey: new Uint8Array(bytes.subarray(1)) };
  return Buffer.from(keyId(key)).toString("hex") === id ? key : null;
}

export function publicKeyOf(privateKey: KeyObject): Uint8Array {
  const der = createPublicKey(privateKey).export({ type: "spki", format: "der" });
  return new Uint8Array(der.subarray(SPKI_HEAD.length));
}

/** @param text ends with a line break */
export function signedNote(text: string, name: string, privateKey: KeyObject): string {
  const signature = sign(null, Buffer.from(text), privateKey);
  const id = keyId({ name, publicKey: publicKeyOf(privateKey) });
  return `${text}\n— ${name} ${Buffer.concat([id, signature]).toString("base64")}\n`;
}

/** The note's text if one of these keys has signed it, and none of them wrongly; otherwise null. */
export function openNote(note: string, keys: readonly NoteKey[]): string | null {
  const end = note.lastIndexOf("\n\n");
  if (end < 0 || !note.endsWith("\n") || CONTROL.test(note)) return null;
  const text = note.slice(0, end + 1);
  let isSigned = false;
  for (const line of note.slice(end + 2, -1).split("\n")) {
    const [, name, encoded] = SIGNATURE_LINE.exec(line) ?? [];
    if (name === undefined || encoded === undefined) return null;
    const bytes = Buffer.from(encoded, "base64");
    const id = bytes.subarray(0, ID_BYTES);
    const key = keys.find((known) => known.name === name && id.equals(keyId(known)));
    if (!key) continue;
    if (!isSignedBy(key, text, bytes.subarray(ID_BYTES))) return null;
    isSigned = true;
  }
  return isSigned ? text : null;
}

function isSignedBy({ publicKey }: NoteKey, text: string, signature: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  const key = createPublicKey({
    key: Buffer.concat([SPKI_HEAD, publicKey]),
    format: "der",
    type: "spki",
  });
  return verify(null, Buffer.from(text), key, signature);
}

function keyId({ name, publicKey }: NoteKey): Uint8Array {
  return sha256(Buffer.from(`${name}\n`), ED25519, publicKey).subarray(0, ID_BYTES);
}
