/** What other nouns may have done to requests to merge. */
export {
  carryOutMerge,
  lockPairOf,
  requireMergeStands,
  requireOthersPair,
} from "./requests/decide.ts";
export { mergeRefusals } from "./merge-rule.ts";
