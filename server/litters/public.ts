/** What other nouns may have done with litters. */
export { carryOutLitter } from "./decide-litter.ts";
