/** What other nouns may read of merges. */
export { mergeRefusals } from "./merge-rule.ts";
