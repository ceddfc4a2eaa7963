/** The bell: what a member is told leads to the thing itself, is read once everywhere, and comes by mail as chosen. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const bell = (page: Page) => page.locator("header [data-bell] a");

for (const language of languages) {
  const say = { locale: language };

  test(`a seller is told of an order, on the site and by mail as chosen (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const seller = await enterAsMember(page.context(), language);
    const cat = { name: "Aurora", sex: "female", breed: "SIB", ems: "n" } as const;
    const [first, second] = [await enterCat(seller.call, cat), await enterCat(seller.call, cat)];
    for (const id of [first, second]) await placeAd(seller.call, id, { price: 500 });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, "/notices");
    await expect(page.getByText(m.notices_none({}, say))).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName(m.notices_bell({}, say));

    const buyer = await newVisitor();
    const { call } = await enterAsMember(buyer.context(), language);
    const { data: order } = await call("POST /order", {
      body: { catId: first, price: 500, comment: "" },
    });
    await open(page, language, "/market");
    await expect(bell(page)).toHaveAccessibleName(m.notices_bell_unread({ count: 1 }, say));
    await expect(bell(page)).toHaveAttribute("data-unread", "1");
    await bell(page).click();
    await expect(page).toHaveURL(`${origins[language]}/notices`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole("main").getByRole("listitem").getByRole("link").click();
    await expect(page).toHaveURL(`${origins[language]}/my/orders/${order.orderId}`);
    await expect(bell(page)).toHaveAccessibleName(m.notices_bell({}, say));
    await expect.poll(async () => (await mailsTo(seller.email)).length).toBe(1);

    await open(page, language, "/notices");
    const orders = page.getByRole("combobox", {
      name: m.notice_mail({ kind: m.notice_kind_orders({}, say) }, say),
      exact: true,
    });
    await orders.selectOption("off");
    await expect(page.getByText(m.notice_settings_saved({}, say), { exact: true })).toBeVisible();
    await page.reload();
    await takenOver(page);
    await expect(orders).toHaveValue("off");
    await call("POST /order", { body: { catId: second, price: 500, comment: "" } });
    await open(page, language, "/notices");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: m.notices_read_all({}, say), exact: true }).click();
    await expect(bell(page)).toHaveAccessibleName(m.notices_bell({}, say));
    await expect(page.getByText(m.notices_unread({}, say), { exact: true })).toHaveCount(0);
    expect(await mailsTo(seller.email)).toHaveLength(1);
  });
}

test("a count that was asked for before everything was read, and comes after, does not come back to the bell", async ({
  page,
  newVisitor,
}) => {
  const seller = await enterAsMember(page.context(), "en");
  const cat = { name: "Aurora", sex: "female", breed: "SIB", ems: "n" } as const;
  const catId = await enterCat(seller.call, cat);
  await placeAd(seller.call, catId, { price: 500 });
  const { call } = await enterAsMember((await newVisitor()).context(), "en");
  await call("POST /order", { body: { catId, price: 500, comment: "" } });

  const read = Promise.withResolvers<void>();
  await page.route("**/api/me/notices/unread", async (route) => {
    const response = await route.fetch();
    await read.promise;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest("**/api/me/notices/unread");
  const answered = page.waitForResponse("**/api/me/notices/unread");
  await open(page, "en", "/notices");
  await asked;
  await page.getByRole("button", { name: m.notices_read_all(), exact: true }).click();
  await expect(page.getByText(m.notices_unread(), { exact: true })).toHaveCount(0);
  read.resolve();
  await (await answered).finished();
  // The page has had its turn with the answer.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(bell(page)).toHaveAccessibleName(m.notices_bell());
});
