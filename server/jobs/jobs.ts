/** Background work: stored in PostgreSQL by the transaction that causes it, done by any process, retried if it fails. */
import { createHash } from "node:crypto";
import { PgBoss, type Job, type JobResult } from "pg-boss";
import { waiting } from "../db/call-time.ts";
import type { NoticeKind } from "@felistry/domain/notices/kinds.ts";
import { isDatabaseAway } from "../db/failures.ts";
import { connecting } from "../db/found-client.ts";
import { statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import { JOB_KINDS, type JobData, kindOf, type WorkKind } from "./kinds.ts";
import { openQueue, startWorker, type Worker } from "./work.ts";

export interface MailJob {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Also told on the site; the subject is its title. It does not get into the queue. */
  readonly notice?: MailNotice;
  /** By which the queue forgets it: "judge 7". */
  readonly about?: string;
}

export interface MailNotice {
  readonly kind: NoticeKind;
  readonly path: string;
  /** Told once, whoever tells it; if omitted, once by this mail. */
  readonly event?: string;
}

/** What goes out of notices that were kept. */
export interface Kept {
  readonly mails: readonly MailJob[];
  readonly pushes: readonly JobData["push"][];
  readonly telegrams: readonly JobData["telegram"][];
}

/** Keeps the notices of mails. */
type KeepNotices = (tx: Tx, mails: readonly MailJob[]) => Promise<Kept>;

/** What remains in the queue of a sent mail. */
type SentMail = Pick<MailJob, "to">;

/** A mail that no retry will deliver: the mail server does not know the mailbox. */
export class Undeliverable extends Error {}

export interface Jobs {
  /** The mails are sent if and only if `tx` commits. */
  enqueueMails(tx: Tx, mails: readonly MailJob[]): Promise<void>;
  /** Those that wait are not sent, one that is being sent is not tried again, and no address remains of any. */
  forgetMails(tx: Tx, about: string): Promise<void>;
  /**
   * Done if and only if `tx` commits.
   * @param priority the highest that waits is begun first, of equal ones the oldest
   */
  enqueue<Kind extends WorkKind>(
    tx: Tx,
    kind: Kind,
    rowId: number,
    data: JobData[Kind],
    priority?: number,
  ): Promise<void>;
  /** Waiting work is not started; running work, in any process, is signalled within seconds. */
  cancel(tx: Tx, kind: WorkKind, rowId: number): Promise<void>;
  /** From now on this process also does work of this kind. */
  work<Kind extends WorkKind>(kind: Kind, does: Worker<Kind>, atOnce?: number): Promise<void>;
  /** Waits for mails being sent; another process sends the rest. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  databaseUrl: string;
  /**
   * A mail sent twice, because a process died right after sending it, has the same id.
   * @throws {Undeliverable} to give up; any other failure is retried.
   */
  sendMail: (mail: MailJob, id: string) => Promise<void>;
  keepNotices: KeepNotices;
  onError: (error: Error) => void;
  /** Seconds before the first retry; each retry doubles it. */
  retryDelay?: number;
}

const MAIL_QUEUE = "mail";
/** Names below `.invalid` never exist (RFC 2606): closed accounts have such addresses. */
const NOBODYS = /\.invalid$/i;
const CONNECTIONS = 3;
/** A mail server may be down for a day; everything is sent within two minutes of its return. */
const LONGEST_RETRY_DELAY_SECONDS = 60;
/** The work of a process that has died is taken over this long after its last sign of life. */
const LOOK_FOR_DEAD_SECONDS = 5;
const STOP_WITHIN_MS = 5_000;
/** A stalled connection is given up and another one tried. */
const PATIENCE = { connectionTimeoutMillis: 3_000, query_timeout: 10_000, keepAlive: true };

const WORK_OPTIONS = {
  batchSize: JOB_KINDS.mail.atOnce,
  perJobResults: true,
  pollingIntervalSeconds: JOB_KINDS.mail.pollSeconds,
  burstWhenBatchFull: true,
} as const;

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { sendMail, onError } = options;
  const boss = await openBoss(options);
  // Each mail of a batch succeeds or fails by itself: a failed one must not make the others go out twice.
  await boss.work<MailJob | SentMail, unknown, typeof WORK_OPTIONS>(
    MAIL_QUEUE,
    WORK_OPTIONS,
    (jobs) => Promise.all(jobs.map((job) => deliver(job, boss, sendMail, onError))),
  );
  return jobsOf(boss, options);
}

/** For an operator's command: a server sends the mails, now or at its next start. */
export async function startMailQueue(
  options: Pick<JobsOptions, "databaseUrl" | "keepNotices" | "onError">,
): Promise<Jobs> {
  return jobsOf(await openBoss(options), options);
}

function jobsOf(
  boss: PgBoss,
  { keepNotices, onError }: Pick<JobsOptions, "keepNotices" | "onError">,
): Jobs {
  const stopping = new AbortController();
  return {
    enqueueMails: async (tx, mails) => {
      const all = mails.filter(({ to }) => !NOBODYS.test(to));
      if (all.length === 0) return;
      const { mails: now, pushes, telegrams } = await keepNotices(tx, all);
      await insertAll(boss, tx, MAIL_QUEUE, now.map(waitingMail));
      await insertAll(boss, tx, "push", pushes.map(withoutKey));
      await insertAll(boss, tx, "telegram", telegrams.map(withoutKey));
    },
    forgetMails: async (tx, about) =>
      void (await forgetMailsAbout(tx, { queue: MAIL_QUEUE, about })),
    enqueue: (tx, kind, rowId, data, priority = 0) =>
      insert(boss, tx, kind, [{ data, singletonKey: String(rowId), priority }]),
    cancel: async (tx, kind, rowId) => void (await cancelJobs(tx, { kind, rowId: String(rowId) })),
    async work(kind, does, atOnce = kindOf(kind).atOnce) {
      await openQueue(boss, kind);
      if (atOnce === 0) return;
      await startWorker({ boss, stopping: stopping.signal, onError, atOnce }, kind, does);
    },
    async stop() {
      stopping.abort();
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

const waitingMail = ({ about, ...data }: MailJob): NewJob => ({
  data,
  ...(about !== undefined && { singletonKey: about }),
});
const withoutKey = (data: object): NewJob => ({ data });

/** Given up ones too: administrators see their addresses. A refusal in the output names it as well. */
const forgetMailsAbout = statement(
  "jobs_forget_mails",
  `update jobs.job set data = '{}', output = null,
     state = case when state in ('active', 'completed') then state else 'cancelled' end,
     completed_on = case when state <> 'active' then coalesce(completed_on, now()) end
   where name = :queue and singleton_key = :about`,
);

const cancelJobs = statement(
  "jobs_cancel",
  `update jobs.job set state = 'cancelled', completed_on = now()
   where name = :kind and singleton_key = :rowId and state < 'completed'`,
);

async function openBoss({
  databaseUrl,
  onError,
  retryDelay = 2,
}: Omit<JobsOptions, "sendMail" | "keepNotices">): Promise<PgBoss> {
  const boss = new PgBoss({
    // The queue's pool is made from these options.
    ...connecting(databaseUrl),
    max: CONNECTIONS,
    schema: "jobs",
    schedule: false,
    superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    ...PATIENCE,
  });
  // Without a listener the first lost connection would end the process.
  boss.on("error", (error) =>
    onError(error instanceof Error ? error : new Error((error as { message?: string }).message)),
  );
  await boss.start();
  await openMailQueue(boss, retryDelay);
  return boss;
}

async function openMailQueue(boss: PgBoss, retryDelay: number): Promise<void> {
  const queue = {
    retryLimit: JOB_KINDS.mail.retries,
    retryBackoff: true,
    retryDelay,
    retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
    expireInSeconds: JOB_KINDS.mail.withinSeconds,
  };
  await boss.createQueue(MAIL_QUEUE, queue);
  await boss.updateQueue(MAIL_QUEUE, queue);
}

async function deliver(
  { id, data }: Job<MailJob | SentMail>,
  boss: PgBoss,
  sendMail: JobsOptions["sendMail"],
  onError: JobsOptions["onError"],
): Promise<JobResult> {
  try {
    // Without text it has already been sent, by a process that died before recording it.
    if ("text" in data) {
      await sendMail(data, id);
      await deleteText(dbOf(boss), { queue: MAIL_QUEUE, id }).catch(onError);
    }
    return { id, status: "completed" };
  } catch (error) {
    onError(error as Error);
    return {
      id,
      status: error instanceof Undeliverable ? "deadletter" : "failed",
      output: { message: (error as Error).message },
    };
  }
}

/**
 * A sent mail's text is deleted at once: a one-time code must not stay readable in the database. This does not wait for the
 * disk: if a process dies between sending a mail and this, the mail is sent twice.
 */
const deleteText = statement(
  "jobs_delete_mail_text",
  `with unwaited as (select set_config('synchronous_commit', 'off', true))
   update jobs.job set data = jsonb_build_object('to', data->>'to') from unwaited where name = :queue and id = :id`,
);

/** The queue's own connections. */
function dbOf(boss: PgBoss): Db {
  return {
    query: ({ text, values }) => boss.getDb().executeSql(text, values) as Promise<never>,
  };
}

async function insertAll(boss: PgBoss, tx: Tx, queue: string, jobs: NewJob[]): Promise<void> {
  if (jobs.length > 0) await insert(boss, tx, queue, jobs);
}

interface NewJob {
  readonly data: object;
  readonly singletonKey?: string;
  readonly priority?: number;
}

async function insert(boss: PgBoss, tx: Tx, queue: string, jobs: NewJob[]): Promise<void> {
  const db = {
    executeSql: (text: string, values?: unknown[]) =>
      tx.query({ name: nameOf(text), text, values: values ?? [] }),
  };
  const put = () => boss.insert(queue, jobs, { db });
  // The queue reads its settings over its own connection, which may have been lost while idle; the next one is new.
  await waiting(put).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return waiting(put);
  });
}

/** The queue's statements have no names, and would be parsed and planned anew for each mail. */
function nameOf(text: string): string {
  const known =
    names.get(text) ?? `boss_${createHash("sha256").update(text).digest("hex")}`.slice(0, 40);
  if (names.size < MOST_NAMES) names.set(text, known);
  return known;
}

const names = new Map<string, string>();
const MOST_NAMES = 100;
