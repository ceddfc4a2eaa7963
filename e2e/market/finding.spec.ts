/** Finding a cat for sale by words and filters, with and without JavaScript. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { open } from "../screen.ts";

/** A breed that the demo registry does not sell, one red tom and two queens. */
async function sellChausies(page: Page, language: Language) {
  const { call } = await enterAsMember(page.context(), language);
  const cats = [
    { name: "Zephyrine", sex: "female", ems: "n 25", price: 900 },
    { name: "Zibelina", sex: "female", ems: "a", price: 500 },
    { name: "Zorro", sex: "male", ems: "d 25", price: 700 },
  ] as const;
  for (const { price, ...cat } of cats) {
    const id = await enterCat(call, { ...cat, breed: "CHS", born: daysFromNow(-100) });
    await placeAd(call, id, { price });
  }
}

const cards = (page: Page, language: Language) =>
  page
    .getByRole("region", { name: m.market_list({}, { locale: language }), exact: true })
    .getByRole("article");

for (const language of languages) {
  const say = { locale: language };
  const words = language === "en" ? "red chausie kitten" : "чаузи рыжий котёнок";

  test(`words on the home page and filters lead to the cat, and chips take them off (${language})`, async ({
    page,
    newVisitor,
  }) => {
    await sellChausies(page, language);
    const guest = await newVisitor({ viewport: { width: 360, height: 740 } });
    await open(guest, language, "/");
    const home = guest.getByRole("main");
    await home.getByLabel(m.find_words({}, say)).fill(words);
    await home.getByRole("button", { name: m.find_search({}, say) }).click();
    await expect(guest).toHaveURL(/\/market\?q=/);
    await expect(cards(guest, language).first()).toContainText("Zorro");
    await expect(cards(guest, language).filter({ hasText: "Zibelina" })).toHaveCount(0);

    await open(guest, language, "/market?breed=chs");
    await guest.getByText(m.find_more({}, say), { exact: true }).click();
    await guest
      .getByRole("combobox", { name: m.find_sex({}, say), exact: true })
      .selectOption("female");
    await guest
      .getByRole("combobox", { name: m.find_sort({}, say), exact: true })
      .selectOption("cheapest");
    await guest.getByRole("button", { name: m.market_apply({}, say), exact: true }).click();
    await expect(guest).toHaveURL(/\/market\?breed=chs&sex=female&sort=cheapest$/);
    await expect(cards(guest, language).first()).toContainText("Zibelina");
    await expect(cards(guest, language).filter({ hasText: "Zorro" })).toHaveCount(0);
    expect(await accessibilityFaults(guest)).toEqual([]);
    const width = await guest.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);

    const chip = m.find_take_off({ name: m.find_sex_female({}, say) }, say);
    await guest.getByRole("link", { name: chip }).click();
    await expect(guest).toHaveURL(/\/market\?breed=chs&sort=cheapest$/);
    await expect(cards(guest, language).filter({ hasText: "Zorro" })).not.toHaveCount(0);
  });

  test(`the same without JavaScript; an unknown name in the address is said in a sentence (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/400/);
    await sellChausies(page, language);
    const guest = await newVisitor({ javaScriptEnabled: false });
    await guest.goto(`${origins[language]}/market`);
    const form = guest.getByRole("search", { name: m.find_search({}, say) });
    await form.getByLabel(m.find_words({}, say)).fill(words);
    await form.getByRole("button", { name: m.market_apply({}, say) }).click();
    await expect(guest).toHaveURL(/\/market\?q=[^&]+$/);
    await expect(cards(guest, language).first()).toContainText("Zorro");

    await guest.goto(`${origins[language]}/market?offset=5`);
    await expect(guest.getByRole("alert")).toHaveText(m.find_bad_query({ names: "offset" }, say));
    await guest.goto(`${origins[language]}/market?colour=qqzz`);
    await expect(guest.getByRole("alert")).toHaveText(m.find_bad_value({ names: "colour" }, say));
  });
}
