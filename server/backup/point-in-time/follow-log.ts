/** Speaks PostgreSQL's protocol of replication: takes what the log brings, and confirms what is on the disk. */
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { COVERED } from "./log-folder.ts";
import type { SegmentWriter } from "./segment-writer.ts";

const SYNC_MS = 1_000;
/** How often an idle site's log is marked as complete up to now. */
const NOTE_MS = 2_000;
/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1);
const DATA = 0x77;
const ALIVE = 0x6b;
const DATA_HEAD = 25;
const CONFIRMATION_BYTES = 34;

interface Connection {
  readonly stream: { destroy(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
}

interface Target {
  readonly writer: SegmentWriter;
  readonly start: bigint;
  readonly stretch: string;
}

export class LogFollower {
  /** Settles when following ends; rejects with the reason unless `stop` was called. */
  readonly ended: Promise<void>;
  private readonly connection: Connection;
  private readonly writer: SegmentWriter;
  private readonly stretch: string;
  private readonly over = Promise.withResolvers<void>();
  private readonly timer: NodeJS.Timeout;
  private received: bigint;
  private synced: bigint;
  /** Up to when the log is complete, by PostgreSQL's clock. */
  private seen = new Date(0);
  private noted = 0;
  private stopping = false;

  constructor(client: pg.Client, command: string, { writer, start, stretch }: Target) {
    // pg has it, but does not declare it.
    this.connection = (client as unknown as { connection: Connection }).connection;
    this.writer = writer;
    this.stretch = stretch;
    this.received = start;
    this.synced = start;
    this.over.promise.catch(() => {});
    this.ended = this.over.promise.finally(() => writer.close());
    this.timer = setInterval(() => this.attempt(() => this.sync()), SYNC_MS);
    this.begin(client, command);
  }

  /** pg knows no replication, but lets a query handle the messages itself. */
  private begin(client: pg.Client, command: string): void {
    client.query({
      submit: () => this.connection.query(command),
      handleCopyData: ({ chunk }: { chunk: Buffer }) => this.attempt(() => this.take(chunk)),
      handleError: (error: Error) => this.end(error),
      handleCommandComplete: () => {},
      handleReadyForQuery: () => this.end(new Error("PostgreSQL ended the log")),
      handleRowDescription: () => {},
      handleDataRow: () => {},
    } as unknown as pg.Submittable);
    client.once("end", () => this.end(new Error("the connection for the log was lost")));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.attempt(() => {
      this.sync();
      this.note(true);
    });
    clearInterval(this.timer);
    this.connection.stream.destroy();
    this.over.resolve();
    await this.writer.close();
  }

  private take(message: Buffer): void {
    if (message[0] === DATA) {
      const position = message.readBigInt64BE(1);
      this.writer.write(position, message.subarray(DATA_HEAD));
      this.received = position + BigInt(message.length - DATA_HEAD);
      if (this.received >= message.readBigInt64BE(9))
        this.seen = momentOf(message.readBigInt64BE(17));
    } else if (message[0] === ALIVE && this.received >= message.readBigInt64BE(1))
      this.seen = momentOf(message.readBigInt64BE(9));
  }

  private sync(): void {
    const hadNews = this.writer.sync();
    this.synced = this.received;
    this.note(hadNews);
    this.confirm();
  }

  private note(force: boolean): void {
    if (this.seen.getTime() === 0 || (!force && Date.now() - this.noted < NOTE_MS)) return;
    this.noted = Date.now();
    const file = join(this.stretch, COVERED);
    // Cut off in the middle, it would say that nothing is covered.
    writeFileSync(`${file}.part`, this.seen.toISOString(), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }

  private confirm(): void {
    const reply = Buffer.alloc(CONFIRMATION_BYTES);
    reply.write("r", 0, "latin1");
    for (const at of [1, 9, 17]) reply.writeBigInt64BE(this.synced, at);
    reply.writeBigInt64BE(BigInt(Date.now() - EPOCH_MS) * 1000n, 25);
    // Requests a keep-alive, which says up to when there is nothing new.
    reply[33] = 1;
    this.connection.sendCopyFromChunk(reply);
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.end(error as Error);
      this.connection.stream.destroy();
    }
  }

  private end(error: Error): void {
    clearInterval(this.timer);
    if (this.stopping) this.over.resolve();
    else this.over.reject(error);
  }
}

function momentOf(microseconds: bigint): Date {
  return new Date(EPOCH_MS + Number(microseconds / 1000n));
}
