/** The member's own page: its content, its buttons, and its lists. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { oldestAd } from "../screens/screen-list.ts";
import { fact, link, open } from "../screen.ts";

const cat = (call: Member["call"], name: string) =>
  enterCat(call, { name, sex: "male", breed: "SIB", ems: "ns 22" });

const names = (page: Page) => page.getByRole("main").getByRole("article");

for (const language of languages) {
  const say = { locale: language };

  test(`[2.10-01] [2.10-02] [2.10-03] [2.10-04] [2.10-05] the own page shows tabs, country, site, number of cats and birthday (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language, {
      birthday: "1984-03-09",
      country: "Sweden",
    });
    const { data: me } = await call("GET /me", {});
    const { first_name, last_name, birthday, country_id } = me;
    await call("PUT /me/edit", {
      body: { first_name, last_name, birthday, country_id, site_url: "https://felis.example" },
    });
    for (const name of ["Bagheera", "Kaa"]) await cat(call, name);
    await open(page, language, "/my");
    const tabs = page.getByRole("navigation", { name: m.my_tabs({}, say) });
    await expect(tabs.getByRole("link")).toHaveText(
      language === "en" ? ["User", "Cattery"] : ["Владелец", "Питомник"],
    );
    await expect(fact(page, m.my_country({}, say))).toHaveText(
      language === "en" ? "Sweden" : "Швеция",
    );
    await expect(fact(page, m.my_site({}, say))).toHaveText("https://felis.example");
    await expect(fact(page, m.my_total_cats({}, say))).toHaveText("2");
    await expect(fact(page, m.my_birthday({}, say))).toHaveText(
      language === "en" ? /^9 Mar 1984$/ : /^9 мар\.? 1984/,
    );
    await link(tabs, m.my_tab_cattery({}, say)).click();
    await expect(page.getByText(m.my_catteries_none({}, say))).toBeVisible();
  });

  test(`[2.10-06] [2.10-07] [2.10-08] [2.10-09] [2.10-10] [4-19] the own page's buttons lead to cats, ads and orders (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const sold = await cat(call, "Bagheera");
    await cat(call, "Kaa");
    await placeAd(call, sold, { price: 500 });
    const buyer = await enterAsMember((await newVisitor()).context(), language, {
      first_name: "Oliver",
    });
    const received = await buyer.call("POST /order", { body: { catId: sold, price: 500 } });
    const catId = await oldestAd();
    const { data: sale } = await call("GET /sales/{catId}", { params: { catId } });
    const sent = await call("POST /order", { body: { catId, price: sale.price_pet } });

    await open(page, language, "/my");
    await link(page, m.my_show_selling({}, say)).click();
    await expect(names(page)).toHaveCount(1);
    await expect(names(page)).toContainText("Bagheera");
    await link(page, m.my_show_cats({}, say)).click();
    await expect(names(page)).toHaveCount(2);
    await link(page, m.my_show_sell_orders({}, say)).click();
    const number = (id: number) => m.order_number({ id }, say);
    await expect(names(page)).toHaveCount(1);
    await expect(names(page)).toContainText(number(received.orderId));
    await expect(names(page)).toContainText("Oliver");
    await link(page, m.my_show_buy_orders({}, say)).click();
    await expect(page.getByRole("heading", { name: m.my_show_buy_orders({}, say) })).toBeVisible();
    await expect(names(page)).toHaveCount(1);
    await expect(names(page)).toContainText(number(sent.orderId));
    await expect(names(page)).toContainText(
      language === "en" ? "Application sent and under review" : m.order_status_new_buyer({}, say),
    );
    await link(page.getByRole("main"), m.my_add_cat({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/add`);
  });
}

for (const language of languages) {
  const say = { locale: language };

  test(`on a phone the own page has two actions, and the others in a menu that keys open (${language})`, async ({
    page,
  }) => {
    await enterAsMember(page.context(), language);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, "/my");
    const main = page.getByRole("main");
    const waiting = link(main, m.waiting_my_link({}, say));
    await expect(waiting).toBeHidden();
    const lists = page.getByRole("navigation", { name: m.my_lists({}, say), exact: true });
    const rows = await lists
      .getByRole("link")
      .evaluateAll((links) => links.map((list) => list.getBoundingClientRect().y));
    expect(rows).toHaveLength(5);
    expect(new Set(rows).size).toBe(1);
    await link(main, m.litter_list_title({}, say)).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    for (const name of [m.waiting_my_link, m.import_title, m.check_my_title]) {
      const box = (await link(main, name({}, say)).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(waiting).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/waiting/u);
  });
}

test("[9-18] five own cats are one page, six are two", async ({ page }) => {
  const { call } = await enterAsMember(page.context(), "en");
  for (const name of ["One", "Two", "Three", "Four", "Five"]) await cat(call, `Cat ${name}`);
  await open(page, "en", "/my");
  await expect(names(page)).toHaveCount(5);
  await expect(link(page, m.list_next())).toHaveCount(0);
  await cat(call, "Cat Six");
  await open(page, "en", "/my");
  await expect(names(page)).toHaveCount(5);
  await link(page, m.list_next()).click();
  await expect(names(page)).toHaveCount(1);
  await expect(link(page, m.list_next())).toHaveCount(0);
});

test("[8-47] the own page says if there are no orders", async ({ page }) => {
  await enterAsMember(page.context(), "en");
  await open(page, "en", "/my?show=sell-orders");
  await expect(page.getByText("No sell orders available.", { exact: true })).toBeVisible();
});

test("[8-19] [8-44] a list that cannot be read shows an error in its place, and the page stays", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/(me\/cats|order)/);
  await enterAsMember(page.context(), "en");
  await open(page, "en", "/my");
  const refused = { status: 400, json: { success: false, message: "No such page of the list" } };
  await page.route("**/api/me/cats?**", (route) => route.fulfill(refused));
  await page.route("**/api/order?**", (route) => route.fulfill(refused));
  const problem = page.getByRole("main").getByRole("alert");
  await link(page, m.my_show_selling()).click();
  await expect(problem).toHaveText("Failed to fetch sell cats. Please try again later.");
  await link(page, m.my_show_sell_orders()).click();
  await expect(problem).toHaveText("Error: No such page of the list");
  await expect(fact(page, m.my_total_cats())).toHaveText("0");
  await page.unrouteAll({ behavior: "wait" });
  await link(page, m.my_show_cats()).click();
  await expect(page.getByText(m.my_no_cats())).toBeVisible();
});
