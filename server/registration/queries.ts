/** What other nouns may ask of applications. */
export { selectApplicationRecord } from "./list-statements.ts";
export { applicationVersionRules } from "./version.ts";
