/** What others are told of a page by its head: JSON-LD for search engines, Open Graph and Twitter cards for links. */
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { catteryName } from "../catteries/cattery-name.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { headOf, type PageHead, pictureAt, statusAt } from "./page-head.ts";

const SIZE = { status: 200, format: "png", width: 1200, height: 630 };

/** One address of its own in each language, and a card with a picture of the right size. */
async function expectCard(head: PageHead, language: Language, path: string, picture: string) {
  const here = origins[language] + path;
  expect(head.status).toBe(200);
  expect(head.canonical).toBe(here);
  expect(head.alternates).toMatchObject({
    ...Object.fromEntries(languages.map((each) => [each, origins[each] + path])),
    "x-default": origins.en + path,
  });
  const image = `${origins[language]}/shared/${picture}.png`;
  expect(Object.fromEntries(head.meta)).toMatchObject({
    "og:url": here,
    "og:image": image,
    "og:image:type": "image/png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:locale": { en: "en_GB", ru: "ru_RU" }[language],
    "twitter:card": "summary_large_image",
  });
  for (const name of ["description", "og:title", "og:description", "og:image:alt"])
    expect(head.meta.get(name), name).toBeTruthy();
  expect(await pictureAt(image)).toEqual(SIZE);
}

/** Nothing that a stranger may not read. */
function expectNothingPrivate(head: PageHead, { email, birthday }: Member, chip?: string) {
  for (const secret of [email, birthday, chip].filter((text) => text !== undefined))
    expect(head.text).not.toContain(secret);
}

const ofType = (head: PageHead, type: string) =>
  head.things.filter((thing) => thing["@type"] === type);

/** Each step by a name and an address that is there. */
async function expectTrail(head: PageHead, steps: readonly (readonly [string, string])[]) {
  const [trail, ...others] = ofType(head, "BreadcrumbList");
  expect(others).toEqual([]);
  expect(trail!["itemListElement"]).toEqual(
    steps.map(([name, item], at) => ({ "@type": "ListItem", position: at + 1, name, item })),
  );
  for (const [, item] of steps) expect(await statusAt(item)).toBe(200);
}

for (const language of languages) {
  const say = { locale: language };
  const origin = origins[language];

  test(`an ad's head tells what the ad does: price, currency, whether it is to be had, picture and address (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const seller = await enterAsMember(page.context(), language, { first_name: "Ilse" });
    const buyer = await enterAsMember((await newVisitor()).context(), language);
    const born = daysFromNow(-100);
    const cat = { name: "Mio", sex: "male", breed: "SIB", ems: "n 22", born } as const;
    const catId = await enterCat(seller.call, cat);
    // No number stands twice.
    const chip = `276098${String(randomInt(1e9)).padStart(9, "0")}`;
    await seller.call("PATCH /cats/{id}", { params: { id: catId }, body: { chip } });
    await placeAd(seller.call, catId, { price: 640 });
    const path = `/cat-profile-sell/${catId}`;
    const { data: ad } = await seller.call("GET /sales/{catId}", { params: { catId } });

    const head = await headOf(language, path);
    await expectCard(head, language, path, `ad-${catId}`);
    expectNothingPrivate(head, seller, chip);
    await expectTrail(head, [
      [m.nav_sale({}, say), `${origin}/market`],
      [ad.breed, `${origin}/market?breed=sib`],
      ["Mio", origin + path],
    ]);
    expect(ofType(head, "Product")).toMatchObject([
      {
        "@context": "https://schema.org",
        name: "Mio",
        category: ad.breed,
        color: ad.cat_color,
        image: `${origin}/shared/ad-${catId}.png`,
        offers: {
          "@type": "Offer",
          url: origin + path,
          price: 640,
          priceCurrency: "EUR",
          availability: "https://schema.org/InStock",
          seller: { "@type": "Person", name: "Ilse Lindgren" },
        },
      },
    ]);
    expect(head.meta.get("og:title")).toContain("Mio");
    expect(head.meta.get("og:description")).toContain("640");

    // In which currency it is read besides makes it no other page.
    const inDollars = await headOf(language, `${path}?currency=USD`);
    await expectCard(inDollars, language, path, `ad-${catId}`);

    const { data } = await buyer.call("POST /order", { body: { catId, price: 640 } });
    const setStatus = (status: "accepted" | "completed") =>
      seller.call("PUT /order/{id}/status", { params: { id: data.orderId }, body: { status } });
    await setStatus("accepted");
    const availability = async () => {
      const [product] = ofType(await headOf(language, path), "Product");
      return (product?.["offers"] as { availability?: string } | undefined)?.availability;
    };
    await expect.poll(availability).toBe("https://schema.org/SoldOut");
    await setStatus("completed");
    await expect.poll(() => statusAt(origin + path)).toBe(404);
    const gone = await headOf(language, path);
    expect(gone.things).toEqual([]);
    expect(gone.canonical).toBeUndefined();
    expect(gone.meta.get("robots")).toBe("noindex");
  });

  test(`an ad at rest makes no offer, to nobody (${language})`, async ({ page }) => {
    const seller = await enterAsMember(page.context(), language);
    const cat = { name: "Rest", sex: "female", breed: "SIB", ems: "n" } as const;
    const catId = await enterCat(seller.call, cat);
    await placeAd(seller.call, catId, { isActive: false });
    const path = `/cat-profile-sell/${catId}`;
    const cookie = await cookieOf(page, language);
    const [guests, own] = [await headOf(language, path), await headOf(language, path, cookie)];
    expect([guests.status, own.status]).toEqual([404, 200]);
    for (const head of [guests, own]) {
      expect(head.things).toEqual([]);
      expect(head.canonical).toBeUndefined();
      expect(head.meta.get("robots")).toBe("noindex");
    }
    // A picture that is named is there.
    expect(await pictureAt(own.meta.get("og:image")!)).toEqual(SIZE);
    expect(guests.text).not.toContain("700");
  });

  test(`the heads of cat, breed and cattery have a card and say where they belong, and nothing that is private (${language})`, async ({
    page,
  }) => {
    const breeder = await enterAsMember(page.context(), language, { first_name: "Ilse" });
    const cat = { name: "Bella", sex: "female", breed: "SIB", ems: "n 22" } as const;
    const catId = await enterCat(breeder.call, { ...cat, born: "2020-02-03" });
    const { data: profile } = await breeder.call("GET /cats/cat-and-color/{id}", {
      params: { id: catId },
      query: {},
    });
    const breed = profile!.breed;

    const ofCat = await headOf(language, `/cats/${catId}`);
    await expectCard(ofCat, language, `/cats/${catId}`, `cat-${catId}`);
    expectNothingPrivate(ofCat, breeder);
    await expectTrail(ofCat, [
      [breed, `${origin}/catbreeds/sib`],
      ["Bella", `${origin}/cats/${catId}`],
    ]);
    expect(ofType(ofCat, "Product")).toEqual([]);

    const ofBreed = await headOf(language, "/catbreeds/sib");
    await expectCard(ofBreed, language, "/catbreeds/sib", "breed-sib");
    await expectTrail(ofBreed, [
      [m.nav_sale({}, say), `${origin}/market`],
      [breed, `${origin}/catbreeds/sib`],
    ]);

    const name = catteryName();
    const { data } = await breeder.call("POST /me/cattery", {
      body: {
        cattery_name: name,
        certificate_issued_by: "Club",
        cat_systems_id: (await breeder.call("GET /cat-systems", {})).data[0]!.id,
        image_url: await sendPicture(page.context(), language, "cattery"),
      },
    });
    const { id } = data;
    const ofCattery = await headOf(language, `/catteries/${id}`);
    await expectCard(ofCattery, language, `/catteries/${id}`, `cattery-${id}`);
    expectNothingPrivate(ofCattery, breeder);
    expect(ofType(ofCattery, "Organization")).toMatchObject([
      {
        name,
        url: `${origin}/catteries/${id}`,
        address: {
          "@type": "PostalAddress",
          addressCountry: { en: "Germany", ru: "Германия" }[language],
        },
      },
    ]);
  });

  test(`a confirmed litter has a page for everybody, with its picture, its trail and its kittens (${language})`, async ({
    page,
  }) => {
    const breeder = await enterAsMember(page.context(), language);
    const parents = { breed: "SIB", ems: "n 22", born: "2020-02-03" } as const;
    const dam_id = await enterCat(breeder.call, { ...parents, name: "Marta", sex: "female" });
    const sire_id = await enterCat(breeder.call, { ...parents, name: "Anton", sex: "male" });
    const kittens = [{ cat_name: "Alisa", sex: "female", ems: null }] as const;
    const { data: litter } = await breeder.call("POST /litters", {
      body: {
        dam_id,
        sire_id,
        born: "2026-09-01",
        prefix: null,
        kittens: [...kittens],
        key: crypto.randomUUID(),
      },
    });
    const path = `/litters/${litter.id}`;
    const head = await headOf(language, path, await cookieOf(page, language));
    expect(head.status).toBe(200);
    expect(head.meta.get("robots")).toBe("noindex");
    expect(head.things).toEqual([]);
    expect(litter.status).toBe("confirmed");
    expect(await pictureAt(head.meta.get("og:image")!)).toEqual(SIZE);
    expect(head.meta.get("og:image")).toBe(`${origin}/shared/litter-${litter.id}.png`);
    const guests = await headOf(language, path);
    await expectCard(guests, language, path, `litter-${litter.id}`);
    expectNothingPrivate(guests, breeder);
    expect(guests.text).toMatch(/Marta.*Anton/s);
    expect(ofType(guests, "BreadcrumbList")).toHaveLength(1);
    const [kitten] = litter.kittens;
    expect(ofType(guests, "ItemList")).toMatchObject([
      {
        image: `${origin}/shared/litter-${litter.id}.png`,
        itemListElement: [{ position: 1, url: `${origin}/cats/${kitten!.cat_id}` }],
      },
    ]);
  });

  test(`a litter that waits for the stud's owner names no picture, since there is none (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const breeder = await enterAsMember(page.context(), language);
    const owner = await enterAsMember((await newVisitor()).context(), language);
    const parents = { breed: "SIB", ems: "n 22", born: "2020-02-03" } as const;
    const dam_id = await enterCat(breeder.call, { ...parents, name: "Marta", sex: "female" });
    const sire_id = await enterCat(owner.call, { ...parents, name: "Anton", sex: "male" });
    const { data: litter } = await breeder.call("POST /litters", {
      body: {
        dam_id,
        sire_id,
        born: "2026-09-01",
        prefix: null,
        kittens: [{ cat_name: "Alisa", sex: "female", ems: null }],
        key: crypto.randomUUID(),
      },
    });
    const head = await headOf(language, `/litters/${litter.id}`, await cookieOf(page, language));
    expect(head.status).toBe(200);
    expect(await pictureAt(`${origin}/shared/litter-${litter.id}.png`)).toEqual({ status: 404 });
    expect(head.meta.get("og:image")).toBeUndefined();
    expect(head.meta.get("twitter:card")).toBe("summary");
    const guests = await headOf(language, `/litters/${litter.id}`);
    expect(guests.text).not.toMatch(/Marta|Anton|Alisa/);
  });
}

async function cookieOf(page: Page, language: Language): Promise<string> {
  const cookies = await page.context().cookies(origins[language]);
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
