/** What other nouns may read of photos. */
export { noPicture } from "./serve-pictures.ts";
