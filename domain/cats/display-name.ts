/** The three parts of a cat's name on the wire; prefix and suffix are the cattery's affix. */
export interface CatNameParts {
  cat_name_cattery_prefix?: string | null;
  cat_name: string;
  cat_name_suffix?: string | null;
}

/** The full name as a pedigree writes it: prefix, name, suffix. */
export function displayName(cat: CatNameParts): string {
  return [cat.cat_name_cattery_prefix, cat.cat_name, cat.cat_name_suffix].filter(Boolean).join(" ");
}
