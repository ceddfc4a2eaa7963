/** Each kind of case with a paper shows it beside what it is to prove, and the history of its cat below. */
import type { Page } from "@playwright/test";
import type { CaseKind } from "@felistry/domain/cases/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator, registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const missing = {
  en: "certificates: 6; judges: 3; countries: 3",
  ru: "сертификатов: 6; судей: 3; стран: 3",
};
const names = { en: "Beatrice", ru: "Беатриса" };

/** From the newest page of the queue, which other journeys fill too. */
async function openCase(desk: Page, language: Language, kind: CaseKind, name: string) {
  await open(desk, language, `/club/desk?kind=${kind}`);
  for (;;) {
    const link = desk.getByRole("link", { name: new RegExp(name) });
    if (await link.count()) return link.click();
    await desk.locator('a[rel="next"]').click();
    await desk.waitForLoadState();
  }
}

for (const language of languages) {
  const say = { locale: language };
  const name = names[language];

  test(`a correction and a title are decided with their papers in sight (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, {
      breed: "MCO",
      ems: "ns 22",
      sex: "female",
      name,
      born: "2021-05-06",
    });
    await registerByClub(id);
    const input = (label: string) => field(page, label, language);
    await open(page, language, `/cats/${id}/correction`);
    await input(m.catform_birth({}, say)).fill("2020-04-05");
    await input(m.correction_reason_label({}, say)).fill("The pedigree says 2020");
    await input(m.correction_evidence_label({}, say)).setInputFiles(await scannedSheet());
    await page.getByRole("button", { name: m.correction_send({}, say) }).click();
    await expect(page).toHaveURL(/\/corrections$/);
    await open(page, language, `/cats/${id}/credentials`);
    await page.getByRole("link", { name: m.credential_add({}, say) }).click();
    await input(m.credential_name({}, say)).fill("GIC");
    await input(m.credential_date({}, say)).fill("2023-05-06");
    await input(m.credential_scan({}, say)).setInputFiles(await scannedSheet());
    await page.getByRole("button", { name: m.credential_save({}, say) }).click();
    await expect(page).toHaveURL(/\/credentials$/);

    const desk = await newVisitor();
    await enterAsAdministrator(desk.context(), language);
    const paper = desk.getByRole("region", { name: m.case_paper({}, say), exact: true });
    const history = desk.getByRole("region", { name: m.case_history({}, say), exact: true });
    const scan = paper.getByRole("region", { name: m.desk_scan_tools({}, say), exact: true });

    await openCase(desk, language, "correction", name);
    await expect(paper.getByText("The pedigree says 2020")).toBeVisible();
    await expect(paper.locator("del")).toContainText("2021");
    await expect(paper.locator("ins")).toContainText("2020");
    const size = scan.locator("[data-scan-pane]");
    await expect(size.getByRole("img")).toBeVisible();
    const before = await size.getAttribute("data-size");
    await desk.keyboard.press("+");
    await expect(size).not.toHaveAttribute("data-size", before!);
    await expect(history.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expect(history.getByRole("link")).toHaveAttribute("href", `/cats/${id}/history`);
    expect(await accessibilityFaults(desk)).toEqual([]);

    await openCase(desk, language, "title", name);
    await expect(paper.getByText("GIC").first()).toBeVisible();
    await expect(paper.getByText("2023").first()).toBeVisible();
    // None of its results is entered: the rule of its title says what it would take.
    await expect(desk.locator('[data-rule="F48"]')).toContainText(
      m.club_rules_title_missing({ facts: missing[language] }, say),
    );
    await expect(scan.getByRole("img")).toBeVisible();
    await desk.setViewportSize({ width: 360, height: 740 });
    expect(await accessibilityFaults(desk)).toEqual([]);
    const wide = await desk.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
}
