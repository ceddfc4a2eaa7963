/** What other nouns may read of matings. */
export { GENETIC_TESTS } from "./genetic-tests.ts";
