/** A cat that is added together with its whole pedigree. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open } from "../screen.ts";

const field = (page: Page, position: number) =>
  page.locator(`[data-position="${position}"]`).getByRole("combobox");

for (const [place, language] of languages.entries()) {
  const say = { locale: language };
  // Each language's cats are unlike the other's, which would be offered as the same ones.
  const [called, sire, dam] = [
    ["Bar", "Good Sire", "Good Dam"],
    ["Quillon", "Amber Knight", "Velvet Plum"],
  ][place]! as [string, string, string];

  test(`from an empty herd to a cat with its ancestors, by keyboard alone (${language})`, async ({
    page,
    watch,
    newVisitor,
  }) => {
    watch.expectConsoleError(/400/u);
    const { call } = await enterAsMember(page.context(), language);
    await open(page, language, "/my");
    await link(page, m.grid_with_pedigree({}, say)).focus();
    await page.keyboard.press("Enter");

    await field(page, 1).focus();
    await page.keyboard.insertText(
      `GIC FR*Foo's ${called} DSM, 1${place + 2}.05.2019, FIFe LO ${place}2345`,
    );
    await page.keyboard.press("Enter");
    await expect(field(page, 2)).toBeFocused();
    await page.keyboard.insertText(`${sire}, †2018`);
    await expect(page.locator('[data-position="2"]')).toContainText("2018");
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(`${dam}, SIB n 22, †`);
    await expect(page.locator('[data-position="3"]')).toContainText(
      m.grid_deceased_undated({}, say),
    );
    await button(page, m.grid_save_new({}, say)).focus();
    await page.keyboard.press("Enter");
    const own = page.locator('[data-position="1"]');
    await expect(own).toContainText(m.field_line_breed({}, say));
    await expect(own).toContainText(m.field_sex({}, say));
    expect((await call("GET /me/cats", { query: {} })).data).toEqual([]);

    // What is typed is there on another device.
    const elsewhere = await newVisitor();
    await elsewhere.context().addCookies(await page.context().cookies());
    await open(elsewhere, language, "/add/pedigree");
    await expect(field(elsewhere, 3)).toHaveValue(`${dam}, SIB n 22, †`);

    await field(page, 1).focus();
    await page.keyboard.press("End");
    await page.keyboard.insertText(", MCO ns 22");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(own.getByRole("radio", { name: m.cat_female({}, say) })).toBeChecked();
    await button(page, m.grid_save_new({}, say)).focus();
    await page.keyboard.press("Enter");
    await expect(
      page.getByText(m.grid_saved_new({ linked: 2, added: 2 }, say), { exact: false }),
    ).toBeVisible();
    const { data } = await call("GET /me/cats", { query: {} });
    const cat = data.find(({ cat_name }) => cat_name === called)!;
    expect(cat).toMatchObject({ sex: "female", breed_ems: "MCO", ems: "ns 22" });

    await button(page, m.cat_undo({}, say)).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(m.grid_undone({}, say))).toBeVisible();
    expect((await call("GET /me/cats", { query: {} })).data).toEqual([]);
  });
}

test("who is in the registry already is said with its likeness before a second record is made", async ({
  page,
  newVisitor,
}) => {
  const say = { locale: "en" } as const;
  const { call: stranger } = await enterAsMember((await newVisitor()).context(), "en");
  const sire = await enterCat(stranger, {
    name: "Velmorrian Thunderstorm",
    sex: "male",
    breed: "SIB",
    ems: "n 22",
    born: "2014-03-09",
  });
  await enterAsMember(page.context(), "en");
  await open(page, "en", "/add/pedigree");
  await field(page, 1).fill("Little Kitten, SIB n 22, female");
  await field(page, 2).fill("CH Velmorian Thunderstorm, SIB n 22, 09.03.2014");
  await button(page, m.grid_save_new({}, say)).click();
  await expect(page.getByText(m.grid_undecided({ count: 1 }, say))).toBeVisible();
  const cell = page.locator('[data-position="2"]');
  await expect(cell).toContainText(m.likeness_date_same({}, say));
  await cell.getByRole("button", { name: new RegExp(`no. ${sire}`, "u") }).click();
  await button(page, m.grid_save_new({}, say)).click();
  await expect(
    page.getByText(m.grid_saved_new({ linked: 1, added: 0 }, say), { exact: false }),
  ).toBeVisible();
  await link(page, m.grid_to_cat({}, say)).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Little Kitten/u);
});
