/** Days to remember: found from what a breeder has entered, and read by the breeder's own calendar program. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { addDays } from "@felistry/domain/calendar.ts";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const NOT_FOUND = 404;

/** Like a calendar program: without a session. */
const readAsStranger = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address, { credentials: "omit" });
    return { status: response.status, text: await response.text() };
  }, url);

for (const language of languages) {
  const say = { locale: language };

  test(`a breeder sees when the kittens may leave, and takes the day into a calendar (${language})`, async ({
    watch,
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, "/notices");
    await link(page, m.dates_title({}, say)).click();
    await expect(page.getByText(m.dates_none({}, say), { exact: true })).toBeVisible();

    const cat = { breed: "SIB", ems: "n", born: "2021-05-01" } as const;
    const dam = await enterCat(call, { ...cat, name: "Alma", sex: "female" });
    const sire = await enterCat(call, { ...cat, name: "Boris", sex: "male" });
    const born = addDays(new Date().toISOString().slice(0, 10), -60);
    const kittens = [{ cat_name: "Clara", sex: "female" as const, ems: "n" }];
    await call("POST /litters", {
      body: { dam_id: dam, sire_id: sire, born, kittens, key: randomUUID() },
    });
    await page.reload();
    const leaving = link(page.getByRole("main"), m.date_leaving({ queen: "Alma" }, say));
    await expect(leaving).toBeVisible();

    await button(page, m.calendar_make({}, say)).click();
    const address = page.getByLabel(m.calendar_address({}, say), { exact: true });
    await expect(address).toHaveValue(/\/calendars\/[\w-]{43}\.ics$/);
    expect(await accessibilityFaults(page)).toEqual([]);
    const url = await address.inputValue();
    expect((await readAsStranger(page, url)).text).toContain(
      `DTSTART;VALUE=DATE:${addDays(born, 84).replaceAll("-", "")}`,
    );
    await button(page, m.calendar_end({}, say)).click();
    await expect(page.getByText(m.calendar_ended({}, say), { exact: true })).toBeVisible();
    watch.expectConsoleError(/calendars/);
    expect((await readAsStranger(page, url)).status).toBe(NOT_FOUND);
    await leaving.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/litters\/\d+$/);
  });
}
