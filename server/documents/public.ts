/** What other nouns may have done in documents. */
export { ownScan, requireForeignNumber, requireSystem } from "./save-document.ts";
