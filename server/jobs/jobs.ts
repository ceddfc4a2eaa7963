/** Background work: put into PostgreSQL by the transaction that causes it, done by any process, tried again when it fails. */
import { PgBoss, type Job, type JobResult } from "pg-boss";
import { waiting } from "../db/call-time.ts";
import { isDatabaseAway } from "../db/failures.ts";
import type { Tx } from "../db/transaction.ts";

export interface MailJob {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What is left of a mail in the queue once it is out. */
type SentMail = Pick<MailJob, "to">;

/** A mail that no further try will bring to its address: the mail server knows no such mailbox. */
export class Undeliverable extends Error {}

export interface Jobs {
  /** The mails go out if and only if `tx` commits. */
  enqueueMails(tx: Tx, mails: readonly MailJob[]): Promise<void>;
  /** Waits for mails that are being sent; those not begun are sent by whoever runs next. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  databaseUrl: string;
  /**
   * A mail that goes out once more, because a process died right after sending it, is given the same id.
   * @throws {Undeliverable} to give up; any other failure is tried again.
   */
  sendMail: (mail: MailJob, id: string) => Promise<void>;
  onError: (error: Error) => void;
  /** Seconds before the first further try; each one doubles it. */
  retryDelay?: number;
}

const MAIL_QUEUE = "mail";
/** Names below `.invalid` never exist (RFC 2606): an account that was closed has such an address. */
const NOBODYS = /\.invalid$/i;
const CONNECTIONS = 3;
const BATCH = 10;
const POLL_SECONDS = 0.5;
/** A mail server may be away for a day; within two minutes of its return everything that waited is out. */
const LONGEST_RETRY_DELAY_SECONDS = 60;
const RETRY_LIMIT = (24 * 60 * 60) / LONGEST_RETRY_DELAY_SECONDS;
/** A process that dies while sending leaves its mails to others after this. */
const EXPIRE_SECONDS = 120;
const STOP_WITHIN_MS = 5_000;
/** A network that has stopped passing anything on is given up, and another connection tried. */
const PATIENCE = { connectionTimeoutMillis: 3_000, query_timeout: 10_000, keepAlive: true };

const WORK_OPTIONS = {
  batchSize: BATCH,
  perJobResults: true,
  pollingIntervalSeconds: POLL_SECONDS,
  burstWhenBatchFull: true,
} as const;

export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { sendMail, onError } = options;
  const boss = await openBoss(options);
  // Each mail of a batch succeeds or fails by itself: one that fails must not send the others twice.
  await boss.work<MailJob | SentMail, unknown, typeof WORK_OPTIONS>(
    MAIL_QUEUE,
    WORK_OPTIONS,
    (jobs) => Promise.all(jobs.map((job) => deliver(job, boss, sendMail, onError))),
  );
  return jobsOf(boss);
}

/** For a command of an operator: a server sends the mails, now or when one next starts. */
export async function startMailQueue(
  options: Pick<JobsOptions, "databaseUrl" | "onError">,
): Promise<Jobs> {
  return jobsOf(await openBoss(options));
}

function jobsOf(boss: PgBoss): Jobs {
  return {
    enqueueMails: (tx, mails) => enqueue(boss, tx, mails),
    stop: () => boss.stop({ graceful: true, timeout: STOP_WITHIN_MS }),
  };
}

async function openBoss({
  databaseUrl,
  onError,
  retryDelay = 2,
}: Omit<JobsOptions, "sendMail">): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    schema: "jobs",
    schedule: false,
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
    retryLimit: RETRY_LIMIT,
    retryBackoff: true,
    retryDelay,
    retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
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
    // Without its text it was sent already, by a process that died before it could say so.
    if ("text" in data) {
      await sendMail(data, id);
      await forgetText(boss, id).catch(onError);
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
 * What is sent is forgotten at once: a one-time code must not stay readable in the database. The disk is not waited for:
 * a process that dies between sending a mail and this sends it twice.
 */
const forgetText = (boss: PgBoss, id: string) =>
  boss.getDb().executeSql(
    `with unwaited as (select set_config('synchronous_commit', 'off', true))
     update jobs.job set data = jsonb_build_object('to', data->>'to') from unwaited where name = $1 and id = $2`,
    [MAIL_QUEUE, id],
  );

async function enqueue(boss: PgBoss, tx: Tx, all: readonly MailJob[]): Promise<void> {
  const mails = all.filter(({ to }) => !NOBODYS.test(to));
  if (mails.length === 0) return;
  const db = {
    executeSql: (text: string, values?: unknown[]) => tx.query({ text, values: values ?? [] }),
  };
  const insert = () =>
    boss.insert(
      MAIL_QUEUE,
      mails.map((data) => ({ data })),
      { db },
    );
  // The queue's settings come over a connection of its own, which may have been lost while it lay idle; the next is new.
  await waiting(insert).catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
    return waiting(insert);
  });
}
