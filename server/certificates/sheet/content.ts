/** What a sheet is drawn from: everything that the worker needs. */
import type {
  CertificateRemarks,
  CertifiedFacts,
} from "@felistry/contract/certificates/certificates.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { inks } from "../../print/inks.ts";
import type { CertificateWords, OtherNames, OtherPersons } from "../statements.ts";

/** How the club's papers look; texts by language. */
export interface SheetLook {
  readonly accent: string;
  readonly heading: Readonly<Record<string, string>>;
  readonly foot: Readonly<Record<string, string>>;
  readonly signer: string | null;
  readonly office: Readonly<Record<string, string>>;
  /** PNGs. */
  readonly logo: Uint8Array | null;
  readonly signature: Uint8Array | null;
}

export interface SheetContent {
  readonly kind: CertificateKind;
  readonly code: string;
  readonly certified: CertifiedFacts;
  readonly fingerprint: string;
  readonly words: CertificateWords;
  readonly otherNames: OtherNames;
  readonly otherPersons: OtherPersons;
  /** As of its day. */
  readonly remarks: CertificateRemarks | null;
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
  /** Null is the site's. */
  readonly look: SheetLook | null;
  /** Certifies nothing, says so across the page, and is not signed. */
  readonly isSpecimen?: true;
  /** The page behind the QR code. */
  readonly verifyUrl: string;
}

export const accentOf = ({ look }: Pick<SheetContent, "look">): string =>
  look?.accent ?? inks.accent;

/** The name at a position in the other script; null if it has no other form. */
export function otherNameAt(otherNames: OtherNames, position: number): string | null {
  return otherNames.find((other) => other.position === position)?.name ?? null;
}
