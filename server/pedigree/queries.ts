/** What other nouns may read of pedigree. */
export { type FoundInbreeding, type ParentIndex, type ReadPedigree } from "./parent-index.ts";
export { parentsOf } from "./parents-of.ts";
