/** The club's complete work on one cat: from a scan to a certificate, until that is no longer valid. */
import { readFile } from "node:fs/promises";
import * as m from "@felistry/i18n/compiled/messages.js";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { acceptAll, READING_MS, savedSheet } from "../readings/desk.ts";
import { button, containing, fact, link, open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`a scan is read and confirmed, the club checks it and registers the cat, and its certificate is valid until a correction (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.setTimeout(READING_MS * 3);
    const breeder = await enterAsMember(page.context(), language);
    const { paper, file } = await madeScan();
    const { prefix, name, suffix, ems, birthdate: born } = paper.cat;
    const named = { prefix: prefix.replace("*", " "), suffix, name };
    const shown = [named.prefix, name, suffix].filter(Boolean).join(" ");
    const cat = { ...named, sex: paper.sex, breed: paper.breed, ems, born };
    const id = await enterCat(breeder.call, cat);

    // The breeder has the scan read, and looks at what is doubtful.
    await open(page, language, `/cats/${id}/registrationai`);
    await page
      .getByLabel(m.reading_file({}, say), { exact: true })
      .setInputFiles({ name: "pedigree.png", mimeType: "image/png", buffer: file });
    await button(page, m.reading_start({}, say)).click();
    await expect(page.getByRole("heading", { name: m.reading_check({}, say) })).toBeVisible({
      timeout: READING_MS,
    });
    await acceptAll(page, language);
    await button(page, m.reading_save({}, say)).click();
    await savedSheet(page, language);
    await link(page, m.reading_to_application({}, say)).click();
    await button(page, m.reg_send({}, say)).click();
    await expect(page.getByText(m.reg_sent({}, say))).toBeVisible();

    // The club has it read again, compares it with the entry, and decides.
    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin?q=${encodeURIComponent(paper.number)}`);
    const application = club
      .getByRole("article", { name: shown })
      .filter({ has: club.getByText(m.desk_number({ id }, say), { exact: true }) });
    await button(application, m.desk_open_scan({ name: shown }, say)).click();
    const dialog = club.getByRole("dialog");
    await button(dialog, m.desk_read_scan({}, say)).click();
    await expect(dialog.getByText(m.desk_scan_read({}, say))).toBeVisible({ timeout: READING_MS });
    const compared = (label: string) =>
      dialog
        .locator("dl > div", { has: club.locator("dt").getByText(label, { exact: true }) })
        .first();
    for (const label of [m.desk_num, m.desk_issued_by, m.desk_system, m.desk_name, m.desk_sex])
      await expect(compared(label({}, say))).toContainText(m.desk_same({}, say));
    await button(dialog, m.doc_close({}, say)).click();
    await button(application, m.desk_confirm({}, say)).click();
    await expect(application).toHaveCount(0);

    // The certificate says what was confirmed.
    await open(page, language, `/cats/${id}?tab=docs`);
    const number = (await fact(page, m.cat_fact_registration({}, say)).textContent())!.trim();
    expect(number).toMatch(/^FEL-\d{4}-\d{6}$/);
    await button(page, m.cert_get_pedigree({}, say)).click();
    const sheet = link(page, m.cert_download({ kind: m.cert_sheet_pedigree({}, say) }, say));
    await expect(sheet).toBeVisible();
    // Drawing the sheet also takes CPU time.
    const coming = page.waitForEvent("download", { timeout: READING_MS });
    await sheet.click();
    const { pages, text } = await pdfText(await readFile(await (await coming).path()));
    expect(pages).toBe(1);
    const [sire, dam] = [paper.ancestors.get(2)!, paper.ancestors.get(3)!];
    for (const said of [shown, number, sire.name, dam.name, ems])
      expect(text.replaceAll(" ", "")).toContain(said.replaceAll(" ", ""));
    const code = /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)![0];
    expect(text.replaceAll(" ", "")).toContain(`/verify/${code}`);

    // Anyone with the sheet opens the address on it; a correction, here of the owner's name, ends its validity.
    const reader = await newVisitor();
    await open(reader, language, `/verify/${code}`);
    const verdict = (words: string) => reader.getByRole("heading", { name: words, exact: true });
    await expect(verdict(m.cert_verdict_valid({}, say))).toBeVisible();
    await expect(reader.getByText(containing(sire.name)).first()).toBeVisible();
    const { data: me } = await breeder.call("GET /me", {});
    await breeder.call("PUT /me/edit", {
      body: {
        first_name: breeder.first_name,
        last_name: "Lindgrensson",
        birthday: breeder.birthday,
        country_id: me.country_id,
      },
    });
    await reader.reload();
    await expect(verdict(m.cert_verdict_superseded({}, say))).toBeVisible();
  });
}
