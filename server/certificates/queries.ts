/** What other nouns may read of certificates. */
export { validNaming } from "./statements.ts";
