/** What other nouns may ask of litters. */
export { shownVersionOfLitter } from "./version.ts";
export { deskLitter } from "./desk-litter.ts";
