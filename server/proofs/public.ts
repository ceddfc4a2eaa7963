/** What other nouns may have done in the log. */
import { signPdf } from "../print/signing/sign-pdf.ts";
import { type IdentityTools, signingIdentity } from "./signing-identity.ts";

export { proofForPaper } from "./paper-proof.ts";

/** @returns from when the signer is valid: nothing is signed as of an earlier time */
export async function signingSince(tools: IdentityTools): Promise<number> {
  return (await signingIdentity(tools)).notBefore;
}

/** The PDF has left a place for it. */
export async function signPaper(pdf: Uint8Array, tools: IdentityTools): Promise<Uint8Array> {
  return signPdf(pdf, await signingIdentity(tools));
}
