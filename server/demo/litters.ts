import type { Sex } from "@felistry/domain/cats/sex.ts";
import { addDays, daysBetween } from "@felistry/domain/calendar.ts";
import { type BreedLine, breedLine } from "./breed-lines.ts";
import { inheritedGenotype, recordedCodes } from "./colours.ts";
import { addOutsideCat, affixParts } from "./founders.ts";
import { scriptOf } from "./names.ts";
import type { Random } from "./random.ts";
import type { DemoCat, DemoCattery } from "./registry.ts";
import { inCommon } from "./relations.ts";
import { addCat, daysSinceBirth, earsFit, entered, LAST_GENERATION, type World } from "./world.ts";

/** Queens give birth from one to eight years of age, toms sire from ten months. */
const QUEEN_DAYS = [365, 8 * 365] as const;
const TOM_DAYS = [300, 10 * 365] as const;
const FULL_PEDIGREES = "MCO";
const LITTER_SIZES = { 2: 8, 3: 9, 4: 4, 5: 2, 6: 1 };

/** One litter per cattery for each generation after the first, oldest first. */
export function addLitters(world: World): void {
  for (let generation = 1; generation <= LAST_GENERATION; generation++) {
    for (const cattery of world.catteries) addLitter(world, cattery, generation);
  }
}

function addLitter(world: World, cattery: DemoCattery, generation: number): void {
  const { random, today } = world;
  const born = addDays(today, -daysSinceBirth(random, generation));
  const dam = chooseDam(world, cattery, generation, born);
  const sire = chooseSire(world, cattery, generation, born, dam);
  const size = Number(random.weighted(LITTER_SIZES));
  for (let place = 0; place < size; place++) {
    addKitten(world, { cattery, dam, sire, born, generation, sex: sexAtPlace(place, random) });
  }
  keepForBreeding(dam, cattery);
}

/** Every litter has at least one daughter and one son, so that every cattery can continue. */
function sexAtPlace(place: number, random: Random): Sex {
  if (place < 2) return place === 0 ? "female" : "male";
  return random.chance(0.5) ? "female" : "male";
}

/** Preferably a queen bred by the cattery, otherwise an acquired one. */
function chooseDam(
  world: World,
  cattery: DemoCattery,
  generation: number,
  litterBorn: string,
): DemoCat {
  const own = world.cats.filter(
    (cat) =>
      cat.sex === "female" &&
      cat.generation === generation - 1 &&
      cat.line === cattery.line &&
      (cat.catteryId === cattery.id ||
        (cat.catteryId === null && cat.ownerId === cattery.memberId)) &&
      isOfAge(cat, litterBorn, QUEEN_DAYS),
  );
  if (own.length > 0) return world.random.pick(own);
  const line = breedLine(cattery.line);
  const { random } = world;
  return addOutsideCat(world, {
    cattery,
    line,
    breed: line.breed,
    sex: "female",
    generation: generation - 1,
    recorded: recordedGenerations(line, generation - 1, random),
  });
}

/**
 * A tom of the line who shares no grandparent with the queen, preferably without offspring so far, which keeps the line
 * broad. Failing that, a new one is acquired or, as in any small breed, cousins are mated. Never half-siblings.
 */
function chooseSire(
  world: World,
  cattery: DemoCattery,
  generation: number,
  litterBorn: string,
  dam: DemoCat,
): DemoCat {
  const { random, cats } = world;
  const line = breedLine(cattery.line);
  const fit = cats.filter(
    (cat) =>
      cat.sex === "male" &&
      cat.line === line.key &&
      cat.generation === generation - 1 &&
      isOfAge(cat, litterBorn, TOM_DAYS) &&
      earsFit(line, dam, cat) &&
      !(dam.codes.main === "w" && cat.codes.main === "w") &&
      inCommon(cats, dam, cat, 1) === 0,
  );
  const unrelated = fit.filter((cat) => inCommon(cats, dam, cat, 2) === 0);
  const untried = unrelated.filter((cat) => cats.every(({ fatherId }) => fatherId !== cat.id));
  if (unrelated.length > 0) return random.pick(untried.length > 0 ? untried : unrelated);
  const cousins = fit.filter((cat) => inCommon(cats, dam, cat, 2) <= 2);
  if (cousins.length > 0) return random.pick(cousins);
  const breed = line.straightBreed && dam.breed === line.breed ? line.straightBreed : line.breed;
  return addOutsideCat(world, {
    cattery,
    line,
    breed,
    sex: "male",
    generation: generation - 1,
    recorded: recordedGenerations(line, generation - 1, random),
  });
}

/** Maine Coons come with their whole pedigree, so that their kittens' are complete; others at most with their parents. */
function recordedGenerations(line: BreedLine, generation: number, random: Random): number {
  if (generation < 1) return 0;
  return line.key === FULL_PEDIGREES ? generation - 1 : random.int(0, 1);
}

function isOfAge(cat: DemoCat, on: string, [youngest, oldest]: readonly [number, number]): boolean {
  if (cat.born === null) return false;
  const days = daysBetween(cat.born, on);
  return days >= youngest && days <= oldest;
}

interface Birth {
  cattery: DemoCattery;
  dam: DemoCat;
  sire: DemoCat;
  born: string;
  generation: number;
  sex: Sex;
}

function addKitten(world: World, { cattery, dam, sire, born, generation, sex }: Birth): void {
  const { random } = world;
  const line = breedLine(cattery.line);
  const breed = line.straightBreed && random.chance(0.5) ? line.straightBreed : line.breed;
  const genotype = inheritedGenotype(dam.genotype, sire.genotype, sex, random);
  const owner = ownerOf(world, cattery, generation);
  addCat(world, {
    name: world.names.catName(cattery.affix, scriptOf(cattery.affix), sex),
    ...affixParts({ text: cattery.affix, stands: cattery.affixStands }),
    sex,
    born,
    breed,
    codes: recordedCodes(line, breed, genotype, random),
    genotype,
    line: line.key,
    generation,
    motherId: dam.id,
    fatherId: sire.id,
    catteryId: cattery.id,
    breederId: cattery.memberId,
    breederText: null,
    ...owner,
    chip: generation >= 3 && random.chance(0.7) ? chipNumber(random) : null,
    description: null,
    registration: null,
    createdAt: entered(world, generation, born),
  });
}

/** Kittens of today are their breeder's; of older cats some were sold to members, some are kept as a record only. */
function ownerOf(
  { random, members }: World,
  cattery: DemoCattery,
  generation: number,
): Pick<DemoCat, "ownerId" | "onlineOwnerId" | "isMyCat"> {
  const breeder = { ownerId: cattery.memberId, onlineOwnerId: cattery.memberId };
  if (generation === LAST_GENERATION) return { ...breeder, isMyCat: true };
  if (generation >= 3 && random.chance(0.15)) {
    const buyer = random.pick(members.owners).id;
    // Sometimes the breeder still maintains the page of a cat shown as another's.
    return {
      ownerId: buyer,
      onlineOwnerId: random.chance(0.7) ? buyer : cattery.memberId,
      isMyCat: true,
    };
  }
  return { ...breeder, isMyCat: generation >= 2 && random.chance(0.6) };
}

/** A queen of a living generation belongs to the cattery that bred from her. */
function keepForBreeding(dam: DemoCat, cattery: DemoCattery): void {
  if (dam.generation < 2) return;
  dam.ownerId = cattery.memberId;
  dam.onlineOwnerId = cattery.memberId;
  dam.isMyCat = true;
}

/** ISO 11784: fifteen digits, the first three identifying the manufacturer. */
function chipNumber(random: Random): string {
  return `${random.pick(["900", "941", "985", "643"])}${String(random.int(0, 999_999)).padStart(6, "0")}${String(random.int(0, 999_999)).padStart(6, "0")}`;
}
