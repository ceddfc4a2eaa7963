/** Sends a mail by SMTP, or without a server writes it to a file that any mail program opens. */
import { mkdir, rename, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { Undeliverable, type MailJob } from "../jobs/jobs.ts";

export interface MailOptions {
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
}

export interface Mailer {
  /** The same `id` gives the same Message-ID, by which a mailbox recognises a duplicate. */
  send(mail: MailJob, id: string): Promise<void>;
  close(): void;
}

/** A mail server silent for this long counts as away; the mail is retried later. */
const PATIENCE_MS = 15_000;
const IDLE_MS = 10_000;

export function openMailer({ smtpUrl, from, outbox }: MailOptions): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(outbox, from);
}

function smtpMailer(url: string, from: string): Mailer {
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url, pool: true, idleTimeout: IDLE_MS, ...patience });
  return {
    async send(mail, id) {
      try {
        await transport.sendMail({ from, messageId: messageIdOf(id, from), ...mail });
      } catch (error) {
        throw isRefusedRecipient(error) ? new Undeliverable((error as Error).message) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Globally unique because of the sender's domain (RFC 5322, 3.6.4). */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${/@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "localhost"}>`;
}

/** Only a permanent "no such mailbox" (5yz to RCPT TO): a wrong password or a full server will be fixed, and then the mail goes out. */
function isRefusedRecipient(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && responseCode >= 500;
}

function fileMailer(outbox: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail({
        from,
        messageId: messageIdOf(id, from),
        ...mail,
      });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = join(
        outbox,
        `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`,
      );
      // Renamed when complete: programs that watch the folder never read half a mail.
      await writeFile(`${name}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${name}.part`, `${name}.eml`);
    },
    close: () => transport.close(),
  };
}
