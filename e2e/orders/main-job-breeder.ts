/** The breeder's part of the main job. */
import type { Locator, Page } from "@playwright/test";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { join, logIn } from "../accounts.ts";
import type { Language } from "../address.ts";
import { fillCat, sendCat, type WrittenCat } from "../cat-form.ts";
import { daysFromNow } from "../cats.ts";
import { followHeader, myPageLink } from "../header.ts";
import { expect } from "../journey.ts";
import type { Story } from "./main-job-stories.ts";
import { guestApi, type Person } from "../member.ts";
import { field, open, takenOver } from "../screen.ts";

export async function becomeMember(page: Page, locale: Language, person: Person): Promise<void> {
  await open(page, locale, "/join");
  await join(page, locale, person);
  await logIn(page, locale, person);
  await expect(myPageLink(page, locale, person.first_name)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await takenOver(page);
}

export async function enterKitten(
  page: Page,
  locale: Language,
  { kitten, kittenName }: Story,
): Promise<number> {
  const say = { locale };
  await followHeader(page, locale, m.nav_add_cat({}, say));
  await expect(page).toHaveURL(/\/add$/);
  await fillCat(page, locale, kitten);
  await expect(page.getByRole("status", { name: m.catform_ems({}, say) })).toContainText(
    "SIB ns 22 64",
  );
  await sendCat(page, locale);
  await expect(page).toHaveURL(/\/my$/);
  await page.getByRole("main").getByRole("link", { name: kittenName }).click();
  await expect(page.getByRole("heading", { level: 1, name: kittenName })).toBeVisible();
  await expect(page.getByText("SIB ns 22 64").first()).toBeVisible();
  return Number(/\/cats\/(\d+)$/.exec(page.url())![1]);
}

export interface Sire {
  readonly id: number;
  readonly name: string;
}

export async function chooseFather(page: Page, locale: Language, kittenId: number): Promise<Sire> {
  const say = { locale };
  const sire = await knownSire();
  await page.getByRole("link", { name: m.cat_father_select({}, say) }).click();
  await expect(page).toHaveURL(new RegExp(`/cats/${kittenId}/addparent\\?p=male$`));
  await page.getByRole("searchbox", { name: m.cat_search_label({}, say) }).fill(sire.name);
  const card = page.getByRole("article").filter({
    hasText: new RegExp(`${m.cat_number({ id: sire.id }, say)}(?!\\d)`),
  });
  await card.getByRole("button", { name: m.cat_add_father({}, say) }).click();
  await expect(page).toHaveURL(new RegExp(`/cats/${kittenId}$`));
  await expect(parentCard(page, m.cat_father({}, say))).toContainText(sire.name);
  return sire;
}

/** The list is newest first, so that other journeys' cats come before the demo registry's. */
async function knownSire(): Promise<Sire> {
  const api = guestApi();
  let cursor: string | null = null;
  do {
    const query = {
      breed: "SIB",
      sex: "male" as const,
      limit: 100,
      ...(cursor !== null && { cursor }),
    };
    const page: Answer<"GET /cats"> = await api("GET /cats", { query });
    for (const { id, cat_name, cat_birthdate } of page.data) {
      if (!cat_birthdate || cat_birthdate > daysFromNow(-500)) continue;
      const { data: record } = await api("GET /parents/{id}/ancestors", { params: { id } });
      if (record.mother_id !== null && record.father_id !== null) return { id, name: cat_name };
    }
    cursor = page.page.next;
  } while (cursor !== null);
  throw new Error("the demo registry has no Siberian stud with known parents");
}

function parentCard(page: Page, role: string): Locator {
  return page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: role, exact: true }) });
}

export async function enterMother(
  page: Page,
  locale: Language,
  kittenId: number,
  { mother }: Story,
): Promise<void> {
  await addParentWithColour(page, locale, m.cat_mother_select({}, { locale }), mother);
  await expect(page).toHaveURL(new RegExp(`/cats/${kittenId}$`));
  await expect(parentCard(page, m.cat_mother({}, { locale }))).toContainText(mother.name);
}

export async function enterGrandmother(
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

const GENERATIONS = [
  m.pedigree_parents,
  m.pedigree_grandparents,
  m.pedigree_great_grandparents,
  m.pedigree_great_great_grandparents,
];

export async function seePedigree(
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
  // On a phone the generations are nested, and each cell names its position.
  const isPhone = page.viewportSize()!.width < 768;
  for (const title of isPhone ? [] : GENERATIONS)
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

export async function putUpForSale(
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
