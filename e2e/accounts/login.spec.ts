/** Logging in: the next page, the errors, and what the browser stores. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { languages, origins } from "../address.ts";
import { appoint } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, forgetSession, somebody, type Member } from "../member.ts";
import { button, link, open, takenOver } from "../screen.ts";

/** A member who is not logged in here. */
async function memberElsewhere(page: Page): Promise<Member> {
  const member = await enterAsMember(page.context(), "en");
  await page.context().clearCookies();
  return member;
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("[2.1-05] [2.5-01] login returns to the previous page, otherwise to /", async ({ page }) => {
  const member = await memberElsewhere(page);
  await open(page, "en", "/market");
  await link(page.getByRole("banner"), m.nav_login()).click();
  await expect(page.getByLabel(m.login_email(), { exact: true })).toHaveAttribute("type", "email");
  await expect(page.getByLabel(m.login_password(), { exact: true })).toHaveAttribute(
    "type",
    "password",
  );
  await logIn(page, "en", member);
  await expect(page).toHaveURL(`${origins.en}/market`);

  await forgetSession(page);
  await open(page, "en", "/login");
  await logIn(page, "en", member);
  await expect(page).toHaveURL(`${origins.en}/`);
});

for (const language of languages) {
  const say = { locale: language };

  test(`[2.5-01] [8-05] [8-07] [8-08] login says why it failed (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/auth\/login/);
    const member = await memberElsewhere(page);
    await open(page, language, "/login");
    const says = async (text: string) => {
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(text);
      await expect(page).toHaveURL(`${origins[language]}/login`);
    };
    await logIn(page, language, { ...member, password: "Not4theirs" });
    await says(m.login_wrong_credentials({}, say));
    await logIn(page, language, somebody());
    await says(m.error_user_not_found({}, say));
    const answered = (status: number, message: string) =>
      page.route("**/api/auth/login", (route) =>
        route.fulfill({ status, json: { success: false, message } }),
      );
    await answered(429, "Too many attempts");
    await logIn(page, language, member);
    await says("Too many attempts");
    await page.unroute("**/api/auth/login");
    await page.route("**/api/auth/login", (route) => route.abort());
    await logIn(page, language, member);
    await says(m.login_unexpected_error({}, say));
  });
}

test("[8-05] [8-07] [8-08] the messages match the specification", () => {
  const en = { locale: "en" } as const;
  expect([
    m.login_wrong_credentials({}, en),
    m.error_user_not_found({}, en),
    m.login_unexpected_error({}, en),
  ]).toEqual([
    "Wrong username or password. Please try again.",
    "User not found!",
    "An unexpected error occurred. Please try again later.",
  ]);
});

test("[3-04] [4-02] [D2-07] the browser keeps e-mail, first name and roles from login to logout, and they decide nothing", async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectConsoleError(/401/);
  const member = await memberElsewhere(page);
  await appoint(member.email);
  await open(page, "en", "/login");
  await logIn(page, "en", member);
  const name = link(page.getByRole("banner"), member.first_name);
  await expect(name).toBeVisible();
  const kept = {
    userKey: JSON.stringify({ email: member.email, first_name: member.first_name }),
    roleIds: "[1,2]",
  };
  expect(await stored(page)).toMatchObject(kept);
  await page.reload();
  await takenOver(page);
  await expect(name).toBeVisible();
  expect(await stored(page)).toMatchObject(kept);

  // The same storage without a session.
  const forger = await newVisitor();
  await open(forger, "en", "/");
  await forger.evaluate((forged) => Object.assign(localStorage, forged), kept);
  await open(forger, "en", "/my");
  await expect(forger).toHaveURL(`${origins.en}/`);
  expect(await forger.evaluate(async () => (await fetch("/api/me")).status)).toBe(401);

  await button(page.getByRole("banner"), m.nav_logout()).click();
  await expect(link(page.getByRole("banner"), m.nav_login())).toBeVisible();
  expect(await stored(page)).not.toHaveProperty("userKey");
  expect(await stored(page)).not.toHaveProperty("roleIds");
});

test("[7-01] every call goes to /api with the session's cookie", async ({ page }) => {
  await enterAsMember(page.context(), "en");
  const calls: { path: string; cookie: Promise<string | null> }[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "fetch" && request.resourceType() !== "xhr") return;
    calls.push({ path: new URL(request.url()).pathname, cookie: request.headerValue("cookie") });
  });
  await open(page, "en", "/");
  await link(page.getByRole("banner"), m.nav_add_cat()).click();
  await expect(page).toHaveURL(`${origins.en}/add`);
  await link(page.getByRole("banner"), "Marta").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marta Lindgren");
  expect(calls.length).toBeGreaterThan(3);
  const [session] = await page.context().cookies();
  for (const { path, cookie } of calls) {
    expect(path).toMatch(/^\/api\//);
    expect(await cookie, path).toContain(session!.value);
  }
});

test("a page kept by the browser is loaded again for another reader, and a login is not gone back to", async ({
  page,
}) => {
  const member = await memberElsewhere(page);
  await open(page, "en", "/market");
  const links = page.getByRole("banner");
  await link(links, m.nav_login()).click();
  await logIn(page, "en", member);
  await expect(page).toHaveURL(`${origins.en}/market`);
  await takenOver(page);
  await expect(link(links, m.nav_login())).toHaveCount(0);
  const comeBack = () =>
    page.evaluate(() => {
      (globalThis as { kept?: boolean }).kept = true;
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
  const isKept = () => page.evaluate(() => (globalThis as { kept?: boolean }).kept === true);
  await comeBack();
  expect(await isKept()).toBe(true);

  // As logging out on another page of this browser leaves it.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem("userKey"));
  await comeBack();
  await expect(link(links, m.nav_login())).toBeVisible();
  expect(await isKept()).toBe(false);

  await page.goBack();
  await expect(page).toHaveURL(`${origins.en}/market`);
});
