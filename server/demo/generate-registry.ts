import { addDays } from "@felistry/domain/calendar.ts";
import { genotypeOf } from "@felistry/domain/colours/coat/genotype.ts";
import { NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import { ANCESTOR_COUNT, PEDIGREE_GENERATIONS } from "@felistry/domain/pedigree/positions.ts";
import { generateAds } from "./ads.ts";
import { generateCatteries } from "./catteries.ts";
import { generateCredentials } from "./credentials.ts";
import { generateFavourites } from "./favourites.ts";
import { addFounders } from "./founders.ts";
import { addLitters } from "./litters.ts";
import { generateMembers } from "./members.ts";
import { type NameRow, namePool } from "./names.ts";
import { generateOrders } from "./orders.ts";
import { seededRandom } from "./random.ts";
import type { DemoAd, DemoCat, NotableCats, Registry } from "./registry.ts";
import { ancestorIds, catById } from "./relations.ts";
import { addCat, entered, type World } from "./world.ts";

export interface RegistryOptions {
  /** The same seed, day and names give the same registry. */
  seed: number;
  /** `yyyy-mm-dd`; all dates count back from it. */
  today: string;
  /** The rows of `data/names.csv`. */
  names: readonly NameRow[];
}

const REGISTERED_CATS = 8;

/** A believable small registry: six generations in thirty catteries, with colours inherited by the rules of `domain/coat`. */
export function generateRegistry({ seed, today, names: rows }: RegistryOptions): Registry {
  const random = seededRandom(seed);
  const names = namePool(rows, random);
  const members = generateMembers(random, today);
  const catteries = generateCatteries(members.breeders, names, random, today);
  const world: World = { random, today, names, members, catteries, cats: [] };
  addFounders(world);
  addLitters(world);
  const { ads, parentless } = generateAds(world);
  const orders = generateOrders(world, ads);
  registerSome(world);
  const registry = {
    members: members.all,
    catteries,
    cats: world.cats,
    ads,
    orders,
    favourites: generateFavourites(world, ads),
    credentials: generateCredentials(world),
    notable: findNotable(world.cats, ads, parentless),
  };
  addBobtail(world);
  return registry;
}

/** A pet of a breed that no cattery here has, whose code also says its tail. The last, so that it changes no other cat. */
function addBobtail(world: World): void {
  const { members, today } = world;
  const breeders = new Set(members.breeders.map(({ id }) => id));
  const owner = members.all.find(({ id }) => !breeders.has(id))!.id;
  const born = addDays(today, -700);
  addCat(world, {
    name: "Bantik",
    prefix: null,
    suffix: null,
    sex: "male",
    born,
    breed: "KBL",
    codes: { ...NO_COLOUR, main: "n", white: "09", tabby: "23", eye: "64", build: "53" },
    genotype: genotypeOf("male"),
    line: "SIB",
    generation: 4,
    motherId: null,
    fatherId: null,
    catteryId: null,
    breederId: null,
    breederText: null,
    ownerId: owner,
    onlineOwnerId: owner,
    isMyCat: true,
    chip: null,
    description: null,
    registration: null,
    createdAt: entered(world, 4, born),
  });
}

/** Registers some adult cats of several breeds, with the club's number. */
function registerSome({ random, cats, today }: World): void {
  const grown = random.shuffled(
    cats.filter(
      ({ generation, isMyCat, catteryId }) => generation === 4 && isMyCat && catteryId !== null,
    ),
  );
  const year = Number(today.slice(0, 4));
  for (const [i, cat] of grown.slice(0, REGISTERED_CATS).entries())
    cat.registration = { year, number: i + 1 };
}

/**
 * Cats for sale whose pedigree shows what a breeder looks for first. Maine Coons are acquired with their whole pedigree,
 * and cousins among them are mated. So both kittens here are Maine Coons with all 30 ancestors: one with thirty different
 * ones, the other with the fewest repeated ones (`repeatedAncestor`).
 */
function findNotable(
  cats: readonly DemoCat[],
  ads: readonly DemoAd[],
  parentless: DemoCat,
): NotableCats {
  const full = ads
    .filter((ad) => ad.isActive)
    .map((ad) => catById(cats, ad.catId))
    .map((cat) => ({ id: cat.id, ancestors: ancestorIds(cats, cat, PEDIGREE_GENERATIONS) }))
    .filter(({ ancestors }) => ancestors.length === ANCESTOR_COUNT)
    .map(({ id, ancestors }) => ({ id, different: new Set(ancestors).size }))
    .sort((a, b) => b.different - a.different);
  const broad = full[0];
  const repeated = full.find(({ different }) => different < ANCESTOR_COUNT);
  if (!broad || !repeated) throw new Error("this seed gives no kitten with a repeated ancestor");
  return { repeatedAncestor: repeated.id, fullPedigree: broad.id, noParents: parentless.id };
}
