import type { Sex } from "@felistry/domain/cats/sex.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import { type BreedLine, breedLine } from "./breed-lines.ts";
import { foundingGenotype, inheritedGenotype, recordedCodes } from "./colours.ts";
import { type Affix, type Script, scriptOf } from "./names.ts";
import type { DemoCat, DemoCattery } from "./registry.ts";
import { addCat, daysSinceBirth, entered, type World } from "./world.ts";

const OUTSIDE_BREEDERS = {
  latin: ["M. Ferrante", "K. Oldham", "Dr. H. Sommerfeld", "A. Lindqvist"],
  cyrillic: ["Петрова А.", "Сидоренко В. И.", "Мельник О.", "Каримова Г."],
} as const;

/** The share of old cats without an affix: they were bred before the catteries existed. */
const WITHOUT_AFFIX = 0.35;

/** A queen and a tom for each cattery, kept as records only. */
export function addFounders(world: World): void {
  for (const cattery of world.catteries) {
    const line = breedLine(cattery.line);
    const folds = world.random.chance(0.5);
    addOutsideCat(world, {
      cattery,
      line,
      sex: "female",
      generation: 0,
      breed: folds ? line.breed : (line.straightBreed ?? line.breed),
    });
    addOutsideCat(world, {
      cattery,
      line,
      sex: "male",
      generation: 0,
      breed: folds ? (line.straightBreed ?? line.breed) : line.breed,
    });
  }
}

export interface OutsideCat {
  cattery: DemoCattery;
  line: BreedLine;
  breed: string;
  sex: Sex;
  generation: number;
  /** How many generations of its ancestors are recorded; none if omitted. */
  recorded?: number;
}

/** A cat bred elsewhere, on the page of the member whose cattery acquired it. */
export function addOutsideCat(world: World, outside: OutsideCat): DemoCat {
  const { cattery, line, breed, sex, generation } = outside;
  const { random, today } = world;
  const script: Script = scriptOf(cattery.affix);
  const affix = random.chance(WITHOUT_AFFIX) ? null : world.names.foreignAffix(script);
  const parents = (outside.recorded ?? 0) > 0 ? addRecordedParents(world, outside) : null;
  const genotype = parents
    ? inheritedGenotype(parents.mother.genotype, parents.father.genotype, sex, random)
    : foundingGenotype(line, sex, random);
  const born = addDays(today, -daysSinceBirth(random, generation));
  return addCat(world, {
    name: world.names.catName(`outside ${line.key} ${cattery.id}`, script, sex),
    ...affixParts(affix),
    sex,
    born,
    breed,
    codes: recordedCodes(line, breed, genotype, random),
    genotype,
    line: line.key,
    generation,
    motherId: parents?.mother.id ?? null,
    fatherId: parents?.father.id ?? null,
    catteryId: null,
    breederId: null,
    breederText: random.chance(0.6) ? random.pick(OUTSIDE_BREEDERS[script]) : null,
    ownerId: cattery.memberId,
    onlineOwnerId: cattery.memberId,
    isMyCat: generation >= 3,
    chip: null,
    description: null,
    registration: null,
    createdAt: entered(world, generation, born),
  });
}

/** Both parents of an acquired cat, and their parents, as far as recorded. */
function addRecordedParents(world: World, child: OutsideCat): { mother: DemoCat; father: DemoCat } {
  const { line, generation } = child;
  const folds = world.random.chance(0.5);
  const straight = line.straightBreed ?? line.breed;
  const parent = (sex: Sex, breed: string) =>
    addOutsideCat(world, {
      cattery: child.cattery,
      line,
      breed,
      sex,
      generation: generation - 1,
      recorded: (child.recorded ?? 0) - 1,
    });
  return {
    mother: parent("female", folds ? line.breed : straight),
    father: parent("male", folds ? straight : line.breed),
  };
}

export function affixParts(affix: Affix | null): { prefix: string | null; suffix: string | null } {
  return {
    prefix: affix?.stands === "prefix" ? affix.text : null,
    suffix: affix?.stands === "suffix" ? affix.text : null,
  };
}
