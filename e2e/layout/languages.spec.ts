/** Changing the language keeps the page, the login and what was typed; a guest's hearts move into the account. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { fillJoin, logIn } from "../accounts.ts";
import { type Language, languages, oneHost, origins } from "../address.ts";
import { fillCat } from "../cat-form.ts";
import { switchFrom } from "../header.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, somebody } from "../member.ts";
import { button, field, open, takenOver } from "../screen.ts";
import { oldestAd } from "../screens/screen-list.ts";

const other = (language: Language) => languages.find((one) => one !== language)!;

/** Every address that the page goes through, as servers and logs see it. */
function requested(page: Page): string[] {
  const seen: string[] = [];
  page.on(
    "request",
    (request) => void seen.push(request.url(), request.headers()["referer"] ?? ""),
  );
  return seen;
}

async function change(page: Page, from: Language): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("after-page").length > 0);
  await page
    .getByRole("banner")
    .getByRole("link", { name: switchFrom(from) })
    .click();
}

for (const language of languages) {
  const there = other(language);

  test(`[D11-10] a member changes the language in the middle of an order (${language})`, async ({
    page,
  }) => {
    await enterAsMember(page.context(), language);
    const path = `/order/${await oldestAd()}`;
    await open(page, language, path);
    await field(page, m.order_comment({}, { locale: language }), language).fill(
      "Could we come on Sunday?",
    );
    const seen = requested(page);
    await change(page, language);
    await expect(page).toHaveURL(origins[there] + path);
    await takenOver(page);
    await expect(field(page, m.order_comment({}, { locale: there }), there)).toHaveValue(
      "Could we come on Sunday?",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      m.order_heading({}, { locale: there }),
    );
    // Neither code nor ticket is in an address that is sent anywhere.
    expect(seen.filter((url) => /[\w-]{43}/.test(url.replace(/\/assets\/\S*/, "")))).toEqual([]);

    // Back again, and out of both at once.
    await change(page, there);
    await expect(page).toHaveURL(origins[language] + path);
    await takenOver(page);
    await page.goto(`${origins[there]}/my`);
    await takenOver(page);
    await page
      .getByRole("banner")
      .getByRole("button", { name: m.nav_logout({}, { locale: there }), exact: true })
      .click();
    await expect(page).toHaveURL(`${origins[there]}/`);
    await page.goto(`${origins[language]}/my`);
    await expect(page).toHaveURL(`${origins[language]}/`);
    // The page shows that nobody is logged in at once, and clears what it kept for the next visit when it has time.
    await page.waitForFunction(() => localStorage.getItem("userKey") === null);
  });

  test(`[D11-10] a member's form with choices is put back as it was (${language})`, async ({
    page,
  }) => {
    await enterAsMember(page.context(), language);
    await open(page, language, "/addwithcolor");
    await fillCat(page, language, {
      prefix: "Silverbrook",
      name: "Aurora",
      sex: "female",
      breed: "SIB",
      main: "n",
      tabby: "22",
      eye: "62",
    });
    await change(page, language);
    await expect(page).toHaveURL(`${origins[there]}/addwithcolor`);
    await takenOver(page);
    const say = { locale: there };
    await expect(page.getByRole("status", { name: m.catform_ems({}, say) })).toContainText(
      "SIB n 22 62",
    );
    await expect(field(page, m.catform_name({}, say), there)).toHaveValue("Aurora");
    await expect(button(page, m.draft_take({}, say))).toHaveCount(0);
  });

  test(`[D11-10] a guest's form goes along without passwords (${language})`, async ({ page }) => {
    const person = somebody();
    await open(page, language, "/join");
    await fillJoin(page, language, person);
    await change(page, language);
    await expect(page).toHaveURL(`${origins[there]}/join`);
    await takenOver(page);
    const say = { locale: there };
    await expect(field(page, m.join_email({}, say), there)).toHaveValue(person.email);
    await expect(field(page, m.join_country({}, say), there)).not.toHaveValue("");
    await expect(field(page, m.join_password({}, say), there)).toHaveValue("");
  });

  test(`[D11-09] a guest's hearts are shown, change the language and move into the account (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const member = await enterAsMember((await newVisitor()).context(), language);
    const hearts = page.getByRole("article").getByRole("button", { pressed: false });
    await open(page, language, "/favorites");
    await expect(page.getByText(m.favourites_none({}, { locale: language }))).toBeVisible();
    await open(page, language, "/market?breed=mco");
    await hearts.first().click();
    await hearts.first().click();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: m.nav_favourites({}, { locale: language }) })
      .click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await change(page, language);
    await expect(page).toHaveURL(`${origins[there]}/favorites`);
    await expect(page.getByRole("article")).toHaveCount(2);

    await page
      .getByRole("banner")
      .getByRole("link", { name: m.nav_login({}, { locale: there }) })
      .click();
    await logIn(page, there, member);
    await expect(page).toHaveURL(`${origins[there]}/favorites`);
    await expect(page.getByRole("article")).toHaveCount(2);
    expect((await member.call("GET /me/favorites", {})).data).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.getItem("favoriteCats"))).toBeNull();
    // A screen reader says where one is.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
}

test("[D11-10] with a single host what was typed is put back too", async ({ page }) => {
  const person = somebody();
  await page.goto(`${oneHost}/join`);
  await takenOver(page);
  await fillJoin(page, "en", person);
  await page.waitForFunction(() => performance.getEntriesByName("after-page").length > 0);
  await page
    .getByRole("banner")
    .getByRole("button", { name: m.nav_language_label({}, { locale: "ru" }) })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await takenOver(page);
  await expect(field(page, m.join_email({}, { locale: "ru" }), "ru")).toHaveValue(person.email);
});

test("[D11-10] a link to the passage from elsewhere does nothing but open the home page", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/400/);
  const code = "c".repeat(43);
  for (const said of [
    `code=${code}&to=/my`,
    `from=xx&to=//evil.example`,
    `ticket=x&for=ru&to=/my`,
  ]) {
    await page.goto(`${origins.ru}/hand-over#${said}`);
    await expect(page).toHaveURL(`${origins.ru}/`);
  }
});

test("the current tab is shown in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "en", `/cats/${await oldestAd()}`);
  const tabs = page.getByRole("main").locator("nav a");
  const backgrounds = await tabs.evaluateAll((all) =>
    all.map((tab) => [tab.hasAttribute("aria-current"), getComputedStyle(tab).backgroundColor]),
  );
  const current = backgrounds.filter(([is]) => is).map(([, colour]) => colour);
  const rest = backgrounds.filter(([is]) => !is).map(([, colour]) => colour);
  expect(current.length).toBeGreaterThan(0);
  for (const colour of rest) expect(current).not.toContain(colour);
});
