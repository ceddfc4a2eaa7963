/** Public content: the home page's promises, partners, terms and privacy, the market and the directories. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, guestApi } from "../member.ts";
import { addressOf, oldestAd, publicScreens } from "../screens/screen-list.ts";
import { link, open } from "../screen.ts";

/** From the marketing copy of each language. */
const promises: Record<Language, readonly RegExp[]> = {
  en: [
    /purebred kittens (go )?straight from breeders/i,
    /free cat and owner profiles|cat and owner profiles are free/i,
    /online pedigrees and birth certificates/i,
    /(acceptance of all standards, systems and federations|all standards, systems and federations are accepted) for initial registration/i,
  ],
  ru: [
    /породистые котята .*напрямую от заводчиков|породистые котята .*прямо от заводчиков/i,
    /бесплатн/i,
    /родословные и метрики/i,
    /для первичной регистрации принимаются .*стандарт.*систем.*федерац|стандарт.*систем.*федерац.*первичной регистрации/i,
  ],
};

const content = (page: Page) => page.getByRole("main");

for (const language of languages) {
  const say = { locale: language };

  test(`[1-08] [1-09] [1-10] [1-11] [2.1-01] [2.1-02] home and partners explain what the site is for (${language})`, async ({
    page,
  }) => {
    for (const path of ["/", "/partners"]) {
      await open(page, language, path);
      for (const promise of promises[language]) await expect(content(page)).toContainText(promise);
    }
    for (const title of [
      m.partners_breeders_title({}, say),
      m.partners_clubs_title({}, say),
      m.partners_owners_title({}, say),
    ])
      await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  });

  test(`[1-12] [1-13] [1-14] [2.1-08] [2.1-09] [9-36] [D10-19] terms and privacy can be read (${language})`, async ({
    page,
  }) => {
    await open(page, language, "/terms");
    const [age, fees, rights, date] = {
      en: [
        "Members must be 18 or older.",
        "Fees, if any, are annual and non-refundable",
        "Members keep the rights to their content",
        "January 2024",
      ],
      ru: [
        "лица, достигшие 18 лет",
        "Взносы, если они есть, ежегодные и не возвращаются",
        "Участники сохраняют права на свои материалы",
        "январе 2024",
      ],
    }[language] as [string, string, string, string];
    for (const text of [age, fees, rights, date]) await expect(content(page)).toContainText(text);
    await open(page, language, "/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.privacy_title({}, say));
    await expect(content(page)).toContainText(m.privacy_private_text({}, say));
  });
}

test("[1-07] [2.1-01] [2.1-02] [2.1-08] [2.1-09] [2.1-10] [2.1-11] [2.1-12] [6-05] public pages open for a guest and for a member", async ({
  page,
  newVisitor,
}) => {
  const member = await newVisitor();
  await enterAsMember(member.context(), "en");
  const ad = await oldestAd();
  for (const visitor of [page, member]) {
    for (const pattern of publicScreens) {
      const path = addressOf(pattern, { ad });
      const answer = await visitor.request.get(origins.en + path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toMatch(/<h1\b/);
    }
  }
  await open(page, "en", "/market");
  await expect(page.getByRole("combobox", { name: m.market_breed() })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Book / })
    .first()
    .click();
  await expect(page).toHaveURL(`${origins.en}/join`);
});

test("[2.1-06] a guest joins at /join, a member need not", async ({ page, newVisitor }) => {
  await open(page, "en", "/join");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.join_title());
  const member = await newVisitor();
  await enterAsMember(member.context(), "en");
  await open(member, "en", "/join");
  await expect(member).toHaveURL(`${origins.en}/my`);
});

test("[2.1-11] [D8-05] the directory lists every breed with its code, for guests too", async ({
  page,
}) => {
  const { data } = await guestApi()("GET /breeds", {});
  expect(data.length).toBeGreaterThan(70);
  for (const language of languages) {
    await open(page, language, "/catbreeds");
    const items = await page.getByRole("main").getByRole("listitem").allInnerTexts();
    for (const breed of data) {
      const name = breed[`breed_${language}`];
      const item = items.filter((text) => text.includes(name) && text.includes(breed.ems));
      expect.soft(item.length, `${breed.ems} ${name}`).toBeGreaterThan(0);
    }
  }
});

for (const language of languages) {
  const say = { locale: language };

  test(`a breed's page links to its cats for sale and in the registry (${language})`, async ({
    page,
  }) => {
    const { data } = await guestApi()("GET /breeds", {});
    const breed = data.find(({ ems }) => ems === "MCO")!;
    await open(page, language, "/catbreeds");
    await link(page.getByRole("main"), breed[`breed_${language}`]).click();
    await expect(page).toHaveURL(`${origins[language]}/catbreeds/mco`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(breed[`breed_${language}`]);
    const forSale = page.getByRole("region", { name: m.breed_sale({}, say), exact: true });
    for (const card of await forSale.getByRole("article").all())
      await expect(card).toContainText(breed[`breed_${language}`]);
    await expect(forSale.getByRole("article").first()).toBeVisible();
    await link(page, m.breed_newest_all({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/allcats?breed=mco`);
    await page.goBack();
    await link(page, m.breed_sale_all({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/market?breed=mco`);
  });
}

test("[1-07] a visitor reads a kitten's ad and its pedigree without an account", async ({
  page,
  watch,
}) => {
  // The profile call answers strangers with 403.
  watch.expectConsoleError(/403/);
  await open(page, "en", "/");
  await link(page.getByRole("main"), m.home_buy()).click();
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/cat-profile-sell\/\d+$/);
  await expect(page.getByRole("table")).toContainText(m.sale_owner());
  await link(page, m.ad_pedigree()).click();
  await expect(page.getByRole("figure", { name: m.pedigree_label() })).toBeVisible();
});
