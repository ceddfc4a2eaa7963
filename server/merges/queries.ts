/** What other nouns may read of merges. */
export { type LikelyTwin, likelyTwins, selectLikenessCats, twinsOf } from "./likely-twins.ts";
export { havingRareWord } from "./rare-words.ts";
export { calledDifferent, pairKey } from "./say-different.ts";
export { shownVersionOfMergeRequest } from "./requests/pair-version.ts";
