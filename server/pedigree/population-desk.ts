/**
 * Inbreeding of whole breeds and catteries: reckoned in a worker, so that nobody else waits, one population at a time, and
 * kept until a cat of it, a birth date or any parents that were read are changed.
 */
import { Worker } from "node:worker_threads";
import type { PopulationInbreeding } from "@felistry/domain/pedigree/inbreeding/population.ts";
import { apartFromCall, waiting } from "../db/call-time.ts";
import type { Db } from "../db/transaction.ts";
import { turns } from "../turns.ts";
import { type PopulationKind, populationStatements } from "./inbreeding-statements.ts";
import type { ParentIndex, ReadPedigree } from "./parent-index.ts";

export interface PopulationDesk {
  /** The id is the breed's, or the breeder's. */
  inbreedingOf(kind: PopulationKind, id: number): Promise<PopulationInbreeding>;
}

/** What the worker is given; indices are ids. */
export interface PopulationTask {
  readonly sires: Int32Array;
  readonly dams: Int32Array;
  readonly cats: Int32Array;
  /** 0 where it is unknown. */
  readonly born: Int16Array;
}

interface Kept {
  readonly state: string;
  readonly version: number;
  readonly answer: Promise<PopulationInbreeding>;
}

const MOST_KEPT = 500;
/** So many cats are read at a time: the event loop turns between. */
const CATS_A_PAGE = 10_000;
const MOST_WAITING = 20;
/** A million cats take a quarter of it. */
const MEMORY_MB = 1024;

export function createPopulationDesk(
  db: Db,
  parents: ParentIndex,
  tooMany: () => Error,
): PopulationDesk {
  const kept = new Map<string, Kept>();
  const inTurn = turns(1, { most: MOST_WAITING, full: tooMany });
  return {
    async inbreedingOf(kind, id) {
      const key = `${kind} ${id}`;
      const [row] = await waiting(() => populationStatements[kind].state(db, id));
      const state = `${row!.cats} ${row!.state}`;
      const { version } = await parents.of([]);
      const present = kept.get(key);
      kept.delete(key);
      const isRight = present?.state === state && present.version === version;
      const answer = isRight
        ? present.answer
        : inTurn(() => apartFromCall(() => reckon(db, parents, kind, id)));
      kept.set(key, { state, version, answer });
      // A failure is nobody's answer but that of whoever met it.
      answer.catch(() => kept.delete(key));
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
      return answer;
    },
  };
}

async function reckon(
  db: Db,
  parents: ParentIndex,
  kind: PopulationKind,
  id: number,
): Promise<PopulationInbreeding> {
  const cats: number[] = [];
  const born: number[] = [];
  let read: ReadPedigree = await parents.of([]);
  for (let beyond = 0; ; beyond = cats.at(-1)!) {
    const [page] = await populationStatements[kind].members(db, id, beyond, CATS_A_PAGE);
    if (!page?.members) break;
    const numbers = page.members.split(" ").map(Number);
    const here = numbers.filter((_, at) => at % 2 === 0);
    for (const cat of here) cats.push(cat);
    for (let at = 1; at < numbers.length; at += 2) born.push(numbers[at]!);
    read = await parents.of(here);
  }
  const { sires, dams } = read.graph;
  return inWorker({ sires, dams, cats: Int32Array.from(cats), born: Int16Array.from(born) });
}

function inWorker(task: PopulationTask): Promise<PopulationInbreeding> {
  const worker = new Worker(new URL("population-worker.ts", import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("a population's worker ended without an answer")));
  });
}
