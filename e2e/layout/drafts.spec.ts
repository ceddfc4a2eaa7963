/** What was typed and not sent is offered again; without a network a form waits, and is sent once. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { fillJoin, logIn } from "../accounts.ts";
import { type Language, languages, origins, PORT } from "../address.ts";
import { fillCat, sendCat } from "../cat-form.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, somebody, type Member } from "../member.ts";
import { button, field, open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const cat = {
  prefix: "Silverbrook",
  name: "Aurora",
  sex: "female",
  breed: "SIB",
  main: "n",
  tabby: "22",
  eye: "62",
} as const;

const offer = (page: Page, locale: Language) => button(page, m.draft_take({}, { locale }));
const value = (page: Page, label: string, locale: Language) => expect(field(page, label, locale));

/** Until the server has what was typed last. */
const kept = (page: Page, text: string) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === "PUT" &&
      response.url().endsWith("/api/me/draft") &&
      (response.request().postData() ?? "").includes(text),
  );

const browserKeeps = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

async function catsOf({ call }: Member, name: string): Promise<number> {
  const { data } = await call("GET /me/cats", {});
  return data.filter((one) => JSON.stringify(one).includes(name)).length;
}

for (const locale of languages) {
  const say = { locale };

  test(`a cat that was being entered is taken up after a lost session and on another device (${locale})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/401/);
    const member = await enterAsMember(page.context(), locale);
    await open(page, locale, "/addwithcolor");
    await expect(offer(page, locale)).toHaveCount(0);
    const stored = kept(page, '"eye_ems":"62"');
    await fillCat(page, locale, cat);
    expect((await stored).status()).toBe(200);

    // The session is lost while the form is open: what is typed now waits in the browser.
    await page.context().clearCookies();
    const refused = kept(page, "Aurora Borealis");
    await field(page, m.catform_name({}, say), locale).fill("Aurora Borealis");
    expect((await refused).status()).toBe(401);
    await page.evaluate(() =>
      window.addEventListener("beforeunload", (e) => e.stopImmediatePropagation(), true),
    );
    page.on("dialog", (dialog) => void dialog.accept());
    await open(page, locale, "/login");
    await logIn(page, locale, member);
    await expect(page).toHaveURL(`${origins[locale]}/`);
    await open(page, locale, "/addwithcolor");
    await offer(page, locale).click();
    await value(page, m.catform_name({}, say), locale).toHaveValue("Aurora Borealis");
    await value(page, m.catform_prefix({}, say), locale).toHaveValue("Silverbrook");
    await expect(page.getByRole("status", { name: m.catform_ems({}, say) })).toContainText(
      "SIB n 22 62",
    );
    await expect(offer(page, locale)).toHaveCount(0);

    // On another device and in the other language it is the same draft.
    const other = languages.find((one) => one !== locale)!;
    const phone = await newVisitor({ viewport: { width: 360, height: 740 } });
    await open(phone, other, "/login");
    await logIn(phone, other, member);
    await expect(phone).toHaveURL(`${origins[other]}/`);
    await open(phone, other, "/addwithcolor");
    await expect(offer(phone, other)).toBeVisible();
    expect(await accessibilityFaults(phone)).toEqual([]);
    await offer(phone, other).click();
    await value(phone, m.catform_prefix({}, { locale: other }), other).toHaveValue("Silverbrook");
    await expect(
      phone.getByRole("radio", { name: m.cat_female({}, { locale: other }), exact: true }),
    ).toBeChecked();
    await sendCat(phone, other);
    await expect(phone).toHaveURL(`${origins[other]}/my`);
    await open(phone, other, "/addwithcolor");
    await expect(field(phone, m.catform_name({}, { locale: other }), other)).toHaveValue("");
    await expect(offer(phone, other)).toHaveCount(0);
    expect(await catsOf(member, "Aurora")).toBe(1);
  });

  test(`a cat sent without a network is sent when there is one, and once (${locale})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const member = await enterAsMember(page.context(), locale);
    await open(page, locale, "/addwithcolor");
    await fillCat(page, locale, { ...cat, name: "Tuman" });
    // The worst that can happen: the server makes the cat, then the network goes before its answer comes.
    await page.route("**/api/cats", async (route) => {
      // By address and Host header: not every machine resolves names below localhost outside a browser.
      const { pathname, host } = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host };
      await route.fetch({ url: `http://localhost:${PORT}${pathname}`, headers });
      await page.context().setOffline(true);
      await route.abort();
      await page.unroute("**/api/cats");
    });
    await sendCat(page, locale);
    const line = page.getByRole("status").filter({ hasText: m.offline_line({}, say) });
    await expect(line).toBeVisible();
    await expect(button(page, m.offline_send({}, say))).toHaveAttribute("aria-disabled", "true");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().setOffline(false);
    await expect(page).toHaveURL(`${origins[locale]}/my`);
    expect(await catsOf(member, "Tuman")).toBe(1);
  });

  test(`a guest's draft stays in the browser, without passwords, and can be thrown away (${locale})`, async ({
    page,
  }) => {
    const person = somebody();
    await open(page, locale, "/join");
    await fillJoin(page, locale, person);
    await expect.poll(() => browserKeeps(page)).toContain(person.email);
    await page.reload();
    await takenOver(page);
    await offer(page, locale).click();
    await value(page, m.join_email({}, say), locale).toHaveValue(person.email);
    await value(page, m.join_country({}, say), locale).not.toHaveValue("");
    await value(page, m.join_password({}, say), locale).toHaveValue("");
    const stored = await browserKeeps(page);
    expect(stored).toContain(person.email);
    expect(stored).not.toContain(person.password);

    await page.reload();
    await takenOver(page);
    await button(page, m.draft_drop({}, say)).click();
    await page.reload();
    await takenOver(page);
    await expect(
      page.getByRole("button", { name: m.join_submit({}, say), exact: true }),
    ).toBeVisible();
    await expect.poll(() => browserKeeps(page)).not.toContain(person.email);
    await expect(offer(page, locale)).toHaveCount(0);
  });
}

test("a login keeps no draft", async ({ page }) => {
  await open(page, "en", "/login");
  const person = somebody();
  await page.getByLabel(m.login_email({}, { locale: "en" }), { exact: true }).fill(person.email);
  await page
    .getByLabel(m.login_password({}, { locale: "en" }), { exact: true })
    .fill(person.password);
  await page.reload();
  await takenOver(page);
  expect(await browserKeeps(page)).not.toContain(person.email);
});
