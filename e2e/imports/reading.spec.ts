/** A workbook that is read wrongly goes wholly in by what the screen offers, and the presses are counted. */
import type { Page } from "@playwright/test";
import { foreignWorkbook } from "@felistry/testkit/worlds/foreign-workbook.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, PORT } from "../address.ts";
import { expect, test } from "../journey.ts";
import { expectFocusKept, tabAndChoose, tabAndEnter, tabAndTick } from "../keyboard.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

/** Opening the choices, three sheets and reading them, the headings' line, the columns and the two of the dam, checking and storing. */
const PRESSES = 11;

type Way = "pointer" | "keyboard";

function counted(page: Page, way: Way) {
  const byKeys = way === "keyboard";
  let presses = 0;
  return {
    count: () => presses,
    press: async (name: string, role: "button" | "checkbox" = "button") => {
      presses++;
      const target = page.getByRole(role, { name, exact: true });
      if (!byKeys) await target.click();
      else await (role === "button" ? tabAndEnter(target) : tabAndTick(target));
    },
    open: async (words: string) => {
      presses++;
      const target = page.locator("summary").filter({ hasText: words });
      await (byKeys ? tabAndEnter(target) : target.click());
    },
    /** Opening the list and choosing in it are counted as one. */
    choose: async (column: string, field: string) => {
      presses++;
      const list = page.getByRole("combobox", { name: column });
      if (!byKeys) await list.selectOption(field);
      else
        await tabAndChoose(
          list,
          await list.locator(`option[value="${field}"]`).first().innerText(),
        );
    },
    /** To be asked when what was pressed has done its work: before that, the focus is on it. */
    focusKept: () => (byKeys ? expectFocusKept(page) : undefined),
  };
}

/** The next look at the table finds it still being checked, as one of many rows is. */
async function seenAtWork(page: Page): Promise<void> {
  let isSeen = false;
  await page.route(/\/api\/imports\/\d+$/, async (route) => {
    if (isSeen || route.request().method() !== "GET") return route.continue();
    isSeen = true;
    // By address and Host header: not every machine resolves names below localhost outside a browser.
    const { pathname, host } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    const response = await route.fetch({ url: `http://localhost:${PORT}${pathname}`, headers });
    const body = (await response.json()) as { data: object };
    return route.fulfill({ json: { ...body, data: { ...body.data, state: "checking" } } });
  });
}

const EVERY_WAY = languages.flatMap((locale) =>
  (["pointer", "keyboard"] as const).map((way) => ({ locale, way })),
);

for (const { locale, way } of EVERY_WAY) {
  const say = { locale };
  test(`a workbook of two sheets with titles and foreign headings goes wholly in, by ${way} (${locale})`, async ({
    page,
  }) => {
    test.slow();
    const { call } = await enterAsMember(page.context(), locale);
    const by = counted(page, way);
    await open(page, locale, "/import");
    await page.getByLabel(m.import_file({}, say)).setInputFiles({
      name: "cathod.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: await foreignWorkbook(`${locale} ${way}`),
    });
    await page.getByRole("button", { name: m.import_upload({}, say) }).click();
    // The buyers of the waiting list were taken for cats.
    await expect(page.getByRole("gridcell", { name: "Anna Nagy" })).toBeVisible({
      timeout: 60_000,
    });

    await by.open(m.import_reading({}, say));
    await by.press("Waiting list", "checkbox");
    await by.press("Merched", "checkbox");
    await by.press("Bechgyn", "checkbox");
    await by.press(m.import_sheets_read({}, say));
    await expect(page.getByRole("cell", { name: "Cath", exact: true })).toBeVisible();
    await by.press(m.import_headings_in({ line: 4 }, say));
    await expect(page.getByText(m.import_headings_are({ line: 4 }, say))).toBeVisible();
    await by.focusKept();
    const desk = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(desk);
    // It is kept with the import.
    await page.reload();
    // All but the dam is told by what stands below the heading: a lone column of females may hold a sister.
    await by.open(m.import_columns({}, say));
    for (const [column, field] of [
      ["Cath", "name"],
      ["Rhyw", "sex"],
      ["Ganwyd", "birthdate"],
      ["Brid", "breed"],
      ["Cod lliw", "ems"],
      ["Cenel mam", "mother"],
      ["Enw mam", "mother"],
    ] as const) {
      const list = page.getByRole("combobox", { name: column });
      if ((await list.inputValue()) !== field) await by.choose(column, field);
    }
    await seenAtWork(page);
    await by.press(m.import_check({}, say));
    await expect(
      page.getByRole("button", { name: m.import_confirm({ good: 4 }, say) }),
    ).toBeVisible();
    await by.focusKept();
    // The table as it was could be stored as well.
    await expect(page.getByRole("listitem").filter({ hasText: "Cenel mam" })).toHaveCount(0);
    await by.press(m.import_confirm({ good: 4 }, say));
    await expect(page.getByText(m.import_saved({ saved: 4 }, say), { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    await by.focusKept();
    expect(by.count()).toBe(PRESSES);
    expect((await call("GET /me", {})).data.total_cats).toBe(4);
  });
}
