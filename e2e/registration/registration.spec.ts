/** Registration by the club, from the breeder's side. */

import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { addPedigree, breederWithCat } from "../applied-cat.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { button, containing, fact, link, open } from "../screen.ts";

const en = { locale: "en" } as const;

for (const language of languages) {
  const say = { locale: language };

  test(`[1-06] [2.17-01] [2.17-02] [2.17-03] [2.17-04] [2.11-49] [D6-04] an application is sent, declined, sent again and confirmed (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { member, id, name, shown } = await breederWithCat(page, language);
    await open(page, language, `/cats/${id}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await link(page, m.reg_menu({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}/registration`);
    await expect(page.getByText(m.reg_requirement_pedigree({}, say))).toBeVisible();
    await expect(page.getByText(m.error_no_pedigree({}, say))).toBeVisible();
    await expect(button(page, m.reg_send({}, say))).toBeDisabled();

    await addPedigree(member, page, language, id);
    await open(page, language, `/cats/${id}/registration`);
    await button(page, m.reg_send({}, say)).click();
    await expect(page.getByText(m.reg_sent({}, say))).toBeVisible();
    await open(page, language, `/cats/${id}/registration`);
    await expect(page.getByText(m.reg_under_review_text({}, say))).toBeVisible();
    await expect(button(page, m.reg_send({}, say))).toHaveCount(0);
    await open(page, language, `/cats/${id}`);
    await expect(page.getByText(m.reg_badge_pending({}, say))).toBeVisible();

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    const desk = async () => {
      await open(club, language, `/admin?q=${encodeURIComponent(name)}`);
      return club.getByRole("article", { name: shown });
    };
    let card = await desk();
    await button(card, m.desk_decline({}, say)).click();
    const dialog = club.getByRole("dialog");
    const decline = button(dialog, m.desk_decline({}, say));
    await decline.click();
    await expect(dialog.getByText(m.field_decline_reason({}, say))).toBeVisible();
    await dialog.getByLabel(m.desk_decline_reason({}, say)).fill("The number cannot be read");
    await decline.click();
    await expect(club.getByText(m.desk_declined({ name: shown }, say))).toBeVisible();
    await expect(card).toHaveCount(0);

    await open(page, language, `/cats/${id}/registration`);
    await expect(page.getByText("The number cannot be read")).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(member.email)).map(({ text }) => text).join("\n"))
      .toContain("The number cannot be read");
    await button(page, m.reg_send_again({}, say)).click();
    await expect(page.getByText(m.reg_sent({}, say))).toBeVisible();

    card = await desk();
    await button(card, m.desk_confirm({}, say)).click();
    const registered = m.desk_confirmed({ name: shown, number: "FEL-" }, say).split("FEL-")[0]!;
    await expect(club.getByText(containing(registered))).toBeVisible();
    await expect(card).toHaveCount(0);

    await open(page, language, `/cats/${id}`);
    await expect(fact(page, m.cat_fact_registration({}, say))).toHaveText(/^FEL-\d{4}-\d{6}$/);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await expect(link(page, m.reg_menu({}, say))).toHaveCount(0);
    await expect
      .poll(async () => (await mailsTo(member.email)).map(({ subject }) => subject))
      .toContain(m.reg_mail_confirmed_subject({ cat: shown }, say));
  });
}

test("[2.1-28] the registration page is for owners: guests go home, strangers see the public page", async ({
  page,
  newVisitor,
}) => {
  const { id } = await breederWithCat(page, "en");
  await open(page, "en", `/cats/${id}/registration`);
  await expect(page.getByText(m.reg_requirements({}, en))).toBeVisible();
  const visitor = await newVisitor();
  await open(visitor, "en", `/cats/${id}/registration`);
  await expect(visitor).toHaveURL(`${origins.en}/`);
  await enterAsMember(visitor.context(), "en");
  await open(visitor, "en", `/cats/${id}/registration`);
  await expect(visitor).toHaveURL(`${origins.en}/cats/${id}`);
  await expect(visitor.getByText(m.cat_profile_public({}, en))).toBeVisible();
});

test("[8-40] the registration page shows an error if the pedigree cannot be loaded", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/pedigree/);
  const { member, id } = await breederWithCat(page, "en");
  await addPedigree(member, page, "en", id);
  await open(page, "en", `/cats/${id}`);
  await page.route(`**/api/cats/${id}/pedigree`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByText(m.cat_menu({}, en), { exact: true }).click();
  await link(page, m.reg_menu({}, en)).click();
  await expect(page.getByText("Unexpected error, please try again")).toBeVisible();
  await expect(button(page, m.reg_send({}, en))).toBeDisabled();
});

test("an application is withdrawn by its sender, and can be sent again", async ({ page }) => {
  const { member, id } = await breederWithCat(page, "en");
  await addPedigree(member, page, "en", id);
  await open(page, "en", `/cats/${id}/registration`);
  await button(page, m.reg_send({}, en)).click();
  await button(page, m.reg_show_state({}, en)).click();
  await button(page, m.reg_withdraw({}, en)).click();
  await expect(page.getByText(m.reg_withdrawn_text({}, en))).toBeVisible();
  await button(page, m.reg_send_again({}, en)).click();
  await expect(page.getByText(m.reg_sent({}, en))).toBeVisible();
});
