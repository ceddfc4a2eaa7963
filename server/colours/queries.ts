/** What other nouns may read of colours. */
export { checkedCat } from "./checked-cat.ts";
export { colourFamily } from "./colour-family.ts";
export { colourOfBody } from "./colour-of-body.ts";
export { selectColour } from "./colour-statements.ts";
export { colourReasonText } from "./colour-words.ts";
export { assumptionTexts, kittenColour } from "./kitten-colours.ts";
