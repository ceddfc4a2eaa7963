/** What other nouns may have done in colours. */
export { saveColour } from "./save-colour.ts";
