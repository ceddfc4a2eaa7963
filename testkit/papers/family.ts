/** A family of cats that could be one: affixes, colours, numbers and dates agree as they do in a stud book. */
import { BREEDS, coatOf, emsOf, founder, inherited, type Coat, type Genes } from "./coat.ts";
import { CULTURES, type Culture, type CultureName } from "./names.ts";
import { Random } from "./random.ts";
import type { Place } from "./truth.ts";

export type Sex = "male" | "female";

export interface Cat {
  place: Place;
  sex: Sex;
  prefix: string;
  name: string;
  suffix: string;
  /** Before the name, and after it. */
  titles: readonly [string, string];
  breed: string;
  coat: Coat;
  ems: string;
  /** `YYYY-MM-DD`. */
  born: string;
  number: string;
  country: string;
}

export interface Family {
  random: Random;
  cat: Cat;
  /** Every ancestor of the generations asked for, but those whom nobody knows. */
  at: ReadonlyMap<Place, Cat>;
  breeder: string;
  breederTown: string;
  owner: string;
  ownerTown: string;
  chip: string;
  breedWords: Record<string, string>;
  /** When the paper was made out. */
  issued: string;
}

export interface Titles {
  before: readonly string[];
  after: readonly string[];
  share: number;
}

export interface Wish {
  generations: number;
  /** The first is the country of the paper; ancestors come of all. */
  cultures: readonly CultureName[];
  breeds: readonly string[];
  number: (random: Random, cat: Omit<Cat, "number">) => string;
  titles?: Titles;
  /** Share of far ancestors whom nobody knows. */
  unknown?: number;
  /** Papers of a time: the cat was born in these years. */
  years?: readonly [number, number];
  /** How a cattery's country is marked, where the club marks all: `DE*`. */
  mark?: (country: string) => string;
}

export const FIFE_TITLES: Titles = {
  before: ["CH", "IC", "GIC", "SC", "PR", "IP", "GIP", "SP", "EC", "GEC"],
  after: ["JW", "DVM", "DSM", "DM", "JW, DVM"],
  share: 0.45,
};

function breedDown(
  wish: Wish,
  breed: string,
  random: Random,
): Map<Place, { genes: Genes; coat: Coat }> {
  const found = new Map<Place, { genes: Genes; coat: Coat }>();
  const make = (place: Place, depth: number, sex: Sex): Genes => {
    const genes =
      depth === wish.generations
        ? founder(random, breed, sex)
        : inherited(
            random,
            make(`${place}s`, depth + 1, "male"),
            make(`${place}d`, depth + 1, "female"),
            sex,
          );
    found.set(place, { genes, coat: coatOf(random, genes, breed) });
    return genes;
  };
  make("", 0, random.chance(0.5) ? "male" : "female");
  return found;
}

/** The day on which a parent was born whose child was born on `born`. */
function earlier(random: Random, born: string): string {
  const day = Date.parse(born) - random.between(420, 1900) * 86_400_000;
  return new Date(day).toISOString().slice(0, 10);
}

function namedBy(
  random: Random,
  culture: Culture,
  cattery: string,
  sex: Sex,
  taken: Set<string>,
  mark: Wish["mark"],
) {
  const free = (sex === "male" ? culture.males : culture.females).filter(
    (name) => !taken.has(name),
  );
  const name =
    free.length > 0
      ? random.of(free)
      : `${random.of(sex === "male" ? culture.males : culture.females)} II`;
  taken.add(name);
  const [before, after] = cattery.split("#") as [string, string];
  const marked = mark !== undefined && !/[*,(]/.test(cattery) ? mark(culture.country) : "";
  return {
    name,
    prefix: before === "" ? "" : marked + before.trim(),
    suffix: after.trim() === "" ? "" : after.trim(),
  };
}

export function makeFamily(layout: string, index: number, wish: Wish): Family {
  const random = new Random(`${layout} ${index}`);
  const breed = random.of(wish.breeds);
  const coats = breedDown(wish, breed, random);
  const taken = new Set<string>();
  const at = new Map<Place, Cat>();
  const home = CULTURES[wish.cultures[0]!];
  const make = (place: Place, born: string, cattery: { culture: Culture; name: string }): Cat => {
    const sex: Sex =
      place === "" ? sexOfCat(coats, random) : place.endsWith("s") ? "male" : "female";
    const { coat } = coats.get(place)!;
    const cat = {
      place,
      sex,
      ...namedBy(random, cattery.culture, cattery.name, sex, taken, wish.mark),
      titles: titlesOf(wish, place.length, random),
      breed,
      coat,
      ems: emsOf(breed, coat),
      born,
      country: cattery.culture.country,
    };
    return { ...cat, number: wish.number(random, cat) };
  };
  const rise = (
    child: Place,
    childBorn: string,
    childCattery: { culture: Culture; name: string },
  ) => {
    if (child.length === wish.generations) return;
    for (const letter of ["s", "d"]) {
      const place = child + letter;
      if (child.length >= 2 && random.chance(wish.unknown ?? 0)) continue;
      // A breeder keeps daughters of the own cattery more often than sons.
      const own = random.chance(letter === "d" ? 0.4 : 0.15);
      const culture = CULTURES[random.chance(0.6) ? wish.cultures[0]! : random.of(wish.cultures)];
      const cattery = own ? childCattery : { culture, name: random.of(culture.catteries) };
      const cat = make(place, earlier(random, childBorn), cattery);
      at.set(place, cat);
      rise(place, cat.born, cattery);
    }
  };
  const born = bornIn(wish, random);
  const cattery = { culture: home as Culture, name: random.of(home.catteries) };
  const cat = make("", born, cattery);
  rise("", born, cattery);
  const [breeder, owner] = random.shuffled(home.people) as [string, string];
  return {
    random,
    cat,
    at,
    breeder,
    breederTown: random.of(home.towns),
    owner,
    ownerTown: random.of(home.towns),
    chip: chipOf(random),
    breedWords: BREEDS[breed]!,
    issued: issuedAfter(born, random),
  };
}

function bornIn({ years }: Wish, random: Random): string {
  const [from, to] = years ?? [2015, 2024];
  return `${random.between(from, to)}-${String(random.between(1, 12)).padStart(2, "0")}-${String(random.between(1, 28)).padStart(2, "0")}`;
}

function chipOf(random: Random): string {
  return `${random.of(["276", "643", "528", "616", "250", "380", "941", "900", "985"])}${random.digits(12)}`;
}

function issuedAfter(born: string, random: Random): string {
  return new Date(Date.parse(born) + random.between(80, 200) * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

function titlesOf({ titles }: Wish, depth: number, random: Random): readonly [string, string] {
  if (titles === undefined || depth === 0 || !random.chance(titles.share)) return ["", ""];
  const alone = random.part();
  const before = alone < 0.85 && titles.before.length > 0 ? random.of(titles.before) : "";
  const after =
    (alone > 0.7 || titles.before.length === 0) && titles.after.length > 0
      ? random.of(titles.after)
      : "";
  return [before, after];
}

/** A tortoiseshell is a queen. */
function sexOfCat(coats: Map<Place, { genes: Genes; coat: Coat }>, random: Random): Sex {
  const { genes } = coats.get("")!;
  return genes.orange[0] !== genes.orange[1] || random.chance(0.5) ? "female" : "male";
}
