/** What other nouns may read about inbreeding. */
export { inbreedingFigures } from "./inbreeding-figures.ts";
export { selectCards, selectMates, selectStuds, type MateRow } from "./inbreeding-statements.ts";
