/** Joins and logs in like a person. */
import { expect, type Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Language } from "./address.ts";
import { guestApi, type Person } from "./member.ts";
import { field } from "./screen.ts";

/** Fills in the open joining screen except for accepting the terms. */
export async function fillJoin(page: Page, locale: Language, person: Person): Promise<void> {
  const say = { locale };
  const fill = (label: string, text: string) => field(page, label, locale).fill(text);
  await fill(m.join_first_name({}, say), person.first_name);
  await fill(m.join_last_name({}, say), person.last_name);
  await fill(m.join_email({}, say), person.email);
  await fill(m.join_birthday({}, say), person.birthday);
  await field(page, m.join_country({}, say), locale).selectOption({
    label: await countryName(person.country, locale),
  });
  await fill(m.join_password({}, say), person.password);
  await fill(m.join_confirm_password({}, say), person.password);
}

async function countryName(country: string, locale: Language): Promise<string> {
  const { data } = await guestApi(locale)("GET /countries/en_ru", {});
  return data.find(({ country_en }) => country_en === country)![`country_${locale}`];
}

/** From the open joining screen to the login screen, which has the address filled in. */
export async function join(page: Page, locale: Language, person: Person): Promise<void> {
  const say = { locale };
  await fillJoin(page, locale, person);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: m.join_submit({}, say), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: m.login_joined({}, say) })).toBeVisible();
  await expect(page.getByLabel(m.login_email({}, say), { exact: true })).toHaveValue(person.email);
}

/** Fills in and sends the open login screen. */
export async function logIn(page: Page, locale: Language, person: Person): Promise<void> {
  const say = { locale };
  await page.getByLabel(m.login_email({}, say), { exact: true }).fill(person.email);
  await page.getByLabel(m.login_password({}, say), { exact: true }).fill(person.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: m.login_submit({}, say), exact: true })
    .click();
}
