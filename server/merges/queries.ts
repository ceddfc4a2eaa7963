/** What other nouns may read of merges. */
export { type LikelyTwin, likelyTwins, selectLikenessCats, twinsOf } from "./likely-twins.ts";
export { calledDifferent, pairKey } from "./say-different.ts";
export { tellLikeness } from "./tell-likeness.ts";
export { mergeRefusals } from "./merge-rule.ts";
