/** A scanned pedigree: sent, read, checked field by field, saved. */
import { NOTHING_READ, type ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { containing, open } from "../screen.ts";
import { acceptAll, READING_MS, savedSheet } from "./desk.ts";

for (const language of languages) {
  const say = { locale: language } as const;

  test(`[2.17-05] [2.1-29] a scan is read, its fields confirmed, and its ancestors appear in the pedigree (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(READING_MS * 2);
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, { name: "Kasimir", sex: "male", breed: "MCO", ems: "d 22" });
    const { paper, file } = await madeScan();
    await open(page, language, `/cats/${id}/registrationai`);
    await page
      .getByLabel(m.reading_file({}, say), { exact: true })
      .setInputFiles({ name: "pedigree.png", mimeType: "image/png", buffer: file });
    await page.getByRole("button", { name: m.reading_start({}, say) }).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(page.getByRole("heading", { name: m.reading_check({}, say) })).toBeVisible({
      timeout: READING_MS,
    });

    await expect(page.getByRole("textbox", { name: m.reading_number({}, say) })).toHaveValue(
      paper.number,
    );
    const save = page.getByRole("button", { name: m.reading_save({}, say) });
    await page.getByRole("textbox", { name: m.reading_number({}, say) }).focus();
    await expect(page.locator("figure polygon")).toHaveCount(1);
    // On the whole page, and enlarged.
    await expect(
      page.getByRole("img", { name: containing(m.reading_number({}, say)) }),
    ).toHaveCount(2);
    await page.locator('button[data-position="1"]').click();
    // Fields that the cat's page already has can also be located by keyboard.
    const ofName = page.getByRole("button", {
      name: containing(m.reading_show_on_scan({ value: "", field: m.reading_name({}, say) }, say)),
    });
    await ofName.focus();
    await expect(
      page.getByRole("img", { name: containing(m.reading_name({}, say)) }),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await acceptAll(page, language);
    await save.click();
    await savedSheet(page, language);
    await expect(
      page.getByRole("link", { name: m.reading_to_application({}, say) }),
    ).toHaveAttribute("href", `/cats/${id}/registration`);
    await page.getByRole("link", { name: m.reading_to_cat({}, say) }).click();
    const [sire, dam] = [paper.ancestors.get(2)!, paper.ancestors.get(3)!];
    await expect(page.getByRole("link", { name: new RegExp(sire.name) }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(dam.name) }).first()).toBeVisible();
    const { data } = await call("GET /cats/{id}/docs", { params: { id } });
    expect(data.pedigree).toMatchObject({ pedigree_num: paper.number, issued_by: paper.issuer });
  });

  test(`a reading goes on while its sender is elsewhere, is found again, and can be cancelled (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(READING_MS * 2);
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, { name: "Kasimir", sex: "male", breed: "MCO", ems: "d 22" });
    const { file } = await madeScan();
    const send = async () => {
      await page
        .getByLabel(m.reading_file({}, say), { exact: true })
        .setInputFiles({ name: "pedigree.png", mimeType: "image/png", buffer: file });
      await page.getByRole("button", { name: m.reading_start({}, say) }).click();
    };
    const cancel = page.getByRole("button", { name: m.reading_cancel({}, say) });
    await open(page, language, `/cats/${id}/registrationai`);
    await send();
    await expect(page.locator("[aria-current=step]")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await cancel.click();
    await expect(page.getByRole("button", { name: m.reading_start({}, say) })).toBeVisible();
    await expect
      .poll(async () => (await call("GET /readings", { query: { catId: id } })).data)
      .toEqual([]);

    await send();
    await expect(cancel).toBeVisible();
    await open(page, language, `/cats/${id}`);
    await open(page, language, `/cats/${id}/registrationai`);
    const check = page.getByRole("heading", { name: m.reading_check({}, say) });
    await expect(cancel.or(check)).toBeVisible();
    await expect(check).toBeVisible({ timeout: READING_MS });
    // What was read waits, too.
    await page.reload();
    await expect(check).toBeVisible();
    await page.getByRole("button", { name: m.reading_another({}, say) }).click();
    await expect(page.getByRole("button", { name: m.reading_start({}, say) })).toBeVisible();
    await page.reload();
    await expect(check).toHaveCount(0);
  });

  test(`[2.17-06] without a file a message asks for one (${language})`, async ({
    page,
    context,
  }) => {
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, { name: "Kasimir", sex: "male", breed: "MCO", ems: "d 22" });
    await open(page, language, `/cats/${id}/registrationai`);
    await page.getByRole("button", { name: m.reading_start({}, say) }).click();
    await expect(page.getByRole("alert")).toHaveText(
      language === "en" ? "Please select a file to upload." : m.reading_no_file({}, say),
    );
  });

  test(`[7-90] an answer in code fences is shown without them (${language})`, async ({
    page,
    context,
  }) => {
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, { name: "Kasimir", sex: "male", breed: "MCO", ems: "d 22" });
    const answers = ['```json\n{"remark": "nothing of a pedigree"}\n```', fenced()];
    await page.route("**/api/uploadToAi", (route) =>
      route.fulfill({
        json: {
          success: true,
          message: "",
          recognizedText: answers.shift(),
          data: { pages: [], page_count: 1, recogniser: "endpoint", notices: [], matches: [] },
        },
      }),
    );
    const send = async () => {
      await page
        .getByLabel(m.reading_file({}, say), { exact: true })
        .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("anything") });
      await page.getByRole("button", { name: m.reading_start({}, say) }).click();
    };
    await open(page, language, `/cats/${id}/registrationai`);
    await send();
    await expect(page.getByText('{"remark": "nothing of a pedigree"}')).toBeVisible();
    await expect(page.getByText("```")).toHaveCount(0);
    await page.getByRole("button", { name: m.reading_another({}, say) }).click();
    await send();
    await expect(page.getByRole("textbox", { name: m.reading_number({}, say) })).toHaveValue(
      "LO 77",
    );
    await expect(page.getByText("```")).toHaveCount(0);
  });
}

/** A reading wrapped the way language models do. */
function fenced(): string {
  const read: ReadPedigree = {
    ...NOTHING_READ,
    number: { value: "LO 77", confidence: 0.9, region: null },
  };
  return `\`\`\`json\n${JSON.stringify(read)}\n\`\`\``;
}

test("[2.1-29] a guest is sent to the home page; a stranger gets the cat's public profile", async ({
  page,
  context,
  newVisitor,
}) => {
  const { call } = await enterAsMember(context, "en");
  const id = await enterCat(call, { name: "Kasimir", sex: "male", breed: "MCO", ems: "d 22" });
  const guest = await newVisitor();
  await guest.goto(`${origins.en}/cats/${id}/registrationai`);
  await expect(guest).toHaveURL(`${origins.en}/`);
  await enterAsMember(guest.context(), "en");
  await open(guest, "en", `/cats/${id}/registrationai`);
  await expect(guest).toHaveURL(`${origins.en}/cats/${id}`);
  await open(page, "en", `/cats/${id}/registrationai`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kasimir");
});
