/** What other nouns may read of market. */
export {
  ACTIVE_AD,
  DAM_CHIP,
  IN_BOOK,
  LITTER_SIZE,
  regionOfSeller,
  RESERVED,
  TYPE_OF,
} from "./card.ts";
export { parentJson, siblingJoins, siblingJson } from "./family-statement.ts";
export { selectSellerDetails } from "./seller/seller-details.ts";
export { sellerSuspended } from "./statements.ts";
