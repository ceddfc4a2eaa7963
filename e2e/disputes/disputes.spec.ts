/** A dispute from all three sides: opened, answered, decided by the club, appealed, closed. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const PHONE = { width: 360, height: 740 };

for (const language of languages) {
  const say = { locale: language };
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();
  const said = (page: Page, text: string) =>
    expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: 20_000 });

  test(`buyer and seller disagree, and the club decides twice (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const sellerPage = await newVisitor({ viewport: PHONE });
    const clubPage = await newVisitor({ viewport: PHONE });
    await page.setViewportSize(PHONE);
    const seller = await enterAsMember(sellerPage.context(), language, { first_name: "Olga" });
    const buyer = await enterAsMember(page.context(), language, { first_name: "Emma" });
    await enterAsAdministrator(clubPage.context(), language);
    const cat = { name: "Pepper", sex: "male", breed: "BRI", ems: "a" } as const;
    const catId = await enterCat(seller.call, cat);
    await placeAd(seller.call, catId, { price: 640 });
    const { orderId } = await buyer.call("POST /order", { body: { catId, price: 640 } });
    const params = { id: orderId };
    await seller.call("PUT /order/{id}/status", { params, body: { status: "accepted" } });

    await open(page, language, `/my/orders/${orderId}`);
    await page.getByRole("link", { name: m.dispute_link({}, say), exact: true }).click();
    await field(page, m.dispute_reason({}, say), language).selectOption("deposit");
    await field(page, m.dispute_text({}, say), language).fill("The deposit is not returned");
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, m.dispute_open({}, say));
    await said(page, m.dispute_opened_said({}, say));

    await open(sellerPage, language, `/my/orders/${orderId}/dispute`);
    await said(sellerPage, "The deposit is not returned");
    await field(sellerPage, m.dispute_answer_label({}, say), language).fill("It was returned");
    await press(sellerPage, m.dispute_answer({}, say));
    await said(sellerPage, m.dispute_answered_said({}, say));

    await open(clubPage, language, "/admin/disputes");
    await clubPage.getByRole("link", { name: m.dispute_title({ id: orderId }, say) }).click();
    await said(clubPage, "It was returned");
    const decide = async (side: string, reason: string) => {
      await clubPage.getByRole("radio", { name: side, exact: true }).check();
      await field(clubPage, m.dispute_decision_reason({}, say), language).fill(reason);
      expect(await accessibilityFaults(clubPage)).toEqual([]);
      await press(clubPage, m.dispute_decide({}, say));
      await said(clubPage, m.dispute_decided_said({}, say));
    };
    await decide(m.dispute_choice_seller({}, say), "No receipt");

    await page.reload();
    await said(page, "No receipt");
    await field(page, m.dispute_appeal_label({}, say), language).fill("Here is the receipt");
    await press(page, m.dispute_appeal({}, say));
    await said(page, m.dispute_appealed_said({}, say));

    await clubPage.reload();
    await said(clubPage, "Here is the receipt");
    await decide(m.dispute_choice_buyer({}, say), "The receipt is right");
    await page.reload();
    await said(page, m.dispute_stage_closed({}, say));
    await said(page, "The receipt is right");
  });
}
