/** The main job by keyboard only: joining, finding and ordering; entering a cat; putting it up for sale. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import {
  expectFocusKept,
  tabAndChoose,
  tabAndEnter,
  tabAndTick,
  tabAndType,
  tabTo,
} from "../keyboard.ts";
import { enterAsMember, somebody } from "../member.ts";
import { field, open, takenOver } from "../screen.ts";

/** The same whether a browser asks for the day or the month first. */
const BIRTHDAY = { typed: "03031984", value: "1984-03-03" };

for (const language of languages) {
  const say = { locale: language };

  test(`a guest joins, finds a cat and orders it by keyboard (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.setTimeout(300_000);
    const name = language === "en" ? "Bramble" : "Ежевичка";
    const seller = await enterAsMember((await newVisitor()).context(), "en");
    const cat = { name, breed: "PEB", ems: "n 22", sex: "male" } as const;
    const catId = await enterCat(seller.call, cat);
    await placeAd(seller.call, catId, { price: 640 });
    const person = somebody();
    const input = (label: string) => field(page, label, language);
    const banner = page.getByRole("banner");

    await open(page, language, "/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: m.site_skip_to_content({}, say) })).toBeFocused();
    await tabAndEnter(banner.getByRole("link", { name: m.nav_join({}, say), exact: true }));
    await expect(page).toHaveURL(/\/join$/);
    await expectFocusKept(page);
    await tabAndType(input(m.join_first_name({}, say)), person.first_name);
    await tabAndType(input(m.join_last_name({}, say)), person.last_name);
    await tabAndType(input(m.join_email({}, say)), person.email);
    await tabAndType(input(m.join_birthday({}, say)), BIRTHDAY.typed);
    await expect(input(m.join_birthday({}, say))).toHaveValue(BIRTHDAY.value);
    await tabAndChoose(input(m.join_country({}, say)), language === "en" ? "Germany" : "Германия");
    await tabAndType(input(m.join_password({}, say)), person.password);
    await tabAndType(input(m.join_confirm_password({}, say)), person.password);
    await tabAndTick(page.getByRole("checkbox"));
    await tabAndEnter(page.getByRole("button", { name: m.join_submit({}, say), exact: true }));
    await expect(page).toHaveURL(/\/login$/);
    await expectFocusKept(page);
    await tabAndType(page.getByLabel(m.login_password({}, say), { exact: true }), person.password);
    await page.keyboard.press("Enter");
    await expect(banner.getByRole("link", { name: person.first_name })).toBeVisible();
    await takenOver(page);

    await tabAndEnter(banner.getByRole("link", { name: m.nav_sale({}, say), exact: true }));
    await expect(page).toHaveURL(/\/market$/);
    await expectFocusKept(page);
    const breed = page.getByRole("combobox", { name: m.market_breed({}, say) });
    await breed.waitFor();
    const peterbald = await breed.locator('option[value="peb"]').textContent();
    await tabAndChoose(breed, peterbald!);
    await tabAndEnter(page.getByRole("button", { name: m.market_apply({}, say) }));
    // In the currency of the member's country, which the form shows.
    await expect(page).toHaveURL(/breed=peb&currency=EUR$/);
    await expectFocusKept(page);
    await tabAndEnter(page.getByRole("link", { name, exact: true }));
    await expect(page).toHaveURL(new RegExp(`/cat-profile-sell/${catId}\\?currency=EUR$`));
    await expectFocusKept(page);
    await tabAndEnter(page.getByRole("link", { name: m.card_book({}, say) }).first());
    await expect(page).toHaveURL(new RegExp(`/order/${catId}$`));
    await expectFocusKept(page);
    await tabAndType(input(m.order_comment({}, say)), "?");
    await tabAndTick(input(m.order_delivery({}, say)));
    await tabAndEnter(
      page.getByRole("button", { name: m.order_submit({ price: "640 EUR" }, say), exact: true }),
    );
    await expect(page).toHaveURL(/\/order\/sent$/);
    await expectFocusKept(page);
    const { data } = await seller.call("GET /order", { query: {} });
    expect(data).toMatchObject([{ orders_cat_id: catId, comment: "?", is_delivery_needed: 1 }]);
  });

  test(`a breeder enters a cat and puts it up for sale by keyboard (${language})`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000);
    // There is no ad yet.
    watch.expectConsoleError(/404.*api\/sales/);
    const { call } = await enterAsMember(page.context(), language);
    const input = (label: string) => field(page, label, language);
    const main = page.getByRole("main");

    await open(page, language, "/");
    await tabAndEnter(
      page.getByRole("banner").getByRole("link", { name: m.nav_add_cat({}, say), exact: true }),
    );
    await expect(page).toHaveURL(/\/add$/);
    await expectFocusKept(page);
    await input(m.catform_name({}, say)).waitFor();
    await tabAndType(input(m.catform_name({}, say)), "Juniper");
    await tabTo(page.getByRole("radio", { name: m.cat_male({}, say), exact: true }));
    await page.keyboard.press("ArrowDown");
    await expect(
      page.getByRole("radio", { name: m.cat_female({}, say), exact: true }),
    ).toBeChecked();
    await tabAndChoose(input(m.catform_breed({}, say)), "SIB");
    await tabAndChoose(input(m.catform_main({}, say)), "n - ");
    await tabAndEnter(page.getByText(m.catform_extras({}, say), { exact: true }));
    await tabAndChoose(input(m.catform_tabby({}, say)), "22 - ");
    await tabAndChoose(input(m.catform_eye({}, say)), "64 - ");
    await expect(page.getByRole("status", { name: m.catform_ems({}, say) })).toContainText(
      "SIB n 22 64",
    );
    await tabAndTick(input(m.catform_is_mine({}, say)));
    await tabAndEnter(page.getByRole("button", { name: m.catform_save({}, say), exact: true }));
    await expect(page).toHaveURL(/\/my$/);
    await expectFocusKept(page);
    await tabAndEnter(main.getByRole("link", { name: "Juniper", exact: true }));
    await expect(page).toHaveURL(/\/cats\/\d+$/);
    await expectFocusKept(page);

    const tabs = page.getByRole("navigation", { name: m.cat_tabs({}, say) });
    await tabAndEnter(tabs.getByRole("link", { name: m.cat_tab_selling({}, say), exact: true }));
    await expectFocusKept(page);
    await tabAndEnter(main.getByRole("link", { name: m.cat_sale_put_up({}, say) }));
    await expect(page).toHaveURL(/\/sale$/);
    await expectFocusKept(page);
    await input(m.cat_sale_price_pet({}, say)).waitFor();
    await tabAndType(input(m.cat_sale_price_pet({}, say)), "850");
    await tabAndType(input(m.cat_sale_delivery({}, say)), "DHL");
    await tabAndType(input(m.cat_sale_ready({}, say)), `0101${daysFromNow(400).slice(0, 4)}`);
    await tabAndEnter(page.getByRole("button", { name: m.cat_sale_save({}, say), exact: true }));
    await expect(page).toHaveURL(/\/cats\/\d+\?tab=selling$/);
    await expectFocusKept(page);
    const { data } = await call("GET /me/cats", { query: { isSell: "1" } });
    expect(data).toMatchObject([
      { cat_name: "Juniper", sex: "female", sale: { price_pet: 850, is_active: 1 } },
    ]);
  });
}
