/** What other nouns may have done in cats. */
export { addKitten } from "./add-kitten.ts";
export { addCatOfPaper, catOfPaper, fillCatOfPaper } from "./cat-of-paper.ts";
export { requireUnlocked } from "./require-unlocked.ts";
