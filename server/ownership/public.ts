/** What other nouns may have done in ownership. */
export { requireMayFree } from "./free-cat.ts";
export {
  lockCat,
  passCat,
  registerCat,
  returnFromClub,
  unregisterCat,
  type LockedCat,
} from "./pass-cat.ts";
export { returnTakenBy } from "./return-taken.ts";
