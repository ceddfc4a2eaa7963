/** A published pedigree, 29 of 30 ancestors known, entered by a member and read off the page. */
import type { Locator, Page } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { generationOf } from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type RealCat, realPedigree } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import { type Language } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";

const SUBJECT = 1;
const GENERATIONS_WITH_BIRTHDAY = 2;
const PLACES = 30;

interface Entered extends RealCat {
  /** The id in its page's address. */
  readonly pageId: number;
}

/** The published pedigree's cats by ahnentafel number. */
type Places = ReadonlyMap<number, Entered>;

test("[1-03] [2.11-22] [2.11-23] [2.11-24] [2.11-25] [2.11-26] [2.11-28] a real pedigree is shown as published, in both languages", async ({
  page,
  newVisitor,
}) => {
  const member = await enterAsMember(page.context(), "en");
  const places = placesOf(await enterAll(member.call));
  const subject = places.get(SUBJECT)!;
  expect(places.size - 1).toBe(29);

  const mine = await pedigreeOf(page, "en", subject);
  await readPlaces(mine, "en", places);
  const slot = mine.getByRole("link", { name: m.pedigree_add_cat({}, { locale: "en" }) });
  await expect(slot).toHaveCount(1);
  await expect(slot).toHaveAttribute("href", "/add");

  // Other people see that the ancestor is unknown, without an invitation to add it.
  const theirs = await pedigreeOf(await newVisitor(), "ru", subject);
  await readPlaces(theirs, "ru", places);
  await expect(
    theirs.getByText(m.pedigree_unknown({}, { locale: "ru" }), { exact: true }),
  ).toHaveCount(1);
  await expect(theirs.getByRole("link")).toHaveCount(29);

  // For a kitten of the subject, a grandparent with a known birthday is a great-grandparent.
  const kitten = await enterCat(member.call, {
    name: "Angarka",
    sex: "female",
    breed: "SIB",
    ems: "n 23",
  });
  await member.call("POST /parents/", { body: { catId: kitten, motherId: subject.pageId } });
  const ofKitten = await pedigreeOf(page, "en", { pageId: kitten, name: "Angarka" });
  const elder = [...places].find(
    ([position, { born }]) => generationOf(position) === GENERATIONS_WITH_BIRTHDAY && born,
  )![1];
  const cell = ofKitten.locator("[data-position]").filter({ hasText: elder.name });
  await expect(cell).toHaveCount(1);
  await expect(cell.getByText(dayAndYear(elder.born!, "en"))).toHaveCount(0);
});

async function enterAll(call: ApiCaller): Promise<Entered[]> {
  const cats: Entered[] = [];
  for (const cat of await realPedigree()) {
    const { name, sex, breed, ems, born } = cat;
    cats.push({
      ...cat,
      pageId: await enterCat(call, { name, sex, breed, ems, born, isMine: false }),
    });
  }
  const pageIds = new Map(cats.map(({ id, pageId }) => [id, pageId]));
  for (const { pageId: catId, sire_id, dam_id } of cats) {
    if (sire_id !== null)
      await call("POST /parents/", { body: { catId, fatherId: pageIds.get(sire_id)! } });
    if (dam_id !== null)
      await call("POST /parents/", { body: { catId, motherId: pageIds.get(dam_id)! } });
  }
  return cats;
}

function placesOf(cats: readonly Entered[]): Places {
  const byId = new Map(cats.map((cat) => [cat.id, cat]));
  const places = new Map<number, Entered>();
  const put = (position: number, id: number | null) => {
    const cat = id === null ? undefined : byId.get(id);
    if (!cat || position > PLACES + 1) return;
    places.set(position, cat);
    put(position * 2, cat.sire_id);
    put(position * 2 + 1, cat.dam_id);
  };
  put(1, SUBJECT);
  return places;
}

async function pedigreeOf(
  page: Page,
  locale: Language,
  { pageId, name }: Pick<Entered, "pageId" | "name">,
): Promise<Locator> {
  await open(page, locale, `/cats/${pageId}?tab=pedigree`);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  return page.getByRole("figure", { name: m.pedigree_label({}, { locale }) });
}

async function readPlaces(figure: Locator, locale: Language, places: Places): Promise<void> {
  await expect(figure.locator("[data-position]")).toHaveCount(PLACES);
  for (let position = 2; position <= PLACES + 1; position++) {
    const cat = places.get(position);
    if (!cat) continue;
    const cell = figure.locator(`[data-position="${position}"]`);
    const link = cell.getByRole("link", { name: cat.name, exact: true });
    await expect(link).toHaveAttribute("href", `/cats/${cat.pageId}`);
    await expect(cell).toContainText(`${cat.breed} ${cat.ems}`);
    await expect(cell).toContainText(m.cat_number({ id: cat.pageId }, { locale }));
    if (cat.born === null) continue;
    const birthday = cell.getByText(dayAndYear(cat.born, locale));
    await expect(birthday).toHaveCount(generationOf(position) <= GENERATIONS_WITH_BIRTHDAY ? 1 : 0);
  }
}

/** Day, short month and year, whatever the browser's words for months are. */
function dayAndYear(date: string, locale: Language): RegExp {
  const [year, , day] = date.split("-");
  return new RegExp(`^${Number(day)} [${locale === "ru" ? "а-я" : "A-Za-z"}]{3,4}\\.? ${year}`);
}
