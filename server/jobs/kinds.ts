/** All work that no call waits for: what it is, how much of it at once, how long, and what becomes of it when its process dies. */

export interface JobKind {
  readonly does: string;
  /** In one process; further ones wait. */
  readonly atOnce: number;
  /** Under way for longer, it is given up. */
  readonly withinSeconds: number;
  /** Nothing has been heard of its process for so long: another goes on. Without it, only `withinSeconds` tells. */
  readonly silentSeconds?: number;
  /** Further tries, after a failure or the end of a process. */
  readonly retries: number;
  /** Done again and again, by whichever process comes first; also once when a process starts. */
  readonly everySeconds?: number;
  /** How soon it is begun. */
  readonly pollSeconds: number;
  /** Where it is told how far it is. */
  readonly progress: string;
}

const HOUR = 60 * 60;
const SWEEP = { atOnce: 1, withinSeconds: HOUR, retries: 0, pollSeconds: 2, progress: "none" };
/** Begun by a press of a button, and watched. Its process tells every few seconds that it is there. */
const WATCHED = { withinSeconds: 12 * HOUR, silentSeconds: 15, retries: 4, pollSeconds: 0.5 };

export const JOB_KINDS = {
  mail: {
    does: "sends a mail",
    atOnce: 10,
    withinSeconds: 120,
    // A mail server may be away for a day.
    retries: 24 * 60,
    pollSeconds: 0.5,
    progress: "GET /metrics: how many wait, and for how long",
  },
  "sweep-accounts": {
    ...SWEEP,
    does: "deletes sessions, codes and counts that are over",
    everySeconds: HOUR,
  },
  "sweep-parent-changes": {
    ...SWEEP,
    does: "deletes changes of parents that everybody has read",
    everySeconds: HOUR,
  },
  // Within a minute nothing that was deleted has an address, whoever deleted it.
  "forget-files": { ...SWEEP, does: "takes off the disk what is no more", everySeconds: 20 },
  "forget-unused": {
    ...SWEEP,
    does: "deletes what was sent and never used, and files without a row",
    everySeconds: HOUR,
  },
  "registry-check": {
    ...WATCHED,
    does: "checks all pedigrees of the registry; begins anew where its process has died",
    atOnce: 1,
    progress: "check_runs: GET /admin/checks",
  },
  import: {
    ...WATCHED,
    does: "checks a table of cats, stores them or takes them back; nothing of it is stored before the whole",
    // Each holds a thread, two connections and up to a hundred megabytes.
    atOnce: 2,
    progress: "imports: GET /imports/{id}",
  },
  "free-cats": {
    ...WATCHED,
    does: "frees the cats of a member who has left, beyond the first thousand, in steps that are kept",
    atOnce: 1,
    progress: "none: the account is closed already",
  },
} as const satisfies Record<string, JobKind>;

export type JobKindName = keyof typeof JOB_KINDS;

/** What each job is told, by its kind. */
export interface JobData {
  "sweep-accounts": object;
  "sweep-parent-changes": object;
  "forget-files": object;
  "forget-unused": object;
  "registry-check": { readonly runId: number; readonly today: string };
  import: { readonly importId: number; readonly today: string };
  /** Done on behalf of the member, by the request that closed the account; what comes up to this id is free. */
  "free-cats": {
    readonly memberId: number;
    readonly requestId: string;
    readonly afterId: number;
  };
}

export type WorkKind = keyof JobData;

export function kindOf(name: JobKindName): JobKind {
  return JOB_KINDS[name];
}

/** SQL: whether a job of this kind, about the row with this id, is waiting or under way. */
export function hasJob(kind: WorkKind, id: string): string {
  return `exists (select from jobs.job j where j.name = '${kind}' and j.singleton_key = ${id}::text and j.state < 'completed')`;
}
