/** Looking for a cat: the breed filter, cards, saved cats, an ad's page. */
import type { Locator, Page } from "@playwright/test";
import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, guestApi } from "../member.ts";
import { sentCalls } from "../scan.ts";
import { containing, open } from "../screen.ts";

const en = { locale: "en" } as const;

const ads = (page: Page) => page.getByRole("region", { name: m.market_list({}, en), exact: true });
const cards = (page: Page) => ads(page).getByRole("article");

async function filterBy(page: Page, locale: Language, breed: string): Promise<void> {
  await page
    .getByRole("combobox", { name: m.market_breed({}, { locale }), exact: true })
    .selectOption(breed);
  await page.getByRole("button", { name: m.market_apply({}, { locale }), exact: true }).click();
}

/** When each ad of the market was changed last, by its cat. */
async function allAds(): Promise<Map<number, string>> {
  const api = guestApi();
  const found = new Map<number, string>();
  let cursor: string | null = null;
  do {
    const query = { limit: 100, ...(cursor !== null && { cursor }) };
    const answer: Answer<"GET /sales/all-cats"> = await api("GET /sales/all-cats", { query });
    for (const { id, updated_at } of answer.data) found.set(id, updated_at);
    cursor = answer.page.next;
  } while (cursor !== null);
  return found;
}

async function breedWithoutAds(): Promise<{ code: string; name: Record<Language, string> }> {
  const api = guestApi();
  for (const { ems, breed_en, breed_ru } of (await api("GET /breeds", {})).data) {
    const { data } = await api("GET /sales/cats-sales", { query: { breed: ems.toLowerCase() } });
    if (data.length === 0) return { code: ems.toLowerCase(), name: { en: breed_en, ru: breed_ru } };
  }
  throw new Error("all breeds are for sale");
}

test("[2.7-01] [2.7-02] [2.7-04] [2.7-05] [4-28] the market is filtered by breed, and reset by All", async ({
  page,
}) => {
  await open(page, "en", "/market");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(m.market_title({ breed: m.market_all_breeds({}, en) }, en));
  await filterBy(page, "en", "mco");
  await expect(page).toHaveURL(/\/market\?breed=mco$/);
  await expect(title).toHaveText(m.market_title({ breed: "Maine Coon" }, en));
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasNotText: "Maine Coon" })).toHaveCount(0);
  await filterBy(page, "en", "all");
  await expect(page).toHaveURL(/\/market$/);
  await expect(title).toHaveText(m.market_title({ breed: m.market_all_breeds({}, en) }, en));
});

test("[2.7-06] a breed without ads says so in both languages, and links back to all", async ({
  page,
}) => {
  const breed = await breedWithoutAds();
  for (const locale of languages) {
    await open(page, locale, "/market");
    await filterBy(page, locale, breed.code);
    await expect(page.getByText(m.market_empty({}, { locale }), { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(breed.name[locale]);
    await page.getByRole("link", { name: m.market_show_all({}, { locale }) }).click();
    await expect(page).toHaveURL(/\/market$/);
  }
});

test("[2.7-03] [2.7-07] [D1-30] the market keeps loading until every ad is shown, and going back restores it", async ({
  page,
}) => {
  const before = await allAds();
  await open(page, "en", "/market");
  const more = page.getByRole("link", { name: m.market_more({}, en), exact: true });
  for (let shown = await cards(page).count(); await more.isVisible();) {
    await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(shown);
    shown = await cards(page).count();
  }
  // Littermates are on one card.
  const linked = await ads(page)
    .locator('a[href^="/cat-profile-sell/"]')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute("href")!.split("/")[2])));
  const after = await allAds();
  // Other journeys place ads and end them in the meantime.
  const stayed = [...before].filter(([id, changed]) => after.get(id) === changed);
  expect(stayed.length).toBeGreaterThan(24);
  expect(linked).toEqual(expect.arrayContaining(stayed.map(([id]) => id)));

  const last = await cards(page).last().getByRole("heading").getByRole("link").getAttribute("href");
  await cards(page).last().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/cat-profile-sell\/\d+$/);
  await page.goBack();
  await expect(cards(page).getByRole("heading").locator(`a[href="${last}"]`)).toBeVisible();
});

/** Of a breed without cats in the demo registry, so that the ad is at the top of a short list. */
async function sellOcicat(call: ApiCaller): Promise<number> {
  const id = await enterCat(call, {
    prefix: "Silverbrook",
    name: "Bagheera",
    suffix: "of the Moor",
    sex: "male",
    breed: "OCI",
    ems: "n 22",
    born: daysFromNow(-800),
  });
  await placeAd(call, id, { price: 1250 });
  return id;
}

test("[2.7-08] [2.7-09] [2.7-10] [2.7-11] [2.7-12] [2.7-13] [2.7-16] [2.7-18] [2.7-19] a card sums up a cat and links to its ad and to the order", async ({
  page,
}) => {
  const { call } = await enterAsMember(page.context(), "en", { country: "Germany" });
  const id = await sellOcicat(call);
  await open(page, "en", "/market?breed=oci");
  const card = cards(page).filter({ hasText: m.card_number({ id }, en) });
  await card.getByText(m.card_details({}, en)).click();
  await expect(card.getByRole("heading")).toHaveText("Silverbrook Bagheera of the Moor");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/drawn\/OCI-n-22\.svg$/);
  await expect(card.getByRole("img", { name: m.card_male({}, en), exact: true })).toBeVisible();
  for (const text of ["Ocicat", "Germany", m.age_years({ count: 2 }, en), "1,250 EUR"])
    await expect(card).toContainText(text);
  await expect(card.getByRole("definition").nth(1)).toHaveText("~");
  await expect(card.getByRole("link", { name: m.card_book({}, en) })).toHaveAttribute(
    "href",
    `/order/${id}`,
  );

  await card.locator("img").click();
  await expect(page).toHaveURL(new RegExp(`/cat-profile-sell/${id}$`));
  await page.goBack();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/cat-profile-sell/${id}$`));
});

function row(page: Page, label: string): Locator {
  return page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: label, exact: true }) })
    .getByRole("cell");
}

test("[2.8-01] [2.8-02] [2.8-03] [2.8-04] [2.8-05] [2.8-06] [2.8-07] [2.8-08] [2.8-09] [2.8-10] [2.8-11] [2.8-12] [2.8-13] the sale profile shows photo and table, in both languages", async ({
  page,
  newVisitor,
}) => {
  const { call } = await enterAsMember(page.context(), "en", {
    first_name: "Ingrid",
    last_name: "Falk",
  });
  const id = await sellOcicat(call);
  const { data: sale } = await call("GET /sales/{catId}", { params: { catId: id } });
  const guest = await newVisitor();
  for (const locale of languages) {
    const say = { locale };
    await open(guest, locale, `/cat-profile-sell/${id}`);
    // A drawing does not pass as a photo.
    const drawn = { name: "Silverbrook Bagheera of the Moor", code: "OCI n 22" };
    await expect(guest.getByRole("img", { name: m.ad_drawn_alt(drawn, say) })).toBeVisible();
    await expect(guest.getByText(m.ad_no_photo({}, say))).toBeVisible();
    for (const [label, value] of [
      [m.sale_ems({}, say), "OCI n 22"],
      [m.sale_sex({}, say), m.card_male({}, say)],
      [m.sale_birthdate({}, say), m.age_years({ count: 2 }, say)],
      [m.sale_owner({}, say), "Ingrid Falk"],
      [m.sale_cattery({}, say), "~"],
      [m.sale_eye({}, say), "~"],
      [m.sale_location({}, say), locale === "en" ? "Germany" : "Германия"],
      [m.sale_delivery({}, say), "By train or with a courier"],
      [m.sale_ready({}, say), daysFromNow(14).slice(0, 4)],
      [m.sale_market_id({}, say), String(sale.sale_id)],
      [m.sale_updated({}, say), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
      [m.sale_colour({}, say), locale === "en" ? /tabby/ : /[а-я]+/],
    ] as const)
      await expect(row(guest, label)).toContainText(value);
  }
});

test("[2.7-15] [2.7-17] [2.8-14] Book is in the market and the sale profile; a guest joins first, a member orders", async ({
  page,
  newVisitor,
}) => {
  const { data } = await guestApi()("GET /sales/all-cats", { query: { limit: 100 } });
  const ad = `/cat-profile-sell/${data.at(-1)!.id}`;
  const book = (visitor: Page) =>
    visitor.getByRole("main").getByRole("link", { name: new RegExp(`^${m.card_book({}, en)} `) });
  await open(page, "en", "/market");
  for (const link of await book(page).all()) await expect(link).toHaveAttribute("href", "/join");
  await open(page, "en", ad);
  await expect(book(page)).toHaveAttribute("href", "/join");
  await open(page, "en", "/");
  await expect(book(page)).toHaveCount(0);

  const member = await newVisitor();
  await enterAsMember(member.context(), "en");
  await open(member, "en", ad);
  await expect(book(member)).toHaveAttribute("href", `/order/${data.at(-1)!.id}`);
});

function heart(page: Page, number = 0): Locator {
  const name = containing(m.card_favourite({ name: "" }, en).trim());
  return ads(page).getByRole("button", { name }).nth(number);
}

test("[2.7-14] [D8-07] a guest's heart toggles at once and stays in the browser", async ({
  page,
}) => {
  const sent = sentCalls(page);
  await open(page, "en", "/market?breed=mco");
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "false");
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  expect(sent).toEqual([]);
});

test("[2.7-14] [2.1-19] [D8-04] a member's heart is saved and fills the favourites", async ({
  page,
}) => {
  const { call } = await enterAsMember(page.context(), "en");
  await open(page, "en", "/favorites");
  await expect(page.getByText(m.favourites_none({}, en))).toBeVisible();
  await open(page, "en", "/market?breed=mco");
  const name = await cards(page).first().getByRole("heading").innerText();
  const saved = page.waitForResponse((response) => response.url().endsWith("/api/me/favorite"));
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await saved;
  expect((await call("GET /me/favorites", { query: {} })).data).toHaveLength(1);
  await open(page, "en", "/favorites");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(name);
});
