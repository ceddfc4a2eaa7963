/** What other nouns may have done in documents. */
export { requireForeignNumber, requireSystem } from "./save-document.ts";
