/** One of our own archives comes back with its pictures; a cat that is there already is offered beside its row. */
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import * as m from "@felistry/i18n/compiled/messages.js";
import { zipOf } from "@felistry/server/storage/zip-writer.ts";
import { languages } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, forgetSession } from "../member.ts";
import { open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const BORN = "2019-04-05";
/** Of its own in each language: a cat that stays is offered as a namesake. */
const NAMES = { en: ["Archived Bellissima", "Kept"], ru: ["Hoarded Karamelina", "Saved"] } as const;

async function archive([there, other]: readonly [string, string]): Promise<Buffer> {
  const misprint = there.replace("l", "");
  const cats = [
    { key: 1, name: misprint, attached: null },
    {
      key: 2,
      name: `${other} Photogenic`,
      attached: {
        photos: [{ file: "pictures/1.png", chosen: true }, { file: "pictures/words.png" }],
        credentials: [{ kind: "dna", name: "PKD1", result: "N/N" }],
        tags: ["breeding"],
      },
    },
  ].map((cat) => ({
    ...cat,
    printed_name: cat.name,
    sex: "female",
    breed: "SIB",
    ems: "n 22",
    birthdate: BORN,
    mine: 1,
  }));
  const picture = await sharp({
    create: { width: 640, height: 480, channels: 3, background: { r: 120, g: 90, b: 60 } },
  })
    .png()
    .toBuffer();
  async function* texts() {
    yield JSON.stringify(cats);
  }
  async function* entries() {
    yield { name: "cats.json", content: texts() };
    yield { name: "pictures/1.png", content: picture };
    yield { name: "pictures/words.png", content: Buffer.from("no picture") };
  }
  return buffer(zipOf(entries()));
}

/** Leaves the columns' choices and finds them again after a reload. */
async function chooseAndReload(page: Page, locale: (typeof languages)[number]): Promise<void> {
  const say = { locale };
  const columns = page.getByText(m.import_columns({}, say), { exact: true });
  await columns.click();
  const second = page.locator("select[name=column-1]");
  const kept = page.waitForResponse(
    (response) => response.url().endsWith("/me/draft") && response.request().method() === "PUT",
  );
  await second.selectOption("call_name");
  await kept;
  await page.reload();
  await takenOver(page);
  await page.getByRole("button", { name: m.draft_take({}, say) }).click();
  await expect(second).toHaveValue("call_name");
  await columns.click();
}

for (const locale of languages) {
  const say = { locale };
  test(`an archive brings its pictures (${locale})`, async ({ page }) => {
    const [there] = NAMES[locale];
    const before = await enterAsMember(page.context(), locale);
    const { data: breeds } = await before.call("GET /breeds", {});
    await before.call("POST /cats", {
      body: {
        cat_name: there,
        sex: "female",
        breed_id: breeds.find(({ ems }) => ems === "SIB")!.id,
        cat_birthdate: BORN,
        main_ems: "n",
        tabby_ems: "22",
        eye_ems: "62",
      },
    });
    await forgetSession(page);
    const { call } = await enterAsMember(page.context(), locale);
    await open(page, locale, "/import");
    await page.getByLabel(m.import_file({}, say)).setInputFiles({
      name: "cats.zip",
      mimeType: "application/zip",
      buffer: await archive(NAMES[locale]),
    });
    await page.getByRole("button", { name: m.import_upload({}, say) }).click();
    const brought = { photos: 2, credentials: 1, documents: 0, tags: 1 };
    await expect(page.getByText(m.import_brought(brought, say))).toBeVisible({ timeout: 30_000 });
    await chooseAndReload(page, locale);
    expect(await accessibilityFaults(page)).toEqual([]);

    // Beside the row, by the keyboard.
    const row = page.getByRole("row").filter({ hasText: there.replace("l", "") });
    await expect(row.getByRole("button", { name: there })).toBeVisible();
    await row.getByRole("button", { name: m.import_choice_new({}, say) }).focus();
    await page.keyboard.press("Enter");
    await expect(row.getByRole("button", { name: there })).toBeHidden();

    await page.getByRole("button", { name: m.import_confirm({ good: 2 }, say) }).click();
    await expect(page.getByText(m.import_attached({ attached: 1, total: 2 }, say))).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole("row").filter({ hasText: "pictures/words.png" })).toContainText(
      m.error_wrong_file_type({}, say),
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    expect((await call("GET /me", {})).data.total_cats).toBe(2);
  });
}
