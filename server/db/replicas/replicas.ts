/**
 * Chooses who answers a read: a copy of the database that is up to date enough for it, else the primary. Every fifth of a second
 * the primary is asked where its log ends and each copy how far it is; a copy that does not answer, or is too far behind,
 * is left out until it is well again.
 */
import type { ReplicaConfig } from "../../config.ts";
import type { Db } from "../transaction.ts";
import { openReplica, type Replica } from "./replica.ts";
import { watchPrimary, type PrimaryWatch, type WatchOptions } from "./watch-primary.ts";

/** What an answer must not be older than. */
export interface ReadNeeds {
  /** The caller's own last change, by its position in the log. */
  readonly after: bigint | null;
  /** The newest change of the market that this process has heard of. */
  readonly current: boolean;
}

export interface Reading {
  readonly db: Db;
  /** False: it may miss changes that this process has heard of, and must not be kept. */
  readonly mayBeKept: boolean;
}

export interface ReplicaState {
  readonly name: string;
  readonly used: boolean;
  /** Null while it does not answer. */
  readonly lagMs: number | null;
  readonly fellBack: number;
}

export interface Replicas {
  /** Whether there are any. */
  readonly any: boolean;
  /** Null: only the primary can answer. */
  reading(needs: ReadNeeds): Reading | null;
  /** The primary did not answer when last asked. */
  isPrimaryAway(): boolean;
  /** How often a copy has answered for a primary that did not: what was made meanwhile must not be kept. */
  stoodIn(): number;
  countStandIn(): void;
  /** Where the primary's log ends now. */
  positionNow(): Promise<bigint>;
  states(): readonly ReplicaState[];
  stop(): Promise<void>;
}

export interface ReplicasOptions extends ReplicaConfig, WatchOptions {
  readonly primary: Db;
}

const EVERY_MS = 200;
/** When a read waits for the log's end; more often would be work without end while many write. */
const AT_ONCE_MS = 10;

export const NO_REPLICAS: Replicas = {
  any: false,
  reading: () => null,
  isPrimaryAway: () => false,
  stoodIn: () => 0,
  countStandIn: () => {},
  positionNow: () => Promise.reject(new Error("there are no replicas to wait for")),
  states: () => [],
  stop: async () => {},
};

export async function openReplicas(options: ReplicasOptions): Promise<Replicas> {
  const { urls, mostLagMs, primary, marketVersion, onError } = options;
  if (urls.length === 0) return NO_REPLICAS;
  const watch = watchPrimary(options);
  const replicas = urls.map((url) => openReplica(url, primary, onError));
  const rounds = lookingAround(watch, replicas);
  const begun = new Set<Replica>();
  let turn = 0;
  let stoodIn = 0;

  // How late a copy was before this process watched is unknown: it may not even have the tables of this release.
  const hasBegun = (replica: Replica): boolean => {
    if (!begun.has(replica) && replica.replayed()! >= begin) begun.add(replica);
    return begun.has(replica);
  };
  const lagOf = (replica: Replica): number | null => {
    const replayed = replica.replayed();
    return replayed === null ? null : watch.lagOf(replayed);
  };
  const isUsed = (replica: Replica): boolean => {
    if ((lagOf(replica) ?? Infinity) > mostLagMs || !hasBegun(replica)) return false;
    // One that follows nobody has become the primary, or was left behind by the others.
    const end = watch.log.end()?.position ?? 0n;
    return replica.follows() || watch.isAway() || replica.replayed()! >= end;
  };

  await rounds.first();
  const begin = watch.log.end()?.position ?? 0n;
  return {
    any: true,
    reading({ after, current }) {
      const end = watch.log.end();
      const isAway = watch.isAway();
      const isKnown = end !== null && (!current || end.version === marketVersion());
      if (!isKnown && !isAway) {
        rounds.soon();
        return null;
      }
      const least = current && isKnown && !isAway ? end.position : 0n;
      const needed = after !== null && after > least ? after : least;
      const able = replicas.filter((each) => isUsed(each) && each.replayed()! >= needed);
      if (able.length === 0) {
        if (needed > 0n) rounds.soon();
        return null;
      }
      return { db: able[turn++ % able.length]!.db, mayBeKept: isKnown && current && !isAway };
    },
    isPrimaryAway: watch.isAway,
    stoodIn: () => stoodIn,
    countStandIn: () => void stoodIn++,
    positionNow: watch.positionNow,
    states: () =>
      replicas.map((each) => ({
        name: each.name,
        used: isUsed(each),
        lagMs: lagOf(each),
        fellBack: each.fellBack(),
      })),
    async stop() {
      await rounds.stop();
      await Promise.all([watch.stop(), ...replicas.map((each) => each.stop())]);
    },
  };
}

function lookingAround(watch: PrimaryWatch, replicas: readonly Replica[]) {
  let begun = -Infinity;
  let round: Promise<void> | null = null;
  const lookAtCopies = () => Promise.all(replicas.map((each) => each.look()));
  const look = (): Promise<void> => {
    begun = performance.now();
    // The copies after the primary, so that one without lag is seen to have none; a silent one delays no other.
    round ??= watch
      .look()
      .then(() => void lookAtCopies())
      .finally(() => (round = null));
    return round;
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  timer.unref();
  return {
    async first() {
      await look();
      await lookAtCopies();
    },
    soon() {
      if (!round && performance.now() - begun > AT_ONCE_MS) void look();
    },
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}
