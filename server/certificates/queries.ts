/** What other nouns may read of certificates. */
export { validCodes, validNaming } from "./statements.ts";
