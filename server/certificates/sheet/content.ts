/** What a sheet is drawn from: everything that the worker needs. */
import type { CertifiedFacts } from "@felistry/contract/certificates.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { CertificateWords, OtherNames, OtherPersons } from "../statements.ts";

export interface SheetContent {
  readonly kind: CertificateKind;
  readonly code: string;
  readonly certified: CertifiedFacts;
  readonly fingerprint: string;
  readonly words: CertificateWords;
  readonly otherNames: OtherNames;
  readonly otherPersons: OtherPersons;
  /** Says so below its title. */
  readonly isDuplicate: boolean;
  /** Milliseconds since the epoch. */
  readonly issuedAt: number;
  /** A square JPEG of the cat. */
  readonly picture: Uint8Array;
  readonly siteName: Readonly<Record<Locale, string>>;
  /** Its proof in the log, to be attached; null if there is none to give. */
  readonly proof: string | null;
  /** When it is signed, in milliseconds since the epoch. */
  readonly signedAt: number;
  /** The page behind the QR code. */
  readonly verifyUrl: string;
}

/** The name at a position in the other script; null if it has no other form. */
export function otherNameAt(otherNames: OtherNames, position: number): string | null {
  return otherNames.find((other) => other.position === position)?.name ?? null;
}
