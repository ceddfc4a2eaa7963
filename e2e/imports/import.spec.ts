/** Importing a spreadsheet of cats: two thousand rows, seventeen of them faulty. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { field, open } from "../screen.ts";

const ROWS = 2_000;
const FAULTY = 17;
/** Of its own in each language: a cat that stays is offered as a namesake. */
const HERD = { en: "Herd East", ru: "Herd West" };

/** Every hundredth row has an invalid date. */
function table(locale: "en" | "ru"): string {
  const heading = { en: "Name,Sex,Born,Breed,EMS", ru: "Кличка;Пол;Дата рождения;Порода;Окрас" };
  const by = locale === "en" ? "," : ";";
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const born = i % 100 === 50 && i < FAULTY * 100 ? "31.02.2024" : "05.06.2021";
    return [`${HERD[locale]} ${i}`, i % 2 ? "m" : "f", born, "MCO", "ns 22"].join(by);
  });
  return [heading[locale], ...rows].join("\r\n");
}

for (const locale of languages) {
  const say = { locale };

  test(`two thousand rows with seventeen faulty ones (${locale})`, async ({ page }) => {
    test.slow();
    const { call } = await enterAsMember(page.context(), locale);
    await open(page, locale, "/import");
    await page.getByLabel(m.import_file({}, say)).setInputFiles({
      name: "herd.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(table(locale)),
    });
    await page.getByRole("button", { name: m.import_upload({}, say) }).click();

    // A date that is not understood is left out, and its cat is kept.
    const cause = page.getByRole("listitem").filter({ hasText: "31.02.2024" });
    await expect(page.getByText(m.import_ready({ good: ROWS }, say))).toContainText(
      m.import_warned({ warned: FAULTY }, say),
      { timeout: 60_000 },
    );
    await expect(cause).toContainText(m.import_cause_lines({ count: FAULTY, line: 52 }, say));
    // On a phone the table scrolls sideways, and its words stay unbroken.
    const desk = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 800 });
    const linesOfWord = await page
      .getByRole("gridcell", { name: `${HERD[locale]} 0` })
      .evaluate((cell) => {
        const range = document.createRange();
        range.setStart(cell.firstChild!, 0);
        range.setEnd(cell.firstChild!, cell.textContent!.split(" ")[0]!.length);
        return range.getClientRects().length;
      });
    expect(linesOfWord).toBe(1);
    await page.setViewportSize(desk);
    await page.getByText(m.import_columns({}, say), { exact: true }).click();
    const meanings = ["name", "sex", "birthdate", "breed", "ems"];
    for (const [at, meaning] of meanings.entries())
      await expect(page.locator(`select[name=column-${at}]`)).toHaveValue(meaning);

    const good = ROWS;
    expect((await call("GET /me", {})).data.total_cats).toBe(0);

    await page.getByRole("button", { name: m.import_confirm({ good }, say) }).click();
    await expect(page.getByText(m.import_saved({ saved: good }, say), { exact: true })).toBeVisible(
      {
        timeout: 60_000,
      },
    );
    expect((await call("GET /me", {})).data.total_cats).toBe(good);

    // It was a mistake: found in the list of imports, it is undone, except for the cat changed since.
    const { data: own } = await call("GET /me/cats", { query: { limit: 1 } });
    await call("PATCH /cats/{id}", {
      params: { id: own[0]!.id },
      body: { description: "Stays" },
    });
    await open(page, locale, "/import");
    await page.getByRole("link", { name: "herd.csv" }).click();
    const undo = page.getByRole("button", { name: m.import_undo({}, say) });
    await undo.click();
    const question = page.getByRole("dialog", { name: m.import_undo_question({}, say) });
    await question.getByRole("button", { name: m.import_undo_no({}, say) }).click();
    await undo.click();
    await question.getByRole("button", { name: m.import_undo_yes({}, say) }).click();
    await expect(page.getByText(m.import_undone({ undone: good - 1 }, say))).toContainText(
      m.import_undone_kept({ kept: 1 }, say),
      { timeout: 60_000 },
    );
    await expect(undo).toBeHidden();
    expect((await call("GET /me", {})).data.total_cats).toBe(1);
  });

  test(`parents that a table only names are added, or left out on request (${locale})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), locale);
    await open(page, locale, "/import");
    await page.getByLabel(m.import_file({}, say)).setInputFiles({
      name: "litter.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        `name,sex,breed,mother,father\nLittle One,f,SIB,Grand Queen ${locale},Far Stud ${locale}\n`,
      ),
    });
    await page.getByRole("button", { name: m.import_upload({}, say) }).click();
    await expect(page.getByText(m.import_added({ added: 2 }, say))).toBeVisible({
      timeout: 60_000,
    });
    const columns = page.getByText(m.import_columns({}, say), { exact: true });
    await columns.click();
    await field(page, m.import_parents({}, say), locale).selectOption("leave_out");
    await page.getByRole("button", { name: m.import_check({}, say) }).click();
    await expect(page.getByText(m.import_ready({ good: 1 }, say))).toContainText(
      m.import_warned({ warned: 1 }, say),
      { timeout: 60_000 },
    );
    await columns.click();
    await field(page, m.import_parents({}, say), locale).selectOption("add");
    await page.getByRole("button", { name: m.import_check({}, say) }).click();
    await expect(page.getByText(m.import_added({ added: 2 }, say))).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole("button", { name: m.import_confirm({ good: 3 }, say) }).click();
    await expect(page.getByText(m.import_saved({ saved: 3 }, say), { exact: true })).toBeVisible({
      timeout: 60_000,
    });
    expect((await call("GET /me", {})).data.total_cats).toBe(3);
  });
}
