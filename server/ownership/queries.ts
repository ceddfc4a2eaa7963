/** What other nouns may read of ownership. */
export { paperShownTo } from "./withheld.ts";
