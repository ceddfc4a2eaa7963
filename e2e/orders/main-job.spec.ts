/** The product's main job, from joining to an accepted order, by hand in both languages. */
import { languages } from "../address.ts";
import { test } from "../journey.ts";
import {
  becomeMember,
  chooseFather,
  enterGrandmother,
  enterKitten,
  enterMother,
  putUpForSale,
  seePedigree,
} from "./main-job-breeder.ts";
import { accept, findAndJoin, order, readMails, seeAccepted } from "./main-job-orders.ts";
import { retold, stories } from "./main-job-stories.ts";

const PHONE = {
  viewport: { width: 360, height: 740 },
  colorScheme: "dark",
  isMobile: true,
  hasTouch: true,
} as const;

const readers = [
  ...languages.map((language) => ({
    language,
    where: language,
    device: {},
    story: stories[language],
  })),
  {
    language: "ru",
    where: "ru, on a phone in the dark",
    device: PHONE,
    story: retold(stories.ru, "Зоряна"),
  },
] as const;

for (const { language, where, device, story } of readers) {
  test(`[1-01] [1-02] [1-03] [1-04] [1-05] [1-20] the main job (${where}): from joining to an accepted order`, async ({
    newVisitor,
    watch,
  }) => {
    test.setTimeout(120_000);
    // The page requests the ad of a cat without one.
    watch.expectConsoleError(/404 .*\/api\/sales\/\d+/);
    const breeder = await newVisitor(device);
    const buyer = await newVisitor(device);

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
    await test.step("both are notified by mail", () => readMails(language, orderId, story));
  });
}
