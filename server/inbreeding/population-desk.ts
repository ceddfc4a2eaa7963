/**
 * Inbreeding of whole breeds and catteries: calculated in a separate thread, one population at a time, and cached until one
 * of its cats, a birth date or any of the parents read changes.
 */
import type { PopulationInbreeding } from "@felistry/domain/inbreeding/population.ts";
import { apartFromCall, waiting } from "../db/call-time.ts";
import type { Db } from "../db/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { startWorkThread, type WorkBounds } from "../threads/work-thread.ts";
import { type PopulationKind, populationStatements } from "./inbreeding-statements.ts";
import { RECKONING_THREAD, refuseTooLarge } from "./reckoning-desk.ts";
import type { PopulationTask } from "./reckoning-tasks.ts";
import type { ParentIndex, ReadPedigree } from "../pedigree/queries.ts";

export interface PopulationDesk {
  /**
   * The id is the breed's, or the breeder's.
   * @throws {Refusal} pedigree_too_large, unavailable
   */
  inbreedingOf(kind: PopulationKind, id: number, party: string): Promise<PopulationInbreeding>;
  stop(): Promise<void>;
}

interface Kept {
  readonly state: string;
  readonly version: number;
  readonly answer: Promise<PopulationInbreeding>;
}

const MOST_KEPT = 500;
/** How many cats are read at a time; the event loop runs in between. */
const CATS_A_PAGE = 10_000;
/** A million cats of twenty generations take a tenth of the time and a quarter of the memory. */
const BOUNDS: WorkBounds = { withinMs: 20_000, megabytes: 1024 };

export function openPopulationDesk(db: Db, parents: ParentIndex, bounds = BOUNDS): PopulationDesk {
  const kept = new Map<string, Kept>();
  const thread = startWorkThread<PopulationTask, PopulationInbreeding>(RECKONING_THREAD, bounds);
  return {
    async inbreedingOf(kind, id, party) {
      const key = `${kind} ${id}`;
      const [row] = await waiting(() => populationStatements[kind].state(db, { id }));
      const state = `${row!.cats} ${row!.state}`;
      const { version } = await parents.of([]);
      const present = kept.get(key);
      kept.delete(key);
      const isRight = present?.state === state && present.version === version;
      const answer = isRight
        ? present.answer
        : thread
            .do(party, () => apartFromCall(() => taskOf(db, parents, kind, id)))
            .catch(refuseTooLarge);
      kept.set(key, { state, version, answer });
      // A result of "too large" is kept until something changes; other failures are not.
      answer.catch((error: unknown) => {
        if (!isTooLarge(error) && kept.get(key)?.answer === answer) kept.delete(key);
      });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
      return answer;
    },
    stop: thread.stop,
  };
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Refusal && error.code === "pedigree_too_large";
}

async function taskOf(
  db: Db,
  parents: ParentIndex,
  kind: PopulationKind,
  id: number,
): Promise<PopulationTask> {
  const cats: number[] = [];
  const born: number[] = [];
  let read: ReadPedigree = await parents.of([]);
  for (let beyond = 0; ; beyond = cats.at(-1)!) {
    const [page] = await populationStatements[kind].members(db, { id, beyond, most: CATS_A_PAGE });
    if (!page?.members) break;
    const numbers = page.members.split(" ").map(Number);
    const here = numbers.filter((_, at) => at % 2 === 0);
    for (const cat of here) cats.push(cat);
    for (let at = 1; at < numbers.length; at += 2) born.push(numbers[at]!);
    read = await parents.of(here);
  }
  const { sires, dams } = read.graph;
  return {
    kind: "population",
    sires,
    dams,
    cats: Int32Array.from(cats),
    born: Int16Array.from(born),
  };
}
