/** `pedigree` certifies four generations; `metric` is a birth certificate: the cat, its breeder and its parents. */
export const CERTIFICATE_KINDS = ["pedigree", "metric"] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

export const CERTIFICATE_STATUSES = ["valid", "superseded", "revoked"] as const;
