/** Titles and tests: entered, proved by a scan, confirmed by the club, shown wherever the cat appears. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { appoint } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { field, open } from "../screen.ts";

/** Both languages share one registry, and the club sees all of it. */
const names = { en: "Admiral", ru: "Адмирал" };

for (const language of languages) {
  const name = names[language];
  const say = { locale: language };

  test(`a title and a DNA test are entered, confirmed and shown to buyers (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const sire = await enterCat(call, {
      name,
      sex: "male",
      breed: "SIB",
      ems: "n 22",
      born: "2019-02-03",
    });
    const kitten = await enterCat(call, {
      name: "Yunga",
      sex: "male",
      breed: "SIB",
      ems: "n 22",
      born: "2026-06-01",
    });
    await call("POST /parents/", { body: { catId: kitten, fatherId: sire } });
    await placeAd(call, sire);

    await open(page, language, `/cats/${sire}`);
    await page.getByRole("link", { name: m.credential_manage({}, say) }).click();
    await page.getByRole("link", { name: m.credential_add({}, say) }).click();
    const input = (label: string) => field(page, label, language);
    const save = () => page.getByRole("button", { name: m.credential_save({}, say) }).click();
    await save();
    await expect(page.getByText(m.field_required({}, say)).first()).toBeVisible();
    await input(m.credential_name({}, say)).fill("GIC");
    await input(m.credential_date({}, say)).fill("2099-05-06");
    await save();
    await expect(page.getByText(m.field_future_date({}, say)).first()).toBeVisible();
    await input(m.credential_date({}, say)).fill("2023-05-06");
    await save();
    await expect(page).toHaveURL(`${origins[language]}/cats/${sire}/credentials`);
    await expect(page.getByText(m.credential_claimed({}, say), { exact: true })).toBeVisible();

    await page.getByRole("link", { name: m.credential_add({}, say) }).click();
    await input(m.credential_kind({}, say)).selectOption("dna");
    await input(m.credential_test_name({}, say)).fill("PKD1");
    await input(m.credential_result({}, say)).fill("N/N");
    await input(m.credential_laboratory({}, say)).fill("Langford");
    await input(m.credential_scan({}, say)).setInputFiles(await scannedSheet());
    await save();
    await expect(page.getByText(m.credential_scanned({}, say), { exact: true })).toBeVisible();

    const club = await newVisitor();
    await appoint((await enterAsMember(club.context(), language)).email);
    await open(club, language, "/admin/credentials");
    const confirm = club.getByRole("button", {
      name: m.credential_confirm_one({ name, of: "PKD1" }, say),
    });
    await confirm.click();
    await expect(confirm).toHaveCount(0);

    const guest = await newVisitor();
    await open(guest, language, `/cat-profile-sell/${sire}`);
    const shown = guest.getByRole("region", { name: m.credential_title({}, say) });
    await expect(shown).toContainText("PKD1");
    await expect(shown.getByText(m.ad_grade_laboratory({}, say))).toBeVisible();
    await open(guest, language, `/cats/${kitten}?tab=pedigree`);
    await expect(guest.getByText("GIC", { exact: false }).first()).toBeVisible();

    await page.getByRole("button", { name: m.credential_remove_one({ name: "GIC" }, say) }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: m.credential_remove({}, say), exact: true })
      .click();
    await expect(page.getByText("GIC")).toHaveCount(0);
  });
}
