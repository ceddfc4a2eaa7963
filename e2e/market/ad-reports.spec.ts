/** A member reports an ad; the club leaves it or takes it down, and the seller is told why. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { type Language, languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, containing, fact, field, link, open } from "../screen.ts";

async function sellerWithAd(page: Page, language: Language) {
  const seller = await enterAsMember(page.context(), language);
  const name = `Quintus ${Math.floor(Math.random() * 1e9)}`;
  const catId = await enterCat(seller.call, { name, sex: "male", breed: "SIB", ems: "n 22" });
  await placeAd(seller.call, catId);
  return { seller, name, catId };
}

const report = ({ call }: Member, catId: number, text: string) =>
  call("POST /sales/{catId}/reports", { params: { catId }, body: { reason: "fraud", text } });

const mailsOf = async ({ email }: Member) => (await mailsTo(email)).map(({ text }) => text);

const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const language of languages) {
  const say = { locale: language };

  test(`an ad is reported once and taken down; the seller learns why, but not by whom (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/40[049]/);
    const { seller, name, catId } = await sellerWithAd(page, language);
    const reader = await newVisitor();
    const reporter = await enterAsMember(reader.context(), language, {
      first_name: "Wendelin",
      last_name: "Quick",
    });
    await open(reader, language, `/cat-profile-sell/${catId}`);
    await link(reader, m.report_link({}, say)).click();
    const send = button(reader, m.report_send({}, say));
    await send.click();
    await expect(reader.getByText(m.field_report_reason({}, say))).toBeVisible();
    await reader
      .getByLabel(m.report_reason({}, say), { exact: true })
      .selectOption({ label: m.report_reason_foreign_photos({}, say) });
    await reader.getByLabel(m.report_text({}, say)).fill("The photos are from another site");
    await send.click();
    await expect(reader.getByText(m.report_sent({}, say))).toBeVisible();
    await open(reader, language, `/cat-profile-sell/${catId}/report`);
    await reader
      .getByLabel(m.report_reason({}, say), { exact: true })
      .selectOption({ label: m.report_reason_other({}, say) });
    await send.click();
    await expect(reader.getByText(m.error_report_open({}, say))).toBeVisible();

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, "/admin/reports");
    const card = club.getByRole("article", { name });
    await expect(card).toContainText("The photos are from another site");
    await expect(card).toContainText("Wendelin Quick");
    await expect(card).toContainText("Marta Lindgren");
    await button(card, m.reports_take_down({}, say)).click();
    const dialog = club.getByRole("dialog");
    const agree = button(dialog, m.reports_take_down({}, say));
    await agree.click();
    await expect(dialog.getByText(m.field_decline_reason({}, say))).toBeVisible();
    await dialog.getByLabel(m.reports_reason({}, say)).fill("Show the cat that is for sale");
    await agree.click();
    await expect(club.getByText(m.reports_taken_down({ name }, say))).toBeFocused();
    await expect(card).toHaveCount(0);

    const guest = await newVisitor();
    await open(guest, language, `/cat-profile-sell/${catId}`);
    await expect(title(guest)).toHaveText(m.sale_none({}, say));
    await expect
      .poll(async () => (await mailsOf(seller)).join("\n"))
      .toContain("Show the cat that is for sale");
    expect((await mailsOf(seller)).join("\n")).not.toMatch(/Wendelin|Quick/);
    await expect
      .poll(async () => (await mailsOf(reporter)).join("\n"))
      .toContain(m.mail_report_taken_down({ cat: name, id: String(catId) }, say));
  });

  test(`a report about a correct ad is closed, and the ad stays; a second decision is refused (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/409/);
    const { seller, name, catId } = await sellerWithAd(page, language);
    const reporter = await enterAsMember((await newVisitor()).context(), language);
    await report(reporter, catId, "Too cheap to be true");
    const told = m.mail_report_dismissed({ cat: name, id: String(catId) }, say);
    const [club, other] = [await newVisitor(), await newVisitor()];
    for (const administrator of [club, other]) {
      await enterAsAdministrator(administrator.context(), language);
      await open(administrator, language, "/admin/reports");
      await expect(administrator.getByRole("article", { name })).toBeVisible();
    }
    const dismiss = (at: Page) =>
      button(at.getByRole("article", { name }), m.reports_dismiss({}, say)).click();
    await dismiss(club);
    await expect(club.getByText(m.reports_dismissed({ name }, say))).toBeFocused();
    await dismiss(other);
    await expect(
      other.getByText(`${name}: ${m.error_report_decided({}, say)}`, { exact: true }),
    ).toBeFocused();
    await expect(other.getByRole("article", { name })).toHaveCount(0);
    await open(page, language, `/cat-profile-sell/${catId}`);
    await expect(title(page)).toContainText(name);
    await expect.poll(async () => (await mailsOf(reporter)).join("\n")).toContain(told);
    expect(await mailsTo(seller.email)).toEqual([]);
  });

  test(`an ad taken down stays down, whatever its owner tries, until the club lifts the decision (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/40[49]/);
    const { seller, name, catId } = await sellerWithAd(page, language);
    const reporter = await enterAsMember((await newVisitor()).context(), language);
    await report(reporter, catId, "The photos are of another cat");
    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, "/admin/reports");
    await button(club.getByRole("article", { name }), m.reports_take_down({}, say)).click();
    const reason = "Show the cat that is for sale";
    await club.getByLabel(m.reports_reason({}, say)).fill(reason);
    await button(club.getByRole("dialog"), m.reports_take_down({}, say)).click();
    await expect(club.getByText(m.reports_taken_down({ name }, say))).toBeFocused();

    // The owner reads why, and cannot place it with the switch or the form.
    await open(page, language, `/cats/${catId}?tab=selling`);
    const state = fact(page, m.cat_sale_state({}, say));
    await expect(state).toHaveText(m.cat_sale_not_active({}, say));
    await expect(page.getByText(containing(m.cat_sale_taken_down({ reason }, say)))).toBeVisible();
    await expect(button(page, m.cat_sale_place_ad({}, say))).toBeDisabled();
    await link(page, m.cat_sale_edit({}, say)).click();
    await field(page, m.cat_sale_is_active({}, say), language).check();
    await button(page, m.cat_sale_save({}, say)).click();
    await expect(page.getByRole("alert").getByText(containing(reason))).toBeVisible();
    const guest = await newVisitor();
    await open(guest, language, `/cat-profile-sell/${catId}`);
    await expect(title(guest)).toHaveText(m.sale_none({}, say));

    await link(club, m.reports_list_taken_down({}, say)).click();
    const standing = club.getByRole("article", { name });
    await expect(standing).toContainText(reason);
    await expect(standing).toContainText("Irina Clubova");
    await button(standing, m.reports_lift({}, say)).click();
    await expect(club.getByText(m.reports_lifted({ name }, say))).toBeFocused();
    await expect(standing).toHaveCount(0);

    await expect
      .poll(async () => (await mailsOf(seller)).join("\n"))
      .toContain(m.mail_ad_lifted({ cat: name, id: String(catId) }, say));
    await open(page, language, `/cats/${catId}?tab=selling`);
    await expect(page.getByText(containing(reason))).toHaveCount(0);
    await expect(state).toHaveText(m.cat_sale_not_active({}, say));
    await button(page, m.cat_sale_place_ad({}, say)).click();
    await expect(state).toHaveText(m.cat_sale_active({}, say));
    await open(guest, language, `/cat-profile-sell/${catId}`);
    await expect(title(guest)).toContainText(name);
  });
}

test("only members report: a guest is sent to log in and returns; sellers cannot report their own ads", async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectConsoleError(/403/);
  const { seller, catId } = await sellerWithAd(page, "en");
  await open(page, "en", `/cat-profile-sell/${catId}`);
  await expect(link(page, m.report_link())).toHaveCount(0);
  await open(page, "en", `/cat-profile-sell/${catId}/report`);
  await page.getByLabel(m.report_reason(), { exact: true }).selectOption("other");
  await button(page, m.report_send()).click();
  await expect(page.getByText(m.error_own_ad())).toBeVisible();

  const guest = await newVisitor();
  await open(guest, "en", `/cat-profile-sell/${catId}/report`);
  await expect(guest).toHaveURL(`${origins.en}/`);
  await open(guest, "en", "/login");
  await logIn(guest, "en", seller);
  await expect(guest).toHaveURL(`${origins.en}/cat-profile-sell/${catId}/report`);
});
