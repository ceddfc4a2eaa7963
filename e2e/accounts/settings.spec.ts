/** A member changes account settings, by hand, in both languages. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { type Language, languages, origins } from "../address.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember, forgetSession, guestApi, somebody } from "../member.ts";
import { field, open, takenOver } from "../screen.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

async function linkInMail(email: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  const [mail] = await mailsTo(email);
  return /https?:\S+#\S+/.exec(mail!.text)![0];
}

const profiles: Record<Language, { first: string; middle: string; about: string }> = {
  en: { first: "Marta2", middle: "Maria", about: "Siberians since 1999 & a garden" },
  ru: { first: "Марта", middle: "Петровна", about: "Сибирские кошки с 1999 года" },
};

for (const language of languages) {
  const say = { locale: language };

  test(`[2.1-15] [2.10-17] editing the profile leads back to /my, which shows it (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/api\/me\/edit/);
    const { first, middle, about } = profiles[language];
    await enterAsMember(page.context(), language);
    await open(page, language, "/my");
    await link(page, m.my_menu_edit({}, say)).click();
    await expect(page).toHaveURL(/\/edit$/);
    const fill = (label: string, text: string) => field(page, label, language).fill(text);
    await fill(m.edit_first_name({}, say), "An-na");
    await expect(page.getByText(m.field_first_name({}, say))).toBeVisible();
    await fill(m.edit_first_name({}, say), first);
    await fill(m.edit_middle_name({}, say), middle);
    await fill(m.edit_about({}, say), about);
    await fill(m.edit_site({}, say), "javascript:alert(1)");
    await press(page, m.edit_submit({}, say));
    await expect(page.getByText(m.field_web_address({}, say)).first()).toBeVisible();
    await expect(field(page, m.edit_about({}, say), language)).toHaveValue(about);
    await fill(m.edit_site({}, say), "felis.example");
    await press(page, m.edit_submit({}, say));
    await expect(page).toHaveURL(/\/my$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${first} ${middle} Lindgren`);
    await expect(page.getByText(about)).toBeVisible();
    await expect(link(page, "https://felis.example")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: first })).toBeVisible();
  });

  test(`[2.1-24] [2.10-16] [2.15-04] [2.15-05] the profile's photo is chosen, saved and shown on /my (${language})`, async ({
    page,
  }) => {
    await enterAsMember(page.context(), language);
    await open(page, language, "/my");
    await link(page, m.my_menu_add_photo({}, say)).click();
    await expect(page).toHaveURL(/\/users\/\d+\/addphoto$/);
    await press(page, m.photo_save({}, say));
    await expect(page.getByText(m.error_no_file({}, say))).toBeVisible();
    const png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await page.getByLabel(m.photo_label({}, say)).setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: Buffer.from(png, "base64"),
    });
    await press(page, m.photo_save({}, say));
    await expect(page).toHaveURL(/\/my$/);
    await expect(
      page.getByRole("img", { name: m.my_photo_alt({ name: "Marta Lindgren" }, say) }),
    ).toHaveAttribute("src", /^\/photos\//);
  });

  test(`[2.1-16] [2.10-18] [2.10-19] [8-37] [D2-25] the e-mail changes, and the old address takes it back (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/change-email/);
    const member = await enterAsMember(page.context(), language);
    const taken = await enterAsMember((await newVisitor()).context(), language);
    const moved = somebody();
    await open(page, language, "/my");
    await link(page, m.my_menu_settings({}, say)).click();
    const mail = part(page, m.settings_email_title({}, say));
    await expect(mail.getByText(m.settings_email_now({ email: member.email }, say))).toBeVisible();
    const address = field(mail, m.settings_email_new({}, say), language);
    await address.fill(taken.email);
    await press(page, m.settings_email_submit({}, say));
    await expect(mail.getByText(m.error_email_in_use({}, say)).first()).toBeVisible();
    await page.route("**/api/me/change-email", (route) => route.abort());
    await address.fill(moved.email);
    await press(page, m.settings_email_submit({}, say));
    await expect(mail.getByText(m.settings_email_unexpected({}, say))).toBeVisible();
    await page.unroute("**/api/me/change-email");
    await press(page, m.settings_email_submit({}, say));
    await expect(mail.getByText(m.settings_email_done({ email: moved.email }, say))).toBeVisible();
    await page.reload();
    await expect(mail.getByText(m.settings_email_now({ email: moved.email }, say))).toBeVisible();

    const reader = await newVisitor();
    await reader.goto(await linkInMail(member.email));
    await takenOver(reader);
    await expect(reader).toHaveURL(new RegExp(`^${origins[language]}/undo-email-change#`));
    await press(reader, m.undo_submit({}, say));
    await expect(reader.getByText(m.undo_done({ email: member.email }, say))).toBeVisible();
    await page.goto(`${origins[language]}/settings`);
    await expect(page).toHaveURL(`${origins[language]}/`);
    await open(reader, language, "/login");
    await logIn(reader, language, member);
    await expect(
      reader.getByRole("banner").getByRole("link", { name: member.first_name }),
    ).toBeVisible();
  });

  test(`[D2-17] [D2-05] the password changes, other browsers are logged out, the data comes as a file (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/change-password/);
    const member = await enterAsMember(page.context(), language);
    const other = await newVisitor();
    await open(other, language, "/login");
    await logIn(other, language, member);
    await expect(
      other.getByRole("banner").getByRole("link", { name: member.first_name }),
    ).toBeVisible();

    await open(page, language, "/settings");
    const password = part(page, m.settings_password_title({}, say));
    const fill = (label: string, text: string) => field(password, label, language).fill(text);
    await fill(m.settings_password_current({}, say), "Wrong4kittens");
    await fill(m.settings_password_new({}, say), "Fresh4kittens");
    await fill(m.settings_password_confirm({}, say), "Fresh4kittens");
    await press(page, m.settings_password_submit({}, say));
    await expect(password.getByText(m.error_wrong_current_password({}, say)).first()).toBeVisible();
    await fill(m.settings_password_current({}, say), member.password);
    await press(page, m.settings_password_submit({}, say));
    await expect(password.getByText(m.settings_password_done({}, say))).toBeVisible();
    await other.goto(`${origins[language]}/settings`);
    await expect(other).toHaveURL(`${origins[language]}/`);

    await press(page, m.settings_sessions_submit({}, say));
    await expect(page.getByText(m.settings_sessions_none({}, say))).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      press(page, m.settings_data_submit({}, say)),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await download.path(), "utf8")) as {
      profile: { email: string };
    };
    expect(data.profile.email).toBe(member.email);
  });

  test(`closing the account asks first: no keeps it, yes closes it (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/auth\/login/);
    const member = await enterAsMember(page.context(), language);
    await open(page, language, "/settings");
    await field(page, m.settings_close_password({}, say), language).fill(member.password);
    await press(page, m.settings_close_submit({}, say));
    const question = page.getByRole("dialog", { name: m.settings_close_question({}, say) });
    await expect(question).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await press(page, m.settings_close_submit({}, say));
    await question.getByRole("button", { name: m.settings_close_confirm({}, say) }).click();
    await expect(page).toHaveURL(`${origins[language]}/`);
    await expect(
      page.getByRole("banner").getByRole("link", { name: m.nav_join({}, say) }),
    ).toBeVisible();
    await expect(
      guestApi(language)("POST /auth/login", {
        body: { email: member.email, password: member.password },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
}

test("[2.1-15] [2.1-16] [2.1-24] a guest is sent to / and returns after logging in; another member's photo page is refused", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/403/);
  const member = await enterAsMember(page.context(), "en");
  const { data: me } = await member.call("GET /me", {});
  for (const path of ["/edit", "/settings", `/users/${me.id}/addphoto`]) {
    await forgetSession(page);
    await open(page, "en", path);
    await expect(page).toHaveURL(`${origins.en}/`);
    await open(page, "en", "/login");
    await logIn(page, "en", member);
    await expect(page).toHaveURL(origins.en + path);
  }
  const foreign = await open(page, "en", `/users/${me.id - 1}/addphoto`);
  expect(foreign.status()).toBe(403);
});

test("[8-01] [8-02] [8-03] a server failure is logged and shown in the layout unless shown at the control; a refusal is neither", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\//);
  const reports: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/logs/client")) reports.push(request.postDataJSON());
  });
  await enterAsMember(page.context(), "en");
  await open(page, "en", "/settings");
  const alert = page.getByRole("alert").filter({ has: page.getByRole("button") });
  await field(page, m.settings_password_current(), "en").fill("Wrong4kittens");
  await field(page, m.settings_password_new(), "en").fill("Fresh4kittens");
  await field(page, m.settings_password_confirm(), "en").fill("Fresh4kittens");
  await press(page, m.settings_password_submit());
  await expect(page.getByText(m.error_wrong_current_password()).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(reports).toEqual([]);

  const failing = "**/api/me/end-other-sessions";
  await page.route(failing, (route) => route.fulfill({ status: 500, body: "{}" }));
  await press(page, m.settings_sessions_submit());
  const fault = "Something went wrong. Please try again later.";
  await expect(page.getByRole("main").getByText(fault)).toBeVisible();
  await expect(page.getByText(fault)).toHaveCount(1);
  await expect
    .poll(() => reports)
    .toEqual([
      {
        level: "error",
        message: "POST /me/end-other-sessions answered 500",
        meta: { page: "/settings", call: "POST /me/end-other-sessions", status: 500 },
      },
    ]);

  // A form that was not sent does not report its own look-ups.
  await forgetSession(page);
  await page.route("**/api/auth/check-email-exists?*", (route) => route.abort());
  await open(page, "en", "/join");
  await field(page, m.join_email(), "en").fill("somebody@cats.example");
  await field(page, m.join_password(), "en").focus();
  await expect(alert).toHaveText(fault);
  await expect.poll(() => reports.length).toBe(2);
  await alert.getByRole("button", { name: m.fault_close() }).click();
  await expect(alert).toHaveCount(0);
  await field(page, m.join_email(), "en").focus();
  await field(page, m.join_password(), "en").focus();
  await expect(alert).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(alert).toHaveCount(0);
});
