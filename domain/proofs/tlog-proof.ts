/** The text of a proof that verifies offline (c2sp.org/tlog-proof): where an entry is in the log, and under which checkpoint. */
import { HASH_BYTES, type Hash } from "./merkle.ts";

export interface LogProof {
  readonly index: number;
  /** From the leaf's sibling up. */
  readonly path: readonly Hash[];
  /** The signed note. */
  readonly checkpoint: string;
}

const HEAD = "c2sp.org/tlog-proof@v1";
/** No tree has more levels. */
const MOST_HASHES = 64;

export function proofText({ index, path, checkpoint }: LogProof): string {
  const hashes = path.map((hash) => `${Buffer.from(hash).toString("base64")}\n`);
  return `${HEAD}\nindex ${index}\n${hashes.join("")}\n${checkpoint}`;
}

/** Null if the text is no such proof. */
export function readProof(text: string): LogProof | null {
  const end = text.indexOf("\n\n");
  if (end < 0) return null;
  const [head, ...lines] = text.slice(0, end).split("\n");
  if (lines[0]?.startsWith("extra ")) lines.shift();
  const index = /^index (0|[1-9]\d{0,14})$/.exec(lines.shift() ?? "")?.[1];
  if (head !== HEAD || index === undefined || lines.length > MOST_HASHES) return null;
  const path = lines.map((line) => Buffer.from(line, "base64"));
  if (path.some((hash, at) => hash.length !== HASH_BYTES || hash.toString("base64") !== lines[at]))
    return null;
  return {
    index: Number(index),
    path: path.map((hash) => new Uint8Array(hash)),
    checkpoint: text.slice(end + 2),
  };
}
