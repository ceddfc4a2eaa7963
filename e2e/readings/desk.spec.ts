/** The desk where a reading is checked: by keyboard, by pointer, on a phone, and where nothing was read. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { tabTo } from "../keyboard.ts";
import { enterAsMember } from "../member.ts";
import { containing } from "../screen.ts";
import { scannedSheet } from "../scan.ts";
import {
  acceptAll,
  chooseScan,
  onTheDesk,
  printedIn,
  READING_MS,
  savedSheet,
  wearTheReading,
} from "./desk.ts";

const KASIMIR = { name: "Kasimir", sex: "male", breed: "MCO", ems: "d 22" } as const;
const MOST_KEYS = 60;

/** The field with the focus, its place, and what is in it. */
const inHand = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const cell = document.querySelector<HTMLElement>("[data-position][aria-current]");
    return {
      at: Number(cell?.dataset["position"] ?? -1),
      field: focused?.closest<HTMLElement>("[data-field]")?.dataset["field"] ?? null,
      value: focused?.value ?? "",
      isSave: focused?.matches("[data-save]") ?? false,
    };
  });

/** Through the sure fields too. */
async function pagesGoThroughAllFields(page: Page): Promise<void> {
  const first = await inHand(page);
  await page.keyboard.press("PageDown");
  await expect.poll(() => inHand(page)).not.toEqual(first);
  await page.keyboard.press("PageUp");
  await expect.poll(() => inHand(page)).toEqual(first);
}

for (const language of languages) {
  const say = { locale: language } as const;
  const cell = (page: Page, at: number) => page.locator(`button[data-position="${at}"]`);

  test(`a whole sheet is checked and saved by keyboard in at most ${MOST_KEYS} commands (${language})`, async ({
    page,
    context,
  }, info) => {
    test.setTimeout(READING_MS * 2);
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, KASIMIR);
    const { paper, file } = await madeScan({ variant: language === "en" ? 11 : 13 });
    const count = await wearTheReading(page);
    let commands = 0;
    let letters = 0;
    const press = async (key: string) => {
      commands++;
      await page.keyboard.press(key);
    };
    await chooseScan(page, language, id, file);
    await press("Tab");
    const start = page.getByRole("button", { name: m.reading_start({}, say) });
    if (!(await start.evaluate((element) => element === document.activeElement))) {
      await tabTo(start);
      commands++;
    }
    await press("Enter");
    await onTheDesk(page, language);
    expect(count.worn / count.fields).toBeCloseTo(0.1, 1);
    expect(count.fields).toBeGreaterThan(70);

    // To the first doubtful field from wherever the focus is.
    await page.getByRole("heading", { name: m.reading_check({}, say) }).waitFor();
    await tabTo(page.locator("[data-in-hand]"));
    commands++;
    await pagesGoThroughAllFields(page);
    const corrected: { at: number; field: string; printed: string }[] = [];
    for (let i = 0; i < MOST_KEYS; i++) {
      const { at, field, value, isSave } = await inHand(page);
      if (isSave) break;
      const printed = field && printedIn(paper, at, field);
      if (printed && printed !== value) {
        await page.keyboard.type(printed);
        letters += printed.length;
        if (at > 1) corrected.push({ at, field, printed });
      }
      // What is typed is looked at: Tab goes on from it to the next doubtful field.
      await press(printed && printed !== value ? "Tab" : "Enter");
      await expect
        .poll(async () => {
          const now = await inHand(page);
          return now.isSave || now.at !== at || now.field !== field;
        })
        .toBe(true);
    }
    await expect(page.getByText(m.reading_none_left({}, say))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press("Control+Enter");
    await savedSheet(page, language);
    await expect(page.getByText(m.reading_saved_linked({ count: 30 }, say))).toBeVisible();
    info.annotations.push({
      type: "keys",
      description: `${commands} commands and ${letters} letters for ${count.fields} fields, ${count.worn} of them wrong`,
    });
    expect(commands).toBeLessThanOrEqual(MOST_KEYS);
    const { data } = await call("GET /cats/{id}/pedigree/grid", { params: { id } });
    expect(data.ancestors).toHaveLength(30);
    expect(corrected.length).toBeGreaterThan(5);
    for (const { at, field, printed } of corrected) {
      const { cat } = data.ancestors.find(({ position }) => position === at)!;
      const saved: Record<string, string | null> = {
        prefix: cat.cat_name_cattery_prefix,
        name: cat.cat_name,
        suffix: cat.cat_name_suffix,
        ems: [cat.breed_ems, cat.ems].filter(Boolean).join(" "),
      };
      expect(saved[field], `${field} at ${at}`).toBe(printed);
    }
  });

  test(`print is dragged into the tree, ancestors are added, moved and brought back, and a draft keeps it (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(READING_MS * 2);
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, KASIMIR);
    const { paper, file } = await madeScan({ variant: 12 });
    await chooseScan(page, language, id, file);
    await page.getByRole("button", { name: m.reading_start({}, say) }).click();
    await onTheDesk(page, language);
    const nameOf = (at: number) => new RegExp(paper.ancestors.get(at)!.name);
    await expect(cell(page, 31)).toHaveText(nameOf(31));

    // Removed, its print is left over; dragged back, it stands where it was.
    await cell(page, 31).click();
    await page.getByText(m.reading_place({}, say)).click();
    await page.getByRole("button", { name: m.reading_remove({}, say) }).click();
    await expect(cell(page, 31)).toHaveAttribute("data-state", "open");
    const line = page.locator("[data-lines] button", { hasText: nameOf(31) }).first();
    await expect(line).toBeVisible();
    await cell(page, 31).scrollIntoViewIfNeeded();
    await line.dragTo(cell(page, 31));
    await expect(cell(page, 31)).toHaveText(nameOf(31));

    // Parents change places with all their ancestors, and are brought back.
    await cell(page, 1).click();
    await page.getByRole("button", { name: m.reading_swap({}, say) }).click();
    await expect(cell(page, 2)).toHaveText(nameOf(3));
    await expect(cell(page, 24)).toHaveText(nameOf(16));
    await page.keyboard.press("Alt+z");
    await expect(cell(page, 2)).toHaveText(nameOf(2));

    // By keyboard: an ancestor is removed, added anew, and named by a line of the paper.
    await cell(page, 30).click();
    await page.getByRole("button", { name: m.reading_remove({}, say) }).click();
    await cell(page, 30).press("Enter");
    await page.keyboard.press("Alt+l");
    const reached = page.locator("[data-lines] button:focus");
    await expect(reached).toHaveCount(1);
    for (let i = 0; i < 60 && !nameOf(30).test((await reached.textContent()) ?? ""); i++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(cell(page, 30)).toHaveText(nameOf(30));

    const typed = "Zephyrine";
    await cell(page, 29).click();
    await page.getByLabel(m.reading_name({}, say), { exact: true }).fill(typed);
    await expect(cell(page, 29)).toContainText(typed);
    // A draft is kept when typing pauses.
    await page.waitForResponse(
      (response) => response.url().endsWith("/api/me/draft") && response.ok(),
    );
    await page.reload();
    await onTheDesk(page, language);
    await expect(cell(page, 29)).toHaveText(nameOf(29));
    await page.getByRole("button", { name: m.draft_take({}, say) }).click();
    await expect(cell(page, 29)).toContainText(typed);
    await expect(cell(page, 31)).toHaveText(nameOf(31));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`on a phone one field is shown at a time, and the paper and the pedigree a press away (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(READING_MS * 2);
    await page.setViewportSize({ width: 360, height: 740 });
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, KASIMIR);
    await chooseScan(page, language, id, (await madeScan({ variant: 12 })).file);
    await page.getByRole("button", { name: m.reading_start({}, say) }).click();
    await onTheDesk(page, language);
    const fields = page.locator("[data-field]:visible");
    await expect(fields).toHaveCount(1);
    const first = await fields.getAttribute("data-field");
    await page.getByRole("button", { name: m.reading_next_field({}, say) }).click();
    await expect(fields).toHaveCount(1);
    await expect(fields).not.toHaveAttribute("data-field", first!);
    const crop = page.getByRole("img", { name: containing(m.reading_crop({ field: "" }, say)) });
    await expect(crop).toBeVisible();
    const [above, below] = [(await crop.boundingBox())!, (await fields.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    await page.getByRole("button", { name: m.reading_view_tree({}, say), exact: true }).click();
    await cell(page, 5).click();
    // Its first doubtful field, or its name.
    await expect(fields).toHaveCount(1);
    await expect(fields.getByRole("textbox")).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`where nothing can be read, all of it is typed beside the paper (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(READING_MS * 2);
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, KASIMIR);
    await chooseScan(page, language, id, (await scannedSheet()).buffer);
    await page.getByRole("button", { name: m.reading_start({}, say) }).click();
    await onTheDesk(page, language);
    await expect(page.getByText(m.reading_nothing_read({}, say))).toBeVisible();
    await expect(page.locator("figure img")).toBeVisible();
    await page.getByLabel(m.reading_number({}, say), { exact: true }).fill("LO 2024-1");
    await page.getByLabel(m.reading_issuer({}, say), { exact: true }).fill("Aurora");
    await page.getByLabel(m.reading_system({}, say), { exact: true }).selectOption({ index: 1 });
    for (const [at, name] of [
      [2, "Boris"],
      [4, "Caspian"],
      [9, "Fiona"],
    ] as const) {
      await cell(page, at).click();
      await page.getByLabel(m.reading_name({}, say), { exact: true }).fill(name);
    }
    await acceptAll(page, language);
    await page.getByRole("button", { name: m.reading_save({}, say), exact: true }).click();
    await savedSheet(page, language);
    const { data } = await call("GET /cats/{id}/pedigree/grid", { params: { id } });
    expect(data.ancestors.map(({ position, cat }) => [position, cat.cat_name])).toEqual([
      [2, "Boris"],
      [4, "Caspian"],
      [9, "Fiona"],
    ]);
  });
}
