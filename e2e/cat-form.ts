/** Fills in the form for a new cat like a breeder. */
import { expect, type Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Language } from "./address.ts";
import { field } from "./screen.ts";

export interface WrittenCat {
  prefix?: string;
  name: string;
  suffix?: string;
  sex: "male" | "female";
  born?: string;
  /** Codes of the selects. */
  breed: string;
  main: string;
  gold?: string;
  white?: string;
  tabby?: string;
  eye: string;
  isMine?: boolean;
}

/** Fills in the open form; after each choice, checks the EMS code against the choices so far. */
export async function fillCat(page: Page, locale: Language, cat: WrittenCat): Promise<void> {
  const say = { locale };
  const input = (label: string) => field(page, label, locale);
  if (cat.prefix) await input(m.catform_prefix({}, say)).fill(cat.prefix);
  await input(m.catform_name({}, say)).fill(cat.name);
  if (cat.suffix) await input(m.catform_suffix({}, say)).fill(cat.suffix);
  const sex = cat.sex === "male" ? m.cat_male({}, say) : m.cat_female({}, say);
  await page.getByRole("radio", { name: sex, exact: true }).check();
  if (cat.born) await input(m.catform_birth({}, say)).fill(cat.born);

  const code = page.getByRole("status", { name: m.catform_ems({}, say) });
  const choose = async (label: string, chosen: string, ems: string) => {
    const select = input(label);
    const option = select.locator("option").filter({ hasText: new RegExp(`^${chosen} - `) });
    await select.selectOption({ label: (await option.textContent())! });
    await expect(code).toContainText(ems);
  };
  await choose(m.catform_breed({}, say), cat.breed, cat.breed);
  let ems = `${cat.breed} ${cat.main}`;
  await choose(m.catform_main({}, say), cat.main, ems);
  if (cat.gold || cat.white || cat.tabby)
    await page.getByText(m.catform_extras({}, say), { exact: true }).click();
  if (cat.gold) await choose(m.catform_gold({}, say), cat.gold, (ems += cat.gold));
  if (cat.white) await choose(m.catform_white({}, say), cat.white, (ems += ` ${cat.white}`));
  if (cat.tabby) await choose(m.catform_tabby({}, say), cat.tabby, (ems += ` ${cat.tabby}`));
  await choose(m.catform_eye({}, say), cat.eye, `${ems} ${cat.eye}`);
  if (cat.isMine) await input(m.catform_is_mine({}, say)).check();
}

export async function sendCat(page: Page, locale: Language): Promise<void> {
  await page.getByRole("button", { name: m.catform_save({}, { locale }), exact: true }).click();
}
