/** The proof that a paper carries: everything that is needed to verify it without the site. */
import type { CertifiedValue } from "../certificates/canonical.ts";
import { type Checkpoint, openCheckpoint } from "./checkpoint.ts";
import { commitmentOf, type EntryContent, SALT_BYTES } from "./entry.ts";
import { leafHash, provesInclusion } from "./merkle.ts";
import { keyText, type NoteKey, readKey } from "./note.ts";
import { type LogProof, proofText, readProof } from "./tlog-proof.ts";

export const PAPER_PROOF_FILE = "proof.json";
const FORMAT = "felistry-proof-1";

export interface PaperProof {
  readonly entry: EntryContent;
  readonly salt: Uint8Array;
  readonly proof: LogProof;
  /** The key that has signed the checkpoint, as the paper states it. */
  readonly key: NoteKey;
}

export function paperProofText({ entry, salt, proof, key }: PaperProof): string {
  const salted = Buffer.from(salt).toString("base64");
  const parts = { format: FORMAT, entry, salt: salted, proof: proofText(proof), key: keyText(key) };
  return `${JSON.stringify(parts, null, 2)}\n`;
}

/** Null if the text is no proof. */
export function readPaperProof(text: string): PaperProof | null {
  const parsed = parsedJson(text);
  if (!isRecord(parsed) || parsed["format"] !== FORMAT || !isRecord(parsed["entry"])) return null;
  const { entry, salt: salted, proof: proven, key: stated } = parsed;
  const { kind, subject, at, facts } = entry as Record<string, unknown>;
  const texts = [kind, subject, at, salted, proven, stated];
  if (texts.some((each) => typeof each !== "string") || facts === undefined) return null;
  const salt = new Uint8Array(Buffer.from(salted as string, "base64"));
  const [proof, key] = [readProof(proven as string), readKey(stated as string)];
  if (salt.length !== SALT_BYTES || !proof || !key) return null;
  return { entry: { kind, subject, at, facts } as EntryContent, salt, proof, key };
}

export type PaperVerdict =
  | { readonly is: "proven"; readonly checkpoint: Checkpoint }
  /** The checkpoint is signed by none of the keys. */
  | { readonly is: "foreign key" }
  /** Facts, salt, path and root do not belong together. */
  | { readonly is: "not in the log" };

/** @param keys those that the reader trusts; if none are given, the one that the paper states */
export function verdictOnPaper(
  { entry, salt, proof, key }: PaperProof,
  keys: readonly NoteKey[] = [key],
): PaperVerdict {
  const checkpoint = openCheckpoint(proof.checkpoint, keys);
  if (!checkpoint) return { is: "foreign key" };
  const leaf = leafHash(commitmentOf(entry, salt));
  return provesInclusion(leaf, proof.index, checkpoint, proof.path)
    ? { is: "proven", checkpoint }
    : { is: "not in the log" };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, CertifiedValue> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
