/** Every mail to a member begins with their name and ends with the site's. */
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";

export function greeted(
  { name, locale }: { readonly name: string; readonly locale: Locale },
  body: readonly string[],
  site: Pick<Config, "siteName">,
): string[] {
  return [
    m.mail_greeting({ name }, { locale }),
    ...body,
    m.mail_signature({ site: site.siteName[locale] }, { locale }),
  ];
}
