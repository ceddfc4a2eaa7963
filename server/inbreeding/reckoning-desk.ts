/**
 * Inbreeding of cats and matings. What takes a few milliseconds is calculated at once; long pedigrees go to a separate
 * thread with limits of time and memory, so that nobody else waits.
 */
import { hasMoreAncestors } from "@felistry/domain/inbreeding/ancestry.ts";
import { type PedigreeGraph, UNKNOWN } from "@felistry/domain/inbreeding/graph.ts";
import { kittensWithEach, type KittensWith } from "@felistry/domain/inbreeding/matings.ts";
import { inbreedingReport, type InbreedingReport } from "@felistry/domain/inbreeding/report.ts";
import { Refusal } from "../http/refusal.ts";
import { startWorkThread, TooHeavy, type WorkBounds } from "../threads/work-thread.ts";
import type { Depth, KittensTask, Reckoned, ReportTask } from "./reckoning-tasks.ts";
import type { ParentIndex, ReadPedigree } from "../pedigree/queries.ts";

export const RECKONING_THREAD = new URL("./reckoning-worker.ts", import.meta.url);

/** A cat, or a couple with its possible kittens. */
export type Subject = { readonly cat: number } | { readonly sire: number; readonly dam: number };

export interface ReckoningDesk {
  /** @throws {Refusal} pedigree_too_large, unavailable */
  report(party: string, subject: Subject, depth: Depth): Promise<InbreedingReport>;
  /** @throws {Refusal} pedigree_too_large, unavailable */
  kittensWithEach(party: string, cat: number, mates: readonly number[]): Promise<KittensWith[]>;
  stop(): Promise<void>;
}

/** The longest line of this many cats takes some hundredths of a second; twice as many take four times as long. */
const ANCESTORS_AT_ONCE = 1_000;
/** A line of twenty thousand cats, each bred from the next two, takes half of it. */
const BOUNDS: WorkBounds = { withinMs: 12_000, megabytes: 512 };

export function openReckoningDesk(parents: ParentIndex, bounds = BOUNDS): ReckoningDesk {
  type Answer = InbreedingReport | KittensWith[];
  const thread = startWorkThread<ReportTask | KittensTask, Reckoned<Answer>>(
    RECKONING_THREAD,
    bounds,
  );

  /** The task is sent in the same turn of the event loop in which its data was read, so nothing changes in between. */
  const inThread = async <A extends Answer>(
    party: string,
    cats: readonly number[],
    taskFor: (read: ReadPedigree) => ReportTask | KittensTask,
  ): Promise<A> => {
    let version = 0;
    const { answer, found } = await thread
      .do(party, async () => {
        const read = await parents.of(cats);
        ({ version } = read);
        return taskFor(read);
      })
      .catch(refuseTooLarge);
    parents.remember(version, found);
    return answer as A;
  };

  return {
    async report(party, subject, depth) {
      const cats = Object.values(subject) as number[];
      const { graph, inbreeding } = await parents.of(cats);
      const [sire, dam] = coupleOf(subject, graph);
      if (!hasMoreAncestors(graph, [sire, dam], ANCESTORS_AT_ONCE, depth.generations))
        return inbreedingReport(graph, sire, dam, { ...depth, known: inbreeding });
      return inThread(party, cats, (read) => {
        const [sireNow, damNow] = coupleOf(subject, read.graph);
        return { kind: "report", ...linksOf(read), sire: sireNow, dam: damNow, options: depth };
      });
    },
    async kittensWithEach(party, cat, mates) {
      const cats = [cat, ...mates];
      const { graph, inbreeding } = await parents.of(cats);
      if (!hasMoreAncestors(graph, cats, ANCESTORS_AT_ONCE + mates.length))
        return kittensWithEach(graph, cat, mates, inbreeding);
      return inThread(party, cats, (read) => ({ kind: "kittens", ...linksOf(read), cat, mates }));
    },
    stop: thread.stop,
  };
}

/** Turns exceeded limits into the refusal for the caller. */
export function refuseTooLarge(error: unknown): never {
  throw error instanceof TooHeavy ? new Refusal("pedigree_too_large") : error;
}

function coupleOf(subject: Subject, { sires, dams }: PedigreeGraph): [sire: number, dam: number] {
  if (!("cat" in subject)) return [subject.sire, subject.dam];
  return [sires[subject.cat] ?? UNKNOWN, dams[subject.cat] ?? UNKNOWN];
}

function linksOf({ graph: { sires, dams }, inbreeding }: ReadPedigree) {
  return { sires, dams, known: inbreeding };
}
