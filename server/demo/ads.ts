import { PRICE_MAX } from "@felistry/domain/market/price.ts";
import { addDays, daysBetween } from "@felistry/domain/calendar.ts";
import { BREEDING_TEXTS, DELIVERY_TEXTS, KITTEN_TEXTS, PET_TEXTS } from "./ad-texts.ts";
import { breedLine } from "./breed-lines.ts";
import { demoCountry } from "./countries.ts";
import { addOutsideCat } from "./founders.ts";
import { moment } from "./moments.ts";
import type { DemoAd, DemoCat } from "./registry.ts";
import { LAST_GENERATION, type World } from "./world.ts";

export const AD_COUNT = 120;
const KITTEN_ADS_AT_MOST = 92;
/** Kittens leave at twelve weeks or later. */
const WEEKS_TWELVE = 84;
const BREEDING_MARKUP = 1.6;
/** Ads that were taken down again. */
const INACTIVE_SHARE = 0.07;

/** Kittens of the youngest generation, and adults of the two before; the last ad is for the cat without parents. */
export function generateAds(world: World): { ads: DemoAd[]; parentless: DemoCat } {
  const { random, cats } = world;
  const kittens = random
    .shuffled(cats.filter(({ generation }) => generation === LAST_GENERATION))
    .slice(0, KITTEN_ADS_AT_MOST);
  const parentless = addParentless(world);
  const grown = random
    .shuffled(cats.filter((cat) => isGrownForSale(cat) && cat !== parentless))
    .slice(0, AD_COUNT - 1 - kittens.length);
  const ads = random
    .shuffled([...kittens, ...grown])
    .map((cat, i) => generateAd(world, i + 1, cat));
  const last = generateAd(world, ads.length + 1, parentless);
  last.isActive = true;
  return { ads: [...ads, last], parentless };
}

function isGrownForSale(cat: DemoCat): boolean {
  return (
    cat.isMyCat &&
    cat.ownerId === cat.onlineOwnerId &&
    (cat.generation === 4 || cat.generation === 3)
  );
}

/** An adult cat without papers or known parents. */
function addParentless(world: World): DemoCat {
  const cattery =
    world.catteries.find(({ line }) => line === "SIB") ?? world.random.pick(world.catteries);
  const line = breedLine(cattery.line);
  return addOutsideCat(world, {
    cattery,
    line,
    breed: line.breed,
    sex: "female",
    generation: LAST_GENERATION - 1,
  });
}

function generateAd(world: World, id: number, cat: DemoCat): DemoAd {
  const { random, today, members } = world;
  const seller = members.all.find((member) => member.id === cat.onlineOwnerId)!;
  const country = demoCountry(seller.countryIso2);
  const isKitten = cat.generation === LAST_GENERATION;
  const [from, to] = breedLine(cat.line).euros;
  const euros = random.int(from, to) * (isKitten ? 1 : 0.5);
  const pricePet = inSteps(euros * country.perEuro, country.step);
  const forBreeding = random.chance(0.55);
  const texts = isKitten ? KITTEN_TEXTS : forBreeding ? BREEDING_TEXTS : PET_TEXTS;
  cat.description = random.pick(texts[seller.locale]);
  const createdDaysAgo = random.int(2, daysBetween(cat.createdAt.slice(0, 10), today) - 1);
  const updatedDaysAgo = random.int(1, createdDaysAgo - 1);
  return {
    id,
    catId: cat.id,
    sellerId: seller.id,
    isActive: !random.chance(INACTIVE_SHARE),
    pricePet,
    priceBreeding: forBreeding ? inSteps(pricePet * BREEDING_MARKUP, country.step) : null,
    currency: country.currency,
    deliveryText: random.pick(DELIVERY_TEXTS[seller.locale]),
    readyToMoveAt: isKitten
      ? addDays(cat.born!, WEEKS_TWELVE + random.int(0, 28))
      : addDays(today, random.int(-5, 30)),
    createdAt: moment(addDays(today, -createdDaysAgo), random),
    updatedAt: moment(addDays(today, -updatedDaysAgo), random),
  };
}

/** A round price, never above the limit for an ad. */
function inSteps(price: number, step: number): number {
  return Math.min(Math.round(price / step) * step, PRICE_MAX - (PRICE_MAX % step));
}
