/** A breeder's cats as a table: found, sorted, chosen over several pages and acted on together. */
import type { Locator, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterCat, daysFromNow, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { button, containing, field, link, open } from "../screen.ts";
import { tabAndTick } from "../keyboard.ts";

/** More than one page of the table, and more than one call of an action. */
const CATS = 54;

async function herdOf(call: Member["call"], count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let place = 1; place <= count; place++) {
    const name = `Herd ${String(place).padStart(2, "0")}`;
    const sex = place % 2 ? "female" : "male";
    const born = `20${10 + (place % 15)}-03-05`;
    ids.push(await enterCat(call, { name, sex, breed: "SIB", ems: "ns 22", born }));
  }
  return ids;
}

const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
const box = (page: Page, name: string, say: { locale: Language }) =>
  page.getByRole("checkbox", { name: m.herd_choose({ name }, say), exact: true });
const bar = (page: Page, say: { locale: Language }) =>
  page.getByRole("region", { name: m.herd_actions({}, say), exact: true });
const act = (page: Page, name: string): Locator => button(page.getByRole("main"), name);

for (const language of languages) {
  const say = { locale: language };

  test(`three hundred cats or fifty: a table is sorted, filtered, chosen and tagged (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    await herdOf(call, CATS);
    await open(page, language, "/my");
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByText(m.herd_found({ count: CATS }, say), { exact: true })).toBeVisible();
    await expect(rows(page).first()).toContainText("Herd 54");

    await link(page.getByRole("table"), m.herd_column_name({}, say)).click();
    await expect(rows(page).first()).toContainText("Herd 01");
    expect(new URL(page.url()).searchParams.get("sort")).toBe("name");
    await page
      .getByRole("table")
      .getByRole("link", { name: m.herd_column_name({}, say) })
      .click();
    await expect(rows(page).first()).toContainText("Herd 54");

    // A range by Shift, then the page, then all that match on every page.
    await box(page, "Herd 54", say).click();
    await box(page, "Herd 50", say).click({ modifiers: ["Shift"] });
    await expect(bar(page, say)).toContainText(m.herd_chosen({ count: 5 }, say));
    await page.getByRole("checkbox", { name: m.herd_choose_page({}, say) }).check();
    await act(page, m.herd_choose_all({ total: CATS }, say)).click();
    await expect(bar(page, say)).toContainText(m.herd_chosen({ count: CATS }, say));

    await act(page, m.herd_act_tags({}, say)).click();
    await field(page, m.herd_tags_name({}, say), language).last().fill("Show 2027");
    await page.keyboard.press("Enter");
    await expect(page.getByText(m.herd_done_put({ count: CATS }, say))).toBeVisible();
    await expect(rows(page).first()).toContainText("Show 2027");
    await act(page, m.herd_undo({}, say)).click();
    await expect(page.getByText(m.herd_done_take({ count: CATS }, say))).toBeVisible();
    await expect(rows(page).first()).not.toContainText("Show 2027");
    await act(page, m.herd_clear({}, say)).click();

    // By keyboard alone, a cat found by its name gets the tag that there is now.
    await page.getByLabel(m.herd_search({}, say)).fill("herd 07");
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel(m.herd_search({}, say)).focus();
    await tabAndTick(box(page, "Herd 07", say));
    await act(page, m.herd_act_tags({}, say)).press("Enter");
    await act(page, m.herd_tags_put_name({ name: "Show 2027" }, say)).press("Enter");
    await expect(page.getByText(m.herd_done_put({ count: 1 }, say))).toBeVisible();
    await link(page.getByRole("main"), m.herd_reset({}, say)).click();
    await expect(rows(page)).toHaveCount(50);
    await page.getByLabel(m.herd_tag({}, say), { exact: true }).selectOption({ index: 1 });
    await act(page, m.herd_apply({}, say)).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Herd 07");

    await act(page, m.herd_tags_manage({}, say)).click();
    await act(page, m.herd_tags_delete_name({ name: "Show 2027" }, say)).click();
    await act(page, m.herd_tags_sure({ count: 1 }, say)).click();
    await expect(page.getByText(m.herd_tags_none({}, say))).toBeVisible();
    await button(page.getByRole("dialog"), m.herd_close({}, say)).click();

    // Cards are remembered, until the table is asked for.
    await link(page, m.herd_view_cards({}, say)).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
    await open(page, language, "/my");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(5);
    await link(page, m.herd_view_table({}, say)).click();
    await expect(rows(page)).toHaveCount(50);
  });

  test(`many cats are put up for sale, taken down, printed, exported and handed over (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const ids = await herdOf(call, 3);
    await placeAd(call, ids[0]!, { price: 333, isActive: false });
    const params = { id: ids[2]! };
    await call("PATCH /cats/{id}", { params, body: { deceased_on: "2026-01-01" } });
    await open(page, language, "/my?show=cats&view=table");
    await page.getByRole("checkbox", { name: m.herd_choose_page({}, say) }).check();
    await act(page, m.herd_act_sell({}, say)).click();
    await page.getByRole("checkbox", { name: m.herd_sell_offer({}, say) }).check();
    await field(page, m.cat_sale_price_pet({}, say), language).fill("900");
    await field(page, m.cat_sale_delivery({}, say), language).fill("Train");
    await field(page, m.cat_sale_ready({}, say), language).fill(daysFromNow(30));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: m.herd_sell_send({}, say) })
      .click();
    await expect(page.getByText(m.herd_done_sell({ count: 2 }, say))).toBeVisible();
    // The dead one is told with its reason.
    const refused = page.getByRole("listitem").filter({ hasText: "Herd 03" });
    await expect(refused).toContainText(containing(m.error_cat_deceased({}, say)));
    const price = async (catId: number) =>
      (await call("GET /sales/{catId}", { params: { catId } })).data.price_pet;
    expect([await price(ids[0]!), await price(ids[1]!)]).toEqual([333, 900]);
    await expect(rows(page).filter({ hasText: m.herd_state_ad({}, say) })).toHaveCount(2);
    await act(page, m.herd_undo({}, say)).click();
    await expect(page.getByText(m.herd_done_rest({ count: 2 }, say))).toBeVisible();
    await expect(rows(page).filter({ hasText: m.herd_state_ad({}, say) })).toHaveCount(0);

    // The first is sold to somebody; only its page can be offered.
    await placeAd(call, ids[0]!, { price: 333 });
    const buyer = await enterAsMember((await newVisitor()).context(), language);
    const sent = await buyer.call("POST /order", { body: { catId: ids[0]!, price: 333 } });
    for (const status of ["accepted", "completed"] as const)
      await call("PUT /order/{id}/status", { params: { id: sent.orderId }, body: { status } });
    await act(page, m.herd_act_move({}, say)).click();
    await act(page, m.herd_move_send({}, say)).click();
    await expect(page.getByText(m.herd_done_move({ count: 1 }, say))).toBeVisible();
    await expect(page.getByText(containing(m.error_cat_not_sold({}, say)))).toHaveCount(2);
    await expect(rows(page).filter({ hasText: "Herd 01" })).toContainText(
      m.herd_state_sold({}, say),
    );

    await act(page, m.herd_act_export({}, say)).click();
    const download = page.waitForEvent("download");
    await link(page.getByRole("dialog"), "JSON").click();
    expect((await download).suggestedFilename()).toBe("cats.json");
    await button(page.getByRole("dialog"), m.herd_close({}, say)).click();

    await act(page, m.herd_act_print({}, say)).click();
    const pdf = page.waitForEvent("download");
    await link(page.getByRole("dialog"), m.herd_print_pedigrees({}, say)).click();
    expect((await pdf).suggestedFilename()).toBe("pedigrees.pdf");
    await link(page.getByRole("dialog"), m.herd_print_list({}, say)).click();
    await expect(page.getByRole("heading", { name: m.herd_list_title({}, say) })).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    expect(await accessibilityFaults(page)).toEqual([]);

    // The buyer confirms; the cat leaves the table.
    await buyer.call("PUT /order/{id}/hand-over", { params: { id: sent.orderId } });
    await open(page, language, "/my?show=cats&view=table");
    await expect(rows(page)).toHaveCount(2);
  });

  test(`the table and its dialogs have no faults that axe finds, on a phone too (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const [first] = await herdOf(call, 3);
    await call("POST /me/herd/tags", { body: { cats: [first!], name: "Keep", wanted: 1 } });
    for (const [width, height] of [
      [1280, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, language, "/my?show=cats&view=table");
      await box(page, "Herd 01", say).check();
      expect(await accessibilityFaults(page), `${width}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      for (const name of [
        m.herd_act_tags({}, say),
        m.herd_act_sell({}, say),
        m.herd_act_print({}, say),
        m.herd_act_export({}, say),
        m.herd_act_move({}, say),
        m.herd_tags_manage({}, say),
      ]) {
        await act(page, name).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        expect(await accessibilityFaults(page), name).toEqual([]);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    }
    // Opened anew: buttons fade from one theme's colours to the other's.
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, language, "/my?show=cats&view=table");
    await box(page, "Herd 01", say).check();
    await expect(bar(page, say)).toBeVisible();
    expect(await accessibilityFaults(page, "of colour")).toEqual([]);
    await open(page, language, "/my?show=bred");
    await expect(page.getByText(m.herd_bred_none({}, say))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}
