import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export function kindWords(kind: CertificateKind): string {
  return kind === "pedigree" ? m.cert_sheet_pedigree() : m.cert_sheet_metric();
}

export function statusWords(status: "valid" | "superseded" | "revoked"): string {
  const words = {
    valid: m.cert_status_valid,
    superseded: m.cert_status_superseded,
    revoked: m.cert_status_revoked,
  };
  return words[status]();
}
