/** A seller photographs a code beside the chip reader, the club looks at it, and the ad says that the club has confirmed the chip. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { button, link, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const PHONE = { width: 360, height: 740 };
const TIME = { timeout: 30_000 };

for (const language of languages) {
  const say = { locale: language };

  test(`a chip is proven by a photo with a code (${language})`, async ({ page, newVisitor }) => {
    test.slow();
    const clubPage = await newVisitor({ viewport: PHONE });
    await page.setViewportSize(PHONE);
    const seller = await enterAsMember(page.context(), language, { first_name: "Olga" });
    await enterAsAdministrator(clubPage.context(), language);
    const name = { en: "Quincy", ru: "Quentin" }[language];
    const catId = await enterCat(seller.call, { name, sex: "male", breed: "BRI", ems: "a" });
    const chip = `6430${String(Date.now()).slice(-11)}`;
    await seller.call("PATCH /cats/{id}", { params: { id: catId }, body: { chip } });
    await placeAd(seller.call, catId, { price: 640 });

    await open(page, language, `/cats/${catId}?tab=selling`);
    await link(page, m.chip_proof_title({}, say)).click();
    await button(page, m.chip_proof_ask({}, say)).click();
    const code = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(code).toBeVisible(TIME);
    const written = (await code.textContent())!;
    await page
      .getByLabel(m.photo_label({}, say), { exact: true })
      .setInputFiles(await scannedSheet("reader.png"));
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, m.photo_save({}, say)).click();
    const end = chip.slice(-4);
    await expect(page.getByText(m.chip_proof_waits({ end }, say), { exact: true })).toBeVisible(
      TIME,
    );

    await open(clubPage, language, "/admin/reports?list=chips");
    const card = clubPage.getByRole("article", { name, exact: true });
    await expect(card.getByText(written, { exact: true })).toBeVisible(TIME);
    await expect(card.getByText(m.chip_proof_look({ end }, say), { exact: true })).toBeVisible();
    expect(await accessibilityFaults(clubPage)).toEqual([]);
    await button(card, m.chip_proof_confirm({}, say)).click();
    await expect(clubPage.getByText(m.chip_proof_confirmed_said({}, say))).toBeVisible(TIME);

    await open(page, language, `/cat-profile-sell/${catId}`);
    const fact = page.getByRole("listitem").filter({ hasText: m.ad_check_chip_end({ end }, say) });
    await expect(fact).toContainText(m.ad_grade_club({}, say), TIME);
  });
}
