/** What other nouns may read of market. */
export { ACTIVE_AD, regionOfSeller, RESERVED } from "./card.ts";
export { parentJson, siblingJoins, siblingJson } from "./family-statement.ts";
export { selectSellerDetails } from "./seller-details.ts";
export { sellerSuspended } from "./statements.ts";
