/** What other nouns may have done to requests to merge. */
export {
  carryOutMerge,
  lockPairOf,
  requireMergeStands,
  requireOthersPair,
  versionOfMergeRequest,
} from "./requests/decide.ts";
export { mergeRefusals } from "./merge-rule.ts";
