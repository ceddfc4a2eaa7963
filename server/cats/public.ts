/** Commands that other nouns may give to cats. */
export { addKitten } from "./add-kitten.ts";
export { addCatOfPaper, catOfPaper, fillCatOfPaper } from "./cat-of-paper.ts";
export { correctCat, type CorrectedFacts } from "./correct-cat.ts";
export { requireUnlocked } from "./require-unlocked.ts";
