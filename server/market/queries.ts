/** What other nouns may read of market. */
export { ACTIVE_AD, regionOfSeller, RESERVED } from "./card.ts";
export { sellerSuspended } from "./statements.ts";
