/** Checkpoints (c2sp.org/tlog-checkpoint): what a log signs of its tree. */
import { HASH_BYTES, type Hash } from "./merkle.ts";
import { type NoteKey, openNote } from "./note.ts";

export interface Checkpoint {
  /** The log's name. */
  readonly origin: string;
  readonly size: number;
  readonly root: Hash;
}

export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${Buffer.from(root).toString("base64")}\n`;
}

/** Null unless one of the keys has signed it under the log's name. */
export function openCheckpoint(note: string, keys: readonly NoteKey[]): Checkpoint | null {
  const text = openNote(note, keys);
  const read = text === null ? null : readCheckpoint(text);
  return read && keys.some(({ name }) => name === read.origin) ? read : null;
}

/** What an unverified note says; null if it is no checkpoint. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin, count, encoded] = text.split("\n");
  if (!origin || !count || !encoded || !/^(?:0|[1-9]\d{0,14})$/.test(count)) return null;
  const root = Buffer.from(encoded, "base64");
  if (root.length !== HASH_BYTES || root.toString("base64") !== encoded) return null;
  return { origin, size: Number(count), root: new Uint8Array(root) };
}
