/** Passkeys in the browser, with Chromium's own authenticator. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, forgetSession, type Member } from "../member.ts";
import { button, field, open } from "../screen.ts";

/** Acts like a phone that is present and has just verified its owner. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, language: Language, { password }: Member): Promise<void> {
  const say = { locale: language };
  await open(page, language, "/settings");
  const part = page.getByRole("region", {
    name: m.settings_passkeys_title({}, say),
    exact: true,
  });
  await expect(part.getByText(m.settings_passkeys_none({}, say))).toBeVisible();
  await field(part, m.settings_passkeys_name({}, say), language).fill("Pixel");
  await field(part, m.settings_passkeys_password({}, say), language).fill(password);
  await button(part, m.settings_passkeys_add({}, say)).click();
  await expect(part.getByText(m.settings_passkeys_done({ name: "Pixel" }, say))).toBeVisible();
  await expect(part.getByRole("listitem")).toContainText("Pixel");
}

for (const language of languages) {
  const say = { locale: language };

  test(`[SEC-14] a passkey is added, logs in, and is removed (${language})`, async ({ page }) => {
    await withAuthenticator(page);
    const member = await enterAsMember(page.context(), language);
    await addPasskey(page, language, member);
    await forgetSession(page);
    await open(page, language, "/login");
    await button(page, m.passkey_login({}, say)).click();
    await expect(page).not.toHaveURL(/login/);
    await expect(
      page.getByRole("banner").getByRole("link", { name: member.first_name }),
    ).toBeVisible();

    await open(page, language, "/settings");
    await button(page, m.settings_passkeys_remove_named({ name: "Pixel" }, say)).click();
    const dialog = page.getByRole("dialog");
    await field(dialog, m.settings_passkeys_password({}, say), language).fill(member.password);
    await button(dialog, m.settings_passkeys_remove({}, say)).click();
    await expect(page.getByText(m.settings_passkeys_none({}, say))).toBeVisible();
  });
}

test("[SEC-14] an administrator's browser asks for the passkey before a decision, and then makes it", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/admin\/members/);
  const say = { locale: "en" } as const;
  await withAuthenticator(page);
  const seller = await enterAsMember(page.context(), "en", {
    first_name: "Gustav",
    last_name: "Passkeyless",
  });
  await forgetSession(page);
  const admin = await enterAsAdministrator(page.context(), "en");
  await addPasskey(page, "en", admin);
  await open(page, "en", `/admin/members?q=${encodeURIComponent(seller.last_name)}`);
  await button(page, m.members_suspend({}, say)).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Cats that do not exist");
  const [refused, made] = [403, 200].map((status) =>
    page.waitForResponse(
      (answer) => answer.url().endsWith("/suspension") && answer.status() === status,
    ),
  );
  await button(dialog, m.members_suspend({}, say)).click();
  await refused;
  await made;
  await expect(button(page, m.members_unsuspend({}, say))).toBeVisible();
});
