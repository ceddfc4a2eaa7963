/** A waiting list from both sides: opened, joined from the cattery's page, offered, passed on, taken. */
import type { BrowserContext, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, type Language } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { catteryName } from "../catteries/cattery-name.ts";
import { enterAsMember, type Member } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const PHONE = { width: 360, height: 740 };

async function cattery(
  { call }: Member,
  name: string,
  context: BrowserContext,
  language: Language,
) {
  const { data } = await call("POST /me/cattery", {
    body: {
      cattery_name: name,
      certificate_issued_by: "Breeders' club",
      cat_systems_id: (await call("GET /cat-systems", {})).data[0]!.id,
      image_url: await sendPicture(context, language, "cattery"),
    },
  });
  return data.id;
}

for (const language of languages) {
  const say = { locale: language };
  const press = (page: Page, name: string) =>
    page.getByRole("button", { name, exact: true }).click();

  test(`a buyer waits for a kitten, passes on one and takes the next (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const breederPage = await newVisitor({ viewport: PHONE });
    await page.setViewportSize(PHONE);
    const breeder = await enterAsMember(breederPage.context(), language, { first_name: "Olga" });
    const buyer = await enterAsMember(page.context(), language, { first_name: "Emma" });
    const name = catteryName();
    const catteryId = await cattery(breeder, name, breederPage.context(), language);
    const kitten = { sex: "male", breed: "BRI", ems: "a" } as const;
    const [first, second] = [
      await enterCat(breeder.call, { ...kitten, name: "Pepper" }),
      await enterCat(breeder.call, { ...kitten, name: "Basil" }),
    ];
    const queen = await enterCat(breeder.call, { ...kitten, sex: "female", name: "Rosemary" });
    for (const id of [first, second]) await placeAd(breeder.call, id, { price: 640 });

    // The breeder opens a list.
    await open(breederPage, language, "/my/waiting-lists");
    await expect(breederPage.getByText(m.waiting_lists_none({}, say))).toBeVisible();
    expect(await accessibilityFaults(breederPage)).toEqual([]);
    // From a planned mating, its queen and day are filled in; one's own choice is open.
    await open(breederPage, language, `/my/waiting-lists/new?dam=${queen}&expected=2099-05-01`);
    await expect(field(breederPage, m.waiting_dam({}, say), language)).toHaveValue(String(queen));
    await expect(field(breederPage, m.waiting_expected({}, say), language)).toHaveValue(
      "2099-05-01",
    );
    await open(breederPage, language, "/my/waiting-lists/new");
    await field(breederPage, m.waiting_cattery({}, say), language).selectOption({
      label: name,
    });
    await field(breederPage, m.waiting_rule({}, say), language).selectOption("turn");
    await press(breederPage, m.waiting_open_button({}, say));
    await expect(breederPage).toHaveURL(/\/my\/waiting-lists\/\d+$/);
    await expect(breederPage.getByText(m.waiting_entries_none({}, say))).toBeVisible();

    // The buyer joins from the cattery's page.
    await open(page, language, `/catteries/${catteryId}`);
    await page.getByRole("link", { name: m.waiting_join({}, say), exact: true }).click();
    await expect(page).toHaveURL(/\/waiting\/\d+$/);
    await expect(page.getByText(m.waiting_rule_turn({}, say))).toBeVisible();
    await press(page, m.waiting_apply({}, say));
    await expect(field(page, m.waiting_home({}, say), language)).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await field(page, m.waiting_purpose({}, say), language).selectOption("pet");
    await field(page, m.waiting_colour({}, say), language).fill("BRI a");
    await field(page, m.waiting_home({}, say), language).fill("A house with a garden");
    await press(page, m.waiting_apply({}, say));
    await expect(page.getByText(m.waiting_applied_said({}, say))).toBeVisible();
    await page.getByRole("link", { name: m.waiting_mine({}, say), exact: true }).click();
    await expect(page).toHaveURL(/\/my\/waiting$/);
    await expect(page.getByText(m.waiting_stage_applied({}, say), { exact: true })).toBeVisible();

    // The breeder gives a place and offers a kitten.
    await breederPage.reload();
    await expect(breederPage.getByText("A house with a garden")).toBeVisible();
    await press(breederPage, m.waiting_accept({}, say));
    await expect(breederPage.getByText(m.waiting_accepted_said({}, say))).toBeVisible();
    const offer = async (name: string) => {
      await press(breederPage, m.waiting_offer({}, say));
      await field(breederPage, m.waiting_offer_cat({}, say), language).selectOption({
        label: name,
      });
      await field(breederPage, m.waiting_offer_until({}, say), language).fill(daysFromNow(5));
      expect(await accessibilityFaults(breederPage)).toEqual([]);
      await press(breederPage, m.waiting_offer_send({}, say));
      await expect(breederPage.getByText(m.waiting_offered_said({}, say))).toBeVisible();
    };
    await offer("Pepper");

    // The buyer passes, keeps the place, and takes the next.
    await open(page, language, "/my/waiting");
    await expect(page.getByText(m.waiting_place({ place: 1, count: 1 }, say))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, m.waiting_pass({}, say));
    await expect(page.getByText(m.waiting_passed_said({}, say))).toBeVisible();
    await expect(page.getByText(m.waiting_place({ place: 1, count: 1 }, say))).toBeVisible();
    await breederPage.reload();
    await offer("Basil");
    await open(page, language, "/my/waiting");
    await page.getByRole("button", { name: /640/ }).click();
    await expect(page).toHaveURL(/\/my\/orders\/\d+$/);
    const { data: orders } = await breeder.call("GET /order", { query: {} });
    expect(orders).toMatchObject([{ orders_cat_id: second, stage: "new" }]);
    await open(page, language, "/my/waiting");
    await expect(page.getByText(m.waiting_stage_taken({}, say), { exact: true })).toBeVisible();
    await expect.poll(async () => (await mailsTo(buyer.email)).length, { timeout: 20_000 }).toBe(4);
  });
}
