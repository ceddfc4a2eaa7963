/** Without JavaScript, on a phone: from the search to the order, and a sentence where scripts are needed. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`without scripts a kitten is found and its ad read, and the form in the way of ordering says what it needs (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const seller = await enterAsMember(page.context(), language);
    const name = { en: "Wolfram", ru: "Пеструшка" }[language as string] ?? "Wolfram";
    const kitten = { name, sex: "male", breed: "KOR", ems: "a", born: daysFromNow(-100) } as const;
    const catId = await enterCat(seller.call, kitten);
    await placeAd(seller.call, catId, { price: 640 });

    const guest = await newVisitor({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
      isMobile: true,
    });
    const main = guest.getByRole("main");
    // Not by its text: Playwright looks for none in there.
    const said = main.locator("noscript > p");
    await guest.goto(`${origins[language]}/`);
    await main.getByLabel(m.find_words({}, say), { exact: true }).fill(name);
    await button(main, m.find_search({}, say)).click();
    await expect(guest).toHaveURL(/\/market\?q=/);
    await main.getByText(m.find_more({}, say), { exact: true }).click();
    await main.getByLabel(m.find_to({}, say), { exact: true }).fill("640");
    await button(main, m.market_apply({}, say)).click();
    await expect(guest).toHaveURL(/&to=640$/);
    const card = guest.getByRole("article").filter({ hasText: m.card_number({ id: catId }, say) });
    await card.getByRole("heading").getByRole("link").click();
    await expect(guest).toHaveURL(`${origins[language]}/cat-profile-sell/${catId}`);
    await expect(said).toHaveText(m.ad_no_scripts({}, say));
    await link(main, m.card_book_cat({ name }, say)).first().click();
    await expect(guest).toHaveURL(/\/join$/);
    await expect(said).toHaveText(m.site_no_scripts({}, say));
    await link(main, m.nav_login({}, say)).click();
    await expect(guest).toHaveURL(/\/login$/);
    await expect(said).toHaveText(m.site_no_scripts({}, say));
  });
}
