import { beforeAll, describe, expect, test } from "vitest";
import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import { PERSON_NAME_RULE } from "@felistry/domain/accounts/person-name.ts";
import { addDays, daysBetween, isCalendarDate } from "@felistry/domain/calendar.ts";
import { BREEDER_TEXT_RULE } from "@felistry/domain/cats/breeder-text.ts";
import { CHIP_RULE } from "@felistry/domain/cats/chip.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { isCatName } from "@felistry/domain/cats/name.ts";
import { CATTERY_NAME_RULE } from "@felistry/domain/catteries/cattery-name.ts";
import { crossProbabilities } from "@felistry/domain/colours/coat/cross.ts";
import { sexOf } from "@felistry/domain/colours/coat/genotype.ts";
import { withoutImplied } from "@felistry/domain/colours/ems/breed-rules.ts";
import { CODES_OF_KIND, COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { isPrice } from "@felistry/domain/market/price.ts";
import { isOpen, ORDER_STATUSES } from "@felistry/domain/orders/status.ts";
import { refuseParent } from "@felistry/domain/pedigree/parent-rules.ts";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { realPedigree } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import { breedLine } from "./breed-lines.ts";
import { generateRegistry } from "./generate-registry.ts";
import type { NameRow } from "./names.ts";
import type { DemoCat, Registry } from "./registry.ts";
import { ancestorIds, catById } from "./relations.ts";
import { DEMO_SEED } from "./seed.ts";

const TODAY = "2026-11-20";
let names: NameRow[];
let registry: Registry;

beforeAll(async () => {
  names = (await dataTable<"kind" | "text" | "sex">("names.csv")) as NameRow[];
  registry = generateRegistry({ seed: DEMO_SEED, today: TODAY, names });
});

const cat = (id: number) => catById(registry.cats, id);
const parentsOf = ({ motherId, fatherId }: DemoCat) =>
  motherId === null || fatherId === null ? null : { dam: cat(motherId), sire: cat(fatherId) };
const count = <T>(list: readonly T[], key: (item: T) => string | number) =>
  Object.fromEntries([...Map.groupBy(list, key)].map(([value, items]) => [value, items.length]));

describe("size", () => {
  test("about 600 cats of the 13 breeds of the home page in 30 catteries, six generations", async () => {
    const breeds = await dataTable<"ems" | "gallery">("breeds.csv");
    const gallery = breeds.filter((breed) => breed.gallery === "1").map(({ ems }) => ems);
    expect(registry.cats.length).toBeGreaterThan(560);
    expect(registry.cats.length).toBeLessThan(660);
    expect(registry.catteries).toHaveLength(30);
    expect(
      [...new Set(registry.catteries.map(({ line }) => breedLine(line).breed))].sort(),
    ).toEqual(gallery.sort());
    expect(Object.keys(count(registry.cats, ({ generation }) => generation))).toHaveLength(6);
    expect(registry.members).toHaveLength(40);
    expect(
      new Set(registry.members.map(({ countryIso2 }) => countryIso2)).size,
    ).toBeGreaterThanOrEqual(10);
  });

  test("120 ads in several currencies, orders in every state, an administrator", () => {
    expect(registry.ads).toHaveLength(120);
    expect(new Set(registry.ads.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(6);
    expect(registry.ads.filter(({ isActive }) => isActive).length).toBeGreaterThan(90);
    expect(registry.ads.filter(({ isActive }) => !isActive).length).toBeGreaterThan(3);
    expect(Object.keys(count(registry.orders, ({ status }) => status)).sort()).toEqual(
      [...ORDER_STATUSES].sort(),
    );
    expect(registry.favourites.length).toBeGreaterThan(30);
    expect(registry.members.filter(({ roles }) => roles.includes(2))).toHaveLength(1);
    expect(registry.cats.filter(({ registration }) => registration).length).toBeGreaterThan(3);
    expect(registry.cats.filter(({ isMyCat }) => !isMyCat).length).toBeGreaterThan(100);
  });

  test("Latin and Cyrillic names, affixes before and after", () => {
    expect(registry.cats.filter(({ name }) => /[А-я]/.test(name)).length).toBeGreaterThan(150);
    expect(registry.cats.filter(({ name }) => /[A-z]/.test(name)).length).toBeGreaterThan(150);
    expect(Object.keys(count(registry.catteries, ({ affixStands }) => affixStands)).sort()).toEqual(
      ["prefix", "suffix"],
    );
  });
});

test("the same seed and day give the same registry, another seed another", () => {
  expect(generateRegistry({ seed: DEMO_SEED, today: TODAY, names })).toEqual(registry);
  expect(generateRegistry({ seed: 3, today: TODAY, names })).not.toEqual(registry);
});

test("another day moves the dates and nothing else", () => {
  const later = generateRegistry({ seed: DEMO_SEED, today: addDays(TODAY, 100), names });
  expect(later.cats.map(({ born }) => born)).toEqual(
    registry.cats.map(({ born }) => born && addDays(born, 100)),
  );
  expect(later.notable).toEqual(registry.notable);
});

describe("pedigrees", () => {
  test("[D4-01] [D4-02] [D4-03] [D4-04] parents obey the rules and come before their children", () => {
    for (const child of registry.cats) {
      for (const [role, id] of [
        ["mother", child.motherId],
        ["father", child.fatherId],
      ] as const) {
        if (id === null) continue;
        const parent = cat(id);
        expect(id).toBeLessThan(child.id);
        expect(
          refuseParent({
            child: { id: child.id, cat_birthdate: child.born },
            parent: {
              id,
              sex: parent.sex,
              cat_birthdate: parent.born,
              deceased_on: null,
              neutered_on: null,
            },
            role,
            ancestorsOfParent: new Set(ancestorIds(registry.cats, parent, 20)),
          }),
        ).toBeNull();
      }
    }
  });

  test("queens give birth from one to eight years; litters of two to six share dam, sire and day", () => {
    const litters = Map.groupBy(
      registry.cats.filter(({ catteryId }) => catteryId !== null),
      ({ motherId, fatherId, born }) => `${motherId} ${fatherId} ${born}`,
    );
    expect(litters.size).toBe(150);
    for (const [kitten, ...others] of litters.values()) {
      const age = daysBetween(cat(kitten!.motherId!).born!, kitten!.born!) / 365.25;
      expect(age).toBeGreaterThanOrEqual(0.99);
      expect(age).toBeLessThanOrEqual(8);
      expect(others.length + 1).toBeGreaterThanOrEqual(2);
      expect(others.length + 1).toBeLessThanOrEqual(6);
    }
  });

  test("every kitten's colour is possible from its parents", () => {
    const litters = Map.groupBy(
      registry.cats.filter(({ motherId }) => motherId !== null),
      ({ motherId, fatherId }) => `${motherId} ${fatherId}`,
    );
    for (const litter of litters.values()) {
      const { dam, sire } = parentsOf(litter[0]!)!;
      const outcomes = crossProbabilities(
        dam.genotype,
        sire.genotype,
        breedLine(litter[0]!.line).background,
      );
      for (const kitten of litter) {
        const possible = outcomes
          .filter(({ sex }) => sex === "both" || sex === kitten.sex)
          .map(({ codes }) => colourEms(withoutImplied(kitten.breed, codes)));
        expect(possible).toContain(colourEms({ ...kitten.codes, eye: null }));
      }
    }
  });

  test("no fold is mated with a fold, no white with a white", () => {
    for (const kitten of registry.cats) {
      const parents = parentsOf(kitten);
      if (!parents) continue;
      expect([parents.dam, parents.sire].map(({ breed }) => breed)).not.toEqual(["SFS", "SFS"]);
      expect([parents.dam, parents.sire].map(({ codes }) => codes.main)).not.toEqual(["w", "w"]);
    }
  });

  test("a kitten with thirty different ancestors, a Maine Coon with a repeated one, a cat without parents, all for sale", () => {
    const { fullPedigree, repeatedAncestor, noParents } = registry.notable;
    const full = ancestorIds(registry.cats, cat(fullPedigree), 4);
    expect([full.length, new Set(full).size]).toEqual([30, 30]);
    const repeated = ancestorIds(registry.cats, cat(repeatedAncestor), 4);
    expect(repeated).toHaveLength(30);
    expect(new Set(repeated).size).toBeLessThan(30);
    expect(cat(repeatedAncestor).breed).toBe("MCO");
    expect(parentsOf(cat(noParents))).toBeNull();
    for (const id of [fullPedigree, repeatedAncestor, noParents]) {
      expect(registry.ads.find(({ catId }) => catId === id)?.isActive).toBe(true);
    }
  });
});

describe("the registry's rules are met", () => {
  test("names, chips, breeders", () => {
    for (const one of registry.cats) {
      for (const part of [one.name, one.prefix, one.suffix])
        expect(part === null || isCatName(part)).toBe(true);
      expect(one.chip === null || CHIP_RULE.test(one.chip)).toBe(true);
      expect(one.breederText === null || BREEDER_TEXT_RULE.test(one.breederText)).toBe(true);
      expect((one.description ?? "").length).toBeLessThanOrEqual(100);
      expect(one.born === null || isCalendarDate(one.born)).toBe(true);
      expect(sexOf(one.genotype)).toBe(one.sex);
    }
    for (const cattery of registry.catteries) expect(cattery.name).toMatch(CATTERY_NAME_RULE);
  });

  test("a bobtail, whose code says its tail", () => {
    const [bobtail, ...others] = registry.cats.filter(({ codes }) => codes.build);
    expect([bobtail?.breed, colourEms(bobtail!.codes), others]).toEqual([
      "KBL",
      "n 09 23 53 64",
      [],
    ]);
  });

  test("colour codes from the lists, always with main and eye colour", () => {
    for (const { codes } of registry.cats) {
      for (const kind of COLOUR_KINDS) {
        expect([null, ...CODES_OF_KIND[kind]]).toContain(codes[kind]);
      }
      expect(codes.main).not.toBeNull();
      expect(codes.eye).not.toBeNull();
    }
  });

  test("members are adults with names and unique addresses", () => {
    for (const { firstName, lastName, birthday, about } of registry.members) {
      expect([firstName, lastName].every((name) => PERSON_NAME_RULE.test(name))).toBe(true);
      expect(isAdultOn(birthday, TODAY)).toBe(true);
      expect((about ?? "").length).toBeLessThanOrEqual(200);
    }
    expect(new Set(registry.members.map(({ email }) => email)).size).toBe(registry.members.length);
  });

  test("full names are unique within a cattery, and none is real", async () => {
    const nameOf = (one: DemoCat) =>
      displayName({
        cat_name_cattery_prefix: one.prefix,
        cat_name: one.name,
        cat_name_suffix: one.suffix,
      });
    const bred = registry.cats.filter(({ catteryId }) => catteryId !== null).map(nameOf);
    expect(new Set(bred).size).toBe(bred.length);
    const real = new Set((await realPedigree()).map(({ name }) => name));
    expect(registry.cats.map(nameOf).filter((name) => real.has(name))).toEqual([]);
  });

  test("[D5-04] ads: one per cat, by the page's keeper, ready at twelve weeks or later, in the seller's currency", async () => {
    const countries = await dataTable<"iso2" | "default_currency">("countries.csv");
    expect(new Set(registry.ads.map(({ catId }) => catId)).size).toBe(registry.ads.length);
    for (const ad of registry.ads) {
      const sold = cat(ad.catId);
      const seller = registry.members[ad.sellerId - 1]!;
      expect(ad.sellerId).toBe(sold.onlineOwnerId);
      expect(isPrice(ad.pricePet) && (ad.priceBreeding === null || isPrice(ad.priceBreeding))).toBe(
        true,
      );
      expect(daysBetween(sold.born!, ad.readyToMoveAt)).toBeGreaterThanOrEqual(84);
      expect(ad.deliveryText.length).toBeLessThanOrEqual(100);
      expect(/[А-я]/.test(ad.deliveryText)).toBe(seller.locale === "ru");
      expect(countries.find(({ iso2 }) => iso2 === seller.countryIso2)?.default_currency).toBe(
        ad.currency,
      );
      const moments = [seller.createdAt, ad.createdAt, ad.updatedAt, `${TODAY}T00:00:00.000Z`];
      expect(moments.toSorted()).toEqual(moments);
      expect(sold.createdAt < ad.createdAt).toBe(true);
    }
  });

  test("[D5-07] [D5-08] [D5-10] orders: never for one's own cat, breeding only if offered, one open per buyer and ad", () => {
    const open = registry.orders
      .filter(({ status }) => isOpen(status))
      .map(({ adId, buyerId }) => `${adId} ${buyerId}`);
    expect(new Set(open).size).toBe(open.length);
    for (const order of registry.orders) {
      const ad = registry.ads[order.adId - 1]!;
      expect(order.buyerId).not.toBe(ad.sellerId);
      expect(order.sellerId).toBe(ad.sellerId);
      expect(order.withBreeding && ad.priceBreeding === null).toBe(false);
      expect(order.status === "completed" && ad.isActive).toBe(false);
      expect(ad.updatedAt < order.createdAt).toBe(true);
      expect(order.createdAt <= order.updatedAt).toBe(true);
    }
  });
});
