/** The studbook: figures of a year and a breed for everybody, and the printed book for the club. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { languages, origins } from "../address.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { guestApi } from "../member.ts";
import { button, field, link, open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const PRINTED_MS = 90_000;

/** Of the demo registry, whose cats the club has registered this year. */
const YEAR = new Date().getUTCFullYear();

async function firstBreed(): Promise<string> {
  const { data } = await guestApi()("GET /studbook/{year}", { params: { year: String(YEAR) } });
  return data.breeds[0]!.ems;
}

for (const language of languages) {
  const say = { locale: language };

  test(`a visitor finds a breed's year, and takes its cats as a table (${language})`, async ({
    page,
  }) => {
    const ems = await firstBreed();
    const breeds = (await guestApi()("GET /breeds", {})).data;
    const name = wordIn(
      breeds.find((breed) => breed.ems === ems)!,
      "breed",
      language,
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, "/catbreeds");
    await link(page.getByRole("main"), m.studbook_link({}, say)).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(m.studbook_title({}, say));
    await link(page.getByRole("table"), String(YEAR)).click();
    await expect(heading).toHaveText(m.studbook_year_title({ year: YEAR }, say));
    await link(page.getByRole("table"), name).click();
    await expect(heading).toHaveText(m.studbook_breed_title({ breed: name, year: YEAR }, say));
    expect(await accessibilityFaults(page)).toEqual([]);
    const file = link(page, m.studbook_data_cats_csv({ year: YEAR }, say));
    // The browser alone knows every host of the site.
    const answer = await page.evaluate(
      async (path) => {
        const response = await fetch(path);
        return { status: response.status, text: await response.text() };
      },
      (await file.getAttribute("href"))!,
    );
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`-${YEAR}-000001`);
  });
}

test("the club prints a breed's year, and exports the history", async ({ page }) => {
  test.setTimeout(2 * PRINTED_MS);
  const ems = await firstBreed();
  await enterAsAdministrator(page.context(), "en");
  await open(page, "en", "/admin");
  await link(page.getByRole("main"), m.studbook_desk()).click();
  await takenOver(page);
  const choice = page.getByRole("main");
  await field(choice, m.studbook_print_year(), "en").selectOption(String(YEAR));
  await field(choice, m.studbook_breed(), "en").selectOption(ems);
  await button(page, m.studbook_print()).click();
  const book = choice.getByRole("link", { name: m.studbook_book_download() }).first();
  await expect(book).toBeVisible({ timeout: PRINTED_MS });
  const answer = await page.request.get(origins.en + (await book.getAttribute("href"))!);
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const history = await page.request.get(
    origins.en + (await link(page, m.studbook_audit_jsonl()).getAttribute("href"))!,
  );
  expect(JSON.parse((await history.text()).split("\n")[0]!)).toMatchObject({ id: 1 });
});
