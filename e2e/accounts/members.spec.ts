/** The club's decisions about a member: suspending and reinstating, granting and removing the second role. */
import type { Page } from "@playwright/test";
import { ApiFailure } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { type Language, languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, link, open } from "../screen.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Finds a member like the club, by the full address. */
async function findMember(page: Page, language: Language, { email, ...name }: Member) {
  const say = { locale: language };
  await open(page, language, "/admin/members");
  await page.getByRole("searchbox", { name: m.desk_search({}, say), exact: true }).fill(email);
  await button(page, m.desk_search_submit({}, say)).click();
  await expect(page).toHaveURL(/\?q=/);
  const card = page.getByRole("article", { name: `${name.first_name} ${name.last_name}` });
  await expect(card).toContainText(email);
  return card;
}

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiFailure ? error.status : 0),
  );

for (const language of languages) {
  const say = { locale: language };

  test(`a member is suspended, told why, locked out and readmitted (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/40[134]/);
    const seller = await enterAsMember(page.context(), language, {
      first_name: "Oskar",
      last_name: "Vendel",
    });
    const cat = { name: "Barnabas", sex: "male", breed: "SIB", ems: "n 22" } as const;
    const catId = await enterCat(seller.call, cat);
    await placeAd(seller.call, catId);
    await open(page, language, `/cats/${catId}?tab=selling`);

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    const card = await findMember(club, language, seller);
    await button(card, m.members_suspend({}, say)).click();
    const dialog = club.getByRole("dialog", {
      name: m.members_suspend_title({ name: "Oskar Vendel" }, say),
    });
    const agree = button(dialog, m.members_suspend({}, say));
    await agree.click();
    await expect(dialog.getByText(m.field_decline_reason({}, say))).toBeVisible();
    await dialog.getByLabel(m.desk_decline_reason({}, say)).fill("Sells cats that are not his");
    await agree.click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText("Sells cats that are not his");
    await expect(button(card, m.members_grant({}, say))).toBeDisabled();

    // A page opened earlier can no longer save, and says so.
    await button(page, m.cat_sale_remove_ad({}, say)).click();
    await expect(
      page.getByRole("alert").filter({ hasText: m.error_not_logged_in({}, say) }),
    ).toBeVisible();
    const { call } = seller;
    expect(
      await statusOf(
        call("PATCH /cats/{id}", { params: { id: catId }, body: { description: "x" } }),
      ),
    ).toBe(401);
    const guest = await newVisitor();
    await open(guest, language, `/cat-profile-sell/${catId}`);
    await expect(title(guest)).toHaveText(m.sale_none({}, say));

    await open(page, language, "/my");
    await expect(page).toHaveURL(`${origins[language]}/`);
    await open(page, language, "/login");
    await logIn(page, language, seller);
    const why = m.error_account_suspended({ reason: "Sells cats that are not his" }, say);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(why);
    await expect
      .poll(async () => (await mailsTo(seller.email)).map(({ text }) => text).join("\n"))
      .toContain("Sells cats that are not his");

    await button(card, m.members_unsuspend({}, say)).click();
    await expect(button(card, m.members_suspend({}, say))).toBeVisible();
    await logIn(page, language, seller);
    await expect(page).not.toHaveURL(/\/login$/);
    await guest.reload();
    await expect(title(guest)).toContainText("Barnabas");
    await expect
      .poll(async () => (await mailsTo(seller.email)).map(({ subject }) => subject))
      .toContain(m.mail_unsuspended_subject({}, say));
  });

  test(`the second role is granted, and removed from the member who granted it, never from oneself (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/403/);
    await enterAsAdministrator(page.context(), language);
    const colleague = await newVisitor();
    const member = await enterAsMember(colleague.context(), language, {
      first_name: "Pavel",
      last_name: "Novak",
    });
    expect((await open(colleague, language, "/admin/members")).status()).toBe(403);

    const card = await findMember(page, language, member);
    await button(card, m.members_grant({}, say)).click();
    await expect(card.getByText(m.members_is_admin({}, say), { exact: true })).toBeVisible();
    expect((await open(colleague, language, "/admin/members")).status()).toBe(200);

    // There is no button for oneself, so one administrator always remains.
    const own = await findMember(colleague, language, member);
    await expect(own.getByText(m.members_own({}, say))).toBeVisible();
    await expect(own.getByRole("button")).toHaveCount(0);
    const { data: me } = await member.call("GET /me", {});
    const itself = { params: { id: me.id }, body: { is_administrator: false } };
    expect(await statusOf(member.call("PUT /admin/members/{id}/administrator", itself))).toBe(403);

    await button(card, m.members_revoke({}, say)).click();
    await expect(button(card, m.members_grant({}, say))).toBeVisible();
    // The page opened earlier no longer works.
    const search = link(colleague.getByRole("navigation"), m.desk_nav_reports({}, say));
    await search.click();
    await expect(colleague.getByText(m.error_screen({}, say))).toBeVisible();
  });
}
