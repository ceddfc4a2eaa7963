/** The young that a correction touches: a parent's birthday, colour, breed or parents, or a birth between those of its dam. */
import { addMonths, daysBetween } from "@felistry/domain/calendar.ts";
import type { CorrectedField } from "@felistry/domain/corrections/correction.ts";
import { DAYS_OF_ONE_BIRTH } from "@felistry/domain/litters/rules.ts";
import { mayBeOfParents } from "@felistry/domain/litters/colour.ts";
import { birthFacts } from "@felistry/domain/rules/club/births.ts";
import { clubBreed } from "@felistry/domain/rules/club/breed-groups.ts";
import {
  ancestorsOfKittens,
  generationFacts,
  type Ancestors,
} from "@felistry/domain/rules/club/generations.ts";
import { testsOf } from "../../../credentials/queries.ts";
import type { Db } from "../../../db/transaction.ts";
import { bookFacts } from "../cat-facts.ts";
import { selectAncestors, selectBirths, type RuledCat } from "../cat-statements.ts";
import { ancestorsOf, readParents, type Pair, type Parent } from "../pair.ts";
import {
  litterOfPair,
  named,
  oddFacts,
  partsOfPair,
  queenPart,
  studPart,
  type Part,
} from "../parts.ts";
import { inTurns } from "./in-turns.ts";
import { selectYoung, type RuledYoung } from "./young-statements.ts";

/** The newest, of a stud of whom there are more: each takes milliseconds. */
const LITTERS_READ_MAX = 120;

/** What of a parent the rules read of its young. */
const OF_PARENT: readonly CorrectedField[] = [
  "cat_birthdate",
  "sex",
  "breed_id",
  "ems",
  "mother_id",
  "father_id",
];

export interface Corrected {
  readonly was: RuledCat;
  readonly is: RuledCat;
  readonly changed: readonly CorrectedField[];
  readonly clubId: number;
}

/** The parts before and after the change, in the same order. */
export interface YoungParts {
  readonly before: readonly Part[];
  readonly after: readonly Part[];
}

/** Statements by kind of fact, not by kitten. */
export async function partsOfYoung(db: Db, corrected: Corrected): Promise<YoungParts> {
  const { was, is, changed, clubId } = corrected;
  if (!changed.some((field) => OF_PARENT.includes(field))) return { before: [], after: [] };
  const isBornAnew = was.born !== is.born || was.mother_id !== is.mother_id;
  const damId = isBornAnew && is.born !== null ? is.mother_id : null;
  const young = await selectYoung(db, { catId: is.id, damId });
  if (young.length === 0) return { before: [], after: [] };
  const own = young.filter(({ mother_id, father_id }) => [mother_id, father_id].includes(is.id));
  const mateIds = own.flatMap(({ mother_id, father_id }) => [mother_id, father_id]);
  const ids = [...new Set([is.id, damId, ...mateIds])].filter((id) => id !== null);
  const parents = (await readParents(db, ids, clubId)).map(withoutStanding);
  const of = (id: number | null) => parents.find(({ cat }) => cat.id === id);
  const before = of(is.id)!;
  const after = await asCorrected(db, before, corrected);
  const births = (await selectBirths(db, { damId: is.id })).map(({ born }) => born);
  const litters = littersOf(own).slice(-LITTERS_READ_MAX);
  const ofOwn = (parent: Parent) =>
    inTurns(litters, (litter) =>
      partsOfLitter(litter, parent, of(mateOf(litter[0]!, is.id)), births),
    );
  const ofDam = damId === null ? null : await partsOfDam(db, of(damId)!, corrected, young);
  return {
    before: [...(await ofOwn(before)).flat(), ...(ofDam?.before ?? [])],
    after: [...(await ofOwn(after)).flat(), ...(ofDam?.after ?? [])],
  };
}

/** Bans and sales are of the parent, whatever is corrected: nothing is said of them here. */
function withoutStanding(parent: Parent): Parent {
  return { ...parent, standing: { ...parent.standing, bans: [], pet_since: null } };
}

/** As far up as ancestors are read of a cat. */
const LAST_PLACE = 31;

async function asCorrected(db: Db, before: Parent, { was, is }: Corrected): Promise<Parent> {
  const root = { id: is.id, breed: clubBreed(is.breed) };
  if (was.mother_id === is.mother_id && was.father_id === is.father_id)
    return { ...before, cat: is, ancestors: new Map([...before.ancestors, [1, root]]) };
  const ids = [is.mother_id, is.father_id].filter((id) => id !== null);
  const lines = await selectAncestors(db, { ids });
  const tests = await testsOf(db, { ids });
  const line = (id: number | null): Ancestors => (id === null ? new Map() : ancestorsOf(lines, id));
  const above = ancestorsOfKittens(line(is.father_id), line(is.mother_id));
  return {
    ...before,
    cat: is,
    ancestors: new Map([[1, root], ...[...above].filter(([place]) => place <= LAST_PLACE)]),
    testsOfParents: [is.mother_id, is.father_id].map((id) =>
      tests.filter(({ cat_id }) => cat_id === id),
    ),
  };
}

type Litter = readonly RuledYoung[];

/** By birthday and parents; each kitten whose birthday is not known is its own. */
function littersOf(young: readonly RuledYoung[]): Litter[] {
  const keyOf = ({ id, born, mother_id, father_id }: RuledYoung) =>
    JSON.stringify([born ?? id, mother_id, father_id]);
  return [...Map.groupBy(young, keyOf).values()];
}

const mateOf = ({ mother_id, father_id }: RuledYoung, parentId: number) =>
  mother_id === parentId ? father_id : mother_id;

function partsOfLitter(
  litter: Litter,
  parent: Parent,
  mate: Parent | undefined,
  births: readonly string[],
): Part[] {
  const { born, mother_id } = litter[0]!;
  const isDam = mother_id === parent.cat.id;
  const young = litter.map(named);
  if (!mate) {
    if (born === null) return [];
    return [{ ...(isDam ? queenPart(parent, births, born) : studPart(parent, born)), young }];
  }
  const [dam, sire] = isDam ? [parent, mate] : [mate, parent];
  const pair: Pair = { dam, sire, births: isDam ? births : [], matings: [] };
  const kittens = litter.map((kitten) => partOfKitten(kitten, pair));
  if (born === null) return kittens;
  const ofParent = partsOfPair(pair, born).filter(({ cat }) => cat?.id !== mate.cat.id);
  const ofLitter = { subject: "litter" as const, cat: null, facts: litterOfPair(pair, born) };
  return [...[...ofParent, ofLitter].map((part) => ({ ...part, young })), ...kittens];
}

/** A kitten with a page has its own breed and book, whatever its parents are. */
function partOfKitten(kitten: RuledYoung, { dam, sire }: Pair): Part {
  const breed = clubBreed(kitten.breed);
  const above = ancestorsOfKittens(sire.ancestors, dam.ancestors);
  const generations = generationFacts(above, breed);
  const areColoured = kitten.has_colour && dam.cat.has_colour && sire.cat.has_colour;
  return {
    subject: "cat",
    cat: named(kitten),
    young: [named(kitten)],
    facts: {
      breed,
      sex: kitten.sex === "male" ? "M" : "F",
      date: kitten.born ?? undefined,
      ...generations,
      ...bookFacts(kitten.recognised_by, kitten.has_colour, generations["pure_gen_n"]),
      ...oddFacts(clubBreed(dam.cat.breed), clubBreed(sire.cat.breed)),
      ...(areColoured && {
        colour_possible: mayBeOfParents(kitten, kitten.sex, dam.cat, sire.cat),
      }),
    },
  };
}

/** How far back the rules count a queen's births. */
const COUNTED_MONTHS = 24;

/** The dam's later litters, which follow another birth now. The cat's litter mates are moved with it. */
async function partsOfDam(
  db: Db,
  dam: Parent,
  { was, is }: Corrected,
  young: readonly RuledYoung[],
): Promise<YoungParts> {
  const born = is.born!;
  const moved = was.mother_id === is.mother_id ? was.born : null;
  const isMoved = (day: string) =>
    moved !== null && Math.abs(daysBetween(day, moved)) <= DAYS_OF_ONE_BIRTH;
  const births = (await selectBirths(db, { damId: dam.cat.id })).map((each) => each.born);
  const birthsAfter = [...births.filter((day) => !isMoved(day)), born];
  const until = addMonths(born, COUNTED_MONTHS);
  const litters = littersOf(
    young.filter(
      (each) =>
        each.mother_id === dam.cat.id &&
        each.born !== null &&
        each.born > born &&
        each.born <= until &&
        !isMoved(each.born),
    ),
  );
  const parts = (days: readonly string[]) =>
    litters.flatMap((litter) => {
      const day = litter[0]!.born!;
      const { gap_d, litters_before_n } = birthFacts(days, day);
      const facts = { date: day, gap_d, litters_before_n };
      const of = [queenPart(dam, days, day), { subject: "litter" as const, cat: null, facts }];
      return of.map((part) => ({ ...part, young: litter.map(named) }));
    });
  return { before: parts(births), after: parts(birthsAfter) };
}
