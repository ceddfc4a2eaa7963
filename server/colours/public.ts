/** Commands that other nouns may give to colours. */
export { saveColour } from "./save-colour.ts";
