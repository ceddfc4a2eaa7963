import { TEST_LANGUAGE } from "../../../scripts/test-language/pseudo-text.ts";
import { type Language, languages } from "../../address.ts";

/** Known only to the texts that this sweep is built with. */
export const language: Language = languages.find((one) => one === TEST_LANGUAGE)!;
