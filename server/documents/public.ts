/** What other nouns may have done in documents. */
export { addDocument } from "./document-statements.ts";
export { keepPicture, recordPicture } from "./keep-picture.ts";
export { requireForeignNumber, requireSystem } from "./save-document.ts";
