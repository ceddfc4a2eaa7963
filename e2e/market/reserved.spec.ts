/** A cat promised by its seller is shown as reserved until it is sold or free again. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`[SEC-10] [D11-04] a promised cat is reserved on its card, its profile and the order form, and gone once it is sold (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const seller = await enterAsMember((await newVisitor()).context(), language);
    const name = `Promise ${Math.floor(Math.random() * 1e9)}`;
    const catId = await enterCat(seller.call, { name, sex: "male", breed: "SIB", ems: "n 22" });
    await placeAd(seller.call, catId);
    const buyer = await enterAsMember(page.context(), language);
    const { data } = await buyer.call("POST /order", { body: { catId, price: 700 } });
    const setStatus = (status: "accepted" | "completed") =>
      seller.call("PUT /order/{id}/status", { params: { id: data.orderId }, body: { status } });

    const reserved = m.card_reserved({}, say);
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name, exact: true }) });
    await open(page, language, "/market?breed=SIB");
    await expect(card).toBeVisible();
    await expect(card.getByText(reserved, { exact: true })).toHaveCount(0);
    await setStatus("accepted");
    await open(page, language, "/market?breed=SIB");
    await expect(card.getByText(reserved, { exact: true })).toBeVisible();
    await open(page, language, `/cat-profile-sell/${catId}`);
    await expect(page.getByText(reserved, { exact: true })).toBeVisible();
    await expect(page.getByText(m.sale_reserved({}, say))).toBeVisible();
    await open(page, language, `/order/${catId}`);
    await expect(page.getByText(m.sale_reserved({}, say))).toBeVisible();
    await setStatus("completed");
    await open(page, language, "/market?breed=SIB");
    await expect(card).toHaveCount(0);
  });
}
