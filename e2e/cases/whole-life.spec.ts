/** One registration from its application to its end: asked back, amended, confirmed, taken back, confirmed again, corrected, annulled. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { ageRegistration, endTakingBack, enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import type { Member } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { button, field, open } from "../screen.ts";
import { applied, caseOf, tickAll } from "./desk-steps.ts";

const PHONE = { width: 360, height: 740 };

interface Applied {
  readonly member: Member;
  readonly id: number;
  readonly pedigrees_id: number;
}

/** The club asks, the applicant amends the paper and answers. */
async function askBack(
  desk: Page,
  home: Page,
  language: Language,
  { member, id, pedigrees_id }: Applied,
) {
  const say = { locale: language };
  await button(desk, m.case_ask({}, say)).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Which number is on the paper?");
  await button(dialog, m.case_send({}, say)).click();
  await expect(desk.getByText(m.case_asked_said({}, say))).toBeFocused();
  await open(home, language, `/cats/${id}/registration`);
  await home.getByRole("link", { name: m.case_asked_link({}, say) }).click();
  await expect(home.getByText("Which number is on the paper?")).toBeVisible();
  await member.call("PUT /pedigrees/{id}", {
    params: { id: pedigrees_id },
    body: { pedigree_num: `RX 19-${id}`, issued_by: "Felis Club", cat_systems_id: 1 },
  });
  await home.getByRole("textbox").fill("Nineteen, it is amended");
  await button(home, m.case_answer_send({}, say)).click();
  await expect(home.getByText(m.case_answer_said({}, say))).toBeFocused();
}

/** The owner asks from the cat's page, with evidence. */
async function askForCorrection(home: Page, language: Language, id: number, born: string) {
  const say = { locale: language };
  await open(home, language, `/cats/${id}`);
  await home.getByText(m.cat_menu({}, say), { exact: true }).click();
  await home.getByRole("link", { name: m.correction_menu({}, say) }).click();
  await field(home, m.catform_birth({}, say), language).fill(born);
  await field(home, m.correction_reason_label({}, say), language).fill("The pedigree says 2023");
  await field(home, m.correction_evidence_label({}, say), language).setInputFiles(
    await scannedSheet(),
  );
  await button(home, m.correction_send({}, say)).click();
  await expect(home.getByText(m.correction_status_asked({}, say))).toBeVisible();
}

for (const language of languages) {
  const say = { locale: language };

  test(`[15.1] [15.3] an application is asked back, amended, confirmed, taken back, confirmed again, corrected a year later and annulled (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(PHONE);
    const sent = await applied(page, language);
    const { member, id, name } = sent;
    const desk = await newVisitor();
    await enterAsAdministrator(desk.context(), language);
    const path = await caseOf(desk, language, name);
    await open(desk, language, path);
    await askBack(desk, page, language, sent);

    await open(desk, language, path);
    await expect(desk.getByText("Nineteen, it is amended")).toBeVisible();
    await tickAll(desk);
    await button(desk, m.case_confirm({}, say)).click();
    await button(desk, m.case_take_back({}, say)).click();
    await expect(desk.getByText(m.case_taken_back({}, say))).toBeFocused();
    await tickAll(desk);
    await button(desk, m.case_confirm({}, say)).click();
    await expect(button(desk, m.case_take_back({}, say))).toBeVisible();
    await endTakingBack(id);
    const profile = async () => (await member.call("GET /cats/{id}", { params: { id } })).data;
    await expect.poll(async () => (await profile()).registered, { timeout: 60_000 }).toBe(1);
    const { data: card } = await member.call("GET /cats/cat-and-color/{id}", { params: { id } });
    const number = card!.reg_num!;
    const certificates = async () =>
      (await member.call("GET /cats/{id}/certificates", { params: { id } })).data;
    const [first] = await certificates();

    // A year later.
    await ageRegistration(id);
    await askForCorrection(page, language, id, "2023-04-05");
    await open(desk, language, await caseOf(desk, language, name, "correction"));
    await tickAll(desk);
    await button(desk, m.case_confirm({}, say)).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByRole("textbox").fill("As on the scan");
    await button(dialog, m.case_confirm({}, say)).click();
    await expect(button(desk, m.case_take_back({}, say))).toBeVisible();
    await endTakingBack(id);
    await expect
      .poll(async () => (await profile()).cat_birthdate, { timeout: 60_000 })
      .toBe("2023-04-05");
    await open(page, language, `/verify/${first!.code}`);
    await expect(
      page.getByRole("heading", { name: m.cert_verdict_superseded({}, say), exact: true }),
    ).toBeVisible();

    await open(desk, language, `/cats/${id}/standing`);
    await button(desk, m.annulment_button({}, say)).click();
    const reason = desk.getByRole("dialog");
    await field(reason, m.annulment_reason({}, say), language).fill("The pedigree was forged");
    await button(reason, m.annulment_button({}, say)).click();
    await expect(desk.getByText(m.annulment_done({ number }, say))).toBeVisible();
    const guest = await newVisitor({ viewport: PHONE });
    await open(guest, language, `/cats/${id}`);
    await expect(guest.locator("s", { hasText: number })).toBeVisible();
    expect((await certificates()).map(({ status }) => status)).not.toContain("valid");
  });
}
