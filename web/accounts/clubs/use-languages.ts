import { usePageTools } from "../../page-tools.ts";

/** The site's languages. Not `locales`: a page's scripts know one. */
export function useLanguages(): readonly string[] {
  const { locale, site } = usePageTools();
  return [locale, ...site.languages.map((other) => other.locale)].toSorted();
}
