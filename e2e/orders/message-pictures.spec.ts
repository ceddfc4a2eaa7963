/** Pictures beside a message: chosen, taken off, sent by the buyer, and opened large by the seller. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { ownPhoto, scannedSheet } from "../scan.ts";
import { button, field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const PHONE = { width: 360, height: 740 };
const TIME = { timeout: 30_000 };

for (const language of languages) {
  const say = { locale: language };
  const drawn = (page: Page, name: string) =>
    expect
      .poll(
        () =>
          page
            .getByRole("img", { name, exact: true })
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        TIME,
      )
      .toBeGreaterThan(0);

  test(`pictures go with a message and open large (${language})`, async ({ page, newVisitor }) => {
    test.slow();
    const sellerPage = await newVisitor({ viewport: PHONE });
    await page.setViewportSize(PHONE);
    const seller = await enterAsMember(sellerPage.context(), language, { first_name: "Olga" });
    const buyer = await enterAsMember(page.context(), language, {
      first_name: "Emma",
      last_name: "Stone",
    });
    const cat = { name: "Pepper", sex: "male", breed: "BRI", ems: "a" } as const;
    const catId = await enterCat(seller.call, cat);
    await placeAd(seller.call, catId, { price: 640 });
    const { orderId } = await buyer.call("POST /order", { body: { catId, price: 640 } });

    await open(page, language, `/my/orders/${orderId}`);
    await field(page, m.order_message_text({}, say), language).fill("Our two cats");
    const chooser = page.getByLabel(m.message_pictures({ most: 4 }, say), { exact: true });
    await chooser.setInputFiles([await ownPhoto(), await scannedSheet("wrong.png")]);
    await drawn(page, "wrong.png");
    await button(page, `${m.message_picture_take_off({}, say)} wrong.png`).click();
    await expect(page.getByRole("img", { name: "wrong.png" })).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, m.order_message_send({}, say)).click();
    await expect(page.getByText("Our two cats", { exact: true })).toBeVisible(TIME);
    await drawn(page, m.message_picture_of({ name: m.order_message_own({}, say), n: 1 }, say));

    await open(sellerPage, language, `/my/orders/${orderId}`);
    const picture = m.message_picture_of({ name: "Emma Stone", n: 1 }, say);
    await drawn(sellerPage, picture);
    expect(await accessibilityFaults(sellerPage)).toEqual([]);
    await sellerPage.getByRole("link", { name: picture, exact: true }).focus();
    await sellerPage.keyboard.press("Enter");
    const large = sellerPage.getByRole("dialog", { name: picture, exact: true });
    await expect(large).toBeVisible(TIME);
    await button(large, m.photos_close({}, say)).click();
    await expect(large).toHaveCount(0);
  });
}
