/** The header: wide with words, on a phone with icons and a menu. */
import type { Locator, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "./address.ts";

/** The name of a page's language switch, in the target language. */
export const switchFrom = (language: Language) =>
  m.nav_language_label({}, { locale: languages.find((other) => other !== language)! });

/** The link to a member's own page, named by the first name or its purpose. */
export function myPageLink(page: Page, locale: Language, firstName: string): Locator {
  const banner = page.getByRole("banner");
  return banner
    .getByRole("link", { name: firstName, exact: true })
    .or(banner.getByRole("link", { name: m.nav_profile({}, { locale }), exact: true }))
    .filter({ visible: true })
    .first();
}

/** Follows a link in the header, opening the menu if necessary. */
export async function followHeader(page: Page, locale: Language, name: string): Promise<void> {
  const banner = page.getByRole("banner");
  const menu = banner.getByLabel(m.nav_menu({}, { locale }), { exact: true });
  const link = banner.getByRole("link", { name, exact: true }).filter({ visible: true });
  if ((await menu.isVisible()) && (await link.count()) === 0) await menu.click();
  await link.first().click();
}
