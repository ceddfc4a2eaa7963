/** A registered cat is corrected with evidence, its certificate is superseded, and its registration is annulled. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { caseOf } from "../cases/desk-steps.ts";
import { enterCat } from "../cats.ts";
import { appoint, registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const PHONE = { width: 360, height: 740 };

for (const language of languages) {
  const say = { locale: language };

  test(`a registered cat is corrected, and its registration annulled (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    test.slow();
    const clubPage = await newVisitor();
    await page.setViewportSize(PHONE);
    const owner = await enterAsMember(page.context(), language, { first_name: "Olga" });
    const club = await enterAsMember(clubPage.context(), language, { first_name: "Irina" });
    await appoint(club.email);
    const id = await enterCat(owner.call, {
      breed: "MCO",
      ems: "ns 22",
      sex: "female",
      name: "Aurora",
      born: "2021-05-06",
    });
    const number = await registerByClub(id);
    const { data: certificate } = await owner.call("POST /cats/{id}/certificates", {
      params: { id },
      body: { kind: "pedigree" },
    });

    // The owner asks from the cat's page.
    await open(page, language, `/cats/${id}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await page.getByRole("link", { name: m.correction_menu({}, say) }).click();
    const born = field(page, m.catform_birth({}, say), language);
    await born.fill("2023-04-05");
    await born.blur();
    const rules = page.getByRole("heading", { name: m.club_rules_title({}, say) });
    await expect(rules).toBeVisible();
    await field(page, m.correction_reason_label({}, say), language).fill("The pedigree says 2023");
    await field(page, m.correction_evidence_label({}, say), language).setInputFiles(
      await scannedSheet(),
    );
    await page.getByRole("button", { name: m.correction_send({}, say) }).click();
    await expect(page).toHaveURL(/\/corrections$/);
    await expect(page.getByText(m.correction_status_asked({}, say))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // Asked back, she changes the request in place, and the club reads what was changed.
    const address = await caseOf(clubPage, language, "Aurora", "correction");
    const caseId = Number(address.split("/").at(-1));
    await club.call("POST /admin/cases/{id}/questions", {
      params: { id: caseId },
      body: { text: "Which page of the pedigree?" },
    });
    await open(page, language, `/cases/${caseId}`);
    await page.getByRole("link", { name: m.case_asked_amend_request({}, say) }).click();
    const why = field(page, m.correction_reason_label({}, say), language);
    await expect(why).toHaveValue("The pedigree says 2023");
    await expect(field(page, m.catform_birth({}, say), language)).toHaveValue("2023-04-05");
    // The cat's menu leads to the same, and what is asked for stays while the cat itself changes.
    await open(page, language, `/cats/${id}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await page.getByRole("link", { name: m.correction_menu({}, say) }).click();
    await expect(page).toHaveURL(/\?request=\d+$/);
    await expect(why).toHaveValue("The pedigree says 2023");
    // An order that lacks a detail of the cat leads there too, and Cancel leads back to it.
    const cancel = page.getByRole("link", { name: m.catform_cancel({}, say), exact: true });
    await expect(cancel).toHaveAttribute("href", `/cases/${caseId}`);
    await open(page, language, `/cats/${id}/correction?field=neutered_on&order=5`);
    await expect(page).toHaveURL(/order=5&request=\d+$/);
    await expect(cancel).toHaveAttribute("href", "/my/orders/5#gates");
    await expect(why).toHaveValue("The pedigree says 2023");
    await why.fill("Page two says 2023");
    await owner.call("PATCH /cats/{id}", { params: { id }, body: { neutered_on: "2025-02-03" } });
    watch.expectConsoleError(/409/);
    await page.getByRole("button", { name: m.correction_amend_save({}, say) }).click();
    await expect(page.locator("[data-conflict=neutered_on]")).toBeVisible();
    await expect(page.locator("[data-conflict]")).toHaveCount(1);
    await expect(born).toHaveValue("2023-04-05");
    await page.getByRole("button", { name: m.correction_amend_save({}, say) }).click();
    await expect(page).toHaveURL(new RegExp(`/cases/${caseId}$`));
    await expect(page.getByText("Page two says 2023")).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page, m.case_answer({}, say), language).fill("The second");
    await page.getByRole("button", { name: m.case_answer_send({}, say) }).click();
    await expect(page.getByText(m.case_answer_said({}, say))).toBeVisible();
    await open(clubPage, language, address);
    await expect(clubPage.getByText("Page two says 2023").first()).toBeVisible();

    // The club compares and confirms.
    await open(clubPage, language, "/admin/corrections");
    await clubPage.getByRole("listitem").filter({ hasText: number }).getByRole("link").click();
    await expect(clubPage.getByText("Aurora", { exact: false }).first()).toBeVisible();
    await expect(
      clubPage.getByText(m.correction_touches_certificates({ count: 1 }, say)),
    ).toBeVisible();
    expect(await accessibilityFaults(clubPage)).toEqual([]);
    await field(clubPage, m.correction_decision_reason({}, say), language).fill("As on the scan");
    await clubPage.getByRole("button", { name: m.correction_confirm({}, say) }).click();
    await expect(clubPage.getByText(m.correction_done_confirmed({}, say))).toBeVisible();

    // Her own page keeps what the rules said on the day.
    await open(page, language, "/corrections");
    await page.getByRole("listitem").getByRole("link", { name: "Aurora" }).click();
    await expect(rules).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // The certificate is superseded, and the page has the new date.
    await open(page, language, `/verify/${certificate.code}`);
    await expect(
      page.getByRole("heading", { name: m.cert_verdict_superseded({}, say), exact: true }),
    ).toBeVisible();
    await open(page, language, `/cats/${id}`);
    await expect(page.getByText(/2023/).first()).toBeVisible();

    // The club annuls the registration, and everybody reads so.
    await open(clubPage, language, `/cats/${id}/standing`);
    await clubPage.getByRole("button", { name: m.annulment_button({}, say) }).click();
    const dialog = clubPage.getByRole("dialog");
    await field(dialog, m.annulment_reason({}, say), language).fill("The pedigree was forged");
    await dialog.getByRole("button", { name: m.annulment_button({}, say) }).click();
    await expect(clubPage.getByText(m.annulment_done({ number }, say))).toBeVisible();
    const guest = await newVisitor({ viewport: PHONE });
    await open(guest, language, `/cats/${id}`);
    await expect(guest.locator("s", { hasText: number })).toBeVisible();
  });
}
