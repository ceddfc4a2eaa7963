/** What other nouns may read of market. */
export { ACTIVE_AD, RESERVED } from "./card.ts";
export { sellerSuspended } from "./statements.ts";
