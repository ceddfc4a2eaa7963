/** A table of two hundred cats with the usual irregularities is mended on the screen: every cat is stored. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { languages, origins } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { containing, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const CATS = 200;
/** Presses of a button or key that mend the whole table, the text itself not counted. */
const MOST_PRESSES = 20;

/** Breeds and sexes in words that nobody knows, dates and chips that are none, dams that are spelled otherwise or faulty themselves. */
function table(mark: string): string {
  const rows = Array.from({ length: CATS }, (_, i) => {
    const name = `${mark} Cat ${i}`;
    const sex = i === 0 ? "" : i % 5 === 0 ? "wether" : i % 2 ? "m" : "f";
    const born = i % 9 === 4 ? "soon after" : i < 20 ? "05.06.2015" : "07.08.2020";
    const breed = i % 3 === 0 ? "Brittisch" : "BRI";
    const ems = i % 11 === 3 ? "n hazelnutty" : "n 22";
    const number = i === 31 || i === 32 ? `${mark} N 31` : `${mark} N ${i}x`;
    const chip = i % 13 === 5 ? "?" : "";
    const dam =
      i < 20 ? "" : i % 2 ? `${mark} Cat 0` : i % 4 === 0 ? `${mark}-Cat-2` : `${mark} Cat 4`;
    return [name, sex, born, breed, ems, number, chip, dam].join(";");
  });
  return ["Name;Sex;Born;Breed;EMS;Number;Chip;Mother", ...rows].join("\n");
}

function counted(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses++;
      await page.keyboard.press(key);
    },
    presses: () => presses,
  };
}

for (const locale of languages) {
  const say = { locale };
  test(`two hundred irregular cats are all stored (${locale})`, async ({ page }) => {
    const mark = locale === "en" ? "Hazel" : "Maple";
    const { call } = await enterAsMember(page.context(), locale);
    await open(page, locale, "/import");
    await page.getByLabel(m.import_file({}, say)).setInputFiles({
      name: "irregular.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(table(mark)),
    });
    await page.getByRole("button", { name: m.import_upload({}, say) }).click();
    await expect(page.getByRole("heading", { name: m.import_causes({}, say) })).toBeVisible({
      timeout: 30_000,
    });
    const by = counted(page);
    const main = page.getByRole("main");
    const causes = main.getByRole("listitem");

    // A word once for all its rows: by the keyboard alone.
    const replace = async (text: string, value: string, becomes: string) => {
      const cause = causes.filter({ hasText: text });
      const box = cause.getByRole("combobox").or(cause.getByRole("textbox"));
      if ((await box.evaluate((one) => one.tagName)) === "SELECT") await box.selectOption(becomes);
      else await box.fill(becomes);
      await cause.getByRole("button").focus();
      await by.press("Enter");
      await expect(cause, value).toHaveCount(0);
    };
    await replace("Brittisch", "breed", "BRI");
    await replace("wether", "sex", "male");
    await replace("hazelnutty", "colour", "22");

    // Kittens of line 2 are mended with it, in the table.
    const dam = causes.filter({ hasText: m.import_fault_parent_faulty({ value: "2" }, say) });
    await dam.getByRole("link", { name: m.import_mend_line({ line: 2 }, say) }).focus();
    await by.press("Enter");
    await expect(page).toHaveURL(/line=2/);
    const cell = (row: number, column: number) => page.locator(`[data-place="${row} ${column}"]`);
    await expect(cell(0, 1)).toBeFocused();
    await by.press("ArrowLeft");
    await expect(cell(0, 0)).toBeFocused();
    await by.press("ArrowRight");
    await expect(cell(0, 1)).toBeFocused();
    await page.keyboard.type("q");
    await by.press("Escape");
    await expect(cell(0, 1)).toBeFocused();
    await page.keyboard.type("f");
    await by.press("Enter");
    await expect(dam).toHaveCount(0);
    await expect(cell(1, 1)).toBeFocused();

    // The dam that is spelled otherwise is a line of the file.
    const otherwise = causes.filter({
      hasText: m.import_fault_parent_similar({ value: `${mark}-Cat-2` }, say),
    });
    await otherwise.getByRole("button", { name: containing(`${mark} Cat 2`) }).focus();
    await by.press("Enter");
    await expect(otherwise).toHaveCount(0);

    expect(await accessibilityFaults(page)).toEqual([]);

    // Left and come back to, it is as it was.
    await open(page, locale, "/import");
    await page.getByRole("link", { name: "irregular.csv" }).click();
    await expect(page.getByText(m.import_ready({ good: CATS }, say))).toBeVisible();
    await expect(main).not.toContainText(m.import_need_you({ faulty: 1 }, say).replace("1.", ""));
    await page.getByRole("button", { name: m.import_confirm({ good: CATS }, say) }).focus();
    await by.press("Enter");
    await expect(page.getByText(m.import_saved({ saved: CATS }, say), { exact: true })).toBeVisible(
      {
        timeout: 30_000,
      },
    );
    expect((await call("GET /me", {})).data.total_cats).toBe(CATS);
    expect(by.presses()).toBeLessThan(MOST_PRESSES);
  });
}

test("a correction made without a network or a session waits in the browser and is sent later", async ({
  page,
  watch,
}) => {
  const say = { locale: "en" } as const;
  watch.expectConsoleError(/ERR_INTERNET_DISCONNECTED|401/u);
  const member = await enterAsMember(page.context(), "en");
  await open(page, "en", "/import");
  await page.getByLabel(m.import_file({}, say)).setInputFiles({
    name: "offline.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;Sex;Breed\nOffline Otto;m;BRI\nOffline Olga;;BRI\n"),
  });
  await page.getByRole("button", { name: m.import_upload({}, say) }).click();
  await expect(page.getByText(m.import_ready({ good: 1 }, say))).toBeVisible({ timeout: 30_000 });
  const cell = (row: number, column: number) => page.locator(`[data-place="${row} ${column}"]`);
  const correct = async (row: number, column: number, text: string) => {
    await cell(row, column).click();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  };
  const waiting = page
    .getByRole("status")
    .filter({ hasText: m.import_repairs_waiting({ count: 1 }, say) });

  await page.context().setOffline(true);
  await correct(1, 1, "f");
  await expect(waiting).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(m.import_ready({ good: 2 }, say))).toBeVisible();
  await expect(waiting).toHaveCount(0);

  await page.context().clearCookies();
  await correct(0, 0, "Offline Oskar");
  await expect(waiting).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await open(page, "en", "/login");
  await logIn(page, "en", member);
  await expect(page).toHaveURL(`${origins.en}/`);
  await open(page, "en", pathname + search);
  await expect(cell(0, 0)).toContainText("Offline Oskar");
});

test("a correction that an ill server does not take is sent again until it does", async ({
  page,
  watch,
}) => {
  const say = { locale: "en" } as const;
  watch.expectConsoleError(/status of 503/u);
  await enterAsMember(page.context(), "en");
  await open(page, "en", "/import");
  await page.getByLabel(m.import_file({}, say)).setInputFiles({
    name: "ill.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;Sex;Breed\nIll Otto;m;BRI\nIll Olga;;BRI\n"),
  });
  await page.getByRole("button", { name: m.import_upload({}, say) }).click();
  await expect(page.getByText(m.import_ready({ good: 1 }, say))).toBeVisible({ timeout: 30_000 });
  await page.route(
    "**/api/imports/*/repairs",
    (route) => route.fulfill({ status: 503, json: { error: "fault", message: "", data: null } }),
    { times: 1 },
  );
  await page.locator('[data-place="1 1"]').click();
  await page.keyboard.type("f");
  await page.keyboard.press("Enter");
  await expect(page.getByText(m.import_ready({ good: 2 }, say))).toBeVisible();
});
