/** The mails sent by a server under test: the files it writes if no mail server is configured. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import PostalMime from "postal-mime";

export interface SentMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Outbox {
  /** All mails sent so far, in the order of the transactions that asked for them, once the queue is empty. */
  all(): Promise<SentMail[]>;
  sentTo(address: string): Promise<SentMail[]>;
}

export function outboxOf(folder: string, pool: Pool): Outbox {
  const all = async (): Promise<SentMail[]> => {
    await queueDrained(pool);
    const places = await placesInQueue(pool);
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(files.sort().map((file) => readFile(join(folder, file))));
    const placed = await Promise.all(
      mails.map(async (raw) => ({
        mail: await parseMail(raw),
        place: places.get(jobOf(raw)) ?? 0,
      })),
    );
    return placed.toSorted((a, b) => a.place - b.place).map(({ mail }) => mail);
  };
  return { all, sentTo: async (address) => (await all()).filter(({ to }) => to === address) };
}

const DRAINED_WITHIN_MS = 15_000;

/** @throws if a job failed, or no worker takes the remaining ones */
export async function queueDrained(pool: Pool): Promise<void> {
  const deadline = Date.now() + DRAINED_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ name: string; state: string; output: unknown }>(
      "select name, state::text, output from jobs.job where name = 'mail' and state in ('created', 'retry', 'active', 'failed') and not data ? 'isSample'",
    );
    const troubled = rows.find(({ state }) => state === "retry" || state === "failed");
    if (troubled)
      throw new Error(`a job of "${troubled.name}" failed: ${JSON.stringify(troubled.output)}`);
    if (rows.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`jobs left over: ${rows.map(({ name }) => name).join(", ")}`);
    await sleep(25);
  }
}

/** By the ids of the jobs. Workers send side by side: files are written in another order than mails were asked for. */
async function placesInQueue(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; place: number }>(
    "select id, (rank() over (order by created_on))::int as place from jobs.job where name = 'mail'",
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}

function jobOf(raw: Buffer): string {
  return /^Message-ID: <([^@]+)@/im.exec(raw.toString("latin1"))?.[1] ?? "";
}

/** Parses a mail from its raw bytes. */
export async function parseMail(raw: string | Buffer): Promise<SentMail> {
  const mail = await PostalMime.parse(raw);
  return {
    to: mail.to?.[0]?.address ?? "",
    from: mail.from?.address ?? "",
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}
