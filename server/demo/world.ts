import { addDays, daysBetween } from "@felistry/domain/calendar.ts";
import type { BreedLine } from "./breed-lines.ts";
import type { Members } from "./members.ts";
import { moment } from "./moments.ts";
import type { NamePool } from "./names.ts";
import type { Random } from "./random.ts";
import type { DemoCat, DemoCattery } from "./registry.ts";

/** What the generator has made so far, and its sources. */
export interface World {
  readonly random: Random;
  readonly today: string;
  readonly names: NamePool;
  readonly members: Members;
  readonly catteries: readonly DemoCattery[];
  readonly cats: DemoCat[];
}

/** Generations from 0 (the oldest) to 5 (today's kittens): six in all. */
export const LAST_GENERATION = 5;
/** Between one generation's litters and the next: a queen is then two to three and a half years old. */
const DAYS_BETWEEN_GENERATIONS = 1000;
/** The youngest kittens are five weeks old, the oldest of a generation half a year older. */
const YOUNGEST_DAYS = 36;
const OLDEST_DAYS = 250;

/** How many days ago a cat of the generation was born; random at each call. */
export function daysSinceBirth(random: Random, generation: number): number {
  return (
    (LAST_GENERATION - generation) * DAYS_BETWEEN_GENERATIONS +
    random.int(YOUNGEST_DAYS, OLDEST_DAYS)
  );
}

export function addCat(world: World, cat: Omit<DemoCat, "id">): DemoCat {
  const added = { id: world.cats.length + 1, ...cat };
  world.cats.push(added);
  return added;
}

/** When a cat was entered: oldest first, never before its birth. */
export function entered({ random, today }: World, generation: number, born: string): string {
  const daysAgo = 135 - generation * 20 - random.int(0, 15);
  return moment(addDays(today, -Math.min(daysAgo, daysBetween(born, today) - 5)), random);
}

/** Whether two cats may be mated with respect to folded ears: exactly one must be a fold. */
export function earsFit(line: BreedLine, one: DemoCat, other: DemoCat): boolean {
  return line.straightBreed === undefined || one.breed !== other.breed;
}
