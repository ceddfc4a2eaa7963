/** What other nouns may read of market. */
export { RESERVED } from "./card.ts";
export { sellerSuspended } from "./statements.ts";
