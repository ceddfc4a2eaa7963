/** The order page beyond the main job: by keyboard, pressed twice, at a price that has changed. */
import type { BrowserContext } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { enterAsMember, type Member } from "../member.ts";
import { field, open, takenOver } from "../screen.ts";

const en = { locale: "en" } as const;

interface Ad {
  readonly seller: Member;
  readonly catId: number;
}

async function someAd(context: BrowserContext, price = 640): Promise<Ad> {
  const seller = await enterAsMember(context, "en", { country: "Germany" });
  const catId = await enterCat(seller.call, {
    name: "Pepper",
    sex: "male",
    breed: "BRI",
    ems: "a",
  });
  await placeAd(seller.call, catId, { price, breedingPrice: 1100 });
  return { seller, catId };
}

const orderButton = (price: string) => ({ name: m.order_submit({ price }, en), exact: true });

test("[2.9-01] [2.9-02] [2.9-03] [2.9-07] [4-29] login and order by keyboard only", async ({
  page,
  newVisitor,
}) => {
  const { catId } = await someAd((await newVisitor()).context());
  const buyer = await enterAsMember((await newVisitor()).context(), "en");

  await open(page, "en", `/order/${catId}`);
  await expect(page).toHaveURL(`${origins.en}/`);
  await tabTo(
    page.getByRole("banner").getByRole("link", { name: m.nav_login({}, en), exact: true }),
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await tabTo(page.getByLabel(m.login_email({}, en), { exact: true }));
  await page.keyboard.type(buyer.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(buyer.password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`${origins.en}/order/${catId}`);
  await takenOver(page);
  await tabTo(page.getByRole("link", { name: m.site_skip_to_content({}, en) }));
  await page.keyboard.press("Enter");
  await tabTo(field(page, m.order_comment({}, en), "en"));
  await page.keyboard.type("Is he used to dogs?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await tabTo(page.getByRole("button", orderButton("640 EUR")));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/order\/sent$/);
  const { data } = await buyer.call("GET /order/buy", { query: {} });
  expect(data).toMatchObject([
    {
      orders_cat_id: catId,
      comment: "Is he used to dogs?",
      is_delivery_needed: 1,
      with_breeding: 0,
    },
  ]);
  await expect(
    page.getByText(m.order_sent_number({ id: data[0]!.orders_id }, en), { exact: true }),
  ).toBeVisible();
});

test("an order pressed twice is sent once", async ({ page, newVisitor }) => {
  const { catId } = await someAd((await newVisitor()).context());
  const { call } = await enterAsMember(page.context(), "en");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/order")) sent++;
  });
  await open(page, "en", `/order/${catId}`);
  await page.getByRole("button", orderButton("640 EUR")).dblclick();
  await expect(page).toHaveURL(/\/order\/sent$/);
  expect(sent).toBe(1);
  expect((await call("GET /order/buy", { query: {} })).data).toHaveLength(1);
});

test("[2.9-04] an order with breeding rights is placed at their price", async ({
  page,
  newVisitor,
}) => {
  const { seller, catId } = await someAd((await newVisitor()).context());
  await enterAsMember(page.context(), "en");
  await open(page, "en", `/order/${catId}`);
  await page
    .getByRole("button", { name: m.order_submit_breeding({ price: "1,100 EUR" }, en), exact: true })
    .click();
  await expect(page).toHaveURL(/\/order\/sent$/);
  const { data } = await seller.call("GET /order", { query: {} });
  expect(data).toMatchObject([{ orders_cat_id: catId, with_breeding: 1, price_breeding: 1100 }]);
});

test("a changed price must be confirmed again, and what was typed stays", async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectConsoleError(/409/);
  const { seller, catId } = await someAd((await newVisitor()).context());
  const { call } = await enterAsMember(page.context(), "en");
  await open(page, "en", `/order/${catId}`);
  const comment = field(page, m.order_comment({}, en), "en");
  await comment.fill("May I visit on Sunday?");
  await placeAd(seller.call, catId, { price: 690, breedingPrice: 1100 });
  await page.getByRole("button", orderButton("640 EUR")).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    m.order_price_confirm({}, en),
  );
  await expect(comment).toHaveValue("May I visit on Sunday?");
  expect((await call("GET /order/buy", { query: {} })).data).toEqual([]);
  await page.getByRole("button", orderButton("690 EUR")).click();
  await expect(page).toHaveURL(/\/order\/sent$/);
});

test("[2.9-05] [2.9-06] cancel goes back, or to the market if there is nothing to go back to", async ({
  page,
  newVisitor,
}) => {
  const { catId } = await someAd((await newVisitor()).context());
  await enterAsMember(page.context(), "en");
  const cancel = page.getByRole("link", { name: m.order_cancel({}, en), exact: true });
  await open(page, "en", `/order/${catId}`);
  await cancel.click();
  await expect(page).toHaveURL(`${origins.en}/market`);
  await open(page, "en", `/cat-profile-sell/${catId}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: m.card_book_cat({ name: "Pepper" }, en) })
    .click();
  await expect(page).toHaveURL(`${origins.en}/order/${catId}`);
  await cancel.click();
  await expect(page).toHaveURL(`${origins.en}/cat-profile-sell/${catId}`);
});

test("one's own cat cannot be ordered, and the page says so", async ({ page }) => {
  const { catId } = await someAd(page.context());
  await open(page, "en", `/order/${catId}`);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(m.order_own_cat({}, en));
  await expect(page.getByRole("button", orderButton("640 EUR"))).toBeDisabled();
});
