/** All work that no call waits for: how much at once, for how long, and what happens to it when its process dies. */

export interface JobKind {
  readonly does: string;
  /** Per process; more than this wait. */
  readonly atOnce: number;
  /** Given up if it runs longer. */
  readonly withinSeconds: number;
  /** After this long without a sign of life another process takes over. If omitted, after `withinSeconds`. */
  readonly silentSeconds?: number;
  /** Retries after a failure or the end of a process. */
  readonly retries: number;
  /** Each retry waits twice as long as the one before: what it works with is somebody else's. */
  readonly pausesGrow?: boolean;
  /** Repeated by whichever process comes first; also once when a process starts. */
  readonly everySeconds?: number;
  /** How soon it starts. */
  readonly pollSeconds: number;
  /** Where its progress is recorded. */
  readonly progress: string;
}

const HOUR = 60 * 60;
const SWEEP = { atOnce: 1, withinSeconds: HOUR, retries: 0, pollSeconds: 2, progress: "none" };
/** Started by a button and watched. Its process gives a sign of life every few seconds. */
const WATCHED = { withinSeconds: 12 * HOUR, silentSeconds: 15, retries: 4, pollSeconds: 0.5 };

export const JOB_KINDS = {
  mail: {
    does: "sends a mail",
    atOnce: 10,
    withinSeconds: 120,
    // A mail server may be down for a day.
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
  "tell-searches": {
    does: "tells members of new ads that their saved searches want, each ad once",
    atOnce: 1,
    withinSeconds: 120,
    retries: 4,
    pollSeconds: 0.5,
    progress: "told_ads",
  },
  "sweep-ad-changes": {
    ...SWEEP,
    does: "deletes changes of ads that everybody has read",
    everySeconds: HOUR,
  },
  "look-at-ads": {
    does: "looks again at a seller's many ads after a change that concerns them all",
    atOnce: 1,
    withinSeconds: HOUR,
    retries: 4,
    pollSeconds: 0.5,
    progress: "none: each ad that leaves the market is mailed to its seller",
  },
  "daily-letters": {
    ...SWEEP,
    does: "writes the daily letters of notices, and deletes notices of more than a year ago",
    everySeconds: HOUR / 4,
  },
  push: {
    does: "shows a notice on a member's device",
    atOnce: 5,
    withinSeconds: 60,
    // With growing pauses about two hours; after a day a push service forgets it too.
    retries: 12,
    pausesGrow: true,
    pollSeconds: 0.5,
    progress: "none",
  },
  telegram: {
    does: "sends a notice to a member's chat, never twice",
    atOnce: 2,
    withinSeconds: 60,
    retries: 12,
    pausesGrow: true,
    pollSeconds: 0.5,
    progress: "notices.telegram_at",
  },
  "telegram-chats": {
    does: "listens to the site's bot while members link their chats",
    atOnce: 1,
    withinSeconds: HOUR,
    retries: 8,
    pausesGrow: true,
    pollSeconds: 0.5,
    progress: "telegram_chats",
  },
  "due-dates": {
    ...SWEEP,
    does: "tells members of days that come near, each once",
    everySeconds: 6 * HOUR,
  },
  "fee-reminders": {
    ...SWEEP,
    does: "reminds members of unpaid fees, once before and once after the last day",
    everySeconds: HOUR,
  },
  "heirs-answers": {
    ...SWEEP,
    does: "ends questions to heirs of cattery names that were not answered in time, each with its mails",
    everySeconds: HOUR,
  },
  "lapse-offers": {
    ...SWEEP,
    does: "ends offers of waiting lists and reservations whose day is over, reminds before, each once, and mails the sides",
    everySeconds: HOUR / 4,
  },
  "settle-orders": {
    ...SWEEP,
    does: "settles orders 14 days after the hand-over unless there is a dispute, each once, and mails both sides",
    everySeconds: HOUR / 4,
  },
  "end-silence": {
    ...SWEEP,
    does: "ends disputes that a seller has not answered or nobody has appealed, reminds before, each once, and mails the sides",
    everySeconds: HOUR / 4,
  },
  "settle-cases": {
    ...SWEEP,
    does: "carries out decisions of the club that can no longer be taken back, each once",
    everySeconds: 10,
  },
  "tell-club": {
    ...SWEEP,
    does: "tells the club's administrators once a day what waits",
    everySeconds: HOUR / 4,
  },
  "sequence-log": {
    does: "gives new decisions their places in the log, and signs it",
    atOnce: 1,
    withinSeconds: 600,
    retries: 4,
    pollSeconds: 0.5,
    progress: "log_queue",
  },
  "sweep-log": {
    ...SWEEP,
    does: "does the same for decisions whose process said nothing of them, such as a console's",
    everySeconds: 20,
  },
  // Within a minute nothing deleted has an address, whoever deleted it.
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
  "count-studbook": {
    ...SWEEP,
    does: "counts the studbook's figures of all years anew",
    everySeconds: 6 * HOUR,
  },
  "print-studbook": {
    ...WATCHED,
    does: "prints a studbook; begins anew where its process has died",
    withinSeconds: 2 * HOUR,
    atOnce: 1,
    progress: "studbook_books: GET /admin/studbook",
  },
  reading: {
    ...WATCHED,
    does: "reads a scan; begins anew where its process has died, so that one that ends processes ends few",
    withinSeconds: HOUR,
    retries: 2,
    // Unless RECOGNISER_WORKERS says otherwise.
    atOnce: 1,
    progress: "readings: GET /readings/{id}/progress",
  },
  "free-cats": {
    ...WATCHED,
    does: "frees the cats of a member who has left, beyond the first thousand, in steps that are kept",
    atOnce: 1,
    progress: "none: the account is closed already",
  },
} as const satisfies Record<string, JobKind>;

export type JobKindName = keyof typeof JOB_KINDS;

/** The data of each job, by kind. */
export interface JobData {
  "sweep-accounts": object;
  "sweep-parent-changes": object;
  "tell-searches": object;
  "sweep-ad-changes": object;
  "look-at-ads": {
    readonly catIds: readonly number[];
    /** Absent in a job of an older release: all. */
    readonly checks?: "all" | "rules";
  };
  "daily-letters": object;
  "due-dates": object;
  "fee-reminders": object;
  "heirs-answers": object;
  "lapse-offers": object;
  "settle-orders": object;
  "end-silence": object;
  "settle-cases": object;
  "tell-club": object;
  "sequence-log": object;
  "sweep-log": object;
  push: { readonly noticeId: number; readonly deviceId: number };
  telegram: { readonly noticeId: number };
  "telegram-chats": object;
  "forget-files": object;
  "forget-unused": object;
  "registry-check": { readonly runId: number; readonly today: string };
  import: { readonly importId: number; readonly today: string };
  "count-studbook": object;
  "print-studbook": { readonly bookId: number };
  reading: { readonly readingId: number };
  /** Done on behalf of the member by the request that closed the account; cats up to this id are free. */
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

/** SQL: whether a job of this kind for the row with this id is waiting or running. */
export function hasJob(kind: WorkKind, id: string): string {
  return `exists (select from jobs.job j where j.name = '${kind}' and j.singleton_key = ${id}::text and j.state < 'completed')`;
}
