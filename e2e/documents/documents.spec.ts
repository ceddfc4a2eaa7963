/** Metric and pedigree: added, viewed, changed, and hidden from others. */
import type { Locator, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet, sendPicture, sentCalls } from "../scan.ts";
import { containing, field, open } from "../screen.ts";

const en = { locale: "en" } as const;
const kinds = ["metric", "pedigree"] as const;
type Kind = (typeof kinds)[number];

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** The texts of either kind's form and card. */
function wordsOf(kind: Kind, locale: Language) {
  const say = { locale };
  return kind === "metric"
    ? {
        number: m.doc_metric_number({}, say),
        badNumber: m.field_metric_number({}, say),
        add: m.doc_add_metric({}, say),
        edit: m.doc_edit_metric({}, say),
        openScan: m.doc_open_metric({}, say),
        scan: m.doc_scan_of_metric({ name: "Barsik" }, say),
      }
    : {
        number: m.doc_pedigree_number({}, say),
        badNumber: m.field_pedigree_number({}, say),
        add: m.doc_add_pedigree({}, say),
        edit: m.doc_edit_pedigree({}, say),
        openScan: m.doc_open_pedigree({}, say),
        scan: m.doc_scan_of_pedigree({ name: "Barsik" }, say),
      };
}

async function ownCat(page: Page, language: Language): Promise<number> {
  const { call } = await enterAsMember(page.context(), language);
  return enterCat(call, { name: "Barsik", sex: "male", breed: "SIB", ems: "ns 22" });
}

async function fill(page: Page, language: Language, kind: Kind, number: string): Promise<void> {
  const say = { locale: language };
  await field(page, wordsOf(kind, language).number, language).fill(number);
  await field(page, m.doc_issued_by({}, say), language).fill("Felis Club");
  await field(page, m.doc_system({}, say), language).selectOption({ index: 2 });
  await page.getByLabel(m.doc_file({}, say), { exact: true }).setInputFiles(await scannedSheet());
}

const dialog = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

for (const language of languages) {
  const say = { locale: language };
  for (const kind of kinds) {
    const words = wordsOf(kind, language);

    test(`[2.1-30] [2.1-31] [2.11-33] [2.16-01] [2.16-02] [2.16-03] [2.16-04] [2.16-06] [2.11-30] [2.11-31] a ${kind} is added and its scan opened (${language})`, async ({
      page,
    }) => {
      const catId = await ownCat(page, language);
      await open(page, language, `/cats/${catId}`);
      await link(page, m.doc_tab({}, say)).click();
      await link(page, words.add).click();
      await expect(page).toHaveURL(`${origins[language]}/cats/${catId}/${kind}/new`);
      await fill(page, language, kind, "N 17/2026");
      await press(page, m.doc_save({}, say));
      await expect(page).toHaveURL(`${origins[language]}/cats/${catId}`);

      await link(page, m.doc_tab({}, say)).click();
      const card = page
        .getByRole("article")
        .filter({ has: page.getByText("N 17/2026") })
        .last();
      await expect(card).toContainText("Felis Club");
      await expect(card).toContainText(m.doc_system({}, say));
      const thumbnail = page.getByRole("button", { name: words.openScan });
      await thumbnail.click();
      const scan = dialog(page, words.scan).getByRole("img", { name: words.scan });
      await expect(scan).toBeVisible();
      await expect
        .poll(() => scan.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(360);
      await page.keyboard.press("Escape");
      await expect(scan).toBeHidden();
      await expect(thumbnail).toBeFocused();
    });

    test(`[2.1-32] [2.1-33] [2.11-32] [2.16-05] [2.16-07] a ${kind} is changed, or left unchanged (${language})`, async ({
      page,
    }) => {
      const catId = await ownCat(page, language);
      await open(page, language, `/cats/${catId}/${kind}/new`);
      await fill(page, language, kind, "N 1");
      await press(page, m.doc_save({}, say));
      await expect(page).toHaveURL(`${origins[language]}/cats/${catId}`);
      const edit = async () => {
        await link(page, m.doc_tab({}, say)).click();
        await link(page, words.edit).click();
        await expect(page).toHaveURL(new RegExp(`/cats/${catId}/${kind}/\\d+$`));
      };
      await edit();
      const number = field(page, words.number, language);
      await expect(number).toHaveValue("N 1");
      await expect(page.getByRole("img", { name: m.photo_current({}, say) })).toBeVisible();

      const sent = sentCalls(page);
      await number.fill("N 2");
      await link(page, m.doc_cancel({}, say)).click();
      await press(page, m.catform_leave_go({}, say));
      await expect(page).toHaveURL(`${origins[language]}/cats/${catId}`);
      expect(sent).toEqual([]);

      await edit();
      await expect(number).toHaveValue("N 1");
      await number.fill("N 3");
      await press(page, m.doc_save({}, say));
      await expect(page).toHaveURL(`${origins[language]}/cats/${catId}`);
      await link(page, m.doc_tab({}, say)).click();
      const tab = page.getByRole("region", { name: m.doc_tab({}, say), exact: true });
      await expect(tab.getByText("N 3", { exact: true })).toBeVisible();
    });

    test(`[4-31] [5-46] [5-47] [5-48] [5-49] a ${kind} is not sent while incomplete (${language})`, async ({
      page,
    }) => {
      const catId = await ownCat(page, language);
      await open(page, language, `/cats/${catId}/${kind}/new`);
      const sent = sentCalls(page);
      await press(page, m.doc_save({}, say));
      const inputs: [string, string][] = [
        [words.number, words.badNumber],
        [m.doc_issued_by({}, say), m.field_document_issuer({}, say)],
        [m.doc_system({}, say), m.field_system({}, say)],
        [m.doc_file({}, say), m.field_document_file({}, say)],
      ];
      for (const [label, text] of inputs)
        await expect(field(page, label, language)).toHaveAccessibleDescription(containing(text));
      expect(sent).toEqual([]);
    });
  }
}

for (const kind of kinds) {
  test(`[4-32] the scan of a ${kind} is uploaded, and its path sent with the record`, async ({
    page,
  }) => {
    const catId = await ownCat(page, "en");
    const saves = async (method: string) => {
      const sent = sentCalls(page);
      const upload = page.waitForResponse("**/api/upload");
      const record = page.waitForRequest(`**/api/${kind}s{,/*}`);
      await press(page, m.doc_save({}, en));
      const { filePath } = (await (await upload).json()) as { filePath: string };
      expect((await record).method()).toBe(method);
      expect((await record).postDataJSON()).toMatchObject({ [`${kind}_img_url`]: filePath });
      await expect(page).toHaveURL(`${origins.en}/cats/${catId}`);
      expect(sent[0]).toBe("POST /upload");
      expect(sent).toHaveLength(2);
    };
    await open(page, "en", `/cats/${catId}/${kind}/new`);
    await fill(page, "en", kind, "N 1");
    await saves("POST");
    await link(page, m.doc_tab({}, en)).click();
    await link(page, wordsOf(kind, "en").edit).click();
    await fill(page, "en", kind, "N 2");
    await saves("PUT");
  });
}

test("[5-46] [5-48] [5-49] the messages match the specification", () => {
  expect([
    m.field_metric_number({}, en),
    m.field_pedigree_number({}, en),
    m.field_system({}, en),
    m.field_document_file({}, en),
  ]).toEqual([
    "Please enter a valid metric number",
    "Please enter a valid pedigree number",
    "System can't be empty",
    "Please upload a valid file.",
  ]);
});

test("[8-22] [8-23] [8-24] [8-25] a failed submission says what failed and loses nothing", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/(upload|metrics)/);
  const catId = await ownCat(page, "en");
  await open(page, "en", `/cats/${catId}/metric/new`);
  await fill(page, "en", "metric", "N 9");
  const says = async (...texts: string[]) => {
    await press(page, m.doc_save({}, en));
    for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(field(page, m.doc_metric_number({}, en), "en")).toHaveValue("N 9");
    await page.unrouteAll({ behavior: "wait" });
  };
  await page.route("**/api/upload", (route) =>
    route.fulfill({ status: 415, json: { success: false, message: "No picture" } }),
  );
  await says("Error uploading file", "Upload failed: No picture");
  await page.route("**/api/upload", (route) =>
    route.fulfill({ status: 502, contentType: "text/html", body: "<p>Bad gateway" }),
  );
  await says("Error uploading file", "Upload failed: Error 502 Bad Gateway");
  await page.route("**/api/upload", (route) => route.fulfill({ json: { success: true } }));
  await says("Error: No file path returned");
  await page.route("**/api/metrics", (route) => route.fulfill({ status: 500, json: {} }));
  await says("Error submitting form");
  await press(page, m.doc_save({}, en));
  await expect(page).toHaveURL(`${origins.en}/cats/${catId}`);
});

test("[8-12] the tab shows an error if documents cannot be loaded", async ({ page, watch }) => {
  watch.expectConsoleError(/docs/);
  const { call } = await enterAsMember(page.context(), "en");
  const catId = await enterCat(call, { name: "Barsik", sex: "male", breed: "SIB", ems: "ns 22" });
  const [system] = (await call("GET /cat-systems", {})).data;
  const metric_img_url = await sendPicture(page.context(), "en", "metric");
  const body = { metric_num: "N 1", issued_by: "Club", cat_id: catId, metric_img_url };
  await call("POST /metrics", { body: { ...body, cat_systems_id: system!.id } });
  await open(page, "en", `/cats/${catId}`);
  await page.route("**/api/cats/*/docs", (route) => route.fulfill({ status: 500, json: {} }));
  await link(page, m.doc_tab({}, en)).click();
  const tab = page.getByRole("region", { name: m.doc_tab({}, en), exact: true });
  await expect(tab.getByRole("alert")).toHaveText("An error occurred while fetching documents.");
});

test("[2.1-30] [2.1-31] [D7-08] guests are sent home, strangers see the public page, and no scan", async ({
  page,
  newVisitor,
}) => {
  const catId = await ownCat(page, "en");
  await open(page, "en", `/cats/${catId}/metric/new`);
  await fill(page, "en", "metric", "N 1");
  await press(page, m.doc_save({}, en));
  await expect(page).toHaveURL(`${origins.en}/cats/${catId}`);
  await link(page, m.doc_tab({}, en)).click();
  const scan = await page
    .getByRole("img", { name: m.doc_open_metric({}, en) })
    .evaluate((image: HTMLImageElement) => image.src);
  expect((await page.request.get(scan)).status()).toBe(200);

  const visitor = await newVisitor();
  expect((await visitor.request.get(scan)).status()).toBe(404);
  for (const kind of kinds) {
    await open(visitor, "en", `/cats/${catId}/${kind}/new`);
    await expect(visitor).toHaveURL(`${origins.en}/`);
  }
  await enterAsMember(visitor.context(), "en");
  expect((await visitor.request.get(scan)).status()).toBe(404);
  await open(visitor, "en", `/cats/${catId}/metric/new`);
  await expect(visitor).toHaveURL(`${origins.en}/cats/${catId}`);
  await expect(visitor.getByText(m.cat_profile_public({}, en))).toBeVisible();
  await expect(link(visitor, m.doc_tab({}, en))).toHaveCount(0);
});
