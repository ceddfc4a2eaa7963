/** Words that an answer has in every language of the site. */
import { z } from "zod";
import { locales } from "@felistry/i18n/locale.ts";

export const translated = z.object({ en: z.string(), ru: z.string() }).catchall(z.string());

/** Fields of a reference word in languages that the specification does not name: `breed_de`, beside `breed_en` and `breed_ru`. */
export function furtherWords(word: string, field: z.ZodType = z.string()): object {
  const further = locales.filter((language) => !(language in translated.shape));
  return Object.fromEntries(further.map((language) => [`${word}_${language}`, field]));
}
