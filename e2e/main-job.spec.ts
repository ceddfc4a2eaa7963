/** The product's main job, from joining to an accepted order, by hand in both languages. */
import type { Locator, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { join, logIn } from "./accounts.ts";
import { type Language, languages } from "./address.ts";
import { fillCat, sendCat, type WrittenCat } from "./cat-form.ts";
import { daysFromNow } from "./cats.ts";
import { expect, test } from "./journey.ts";
import { mailsTo } from "./mailbox.ts";
import { guestApi, type Person, somebody } from "./member.ts";
import { field, open, takenOver } from "./screen.ts";

interface Story {
  readonly breeder: Person;
  readonly buyer: Person;
  readonly kitten: WrittenCat;
  readonly mother: WrittenCat;
  readonly grandmother: WrittenCat;
  readonly kittenName: string;
  readonly comment: string;
  readonly delivery: string;
  readonly price: string;
}

const kitten = {
  sex: "female",
  born: daysFromNow(-80),
  breed: "SIB",
  main: "n",
  gold: "s",
  tabby: "22",
  eye: "64",
  isMine: true,
} as const;
const mother = {
  sex: "female",
  born: daysFromNow(-1100),
  breed: "SIB",
  main: "n",
  tabby: "22",
  eye: "64",
  isMine: true,
} as const;
const grandmother = {
  sex: "female",
  born: daysFromNow(-2300),
  breed: "SIB",
  main: "d",
  white: "09",
  eye: "62",
} as const;

const stories: Record<Language, Story> = {
  en: {
    breeder: somebody({ first_name: "Ingrid", last_name: "Falk", country: "Germany" }),
    buyer: somebody({ first_name: "Oliver", last_name: "Hartley", country: "United Kingdom" }),
    kitten: { ...kitten, prefix: "Silverbrook", name: "Aurora" },
    mother: { ...mother, prefix: "Silverbrook", name: "Juniper" },
    grandmother: { ...grandmother, name: "Wild Rose", suffix: "of Northern Pines" },
    kittenName: "Silverbrook Aurora",
    comment: "We have a garden and an old tomcat. Could we visit on Sunday?",
    delivery: "Pick-up, or by car within 200 km",
    price: "850 EUR",
  },
  ru: {
    breeder: somebody({ first_name: "Наталья", last_name: "Орлова", country: "Russia" }),
    buyer: somebody({ first_name: "Пётр", last_name: "Соколов", country: "Russia" }),
    kitten: { ...kitten, prefix: "Серебряный Ручей", name: "Аврора" },
    mother: { ...mother, prefix: "Серебряный Ручей", name: "Малинка" },
    grandmother: { ...grandmother, name: "Дикая Роза", suffix: "из Северного Бора" },
    kittenName: "Серебряный Ручей Аврора",
    comment: "У нас дом с садом и старый кот. Можно приехать в воскресенье?",
    delivery: "Самовывоз или на машине до 200 км",
    price: "850 руб.",
  },
};

for (const language of languages) {
  test(`[1-01] [1-02] [1-03] [1-04] [1-05] [1-20] the main job (${language}): from joining to an accepted order`, async ({
    newVisitor,
    watch,
  }) => {
    test.setTimeout(120_000);
    // A cat without an ad is asked for its ad.
    watch.expectConsoleError(/404 .*\/api\/sales\/\d+/);
    const story = stories[language];
    const breeder = await newVisitor();
    const buyer = await newVisitor();

    await test.step("the breeder joins and logs in", () =>
      becomeMember(breeder, language, story.breeder));
    const kittenId = await test.step("enters a kitten with its colour", () =>
      enterKitten(breeder, language, story));
    const sire = await test.step("finds its father", () =>
      chooseFather(breeder, language, kittenId));
    await test.step("enters its mother with her colour", () =>
      enterMother(breeder, language, kittenId, story));
    await test.step("and its mother's mother", () => enterGrandmother(breeder, language, story));
    await test.step("sees four generations", () =>
      seePedigree(breeder, language, kittenId, sire, story));
    await test.step("puts the kitten up for sale", () =>
      putUpForSale(breeder, language, kittenId, story));
    await test.step("a visitor finds it and joins", () => findAndJoin(buyer, language, story));
    const orderId = await test.step("and orders it", () => order(buyer, language, kittenId, story));
    await test.step("the breeder accepts", () => accept(breeder, language, orderId, story));
    await test.step("the buyer sees it", () => seeAccepted(buyer, language, orderId, story));
    await test.step("both have been told by mail", () => readMails(language, orderId, story));
  });
}

async function becomeMember(page: Page, locale: Language, person: Person): Promise<void> {
  await open(page, locale, "/join");
  await join(page, locale, person);
  await logIn(page, locale, person);
  await expect(
    page.getByRole("banner").getByRole("link", { name: person.first_name }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await takenOver(page);
}

async function enterKitten(
  page: Page,
  locale: Language,
  { kitten, kittenName }: Story,
): Promise<number> {
  const say = { locale };
  await page
    .getByRole("banner")
    .getByRole("link", { name: m.nav_add_cat({}, say) })
    .click();
  await expect(page).toHaveURL(/\/add$/);
  await fillCat(page, locale, kitten);
  await expect(page.getByRole("status", { name: m.catform_ems({}, say) })).toContainText(
    "SIB ns 22",
  );
  await sendCat(page, locale);
  await expect(page).toHaveURL(/\/my$/);
  await page.getByRole("main").getByRole("link", { name: kittenName }).click();
  await expect(page.getByRole("heading", { level: 1, name: kittenName })).toBeVisible();
  await expect(page.getByText("SIB ns 22").first()).toBeVisible();
  return Number(/\/cats\/(\d+)$/.exec(page.url())![1]);
}

interface Sire {
  readonly id: number;
  readonly name: string;
}

/** One of the registry, with parents of his own. */
async function chooseFather(page: Page, locale: Language, kittenId: number): Promise<Sire> {
  const say = { locale };
  const sire = await knownSire();
  await page.getByRole("link", { name: m.cat_father_select({}, say) }).click();
  await expect(page).toHaveURL(new RegExp(`/cats/${kittenId}/addparent\\?p=male$`));
  await page.getByRole("searchbox", { name: m.cat_search_label({}, say) }).fill(sire.name);
  const card = page.getByRole("article").filter({ hasText: m.cat_number({ id: sire.id }, say) });
  await card.getByRole("button", { name: m.cat_add_father({}, say) }).click();
  await expect(page).toHaveURL(new RegExp(`/cats/${kittenId}$`));
  await expect(parentCard(page, m.cat_father({}, say))).toContainText(sire.name);
  return sire;
}

async function knownSire(): Promise<Sire> {
  const api = guestApi();
  const { data } = await api("GET /cats", { query: { breed: "SIB", sex: "male", limit: 50 } });
  for (const { id, cat_name, cat_birthdate } of data) {
    if (!cat_birthdate || cat_birthdate > daysFromNow(-500)) continue;
    const { data: record } = await api("GET /parents/{id}/ancestors", { params: { id } });
    if (record.mother_id !== null && record.father_id !== null) return { id, name: cat_name };
  }
  throw new Error("the demo registry has no Siberian stud with known parents");
}

function parentCard(page: Page, role: string): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: role, exact: true }) });
}

async function enterMother(
  page: Page,
  locale: Language,
  kittenId: number,
  { mother }: Story,
): Promise<void> {
  await addParentWithColour(page, locale, m.cat_mother_select({}, { locale }), mother);
  await expect(page).toHaveURL(new RegExp(`/cats/${kittenId}$`));
  await expect(parentCard(page, m.cat_mother({}, { locale }))).toContainText(mother.name);
}

async function enterGrandmother(
  page: Page,
  locale: Language,
  { mother, grandmother }: Story,
): Promise<void> {
  await parentCard(page, m.cat_mother({}, { locale }))
    .getByRole("link", { name: mother.name })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: mother.name })).toBeVisible();
  await addParentWithColour(page, locale, m.cat_mother_select({}, { locale }), grandmother);
  await expect(parentCard(page, m.cat_mother({}, { locale }))).toContainText(grandmother.name);
}

async function addParentWithColour(
  page: Page,
  locale: Language,
  select: string,
  cat: WrittenCat,
): Promise<void> {
  await page.getByRole("link", { name: select }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: m.cat_add_with_colour({}, { locale }) })
    .click();
  await expect(page).toHaveURL(/\/addwithcolor\?/);
  await fillCat(page, locale, cat);
  await sendCat(page, locale);
}

async function seePedigree(
  page: Page,
  locale: Language,
  kittenId: number,
  sire: Sire,
  { mother, grandmother, kittenName }: Story,
): Promise<void> {
  const say = { locale };
  await open(page, locale, `/cats/${kittenId}`);
  await expect(page.getByRole("heading", { level: 1, name: kittenName })).toBeVisible();
  await openTab(page, locale, m.cat_tab_pedigree({}, say));
  const figure = page.getByRole("figure", { name: m.pedigree_label({}, say) });
  for (const title of [
    m.pedigree_parents,
    m.pedigree_grandparents,
    m.pedigree_great_grandparents,
    m.pedigree_great_great_grandparents,
  ])
    await expect(figure.getByRole("heading", { name: title({}, say), exact: true })).toBeVisible();
  // Ahnentafel numbers: 2 and 3 the parents, 4 and 5 the father's parents, 7 the mother's mother.
  const cell = (position: number) => figure.locator(`[data-position="${position}"]`);
  await expect(figure.locator("[data-position]")).toHaveCount(30);
  await expect(cell(2).getByRole("link", { name: sire.name })).toHaveAttribute(
    "href",
    `/cats/${sire.id}`,
  );
  await expect(cell(3)).toContainText(mother.name);
  await expect(cell(3)).toContainText("SIB n 22");
  await expect(cell(4).getByRole("link")).toHaveAttribute("href", /^\/cats\/\d+$/);
  await expect(cell(5).getByRole("link")).toHaveAttribute("href", /^\/cats\/\d+$/);
  await expect(cell(7)).toContainText(grandmother.name);
  await expect(cell(7)).toContainText("SIB d 09");
  await expect(cell(6).getByRole("link")).toHaveAttribute("href", "/add");
}

async function openTab(page: Page, locale: Language, name: string): Promise<void> {
  const tabs = page.getByRole("navigation", { name: m.cat_tabs({}, { locale }) });
  await tabs.getByRole("link", { name, exact: true }).click();
}

async function putUpForSale(
  page: Page,
  locale: Language,
  kittenId: number,
  { delivery, price }: Story,
): Promise<void> {
  const say = { locale };
  const fill = (label: string, text: string) => field(page, label, locale).fill(text);
  await openTab(page, locale, m.cat_tab_selling({}, say));
  await expect(page.getByText(m.cat_sale_none({}, say))).toBeVisible();
  await page.getByRole("link", { name: m.cat_sale_put_up({}, say) }).click();
  await fill(m.cat_sale_price_pet({}, say), "850");
  await fill(m.cat_sale_price_breeding({}, say), "1400");
  await fill(m.cat_sale_delivery({}, say), delivery);
  await fill(m.cat_sale_ready({}, say), daysFromNow(14));
  await field(page, m.cat_sale_for_breeding({}, say), locale).check();
  await page.getByRole("button", { name: m.cat_sale_save({}, say), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/cats/${kittenId}\\?tab=selling$`));
  await expect(
    page.getByRole("definition").filter({ hasText: m.cat_sale_active({}, say) }),
  ).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: price })).toBeVisible();
}

async function findAndJoin(
  page: Page,
  locale: Language,
  { buyer, kittenName }: Story,
): Promise<void> {
  const say = { locale };
  await open(page, locale, "/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: m.nav_sale({}, say) })
    .click();
  await page.getByRole("combobox", { name: m.market_breed({}, say) }).selectOption("sib");
  await page.getByRole("button", { name: m.market_apply({}, say) }).click();
  await expect(page).toHaveURL(/\/market\?breed=sib$/);
  await page.getByRole("link", { name: m.card_book_cat({ name: kittenName }, say) }).click();
  await expect(page).toHaveURL(/\/join$/);
  await join(page, locale, buyer);
  await logIn(page, locale, buyer);
  await expect(page).toHaveURL(/\/market\?breed=sib$/);
  await takenOver(page);
}

async function order(
  page: Page,
  locale: Language,
  kittenId: number,
  { kittenName, comment, price }: Story,
): Promise<number> {
  const say = { locale };
  await page.getByRole("link", { name: m.card_book_cat({ name: kittenName }, say) }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${kittenId}$`));
  await field(page, m.order_comment({}, say), locale).fill(comment);
  await field(page, m.order_delivery({}, say), locale).check();
  await page.getByRole("button", { name: m.order_submit({ price }, say) }).click();
  await expect(page).toHaveURL(/\/order\/sent$/);
  await expect(
    page.getByRole("heading", { level: 1, name: m.order_sent_title({}, say) }),
  ).toBeVisible();
  const number = page
    .getByRole("main")
    .getByText(new RegExp(`^${m.order_sent_number({ id: "\\d+" }, say)}$`));
  return Number(/\d+/.exec((await number.textContent())!)![0]);
}

function orderCard(page: Page, locale: Language, id: number): Locator {
  return page.getByRole("article", { name: m.order_number({ id }, { locale }), exact: true });
}

async function accept(
  page: Page,
  locale: Language,
  orderId: number,
  { buyer, comment, price, kittenName }: Story,
): Promise<void> {
  const say = { locale };
  await open(page, locale, "/my");
  await page.getByRole("link", { name: m.my_show_sell_orders({}, say) }).click();
  const card = orderCard(page, locale, orderId);
  for (const text of [
    kittenName,
    `${buyer.first_name} ${buyer.last_name}`,
    buyer.email,
    price,
    comment,
    m.order_delivery_yes({}, say),
    m.order_status_new({}, say),
  ])
    await expect(card).toContainText(text);
  await card.getByRole("button", { name: m.order_accept({}, say), exact: true }).click();
  await expect(card).toContainText(m.order_status_accepted({}, say));
  await expect(card.getByRole("button", { name: m.order_complete({}, say) })).toBeVisible();
}

async function seeAccepted(
  page: Page,
  locale: Language,
  orderId: number,
  { breeder, price }: Story,
): Promise<void> {
  const say = { locale };
  await page.getByRole("link", { name: m.order_sent_to_my({}, say) }).click();
  await page.getByRole("link", { name: m.my_show_buy_orders({}, say) }).click();
  const card = orderCard(page, locale, orderId);
  for (const text of [
    m.order_status_accepted({}, say),
    price,
    `${breeder.first_name} ${breeder.last_name}`,
  ])
    await expect(card).toContainText(text);
}

async function readMails(
  locale: Language,
  orderId: number,
  { breeder, buyer, kittenName, comment }: Story,
): Promise<void> {
  const say = { locale };
  const order = String(orderId);
  const subjects = async ({ email }: Person) =>
    (await mailsTo(email)).map(({ subject }) => subject).sort();
  await expect
    .poll(() => subjects(breeder))
    .toEqual([m.mail_order_received_subject({ order, cat: kittenName }, say)]);
  await expect
    .poll(() => subjects(buyer))
    .toEqual(
      [
        m.mail_order_sent_subject({ order, cat: kittenName }, say),
        m.mail_order_accepted_subject({ order }, say),
      ].sort(),
    );
  expect((await mailsTo(breeder.email))[0]!.text).toContain(comment);
}
