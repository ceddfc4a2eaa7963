/** What other nouns may ask of requests. */
export { wordsOf as correctionWords } from "./read.ts";
export { shownVersionOfCorrection } from "./version.ts";
