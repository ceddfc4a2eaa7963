/** An administrator appoints a treasurer, who sets a fee, and a member asks for a membership and has paid. */
import { type Page } from "@playwright/test";
import type { ClubRole } from "@felistry/domain/accounts/club-rights.ts";
import type { MembershipKind } from "@felistry/domain/memberships/membership.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const YEAR = new Date().getUTCFullYear();
/** Both languages set fees of one year. */
const kinds: Record<Language, MembershipKind> = { en: "family", ru: "supporting" };
/** Whom the club asks by name, and the year for which it asks all of the year before. */
const asked: Record<Language, string> = { en: "Askewina", ru: "Вопрошения" };
const renewed: Record<Language, number> = { en: 2061, ru: 2071 };
const amounts: Record<Language, string> = { en: "45", ru: "38" };

async function giveRole(page: Page, language: Language, member: Member, role: ClubRole) {
  const say = { locale: language };
  await open(page, language, `/admin/members?q=${encodeURIComponent(member.email)}`);
  const card = page.getByRole("article", { name: `${member.first_name} ${member.last_name}` });
  await card.getByText(m.members_roles({}, say), { exact: true }).click();
  const words = { treasurer: m.members_role_treasurer, auditor: m.members_role_auditor };
  const tick = card.getByRole("checkbox", {
    name: words[role as keyof typeof words]({}, say),
    exact: true,
  });
  await tick.click();
  await expect(tick).toBeChecked();
  return { card, tick };
}

/** What others of the club may do on these pages. */
const changes = [
  m.desk_confirm,
  m.desk_decline,
  m.credential_confirm,
  m.check_start,
  m.check_again,
  m.members_grant,
  m.members_suspend,
  m.reports_dismiss,
  m.reports_take_down,
  m.held_release,
  m.health_mail_send,
  m.membership_mark,
  m.membership_fee_save,
];

const tabs = (page: Page, language: Language) =>
  page.getByRole("navigation", { name: m.desk_pages({}, { locale: language }) });

for (const language of languages) {
  const say = { locale: language };

  test(`a treasurer is appointed, sets a fee and marks it as paid, and opens nothing else (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/403/);
    await enterAsAdministrator(page.context(), language);
    const office = await newVisitor();
    const treasurer = await enterAsMember(office.context(), language, {
      first_name: "Tabitha",
      last_name: "Kassner",
    });
    expect((await open(office, language, "/admin/memberships")).status()).toBe(403);
    const { tick, card } = await giveRole(page, language, treasurer, "treasurer");

    // The footer's address leads to the first page that the role may open.
    await open(office, language, "/admin");
    await expect(office).toHaveURL(/\/admin\/members$/);
    await expect(tabs(office, language).getByRole("link")).toHaveText([
      m.desk_nav_members({}, say),
      m.membership_title({}, say),
    ]);
    await expect(office.getByText(m.members_roles({}, say), { exact: true })).toHaveCount(0);
    expect((await open(office, language, "/admin/history")).status()).toBe(403);
    expect((await open(office, language, "/club/desk")).status()).toBe(403);

    await open(office, language, "/admin/memberships");
    await office.getByText(m.membership_fee_set({}, say), { exact: true }).click();
    const fees = office.getByRole("region", {
      name: m.membership_fees({ year: String(YEAR) }, say),
      exact: true,
    });
    await fees.getByLabel(m.membership_kind({}, say)).selectOption(kinds[language]);
    await fees.getByLabel(m.membership_fee_amount({}, say)).fill(amounts[language]);
    await fees.getByLabel(m.membership_fee_currency({}, say)).selectOption({ label: "EUR" });
    await fees.getByLabel(m.membership_fee_due({}, say)).fill(`${YEAR}-03-31`);
    await button(fees, m.membership_fee_save({}, say)).click();
    await expect(
      fees.getByRole("listitem").filter({ hasText: `: ${amounts[language]} ` }),
    ).toBeVisible();

    const home = await newVisitor();
    const member = await enterAsMember(home.context(), language, {
      first_name: "Milla",
      last_name: "Vereins",
    });
    await open(home, language, "/settings");
    const own = home.getByRole("region", { name: m.membership_title({}, say), exact: true });
    const words = { family: m.membership_kind_family, supporting: m.membership_kind_supporting };
    const kind = words[kinds[language] as keyof typeof words]({}, say);
    await own.getByRole("button").filter({ hasText: kind }).click();
    await expect(own.getByText(m.membership_state_asked({}, say))).toBeVisible();

    await open(office, language, `/admin/memberships?year=${YEAR}&q=Milla&kind=${kinds[language]}`);
    const name = `${member.first_name} ${member.last_name}`;
    const row = office.getByRole("article", { name });
    await button(row, m.membership_mark_of({ name }, say)).click();
    await expect(row.getByText(m.membership_state_paid({}, say), { exact: true })).toBeVisible();
    await home.reload();
    await expect(own.getByText(m.membership_state_paid({}, say), { exact: true })).toBeVisible();
    await expect(own.getByRole("button")).toHaveCount(0);

    // One who has not applied is asked by name, and by mistake; the request is taken back.
    const other = await enterAsMember((await newVisitor()).context(), language, {
      first_name: asked[language],
      last_name: "Gefragt",
    });
    await open(office, language, `/admin/memberships?year=${YEAR}`);
    const asking = office.getByRole("region", {
      name: m.membership_asking({ year: String(YEAR) }, say),
    });
    await asking.getByText(m.membership_ask_one({}, say), { exact: true }).click();
    await button(asking, m.membership_ask({}, say)).click();
    await expect(asking.getByText(m.membership_member_missing({}, say))).toBeVisible();
    await asking.getByLabel(m.membership_member({}, say)).fill(asked[language]);
    const otherName = `${other.first_name} ${other.last_name}`;
    await asking.getByRole("button", { name: new RegExp(otherName) }).click();
    await asking.getByLabel(m.membership_kind({}, say)).selectOption(kinds[language]);
    await button(asking, m.membership_ask({}, say)).click();
    const taken = office.getByRole("article", { name: otherName });
    await expect(taken.getByText(m.membership_state_asked({}, say))).toBeVisible();
    await button(taken, m.membership_take_back_of({ name: otherName }, say)).click();
    await expect(taken).toHaveCount(0);
    await expect(
      office.getByText(m.membership_taken_back_said({ name: otherName }, say)),
    ).toBeFocused();

    // All who paid for a year are asked for the next one at once.
    const next = renewed[language];
    const { data: currencies } = await treasurer.call("GET /currencies", {});
    for (const year of [next - 1, next])
      await treasurer.call("PUT /admin/membership-fees", {
        body: {
          year,
          kind: "full",
          amount: 45,
          currency_id: currencies.find(({ code }) => code === "EUR")!.id,
          due_on: `${year}-03-31`,
        },
      });
    const { data: account } = await other.call("GET /me", {});
    const { data: earlier } = await treasurer.call("POST /admin/memberships", {
      body: { member_id: account.id, year: next - 1, kind: "full" },
    });
    await treasurer.call("PUT /admin/memberships/{id}/paid", {
      params: { id: earlier.id },
      body: { paid: 1 },
    });
    await office.setViewportSize({ width: 360, height: 740 });
    await open(office, language, `/admin/memberships?year=${next}`);
    await takenOver(office);
    const before = String(next - 1);
    const all = button(office, m.membership_renew({ count: 1, before }, say));
    await all.click();
    await office.keyboard.press("Escape");
    await expect(office.getByRole("dialog")).toHaveCount(0);
    await all.press("Enter");
    const question = office.getByRole("dialog");
    await expect(question).toContainText(
      m.membership_renew_question({ count: 1, year: String(next) }, say),
    );
    expect(await accessibilityFaults(office)).toEqual([]);
    await button(question, m.membership_renew_yes({}, say)).press("Enter");
    await expect(office.getByText(m.membership_renewed_said({ count: 1 }, say))).toBeFocused();
    await expect(office.getByRole("article", { name: otherName })).toBeVisible();
    await expect(office.getByText(m.membership_renew_none({ before }, say))).toBeVisible();

    await tick.click();
    await expect(tick).not.toBeChecked();
    await expect(
      card.getByText(
        m.members_role_taken(
          { role: m.members_role_treasurer({}, say), name: "Tabitha Kassner" },
          say,
        ),
      ),
    ).toBeVisible();
    expect((await open(office, language, "/admin/memberships")).status()).toBe(403);
  });

  test(`an auditor reads every page of the club and is offered no change; on a phone the pages are one row (${language})`, async ({
    page,
    newVisitor,
  }) => {
    await enterAsAdministrator(page.context(), language);
    const office = await newVisitor();
    const auditor = await enterAsMember(office.context(), language, {
      first_name: "Aurelia",
      last_name: "Pruefer",
    });
    await giveRole(page, language, auditor, "auditor");
    await office.setViewportSize({ width: 360, height: 740 });
    await open(office, language, "/club/desk");
    const row = tabs(office, language);
    const box = await row.boundingBox();
    expect(box!.height).toBeLessThan(64);
    expect(box!.width).toBeLessThanOrEqual(360);
    const addresses = await row
      .getByRole("link")
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[]).map(({ pathname, search }) => pathname + search),
      );
    expect(addresses.length).toBe(15);
    // The footer's address leads to what waits, and from there to each list.
    await open(office, language, "/admin");
    await expect(office).toHaveURL(/\/club\/desk$/);
    for (const address of addresses) {
      expect((await open(office, language, address)).status(), address).toBe(200);
      expect(office.url().endsWith(address), address).toBe(true);
      // The current page is in sight, wherever it is in the row.
      await expect(tabs(office, language).locator("[aria-current]")).toBeInViewport();
      for (const change of changes)
        await expect(button(office, change({}, say)), address).toHaveCount(0);
    }
  });
}
