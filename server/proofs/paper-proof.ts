/** The proof that goes into a paper. */
import type { CertifiedValue } from "@felistry/domain/certificates/canonical.ts";
import { paperProofText } from "@felistry/domain/proofs/paper.ts";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { poolDb } from "../db/transaction.ts";
import { LogKeyLost, type LogTools } from "./log-key.ts";
import { proofOf, provenEntry, type ProvenEntry } from "./read-proof.ts";
import { sequenceLog } from "./sequence.ts";
import { selectKeyOf } from "./statements.ts";

export interface PaperTools extends LogTools {
  readonly pool: Pool;
  readonly log: Logger;
}

export interface ProofForPaper {
  /** Null if the entry's facts are forgotten. */
  readonly text: string | null;
  /** When its checkpoint was signed, in milliseconds since the epoch. */
  readonly signedAt: number;
}

/** Whoever asks before the sequencer has come by has it come now. Null if the log cannot be signed. */
export async function proofForPaper(
  tools: PaperTools,
  entry: { readonly kind: string; readonly subject: string },
): Promise<ProofForPaper | null> {
  const db = poolDb(tools.pool);
  const found = (await provenEntry(db, entry)) ?? (await sequencedNow(tools, entry));
  if (!found) return null;
  const { kind, subject, at, facts, salt, signed_at, key_id } = found;
  const signedAt = signed_at.getTime();
  if (facts === null || salt === null) return { text: null, signedAt };
  const [key] = await selectKeyOf(db, { id: key_id });
  const text = paperProofText({
    entry: { kind, subject, at: at!, facts: facts as CertifiedValue },
    salt,
    proof: await proofOf(db, found),
    key: { name: key!.name, publicKey: key!.public_key },
  });
  return { text, signedAt };
}

async function sequencedNow(
  tools: PaperTools,
  entry: { readonly kind: string; readonly subject: string },
): Promise<ProvenEntry | null> {
  try {
    await sequenceLog(tools.pool, tools);
  } catch (error) {
    if (!(error instanceof LogKeyLost)) throw error;
    // The paper is valid without: its code is checked on the site.
    tools.log.error({ err: error }, "a paper without a proof");
  }
  return provenEntry(poolDb(tools.pool), entry);
}
