/** A member who has forgotten the password gets back in, by hand, in both languages. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { type Language, languages } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsAdministrator } from "../club.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember, type Member } from "../member.ts";
import { field, open, takenOver } from "../screen.ts";

const NEW_PASSWORD = "Fresh4kittens";

/** A member who is not logged in here. */
async function forgetful(page: Page, language: Language): Promise<Member> {
  const member = await enterAsMember(page.context(), language);
  await page.context().clearCookies();
  return member;
}

async function mailedCode(email: string, count: number): Promise<string> {
  // All journeys share one mail queue.
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(count);
  return /\d{4}/.exec((await mailsTo(email)).at(-1)!.text)![0];
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const language of languages) {
  const say = { locale: language };

  test(`[2.1-07] [2.6-01] [2.6-02] [2.6-04] [2.6-05] [2.6-06] [4-20] [4-21] [5-17] [5-18] [5-19] from the forgotten password to a new one (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/send-recovery-email|verify-recovery-code/);
    const member = await forgetful(page, language);
    await open(page, language, "/login");
    await page.getByRole("link", { name: m.login_forgot({}, say) }).click();
    await expect(page).toHaveURL(/\/restore$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.restore_title({}, say));

    const email = field(page, m.restore_email({}, say), language);
    await email.fill("nobody@cats.example");
    await press(page, m.restore_send({}, say));
    await expect(page.getByText(m.error_no_such_email({}, say))).toBeVisible();
    await expect(email).toHaveValue("nobody@cats.example");
    await email.fill(member.email);
    await press(page, m.restore_send({}, say));

    const code = field(page, m.restore_code({}, say), language);
    await expect(code).toBeFocused();
    const right = await mailedCode(member.email, 1);
    await code.fill(right === "9999" ? "1000" : String(Number(right) + 1));
    await press(page, m.restore_code_submit({}, say));
    await expect(page.getByText(m.error_wrong_recovery_code({}, say))).toBeVisible();
    await code.fill(right);
    await press(page, m.restore_code_submit({}, say));

    const password = field(page, m.restore_password({}, say), language);
    await expect(password).toBeFocused();
    await password.fill(NEW_PASSWORD);
    await field(page, m.restore_confirm({}, say), language).fill("Other4kittens");
    await press(page, m.restore_password_submit({}, say));
    await expect(page.getByText(m.restore_not_equal({}, say))).toBeVisible();
    await field(page, m.restore_confirm({}, say), language).fill(NEW_PASSWORD);
    await press(page, m.restore_password_submit({}, say));

    const done = page.getByRole("heading", { name: m.restore_done_title({}, say) });
    await expect(done).toBeFocused();
    await page
      .getByRole("main")
      .getByRole("link", { name: m.restore_to_login({}, say), exact: true })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, language, { ...member, password: NEW_PASSWORD });
    await expect(
      page.getByRole("banner").getByRole("link", { name: member.first_name }),
    ).toBeVisible();
  });
}

test("[2.6-03] [4-22] [9-15] a new code can be sent after ten seconds and replaces the old one", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/verify-recovery-code/);
  const member = await forgetful(page, "en");
  await open(page, "en", "/restore");
  // Not before: hydration depends on the browser's clock.
  await page.clock.install();
  await field(page, m.restore_email(), "en").fill(member.email);
  await press(page, m.restore_send());
  const first = await mailedCode(member.email, 1);
  const waiting = page.getByRole("button", { name: /^A new code can be sent in/ });
  await expect(waiting).toBeDisabled();
  await page.clock.runFor(5_000);
  await expect(waiting).toBeDisabled();
  await waiting.click({ force: true });
  await page.clock.runFor(5_000);
  await press(page, m.restore_resend());
  await expect(page.getByText(m.restore_resent())).toBeVisible();
  await expect(waiting).toBeDisabled();
  const second = await mailedCode(member.email, 2);
  const code = field(page, m.restore_code(), "en");
  if (first !== second) {
    await code.fill(first);
    await press(page, m.restore_code_submit());
    await expect(page.getByText(m.error_wrong_recovery_code())).toBeVisible();
  }
  await code.fill(second);
  await press(page, m.restore_code_submit());
  await expect(field(page, m.restore_password(), "en")).toBeVisible();
});

test("[2.1-07] [5-16] a member may recover too; the password rule is shown at the field", async ({
  page,
}) => {
  const member = await enterAsMember(page.context(), "en");
  await open(page, "en", "/restore");
  await field(page, m.restore_email(), "en").fill(member.email);
  await press(page, m.restore_send());
  await field(page, m.restore_code(), "en").fill(await mailedCode(member.email, 1));
  await press(page, m.restore_code_submit());
  await field(page, m.restore_password(), "en").fill("short");
  await expect(page.getByText(m.field_password())).toBeVisible();
  await field(page, m.restore_password(), "en").fill(NEW_PASSWORD);
  await field(page, m.restore_confirm(), "en").fill(NEW_PASSWORD);
  await press(page, m.restore_password_submit());
  await expect(page.getByRole("heading", { name: m.restore_done_title() })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: m.restore_to_login(), exact: true })
    .click();
  await expect(page.getByRole("banner").getByRole("link", { name: m.nav_join() })).toBeVisible();
});

test("[2.6-02] [4-20] no step can be skipped: the password page has no address, and a reload starts over", async ({
  page,
}) => {
  const member = await forgetful(page, "en");
  await open(page, "en", "/restore?step=reset#reset");
  await expect(field(page, m.restore_email(), "en")).toBeVisible();
  await field(page, m.restore_email(), "en").fill(member.email);
  await press(page, m.restore_send());
  await expect(field(page, m.restore_code(), "en")).toBeVisible();
  await open(page, "en", "/restore");
  await expect(field(page, m.restore_email(), "en")).toBeVisible();
});

for (const language of languages) {
  const say = { locale: language };

  test(`[SEC-12] an administrator recovers by the mailed link, which works once (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/open-recovery-link/);
    const admin = await enterAsAdministrator(page.context(), language);
    await page.context().clearCookies();
    await open(page, language, "/restore");
    await field(page, m.restore_email({}, say), language).fill(admin.email);
    await press(page, m.restore_send({}, say));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(m.restore_link_title({}, say));
    await expect(page.getByText(m.restore_link_lead({ email: admin.email }, say))).toBeVisible();
    await expect(field(page, m.restore_code({}, say), language)).toHaveCount(0);

    await expect.poll(async () => (await mailsTo(admin.email)).length, { timeout: 30_000 }).toBe(1);
    const [mail] = await mailsTo(admin.email);
    const link = /https?:\S+\/restore#\S+/.exec(mail!.text)![0];
    await page.goto("about:blank");
    await page.goto(link);
    await takenOver(page);
    await press(page, m.restore_by_link_open({}, say));
    const password = field(page, m.restore_password({}, say), language);
    await expect(password).toBeFocused();
    await expect(page).toHaveURL(/\/restore$/);
    await password.fill(NEW_PASSWORD);
    await field(page, m.restore_confirm({}, say), language).fill(NEW_PASSWORD);
    await press(page, m.restore_password_submit({}, say));
    await expect(page.getByRole("heading", { name: m.restore_done_title({}, say) })).toBeVisible();

    const other = await newVisitor();
    await other.goto(link);
    await takenOver(other);
    await press(other, m.restore_by_link_open({}, say));
    await expect(other.getByText(m.error_recovery_link_over({}, say))).toBeVisible();
    await press(other, m.restore_again({}, say));
    await expect(field(other, m.restore_email({}, say), language)).toBeVisible();
    await open(other, language, "/login");
    await logIn(other, language, { ...admin, password: NEW_PASSWORD });
    await expect(
      other.getByRole("banner").getByRole("link", { name: admin.first_name }),
    ).toBeVisible();
  });
}
