/** An administrator gives a club's certificates their look: tried out on specimens, then used by what is issued from then on. */
import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { locales } from "@felistry/i18n/locale.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { type Language, languages } from "../../address.ts";
import { enterCat } from "../../cats.ts";
import { enterAsAdministrator, registerByClub } from "../../club.ts";
import { expect, test } from "../../journey.ts";
import { enterAsMember } from "../../member.ts";
import { scannedSheet } from "../../scan.ts";
import { button, containing, field, open } from "../../screen.ts";
import { accessibilityFaults } from "../../screens/accessibility.ts";

const CLUBS = {
  en: { number_prefix: "LAKE", names: { en: "Lake Cat Club", ru: "Озёрный клуб" } },
  ru: { number_prefix: "KAMA", names: { en: "Kama Cat Club", ru: "Камский клуб" } },
} as const;

const LINES: Record<Language, string> = {
  en: "Member of the Cat Congress",
  ru: "Член Всемирного конгресса",
};

for (const language of languages) {
  const say = { locale: language };

  test(`[15.5] a club's certificates get their look (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const admin = await enterAsAdministrator(page.context(), language);
    const { data: club } = await admin.call("POST /admin/clubs", { body: CLUBS[language] });
    await open(page, language, "/admin/clubs");
    const card = page.getByRole("article", { name: CLUBS[language].names[language] });
    await card.getByRole("link", { name: m.look_link({}, say) }).click();
    await expect(page.getByText(m.look_used_none({}, say))).toBeVisible();
    const colour = page.getByLabel(m.look_accent({}, say), { exact: true });
    await colour.fill("#ffd500");
    await button(page, m.look_try({}, say)).click();
    await expect(page.getByText(m.field_accent_contrast({}, say))).toBeVisible();
    await colour.fill("#1a5276");
    const called = new Intl.DisplayNames([language], { type: "language" });
    for (const each of locales) {
      const of = { language: called.of(each)! };
      await field(page, m.look_heading(of, say), language).fill(LINES[each]);
    }
    await page
      .getByLabel(m.look_logo({}, say), { exact: true })
      .setInputFiles(await scannedSheet());
    await page
      .getByLabel(m.look_signature({}, say), { exact: true })
      .setInputFiles(await scannedSheet("signature.png"));
    // A signature is somebody's.
    await button(page, m.look_try({}, say)).click();
    await expect(page.getByText(m.field_required({}, say))).toBeVisible();
    await field(page, m.look_signer({}, say), language).fill("Irina Clubova");
    await button(page, m.look_try({}, say)).click();
    await expect(page.getByText(m.look_tried_said({}, say))).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);

    const specimen = page.getByRole("link", { name: m.look_specimen_pedigree({}, say) });
    const text = await textAt(page, (await specimen.getAttribute("href"))!);
    for (const said of [...Object.values(LINES), "Irina Clubova", "SPECIMEN"])
      expect(text.replaceAll(" ", "")).toContain(said.replaceAll(" ", ""));
    await button(page, m.look_use({}, say)).click();
    await expect(page.getByText(m.look_used_said({}, say))).toBeFocused();
    await expect(
      page.getByText(containing(m.look_used_since({ day: "" }, say).slice(0, 20))),
    ).toBeVisible();
    if (process.env["LOOK_AT"]) await lookAt(page, `${process.env["LOOK_AT"]}/look-${language}`);

    // A cat of this club is certified in it.
    const visitor = await newVisitor();
    const owner = await enterAsMember(visitor.context(), language);
    const id = await enterCat(owner.call, {
      breed: "SIB",
      ems: "n",
      sex: "female",
      name: "Ottilie",
      born: "2021-01-01",
    });
    await registerByClub(id, club.number_prefix);
    const { data: certificate } = await owner.call("POST /cats/{id}/certificates", {
      params: { id },
      body: { kind: "pedigree" },
    });
    await open(visitor, language, "/my");
    expect(await textAt(visitor, certificate.pdf)).toContain("Irina Clubova");
  });
}

async function lookAt(page: Page, name: string) {
  await mkdir(name.slice(0, name.lastIndexOf("/")), { recursive: true });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${name}-${width}.png`, fullPage: true });
  }
}

/** Of a PDF, as this page's browser gets it. */
async function textAt(page: Page, path: string): Promise<string> {
  const bytes = await page.evaluate(
    async (from) => [...new Uint8Array(await (await fetch(from)).arrayBuffer())],
    path,
  );
  return (await pdfText(new Uint8Array(bytes))).text;
}
