/** The scan next to the entry, at the club's desk. */
import type { Locator, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { languages } from "../address.ts";
import { addPedigree, breederWithCat } from "../applied-cat.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { button, containing, fact, open } from "../screen.ts";

/** Reading takes seconds of CPU time, and longer on a busy machine. */
const READING_MS = 120_000;

/** The current field's place is marked, and the mark follows zoom and rotation. */
async function marksWhatWasRead(
  dialog: Locator,
  page: Page,
  { number, field }: { number: string; field: string },
): Promise<void> {
  const scan = dialog.getByRole("img");
  const mark = dialog.locator("polygon");
  const within = async () => {
    const [outer, inner] = [(await scan.boundingBox())!, (await mark.boundingBox())!];
    return {
      x: (inner.x + inner.width / 2 - outer.x) / outer.width,
      y: (inner.y + inner.height / 2 - outer.y) / outer.height,
      area: inner.width * inner.height,
    };
  };
  await expect(mark).toHaveCount(0);
  await button(dialog, number).focus();
  await expect(mark).toHaveCount(1);
  await expect(dialog.getByRole("img", { name: containing(field) })).toBeVisible();
  const first = await within();
  expect(first.x).toBeGreaterThan(0);
  expect(first.x).toBeLessThan(1);
  expect(first.y).toBeLessThan(0.5);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const enlarged = await within();
  expect(enlarged.area).toBeGreaterThan(first.area * 3);
  expect(Math.abs(enlarged.x - first.x)).toBeLessThan(0.01);
  await expect(mark).toBeInViewport();
  await page.keyboard.press("r");
  const turned = await within();
  expect(Math.abs(turned.x - (1 - first.y))).toBeLessThan(0.01);
  expect(Math.abs(turned.y - first.x)).toBeLessThan(0.01);
  await page.keyboard.press("0");
  // By keyboard to the next field, by pointer to any.
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("img", { name: containing(field) })).toHaveCount(0);
  await button(dialog, number).hover();
  await expect(dialog.getByRole("img", { name: containing(field) })).toBeVisible();
  await expect.poll(async () => (await within()).y).toBeCloseTo(first.y, 2);
}

for (const language of languages) {
  const say = { locale: language };

  test(`the desk has the scan read and compares it field by field (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.setTimeout(READING_MS * 2);
    const member = await enterAsMember(page.context(), language);
    const { paper, file } = await madeScan();
    const printed = (position: number) => paper.ancestors.get(position)!;
    const enter = (of: typeof paper.cat, sex: "male" | "female", born: string) =>
      enterCat(member.call, {
        // The registry has no asterisk between country and cattery.
        prefix: of.prefix.replace("*", " "),
        suffix: of.suffix,
        name: of.name,
        sex,
        breed: paper.breed,
        ems: of.ems,
        born,
      });
    const [year, ...rest] = paper.cat.birthdate.split("-");
    const id = await enter(paper.cat, paper.sex, [Number(year) + 1, ...rest].join("-"));
    const fatherId = await enter(printed(2), "male", printed(2).birthdate);
    await member.call("POST /parents/", { body: { catId: id, fatherId } });
    const { data: systems } = await member.call("GET /cat-systems", {});
    const sheet = { name: "scan.png", mimeType: "image/png", buffer: file };
    const { data: document } = await member.call("POST /pedigrees", {
      body: {
        pedigree_num: paper.number,
        issued_by: "Another Club",
        cat_systems_id: systems.find(({ abb }) => abb === paper.system)!.id,
        cat_id: id,
        pedigree_img_url: await sendPicture(page.context(), language, "pedigree", sheet),
      },
    });
    await member.call("POST /applications/send-to-registration/{catId}", {
      params: { catId: id },
      body: { pedigrees_id: document.id },
    });

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin?q=${id}`);
    await club
      .getByRole("article")
      .getByRole("button", { name: m.desk_open_scan({ name: "" }, say).trim() })
      .first()
      .click();
    const dialog = club.getByRole("dialog");
    await expect(dialog.getByText(m.desk_same({}, say), { exact: true })).toHaveCount(0);
    const reading = button(dialog, m.desk_read_scan({}, say));
    await reading.focus();
    await club.keyboard.press("Enter");
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await expect(dialog.getByText(m.desk_scan_read({}, say))).toBeVisible({ timeout: READING_MS });

    const rowOf = (scope: Locator, label: string) =>
      scope.locator("dl > div", { has: club.locator("dt").getByText(label, { exact: true }) });
    const says = async (label: string, outcome: string, scope: Locator = dialog) =>
      expect(rowOf(scope, label).first()).toContainText(outcome);
    await says(m.desk_num({}, say), m.desk_same({}, say));
    await says(m.desk_num({}, say), "%");
    await says(m.desk_name({}, say), m.desk_same({}, say));
    await says(m.desk_issued_by({}, say), m.desk_differs({}, say));
    await says(m.desk_issued_by({}, say), paper.issuer);
    await says(m.desk_birthday({}, say), m.desk_differs({}, say));
    const ancestor = (kin: string) =>
      dialog.locator("section", { has: club.getByRole("heading", { name: kin, exact: true }) });
    const father = ancestor(language === "en" ? "Father" : "Отец").last();
    const mother = ancestor(language === "en" ? "Mother" : "Мать").last();
    await says(m.desk_name({}, say), m.desk_same({}, say), father);
    await says(m.desk_name({}, say), m.desk_not_entered({}, say), mother);
    await expect(mother).toContainText(printed(3).name);

    expect(await accessibilityFaults(club)).toEqual([]);
    await marksWhatWasRead(dialog, club, {
      number: m.reading_show_on_scan({ value: paper.number, field: m.desk_num({}, say) }, say),
      field: m.desk_num({}, say),
    });
    await dialog.getByLabel(m.desk_only_others({}, say)).check();
    await expect(rowOf(dialog, m.desk_num({}, say))).toHaveCount(0);
    await expect(rowOf(father, m.desk_name({}, say))).toHaveCount(0);
    await club.setViewportSize({ width: 360, height: 740 });
    const sideways = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(sideways).toBe(false);
    const { data: stored } = await member.call("GET /cats/{id}/docs", { params: { id } });
    expect(stored.pedigree).toMatchObject({ issued_by: "Another Club" });
  });

  test(`the desk says why a scan could not be read, and lets it be tried again (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    test.setTimeout(READING_MS * 2);
    watch.expectConsoleError(/400|503/);
    const { member, id, shown } = await breederWithCat(page, language);
    const pedigrees_id = await addPedigree(member, page, language, id);
    await member.call("POST /applications/send-to-registration/{catId}", {
      params: { catId: id },
      body: { pedigrees_id },
    });
    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin?q=${id}`);
    await button(
      club.getByRole("article", { name: shown }),
      m.desk_open_scan({ name: shown }, say),
    ).click();
    const dialog = club.getByRole("dialog");
    // A sheet of grey bars without any letter.
    await button(dialog, m.desk_read_scan({}, say)).click();
    await expect(dialog.getByRole("alert")).toContainText(m.error_scan_unreadable({}, say), {
      timeout: READING_MS,
    });
    await club.route("**/api/pedigrees/*/reading*", (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, message: m.error_readers_busy({}, say), data: null },
      }),
    );
    await button(dialog, m.desk_read_scan({}, say)).click();
    await expect(dialog.getByRole("alert")).toContainText(m.error_readers_busy({}, say));
    await expect(fact(dialog, m.desk_name({}, say))).toHaveText(shown);
  });
}
