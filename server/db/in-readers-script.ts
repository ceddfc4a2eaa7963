import { readsCyrillic } from "@felistry/domain/names/reads-cyrillic.ts";
import { locales } from "@felistry/i18n/locale.ts";

const CYRILLIC = locales.filter(readsCyrillic).join();

/**
 * SQL for the other form of a name if that is in the reader's script, null if the name itself is.
 * @param other the column of the other form
 * @param locale SQL for the reader's language
 */
export function inReadersScript(other: string, locale: string): string {
  return `case when (${other} ~ '[Ѐ-ӿ]') = (${locale} = any ('{${CYRILLIC}}'::text[])) then ${other} end`;
}
