/** What other nouns may read of registration. */
export { numberPrefixes } from "./number-prefixes.ts";
export { shownVersionOfApplication } from "./version.ts";
