/** A cat comes from another club, gets a number and a certificate with the first one, and leaves with an export pedigree. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { endTakingBack, enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { button, field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const PHONE = { width: 360, height: 740 };

/** From the last page of the queue, which other journeys fill too. */
async function openCase(desk: Page, language: Language, name: string): Promise<void> {
  await open(desk, language, "/club/desk?kind=transfer");
  for (;;) {
    const link = desk.getByRole("link", { name: new RegExp(name) });
    if (await link.count()) {
      await open(desk, language, (await link.first().getAttribute("href"))!);
      return;
    }
    await desk.locator('a[rel="next"]').click();
    await desk.waitForLoadState();
  }
}

async function confirmAll(desk: Page, language: Language, name: string): Promise<void> {
  const say = { locale: language };
  await expect(async () => {
    for (const box of await desk.locator("fieldset input[type=checkbox]").all()) await box.check();
    await expect(desk.locator("fieldset input[type=checkbox]:not(:checked)")).toHaveCount(0);
  }).toPass();
  await button(desk, m.case_confirm({}, say)).click();
  await expect(desk.getByText(m.case_confirmed_said({ cat: name }, say))).toBeFocused();
}

for (const language of languages) {
  const say = { locale: language };

  test(`a cat comes from another club and leaves with an export pedigree (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    const owner = await enterAsMember(page.context(), language, { first_name: "Olga" });
    const desk = await newVisitor();
    await enterAsAdministrator(desk.context(), language);
    const name = language === "ru" ? "Pohjola" : "Tuulikki";
    const number = language === "ru" ? "FI KIS LO 770011" : "FI KIS LO 770022";
    const id = await enterCat(owner.call, {
      breed: "MCO",
      ems: "ns 22",
      sex: "female",
      name,
      born: "2021-05-06",
    });

    // The owner asks from the page of the registration, as on a telephone.
    await open(page, language, `/cats/${id}/registration`);
    await page.getByRole("link", { name: m.transfer_in_link({}, say) }).click();
    await field(page, m.transfer_club({}, say), language).fill("Kissaliitto, FIFe");
    await field(page, m.transfer_number({}, say), language).fill(number);
    await field(page, m.transfer_paper({}, say), language).setInputFiles(await scannedSheet());
    await button(page, m.correction_send({}, say)).click();
    await expect(page).toHaveURL(/\/transfers$/);
    expect(await accessibilityFaults(page)).toEqual([]);

    await openCase(desk, language, name);
    await expect(desk.getByText(number).first()).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);
    await confirmAll(desk, language, name);
    await endTakingBack(id);
    const cat = async () => (await owner.call("GET /cats/{id}", { params: { id } })).data;
    await expect.poll(async () => (await cat()).registered, { timeout: 40_000 }).toBe(1);
    const certificates = async () =>
      (await owner.call("GET /cats/{id}/certificates", { params: { id } })).data;
    const [first] = await certificates();
    await open(page, language, `/verify/${first!.code}`);
    await expect(page.getByText(`${number}, Kissaliitto, FIFe`)).toBeVisible();

    // It leaves: the export pedigree is the only valid certificate then.
    await open(page, language, `/cats/${id}/correction`);
    await page.getByRole("link", { name: m.transfer_out_link({}, say) }).click();
    await field(page, m.transfer_club({}, say), language).fill("Svenska Kattklubben");
    await button(page, m.correction_send({}, say)).click();
    await expect(page).toHaveURL(/\/transfers$/);
    await openCase(desk, language, name);
    await confirmAll(desk, language, name);
    await endTakingBack(id);
    await expect.poll(async () => (await certificates()).length, { timeout: 40_000 }).toBe(2);
    const [exported] = await certificates();
    await open(page, language, `/verify/${exported!.code}`);
    await expect(page.getByText(/Svenska Kattklubben/).first()).toBeVisible();
    await open(page, language, `/cats/${id}`);
    await expect(page.getByText(/Svenska Kattklubben/).first()).toBeVisible();
  });
}
