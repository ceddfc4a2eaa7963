/**
 * The parents of all requested cats and their ancestors, in this process's memory. It is never stale: every query first
 * reads, in one statement, which links were changed by transactions that had not been committed when it last looked,
 * whoever made them (see the migration of parent_changes).
 */
import { setImmediate } from "node:timers/promises";
import { type PedigreeGraph, UNKNOWN } from "@felistry/domain/inbreeding/graph.ts";
import { apartFromCall, waiting as whileCallLasts } from "../db/call-time.ts";
import type { Db } from "../db/transaction.ts";
import { selectChangedParents, selectLines } from "./parent-index-statements.ts";

/** A cat whose parents have not been read yet. */
const NOT_READ = -2;
/** Above this, everything is read again. */
const MOST_CHANGES = 10_000;
/** How many cats of an answer are processed before other calls get their turn: a line may have a million cats. */
const CATS_AT_ONCE = 5_000;
/** Change entries are kept for a day (sweep-parent-changes.ts). */
const LONGEST_PAUSE_SECONDS = 12 * 60 * 60;

/** Indexed by cat id; valid until the next query to the index, so use it before anything is awaited. */
export interface ReadPedigree {
  readonly graph: PedigreeGraph;
  /** Coefficients of inbreeding calculated earlier, by id; NaN where there is none. */
  readonly inbreeding: Float64Array;
  /** Changes after every change to any parents that were read. */
  readonly version: number;
}

export interface ParentIndex {
  /** The committed pedigree of these cats. An unknown id has no parents in it. */
  of(catIds: readonly number[]): Promise<ReadPedigree>;
  /**
   * Called when the database was lost: after a crash it may reuse the ids of transactions seen as failed for others, whose
   * changes would then be taken for known.
   */
  forgetAll(): void;
  /** Stores coefficients calculated from that version, unless it is outdated. */
  remember(version: number, found: FoundInbreeding): void;
}

export interface FoundInbreeding {
  readonly cats: Int32Array;
  readonly values: Float64Array;
}

interface Question {
  readonly catIds: Set<number>;
  readonly answer: Promise<ReadPedigree>;
}

/** The links read so far, by cat id, and the coefficients calculated from them. */
function createReadLinks() {
  let sires = new Int32Array(0);
  let dams = new Int32Array(0);
  let inbreeding = new Float64Array(0);
  let version = 0;

  const makeRoom = (id: number): void => {
    if (id < sires.length) return;
    const room = Math.max(1024, Math.ceil(id * 1.25));
    const grown = <A extends Int32Array | Float64Array>(from: A, to: A): A => (to.set(from), to);
    sires = grown(sires, new Int32Array(room).fill(NOT_READ));
    dams = grown(dams, new Int32Array(room).fill(NOT_READ));
    inbreeding = grown(inbreeding, new Float64Array(room).fill(NaN));
  };

  /** Finding out whom a changed link affects takes as long as recalculating the few that are requested. */
  const forgetInbreeding = (): void => {
    inbreeding.fill(NaN);
    version++;
  };

  return {
    isRead: (id: number): boolean => id < sires.length && sires[id] !== NOT_READ,
    put(id: number, sire: number | null, dam: number | null): void {
      makeRoom(Math.max(id, sire ?? 0, dam ?? 0));
      sires[id] = sire ?? UNKNOWN;
      dams[id] = dam ?? UNKNOWN;
    },
    forget(id: number): void {
      sires[id] = dams[id] = NOT_READ;
    },
    forgetAll(): void {
      sires.fill(NOT_READ);
      dams.fill(NOT_READ);
      forgetInbreeding();
    },
    forgetInbreeding,
    remember(from: number, { cats, values }: FoundInbreeding): void {
      if (from === version) cats.forEach((cat, at) => (inbreeding[cat] = values[at]!));
    },
    pedigree: (): ReadPedigree => ({ graph: { sires, dams }, inbreeding, version }),
  };
}

export function createParentIndex(db: Db): ParentIndex {
  const links = createReadLinks();
  let snapshot: string | null = null;
  let lookedAt = 0;
  let isToForget = false;

  /** Reads whole lines, so that the ancestors of every cat read are read, too. */
  const read = async (ids: readonly number[]): Promise<void> => {
    const [row] = await selectLines(db, { catIds: ids as number[] });
    const cats = row!.lines === null ? [] : row!.lines.split("\n");
    for (const [at, cat] of cats.entries()) {
      if (at % CATS_AT_ONCE === CATS_AT_ONCE - 1) await setImmediate();
      const [id, sire, dam] = cat.split(" ").map(Number) as [number, number, number];
      links.put(id, sire || null, dam || null);
    }
  };

  /** @returns unread cats that became parents of read ones */
  const takeChanges = async (): Promise<number[]> => {
    const [row] = await selectChangedParents(db, { snapshot, most: MOST_CHANGES + 1 });
    const { changed, seen, at } = row!;
    const isTooLate = isToForget || at - lookedAt > LONGEST_PAUSE_SECONDS;
    isToForget = false;
    snapshot = seen;
    lookedAt = at;
    if (isTooLate || changed.length > MOST_CHANGES || changed.some(([id]) => id === null)) {
      links.forgetAll();
      return [];
    }
    const unread: number[] = [];
    for (const [id, sire, dam, isThere] of changed) {
      if (!links.isRead(id!)) continue;
      if (isThere) links.put(id!, sire, dam);
      else links.forget(id!);
      for (const parent of [sire, dam])
        if (parent !== null && !links.isRead(parent)) unread.push(parent);
    }
    if (changed.length > 0) links.forgetInbreeding();
    return unread;
  };

  const bringUpToDate = async (catIds: ReadonlySet<number>): Promise<void> => {
    let unread = await takeChanges();
    unread.push(...[...catIds].filter((id) => !links.isRead(id)));
    while (unread.length > 0) {
      await read(unread);
      // The lines are newer than the changes checked before: a change in between must not be applied by half.
      unread = await takeChanges();
    }
  };

  let running: Promise<unknown> = Promise.resolve();
  let waiting: Question | null = null;

  return {
    of(catIds) {
      // Callers that arrive during a running query may not use its answer, which may predate their question.
      waiting ??= queue(new Set());
      for (const id of catIds) waiting.catIds.add(id);
      const { answer } = waiting;
      return whileCallLasts(() => answer);
    },
    forgetAll() {
      isToForget = true;
    },
    remember: links.remember,
  };

  function queue(asked: Set<number>): Question {
    const answer = apartFromCall(() =>
      running.then(async () => {
        waiting = null;
        await bringUpToDate(asked);
        return links.pedigree();
      }),
    );
    running = answer.catch(() => {});
    return { catIds: asked, answer };
  }
}
