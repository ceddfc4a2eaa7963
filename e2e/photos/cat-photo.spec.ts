/** A cat's photo: chosen, saved, shown; and which files are accepted. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet, type PictureFile } from "../scan.ts";
import { button, open } from "../screen.ts";

const en = { locale: "en" } as const;

const kitten = (call: ApiCaller) =>
  enterCat(call, { prefix: "Silverbrook", name: "Aurora", sex: "female", breed: "SIB", ems: "n" });

const picker = (page: Page, language: "en" | "ru" = "en") =>
  page.getByLabel(m.photo_label({}, { locale: language }), { exact: true });

for (const language of languages) {
  const say = { locale: language };

  test(`[2.15-01] [2.15-02] [2.15-03] a cat's photo is chosen, saved and shown on its page (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await kitten(call);
    await open(page, language, `/cats/${id}/addphoto`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      language === "en"
        ? "Add a photo to Aurora's page."
        : m.cat_photo_title({ name: "Aurora" }, say),
    );
    await expect(picker(page, language)).toHaveAttribute("type", "file");
    await picker(page, language).setInputFiles(await scannedSheet("aurora.png"));
    await button(page, language === "en" ? "Save the photo" : m.photo_save({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}`);
    const photo = page.getByRole("img", { name: "Silverbrook Aurora" });
    await expect(photo).toHaveAttribute("src", /^\/photos\//);
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

async function pictures(): Promise<PictureFile[]> {
  const sheet = sharp((await scannedSheet()).buffer);
  const jpeg = await sheet.clone().jpeg().toBuffer();
  return [
    { name: "aurora.jpeg", mimeType: "image/jpeg", buffer: jpeg },
    { name: "aurora.jpg", mimeType: "image/jpeg", buffer: jpeg },
    { name: "aurora.png", mimeType: "image/png", buffer: await sheet.clone().png().toBuffer() },
    { name: "aurora.gif", mimeType: "image/gif", buffer: await sheet.clone().gif().toBuffer() },
  ];
}

async function others(): Promise<PictureFile[]> {
  const webp = await sharp((await scannedSheet()).buffer)
    .webp()
    .toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  return [
    { name: "aurora.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) },
    { name: "aurora.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") },
    { name: "aurora.webp", mimeType: "image/webp", buffer: webp },
  ];
}

test("[5-43] a photo may be .jpeg, .jpg, .png or .gif, and nothing else", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/upload/);
  const { call } = await enterAsMember(page.context(), "en");
  const id = await kitten(call);
  const photoOf = async () =>
    (await call("GET /cats/cat-and-color/{id}", { params: { id } })).data!.cat_ava_url;
  let before = await photoOf();
  for (const file of await pictures()) {
    await open(page, "en", `/cats/${id}/addphoto`);
    await expect(picker(page)).toHaveAttribute("accept", ".jpeg,.jpg,.png,.gif");
    await picker(page).setInputFiles(file);
    await button(page, m.photo_save({}, en)).click();
    await expect(page, file.name).toHaveURL(`${origins.en}/cats/${id}`);
    expect(await photoOf(), file.name).not.toBe(before);
    before = await photoOf();
  }
  await open(page, "en", `/cats/${id}/addphoto`);
  for (const file of await others()) {
    await picker(page).setInputFiles(file);
    const refused = page.waitForResponse("**/api/upload");
    await button(page, m.photo_save({}, en)).click();
    expect((await refused).status(), file.name).toBe(415);
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ })).toHaveText(
      m.upload_failed({ reason: m.error_wrong_file_type({}, en) }, en),
    );
  }
  expect(await photoOf()).toBe(before);
});

/** The photo that each takes at the head of a cat's page and of an ad: Lighthouse's phone, a finer one, and a desk. */
const SCREENS = [
  {
    screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
    taken: { cat: "-640", ad: "-640" },
  },
  {
    screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true },
    taken: { cat: "", ad: "" },
  },
  {
    screen: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
    taken: { cat: "-640", ad: "" },
  },
] as const;

test("the photo that heads a cat's page or an ad is loaded first of all pictures, and fills its square sharply on a desk and a fine phone", async ({
  page,
  newVisitor,
}) => {
  const { call } = await enterAsMember(page.context(), "en");
  const id = await kitten(call);
  const broad = sharp({
    create: { width: 1200, height: 900, channels: 3, background: "#a86" },
  }).jpeg();
  const picture = { name: "broad.jpg", mimeType: "image/jpeg", buffer: await broad.toBuffer() };
  await open(page, "en", `/cats/${id}/addphoto`);
  await picker(page).setInputFiles(picture);
  await button(page, m.photo_save({}, en)).click();
  await expect(page).toHaveURL(`${origins.en}/cats/${id}`);
  await placeAd(call, id);
  for (const { screen, taken } of SCREENS) {
    const reader = await newVisitor(screen);
    for (const [path, width] of [
      [`/cats/${id}`, taken.cat],
      [`/cat-profile-sell/${id}`, taken.ad],
    ] as const) {
      await open(reader, "en", path);
      const photo = reader.getByRole("main").locator("img").first();
      await expect(photo).toHaveAttribute("fetchpriority", "high");
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(new RegExp(`-1200x900${width}\\.avif$`));
    }
  }
});
