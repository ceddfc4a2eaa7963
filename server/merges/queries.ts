/** What other nouns may read of merges. */
export { type LikelyTwin, likelyTwins, selectLikenessCats, twinsOf } from "./likely-twins.ts";
export { calledDifferent, pairKey } from "./say-different.ts";
