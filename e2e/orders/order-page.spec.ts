/** An order's page for its two sides: writing to each other, being reached, settling and reviewing. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { field, open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();

  test(`buyer and seller write, show how to reach them, settle and review each other (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const sellerPage = await newVisitor();
    const seller = await enterAsMember(sellerPage.context(), language, { first_name: "Olga" });
    const buyer = await enterAsMember(page.context(), language, { first_name: "Emma" });
    const catId = await enterCat(seller.call, {
      name: "Pepper",
      sex: "male",
      breed: "BRI",
      ems: "a",
    });
    await placeAd(seller.call, catId);
    const { orderId } = await buyer.call("POST /order", { body: { catId, price: 700 } });
    const params = { id: orderId };

    await open(page, language, "/my?show=buy-orders");
    await page
      .getByRole("link", { name: m.order_number({ id: orderId }, say), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      m.order_number({ id: orderId }, say),
    );
    await expect(page.getByText(m.order_contact_later({}, say))).toBeVisible();
    await field(page, m.order_message_text({}, say), language).fill("May we visit on Sunday?");
    await press(page, m.order_message_send({}, say));
    await expect(page.getByText(m.order_message_sent({}, say))).toBeVisible();
    await expect(page.getByText("May we visit on Sunday?")).toBeVisible();
    await expect(field(page, m.order_message_text({}, say), language)).toHaveValue("");

    await open(sellerPage, language, `/my/orders/${orderId}`);
    await field(sellerPage, m.order_contact_own({}, say), language).fill("+49 30 000000");
    await press(sellerPage, m.order_contact_save({}, say));
    await expect(
      sellerPage.getByText(m.order_contact_saved({}, say), { exact: true }),
    ).toBeVisible();
    await press(sellerPage, m.order_message_report({}, say));
    const dialog = sellerPage.getByRole("dialog");
    await dialog.getByRole("textbox").fill("Only a try");
    await dialog
      .getByRole("button", { name: m.order_message_report({}, say), exact: true })
      .click();
    await expect(
      sellerPage.getByText(m.order_message_reported({}, say), { exact: true }),
    ).toBeVisible();
    await press(sellerPage, m.order_accept({}, say));
    await expect(
      sellerPage.getByText(m.order_status_accepted({}, say), { exact: true }),
    ).toBeVisible();

    await open(page, language, `/my/orders/${orderId}`);
    await expect(page.getByText("+49 30 000000")).toBeVisible();

    await seller.call("PUT /order/{id}/status", { params, body: { status: "completed" } });
    await seller.call("POST /order/{id}/hand-over", { params });
    await buyer.call("PUT /order/{id}/hand-over", { params });
    await open(page, language, `/my/orders/${orderId}`);
    await press(page, m.review_settle({}, say));
    await expect(page.getByText(m.review_settled({}, say))).toBeVisible();
    await field(page, m.review_stars({}, say), language).selectOption("5");
    await field(page, m.review_text({}, say), language).fill(
      "He is as described, and at home already.",
    );
    await press(page, m.review_send({}, say));
    await expect(page.getByText(m.review_sent({}, say))).toBeVisible();

    await open(sellerPage, language, `/my/orders/${orderId}`);
    await field(sellerPage, m.review_answer_label({}, say), language).fill("Thank you!");
    await press(sellerPage, m.review_answer_send({}, say));
    await expect(
      sellerPage.getByText(m.review_answer_of({ text: "Thank you!" }, say)),
    ).toBeVisible();
    await picturesOf(sellerPage, `order-${language}`);

    const { data: me } = await seller.call("GET /me", {});
    await open(page, language, `/reviews/${me.id}`);
    await expect(page.getByText("He is as described, and at home already.")).toBeVisible();
    await expect(page.getByText(m.review_answer_of({ text: "Thank you!" }, say))).toBeVisible();
    await picturesOf(page, `reviews-${language}`);
  });
}

async function picturesOf(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `/tmp/f-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
}
