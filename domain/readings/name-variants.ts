import { normaliseName } from "../letters.ts";

/**
 * Lower-case spellings under which the registry may have a printed name: with either apostrophe, with or without the
 * country before the cattery, with е for ё.
 */
export function nameVariants(full: string): string[] {
  const name = normaliseName(full).toLowerCase();
  const withoutCountry = name.replace(/^[a-z]{2} (?=\S+ \S)/u, "");
  const variants = [name, withoutCountry].flatMap((text) => [
    text,
    text.replaceAll("’", "'"),
    text.replaceAll("'", "’"),
    text.replaceAll("ё", "е"),
  ]);
  return [...new Set(variants)].filter((text) => text !== "");
}
