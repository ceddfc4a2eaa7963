/** What other nouns may have done with certificates. */
export { giveCertificate } from "./give-certificate.ts";
export { paperOf } from "./sheets.ts";
export { revokeAllOf } from "./statements.ts";
