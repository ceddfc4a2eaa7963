/** A cat's changes of page and owner: taken, moved back, handed over, given another owner, deleted. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember, type Member } from "../member.ts";
import { sentCalls } from "../scan.ts";
import { field, open } from "../screen.ts";

const en = { locale: "en" } as const;

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openMenu(page: Page, locale: "en" | "ru"): Promise<void> {
  await page.getByText(m.cat_menu({}, { locale }), { exact: true }).click();
}

const byName = (call: Member["call"], name: string, isMine = true) =>
  enterCat(call, { name, sex: "female", breed: "SIB", ems: "ns 22", isMine });

/** Shows the cat as after the club's decision; only its profile is changed, everything else is real. */
async function showAsRegistered(page: Page, call: Member["call"], catId: number): Promise<void> {
  await page.route("**/api/cats/cat-and-color/*", async (route) => {
    const answer = await call("GET /cats/cat-and-color/{id}", { params: { id: catId } });
    const data = { ...answer.data, registered: 1, edit_mode: "edit_reg_locked", reg_num: "FEL-1" };
    await route.fulfill({ json: { ...answer, data, modifiedData: data } });
  });
}

for (const language of languages) {
  const say = { locale: language };

  test(`[2.11-50] [2.11-54] [D3-06] a free cat is found and taken, and moved back to its former keeper (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const keeper = await enterAsMember((await newVisitor()).context(), language);
    const name = `Findling ${Date.now()} ${language}`;
    const catId = await byName(keeper.call, name, false);
    await enterAsMember(page.context(), language, { first_name: "Taker" });
    await open(page, language, "/add");
    await page.getByLabel(m.cat_search_label({}, say), { exact: true }).fill(name);
    const found = page.getByRole("listitem").filter({ hasText: name });
    await found.getByRole("button", { name: m.catform_take({}, say), exact: true }).click();
    await expect(page).toHaveURL(`${origins[language]}/my`);
    await link(page, name).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${catId}`);
    await expect.poll(async () => (await mailsTo(keeper.email)).length).toBe(1);

    const sent = sentCalls(page);
    await openMenu(page, language);
    await button(page, m.own_menu_move({}, say)).click();
    await button(page, m.own_move_yes({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/my`);
    expect(sent).toEqual([
      "PUT /cats/user-from-prev",
      "POST /cat-change-owner/cat-change-owner-from-prev",
    ]);
    const { data } = await keeper.call("GET /me/cats", { query: {} });
    expect(data.map(({ id }) => id)).toEqual([catId]);
  });

  test(`[2.11-47] [2.11-48] [2.11-53] an own cat is deleted from its menu (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const catId = await byName(call, "Barsik");
    await open(page, language, `/cats/${catId}`);
    await openMenu(page, language);
    await expect(link(page, m.cat_menu_add_photo({}, say))).toHaveAttribute(
      "href",
      `/cats/${catId}/addphoto`,
    );
    await expect(link(page, m.cat_menu_edit({}, say))).toHaveAttribute(
      "href",
      `/cats/${catId}/update`,
    );
    await expect(button(page, m.own_menu_move({}, say))).toHaveCount(0);
    await button(page, m.own_menu_delete({}, say)).click();
    await button(page, m.own_delete_no({}, say)).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await button(page, m.own_menu_delete({}, say)).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: m.own_delete_yes({}, say), exact: true }).click();
    await expect(page).toHaveURL(`${origins[language]}/my`);
    await expect(page.getByText(m.my_no_cats({}, say))).toBeVisible();
  });

  test(`[D10-11] a sold cat is handed over by the seller and confirmed by the buyer (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const seller = await enterAsMember(page.context(), language);
    const catId = await byName(seller.call, "Barsik");
    await placeAd(seller.call, catId, { price: 500 });
    const buyerPage = await newVisitor();
    const buyer = await enterAsMember(buyerPage.context(), language, { first_name: "Buyer" });
    const { orderId } = await buyer.call("POST /order", { body: { catId, price: 500 } });
    for (const status of ["accepted", "completed"] as const)
      await seller.call("PUT /order/{id}/status", { params: { id: orderId }, body: { status } });

    await open(page, language, "/my?show=sell-orders");
    await button(page, m.own_handover_offer({}, say)).click();
    await expect(page.getByText(m.own_handover_offered_seller({}, say))).toBeVisible();
    await open(buyerPage, language, "/my?show=buy-orders");
    await button(buyerPage, m.own_handover_confirm({}, say)).click();
    await expect(buyerPage.getByText(m.own_handover_done_buyer({}, say))).toBeVisible();
    await open(buyerPage, language, `/cats/${catId}`);
    await openMenu(buyerPage, language);
    await expect(link(buyerPage, m.cat_menu_edit({}, say))).toBeVisible();
    await page.reload();
    await expect(page.getByText(m.own_handover_done_seller({}, say))).toBeVisible();
  });

  test(`[2.1-27] [2.11-51] [2.14-02] [2.14-03] [2.14-04] a registered cat is edited in four fields only (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const other = await enterAsMember((await newVisitor()).context(), language, {
      first_name: "Erbin",
      last_name: `N${Date.now() % 1_000_000_000}${language}`,
    });
    const { call } = await enterAsMember(page.context(), language);
    const catId = await byName(call, "Barsik");
    await showAsRegistered(page, call, catId);
    await open(page, language, "/my");
    await link(page, "Barsik").click();
    await openMenu(page, language);
    await expect(button(page, m.own_menu_delete({}, say))).toHaveCount(0);
    await link(page, m.own_menu_edit_short({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${catId}/updateshort`);
    await expect(page.getByText(m.own_short_help({}, say))).toBeVisible();
    const form = page.locator("form").filter({ has: page.locator("[name=chip]") });
    const names = await form
      .locator("[name]")
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name")));
    expect(names).toEqual(["description", "chip", "is_my_cat"]);
    await field(page, m.catform_description({}, say), language).fill("Calm");
    await field(page, m.catform_chip({}, say), language).fill("643 0941");
    await button(page, m.own_short_owner_change({}, say)).click();
    await field(page, m.own_short_owner_search({}, say), language).fill(
      `${other.first_name} ${other.last_name}`,
    );
    await page.getByRole("button", { name: new RegExp(other.last_name) }).click();
    const patched = page.waitForRequest((request) => request.method() === "PATCH");
    await button(page, m.catform_save_edit({}, say)).click();
    expect(Object.keys((await patched).postDataJSON() as object).toSorted()).toEqual([
      "chip",
      "description",
      "is_my_cat",
      "users_id",
      // Decisions §11.3: the version seen, not an edited field.
      "version",
    ]);
    await expect(page).toHaveURL(`${origins[language]}/cats/${catId}`);
    await expect(page.getByText(`${other.first_name} ${other.last_name}`)).toBeVisible();
    await expect(page.getByText("643 0941")).toBeVisible();
  });
}

test("[8-27] [8-28] [8-29] a cat that cannot be deleted stays, and the reason is shown", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/cats\/\d+/);
  const { call } = await enterAsMember(page.context(), "en");
  const catId = await byName(call, "Dam");
  const child = await byName(call, "Child");
  await call("POST /parents/", { body: { catId: child, motherId: catId } });
  await open(page, "en", `/cats/${catId}`);
  await openMenu(page, "en");
  await button(page, m.own_menu_delete({}, en)).click();
  const dialog = page.getByRole("dialog");
  const tryToDelete = () =>
    dialog.getByRole("button", { name: m.own_delete_yes({}, en), exact: true }).click();
  await tryToDelete();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This cat is a parent of another cat and cannot be deleted",
  );
  await page.route(`**/api/cats/${catId}`, (route) => route.fulfill({ status: 500, json: {} }));
  await tryToDelete();
  await expect(dialog.getByRole("alert")).toHaveText("An unexpected error occurred.");
  await page.unrouteAll({ behavior: "wait" });
  await call("DELETE /parents/{id}", { params: { id: child }, body: { mother: true } });
  await call("DELETE /cats/{id}", { params: { id: catId } });
  await tryToDelete();
  await expect(dialog.getByRole("alert")).toHaveText("Expected error occured");
});

test("[8-30] [8-31] [8-32] a failed limited edit says why and keeps what was typed", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/cats\/\d+/);
  const { call } = await enterAsMember(page.context(), "en");
  const catId = await byName(call, "Barsik");
  await showAsRegistered(page, call, catId);
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...request) => {
      if ("unsendable" in window) throw new TypeError("the request could not be set up");
      return send(...request);
    };
  });
  await open(page, "en", "/my");
  await link(page, "Barsik").click();
  await openMenu(page, "en");
  await link(page, m.own_menu_edit_short({}, en)).click();
  const description = field(page, m.catform_description({}, en), "en");
  await description.fill("Calm");
  const path = `**/api/cats/${catId}`;
  await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
  await button(page, m.catform_save_edit({}, en)).click();
  await expect(page.getByRole("alert").filter({ hasText: "503" })).toHaveText(
    "Server responded with an error: 503",
  );
  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await button(page, m.catform_save_edit({}, en)).click();
  await expect(
    page.getByText("No response received from the server. Please try again."),
  ).toBeVisible();
  await page.evaluate(() => Object.assign(window, { unsendable: true }));
  await button(page, m.catform_save_edit({}, en)).click();
  await expect(page.getByText("An error occurred. Please try again later.")).toBeVisible();
  await expect(description).toHaveValue("Calm");
});
