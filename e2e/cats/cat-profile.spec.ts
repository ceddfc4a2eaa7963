/** The head of a cat's page, its tabs and its menu, for owners and for others. */
import type { Locator, Page } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open } from "../screen.ts";

const en = { locale: "en" } as const;
const queen = { sex: "female", breed: "SIB", ems: "ns 22" } as const;

const profile = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { level: 1 }) });

const tabs = (page: Page, locale: "en" | "ru") =>
  page.getByRole("navigation", { name: m.cat_tabs({}, { locale }) }).getByRole("link");

async function expectBadges(
  scope: Locator,
  { shown, absent }: { shown: string[]; absent: string[] },
): Promise<void> {
  for (const text of shown) await expect(scope.getByText(text, { exact: true })).toHaveCount(1);
  for (const text of absent) await expect(scope.getByText(text, { exact: true })).toHaveCount(0);
}

/** The member's own cat, its mother, of which only the record is kept, and a registered cat. */
async function family(call: ApiCaller) {
  const own = await enterCat(call, { ...queen, name: "Aurora" });
  const record = await enterCat(call, { ...queen, name: "Juniper", isMine: false });
  await call("POST /parents/", { body: { catId: own, motherId: record } });
  const registered = await enterCat(call, { ...queen, name: "Nutmeg" });
  await registerByClub(registered);
  return { own, record, registered };
}

for (const language of languages) {
  const say = { locale: language };
  const [cat, parent, known] = [
    m.cat_profile_cat({}, say),
    m.cat_profile_parent({}, say),
    m.cat_profile_public({}, say),
  ];
  const badges = {
    registered: m.cat_badge_registered({}, say),
    owned: m.cat_badge_owned({}, say),
    mine: m.cat_badge_mine({}, say),
    parent: m.cat_badge_parent({}, say),
  };

  test(`[2.11-01] [2.11-02] [2.11-03] [2.11-04] [2.11-05] [2.11-08] [2.11-09] [4-06] a cat's header, badges and tabs show whose it is (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    // The profile call answers strangers with 403.
    watch.expectConsoleError(/403/);
    const { call } = await enterAsMember(page.context(), language);
    const { own, record, registered } = await family(call);
    const four = [
      m.cat_tab_parents({}, say),
      m.cat_tab_pedigree({}, say),
      m.doc_tab({}, say),
      m.cat_tab_selling({}, say),
    ];
    const { registered: reg, owned, mine, parent: isParent } = badges;
    for (const [id, shown, absent] of [
      [own, [cat, mine], [reg, owned, isParent]],
      [record, [parent, isParent], [reg, owned, mine]],
      [registered, [cat, mine, reg], [owned, isParent]],
    ] as const) {
      await open(page, language, `/cats/${id}`);
      await expectBadges(profile(page), { shown: [...shown], absent: [...absent] });
      // The history comes after the specification's tabs.
      expect((await tabs(page, language).allTextContents()).slice(0, 4)).toEqual(four);
    }

    const stranger = await newVisitor();
    await enterAsMember(stranger.context(), language);
    for (const [id, shown, absent] of [
      [own, [known, owned], [mine, reg, isParent]],
      [record, [known, isParent], [mine, owned]],
      [registered, [known, owned, reg], [mine]],
    ] as const) {
      await open(stranger, language, `/cats/${id}`);
      await expectBadges(profile(stranger), { shown: [...shown], absent: [...absent] });
      await expect(tabs(stranger, language)).toHaveText(four.slice(0, 2));
    }
    const guest = await newVisitor();
    await open(guest, language, `/cats/${own}`);
    await expectBadges(profile(guest), { shown: [known], absent: [owned] });
    await open(stranger, language, `/cats/${own}?tab=selling`);
    await expect(stranger.getByRole("region", { name: four[0]!, exact: true })).toBeVisible();
  });

  test(`[2.11-06] [2.11-07] [8-45] a cat's page says that it is loading, and that there is no such cat (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/404/);
    const { call } = await enterAsMember(page.context(), language);
    await enterCat(call, { ...queen, name: "Aurora" });
    await open(page, language, "/my");
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route("**/api/cats/cat-and-color/*", async (route) => {
      await held;
      await route.continue();
    });
    await link(page.getByRole("main"), "Aurora").click();
    const loading = page.getByRole("status").filter({ hasText: m.cat_loading({}, say) });
    await expect(loading).toBeVisible();
    letGo();
    await expect(
      page.getByRole("heading", { level: 1, name: "Aurora", exact: true }),
    ).toBeVisible();
    await expect(loading).toHaveCount(0);

    expect((await open(page, language, "/cats/99999999")).status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.cat_no_data({}, say));
  });
}

test("[2.11-01] [2.11-02] [2.11-03] [2.11-04] [2.11-05] [2.11-06] [2.11-07] the words match the specification", () => {
  expect([
    m.cat_profile_public({}, en),
    m.cat_profile_parent({}, en),
    m.cat_profile_cat({}, en),
    m.cat_badge_registered({}, en),
    m.cat_badge_owned({}, en),
    m.cat_badge_mine({}, en),
    m.cat_badge_parent({}, en),
    m.cat_loading({}, en),
    m.cat_no_data({}, en),
  ]).toEqual([
    "Public profile",
    "Parent profile",
    "Cat profile",
    "Registered",
    "Owned",
    "Mine",
    "Parent",
    "Loading cat data...",
    "No cat data available.",
  ]);
});

test("[2.11-49] [4-09] the registered flag decides what the menu offers", async ({ page }) => {
  const { call } = await enterAsMember(page.context(), "en");
  const id = await enterCat(call, { ...queen, name: "Aurora" });
  const openMenu = async () => {
    await open(page, "en", `/cats/${id}`);
    await page.getByText(m.cat_menu({}, en), { exact: true }).click();
  };
  await openMenu();
  await expect(link(page, m.cat_menu_add_photo({}, en))).toBeVisible();
  await expect(link(page, m.cat_menu_edit({}, en))).toHaveAttribute("href", `/cats/${id}/update`);
  await expect(button(page, m.own_menu_delete({}, en))).toBeVisible();
  const registration = link(page, m.reg_menu({}, en));
  await expect(registration).toHaveAttribute("href", `/cats/${id}/registration`);
  await registerByClub(id);
  await openMenu();
  await expect(link(page, m.cat_menu_add_photo({}, en))).toBeVisible();
  await expect(link(page, m.own_menu_edit_short({}, en))).toHaveAttribute(
    "href",
    `/cats/${id}/updateshort`,
  );
  await expect(registration).toHaveCount(0);
  await expect(button(page, m.own_menu_delete({}, en))).toHaveCount(0);
});

test("[D10-02] a locked cat keeps all tabs: documents without add or edit, and it can be sold", async ({
  page,
  watch,
}) => {
  // The page requests the ad of a cat without one.
  watch.expectConsoleError(/404/);
  const { call } = await enterAsMember(page.context(), "en");
  const { own, record } = await family(call);
  await open(page, "en", `/cats/${own}?tab=docs`);
  await expect(link(page, m.doc_add_metric({}, en))).toBeVisible();
  await registerByClub(own);
  // The registered cat is locked, and its mother with it.
  for (const id of [own, record]) {
    await open(page, "en", `/cats/${id}?tab=docs`);
    await expect(tabs(page, "en")).toContainText(["Parents", "Pedigree", "Docs", "Selling"]);
    const docs = page.getByRole("region", { name: m.doc_tab({}, en), exact: true });
    await expect(docs).toContainText(m.doc_locked({}, en));
    for (const href of await docs
      .getByRole("link")
      .evaluateAll((links) => links.map((one) => one.getAttribute("href"))))
      expect(href).not.toMatch(/\/(metric|pedigree)\//);
    await open(page, "en", `/cats/${id}?tab=selling`);
    await link(page, m.cat_sale_put_up({}, en)).click();
    await expect(page).toHaveURL(`${origins.en}/cats/${id}/sale`);
    await expect(button(page, m.cat_sale_save({}, en))).toBeVisible();
  }
});
