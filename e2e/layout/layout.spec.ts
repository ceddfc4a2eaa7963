/** Header, footer, languages, and the redirects for private pages. */
import type { Locator, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { join, logIn } from "../accounts.ts";
import { languages, origins } from "../address.ts";
import { switchFrom } from "../header.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, somebody } from "../member.ts";
import { open, takenOver } from "../screen.ts";

const en = { locale: "en" } as const;

/** The header's navigation: the variant for this width; the other one is hidden. */
function navigation(page: Page, locale: "en" | "ru" = "en"): Locator {
  return page
    .getByRole("banner")
    .getByRole("navigation", { name: m.nav_label({}, { locale }), exact: true });
}

const links = (nav: Locator) => nav.getByRole("link");

test("[2.3-01] [2.3-02] a guest's header: sale, login, join, language", async ({ page }) => {
  for (const locale of languages) {
    await open(page, locale, "/");
    for (const width of [479, 480]) {
      await page.setViewportSize({ width, height: 800 });
      const nav = navigation(page, locale);
      // Where there is room, trial matings too.
      await expect(links(nav)).toHaveCount(width < 480 ? 4 : 5);
      const to = (name: string) => nav.getByRole("link", { name, exact: true });
      await expect(to(m.nav_sale({}, { locale }))).toHaveAttribute("href", "/market");
      await expect(to(m.nav_login({}, { locale }))).toHaveAttribute("href", "/login");
      await expect(to(m.nav_join({}, { locale }))).toHaveAttribute("href", "/join");
      await expect(nav.getByRole("link", { name: switchFrom(locale) })).toBeVisible();
    }
  }
});

test("[2.3-03] [2.3-04] [2.3-07] [6-06] [9-26] a member's header from 480 px: language, sale, favourites, add cat, first name, logout", async ({
  page,
}) => {
  const { first_name } = await enterAsMember(page.context(), "en");
  await page.setViewportSize({ width: 480, height: 800 });
  await open(page, "en", "/");
  const nav = navigation(page);
  await expect(nav).toMatchAriaSnapshot(`
    - navigation:
      - /children: equal
      - link /${switchFrom("en")}/
      - link "${m.nav_sale({}, en)}"
      - link "${m.nav_breeding({}, en)}"
      - link "${m.nav_favourites({}, en)}"
      - link "${m.nav_add_cat({}, en)}"
      - link "${first_name}"
      - button "${m.nav_logout({}, en)}"
  `);
  await expect(nav.getByRole("link", { name: m.nav_favourites({}, en) })).toHaveAttribute(
    "href",
    "/favorites",
  );
  await expect(nav.getByRole("link", { name: m.nav_add_cat({}, en) })).toHaveAttribute(
    "href",
    "/add",
  );
  await expect(nav.getByRole("link", { name: first_name })).toHaveAttribute("href", "/my");
});

test("[2.3-05] [2.3-06] [6-06] [9-26] a member's header below 480 px: sale, favourites, profile and a menu with the rest", async ({
  page,
  watch,
}) => {
  // The bell may ask while the session ends.
  watch.expectConsoleError(/401.*notices\/unread/);
  await enterAsMember(page.context(), "en");
  await page.setViewportSize({ width: 479, height: 800 });
  await open(page, "en", "/");
  const nav = navigation(page);
  await expect(links(nav)).toHaveCount(3);
  for (const [name, href] of [
    [m.nav_sale({}, en), "/market"],
    [m.nav_favourites({}, en), "/favorites"],
    [m.nav_profile({}, en), "/my"],
  ] as const)
    await expect(nav.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);

  const menu = nav.getByRole("group");
  await nav.getByLabel(m.nav_menu({}, en), { exact: true }).click();
  await expect(
    menu.getByRole("link", { name: m.nav_profile({}, en), exact: true }),
  ).toHaveAttribute("href", "/my");
  await expect(
    menu.getByRole("link", { name: m.nav_add_cat({}, en), exact: true }),
  ).toHaveAttribute("href", "/add");
  await expect(menu.getByRole("link", { name: switchFrom("en") })).toBeVisible();
  await menu.getByRole("button", { name: m.nav_logout({}, en), exact: true }).click();
  await expect(nav.getByRole("link", { name: m.nav_login({}, en), exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${origins.en}/`);
});

test("[2.3-08] [2.5-02] [4-01] login keeps the member's name and roles in the browser, logout returns to / and drops them", async ({
  page,
  watch,
}) => {
  // The bell may ask while the session ends.
  watch.expectConsoleError(/401.*notices\/unread/);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  const person = somebody();
  await open(page, "en", "/join");
  await join(page, "en", person);
  await logIn(page, "en", person);
  await expect(navigation(page).getByRole("link", { name: person.first_name })).toBeVisible();
  expect(await stored()).toMatchObject({
    userKey: JSON.stringify({ email: person.email, first_name: person.first_name }),
    roleIds: "[1]",
  });

  await open(page, "en", "/my");
  await navigation(page)
    .getByRole("button", { name: m.nav_logout({}, en), exact: true })
    .click();
  await expect(
    navigation(page).getByRole("link", { name: m.nav_login({}, en), exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${origins.en}/`);
  expect(await stored()).not.toHaveProperty("userKey");
  expect(await stored()).not.toHaveProperty("roleIds");
  await page.goto(`${origins.en}/my`);
  await expect(page).toHaveURL(`${origins.en}/`);
});

test("[2.1-36] [2.3-09] the footer leads to admin and partners", async ({ page }) => {
  await open(page, "en", "/terms");
  const footer = page.getByRole("contentinfo");
  await expect(
    footer.getByRole("link", { name: m.footer_admin({}, en), exact: true }),
  ).toHaveAttribute("href", "/admin");
  await footer.getByRole("link", { name: m.footer_partners({}, en), exact: true }).click();
  await expect(page).toHaveURL(/\/partners$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[2.1-03] partners invite a guest to join, not a member", async ({ page }) => {
  const invitation = page
    .getByRole("main")
    .getByRole("link", { name: m.nav_join({}, en), exact: true });
  await open(page, "en", "/partners");
  await expect(invitation).toHaveAttribute("href", "/join");
  await enterAsMember(page.context(), "en");
  await open(page, "en", "/partners");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test("[1-22] [D8-12] the language switch keeps the path and its query, there and back", async ({
  page,
}) => {
  const path = "/market?breed=mco";
  await open(page, "en", path);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await navigation(page)
    .getByRole("link", { name: switchFrom("en") })
    .click();
  await expect(page).toHaveURL(origins.ru + path);
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(
    page.getByRole("button", { name: m.market_apply({}, { locale: "ru" }) }),
  ).toBeVisible();
  await navigation(page, "ru")
    .getByRole("link", { name: switchFrom("ru") })
    .click();
  await expect(page).toHaveURL(origins.en + path);
});

test("[2.2-01] [2.2-02] [D8-09] a guest on a private page is sent to / and, after login, to the page with its query", async ({
  page,
}) => {
  const person = somebody();
  await open(page, "en", "/join");
  await join(page, "en", person);
  const wanted = "/my?show=selling&sex=female";
  await open(page, "en", wanted);
  await expect(page).toHaveURL(`${origins.en}/`);
  await navigation(page)
    .getByRole("link", { name: m.nav_login({}, en), exact: true })
    .click();
  await logIn(page, "en", person);
  await expect(page).toHaveURL(origins.en + wanted);
  await expect(page.getByRole("heading", { name: m.my_show_selling({}, en) })).toBeVisible();
});

test("[2.1-38] the error screen offers members a link back to their page", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/404/);
  await enterAsMember(page.context(), "en");
  await open(page, "en", "/no-such-page");
  await page.getByRole("link", { name: m.error_back_to_own_page({}, en) }).click();
  await expect(page).toHaveURL(/\/my$/);
});

test("[2.2-06] [4-08] [D11-11] addresses without a valid cat show none, with status 404", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/404/);
  for (const locale of languages) {
    for (const path of ["/cats/registration", "/cats/abc", "/cats/99999999?tab=pedigree"]) {
      expect((await open(page, locale, path)).status()).toBe(404);
      await expect(
        page.getByRole("heading", { level: 1, name: m.cat_no_data({}, { locale }) }),
      ).toBeVisible();
    }
  }
});

test("[D8-08] /defaultPage leads to the market", async ({ page }) => {
  await page.goto(`${origins.en}/defaultPage`);
  await takenOver(page);
  await expect(page).toHaveURL(`${origins.en}/market`);
});

/** How many items the last row lacks; all rows must be visible without scrolling sideways. */
async function unevenness(items: Locator): Promise<number> {
  const boxes = await items.evaluateAll((all) =>
    all.map((item) => {
      const { top, right } = item.getBoundingClientRect();
      return { top: Math.round(top), right };
    }),
  );
  const width = items.page().viewportSize()!.width;
  expect(boxes.filter(({ right }) => right > width)).toEqual([]);
  const rows = Map.groupBy(boxes, ({ top }) => top)
    .values()
    .map(({ length }) => length)
    .toArray();
  return Math.max(...rows) - rows.at(-1)!;
}

test("[1-16] [1-17] [9-22] [9-23] [9-24] [9-25] [D10-19] home shows 6, 8, 10 or 12 breeds and cats, and all 13 breeds on request", async ({
  page,
}) => {
  await open(page, "en", "/");
  const items = (name: string) =>
    page.getByRole("region", { name, exact: true }).getByRole("listitem");
  const breeds = items(m.home_gallery_title({}, en));
  const strip = items(m.home_strip_title({}, en));
  for (const [width, count] of [
    [767, 6],
    [768, 8],
    [1023, 8],
    [1024, 10],
    [1199, 10],
    [1200, 12],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(breeds, `breeds at ${width} px`).toHaveCount(count);
    await expect(strip, `cats at ${width} px`).toHaveCount(count);
    for (const list of [breeds, strip])
      expect(await unevenness(list), `rows at ${width} px`).toBe(0);
  }
  await page.getByRole("checkbox", { name: m.home_gallery_show_all({ count: 13 }, en) }).check();
  await expect(breeds).toHaveCount(13);
});

test("[1-15] [D10-19] the hero's buy button and the header's sale lead to the market", async ({
  page,
}) => {
  await open(page, "en", "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: m.home_buy({}, en), exact: true })
    .click();
  await expect(page).toHaveURL(/\/market$/);
  await open(page, "en", "/");
  await links(navigation(page))
    .filter({ hasText: m.nav_sale({}, en) })
    .click();
  await expect(page).toHaveURL(/\/market$/);
});
