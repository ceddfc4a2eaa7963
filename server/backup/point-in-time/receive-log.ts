/**
 * Receives PostgreSQL's log of changes like a standby server, and stores it. Changes arrive within milliseconds and are on
 * this disk within a second; only what was written is copied, not whole segments of 16 MB.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { stampOf } from "../kept-backups.ts";
import { COVERED, positionFrom, positionText, SEGMENT_BYTES, stretchFolder } from "./log-folder.ts";
import { SegmentWriter } from "./segment-writer.ts";

const SLOTS = "felistry_log_";
const SYNC_MS = 1_000;
/** How often an idle site's log is marked as complete up to now. */
const NOTE_MS = 2_000;
/** PostgreSQL counts microseconds from the year 2000. */
const EPOCH_MS = Date.UTC(2000, 0, 1);
const DATA = 0x77;
const ALIVE = 0x6b;
const DATA_HEAD = 25;

export interface LogOptions {
  readonly adminUrl: string;
  readonly folder: string;
  readonly onError: (error: Error) => void;
}

export interface ReceivedLog {
  /** Its folder; a new one if there was none, or a gap. */
  readonly stretch: string;
  /** Settles when receiving ends; rejects with the reason unless `stop` was called. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export async function receiveLog({ adminUrl, folder, onError }: LogOptions): Promise<ReceivedLog> {
  const client = new pg.Client({
    connectionString: adminUrl,
    replication: "database",
    application_name: "felistry-log",
    keepAlive: true,
  } as pg.ClientConfig);
  client.on("error", () => {});
  await client.connect();
  let writer: SegmentWriter | undefined;
  try {
    const slot = (await usableSlot(client)) ?? (await newSlot(client));
    const stretch = stretchFolder(folder, slot.name);
    writer = new SegmentWriter(stretch, slot.timeline, onError);
    const start = writer.next() ?? slot.position - (slot.position % BigInt(SEGMENT_BYTES));
    return { stretch, ...follow(client, writer, slot, start, stretch) };
  } catch (error) {
    await writer?.close();
    await client.end().catch(() => {});
    throw error;
  }
}

/** Lets PostgreSQL delete what it kept for us. */
export async function forgetSlots(client: pg.Client): Promise<void> {
  await client.query(
    "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like $1 || '%' and not active",
    [SLOTS],
  );
}

interface Slot {
  readonly name: string;
  readonly timeline: number;
  readonly position: bigint;
}

interface SystemRow {
  timeline: number;
}

async function usableSlot(client: pg.Client): Promise<Slot | null> {
  const { rows } = await client.query<{ name: string; position: string | null; status: string }>(
    `select slot_name as name, restart_lsn::text as position, wal_status as status from pg_replication_slots where slot_name like '${SLOTS}%' order by slot_name desc`,
  );
  const [slot] = rows;
  if (slot?.position && slot.status !== "lost")
    return {
      name: slot.name,
      timeline: await timelineOf(client),
      position: positionFrom(slot.position),
    };
  // What it should have kept is gone: there is a gap, and a new stretch begins.
  for (const { name } of rows) await client.query(`DROP_REPLICATION_SLOT ${name}`);
  return null;
}

async function newSlot(client: pg.Client): Promise<Slot> {
  const name = `${SLOTS}${stampOf(new Date())
    .toLowerCase()
    .replaceAll(/[^0-9tz]/g, "")}`;
  await client.query(`CREATE_REPLICATION_SLOT ${name} PHYSICAL (RESERVE_WAL)`);
  const { rows } = await client.query<{ position: string }>(
    `select restart_lsn::text as position from pg_replication_slots where slot_name = '${name}'`,
  );
  return { name, timeline: await timelineOf(client), position: positionFrom(rows[0]!.position) };
}

async function timelineOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<SystemRow>("IDENTIFY_SYSTEM");
  return Number(rows[0]!.timeline);
}

function follow(
  client: pg.Client,
  writer: SegmentWriter,
  { name, timeline }: Slot,
  start: bigint,
  stretch: string,
): Pick<ReceivedLog, "ended" | "stop"> {
  const connection = (client as unknown as { connection: Connection }).connection;
  let [received, synced] = [start, start];
  let seen = new Date(0);
  let noted = 0;
  let stopping = false;
  const over = Promise.withResolvers<void>();

  const confirm = () => {
    const reply = Buffer.alloc(34);
    reply.write("r", 0, "latin1");
    for (const at of [1, 9, 17]) reply.writeBigInt64BE(synced, at);
    reply.writeBigInt64BE(BigInt(Date.now() - EPOCH_MS) * 1000n, 25);
    // Requests a keep-alive, which says up to when there is nothing new.
    reply[33] = 1;
    connection.sendCopyFromChunk(reply);
  };
  const note = (force: boolean) => {
    if (seen.getTime() === 0 || (!force && Date.now() - noted < NOTE_MS)) return;
    noted = Date.now();
    writeFileSync(join(stretch, COVERED), seen.toISOString(), { mode: 0o600 });
  };
  const sync = () => {
    const hadNews = writer.sync();
    synced = received;
    note(hadNews);
    confirm();
  };
  const take = (message: Buffer) => {
    if (message[0] === DATA) {
      const position = message.readBigInt64BE(1);
      writer.write(position, message.subarray(DATA_HEAD));
      received = position + BigInt(message.length - DATA_HEAD);
      if (received >= message.readBigInt64BE(9)) seen = momentOf(message.readBigInt64BE(17));
    } else if (message[0] === ALIVE && received >= message.readBigInt64BE(1))
      seen = momentOf(message.readBigInt64BE(9));
  };
  const timer = setInterval(() => attempt(sync), SYNC_MS);
  const end = (error?: Error) => {
    clearInterval(timer);
    if (error && !stopping) over.reject(error);
    else over.resolve();
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      end(error as Error);
      connection.stream.destroy();
    }
  };
  over.promise.catch(() => {});
  client.query({
    submit: () =>
      connection.query(
        `START_REPLICATION SLOT ${name} PHYSICAL ${positionText(start)} TIMELINE ${timeline}`,
      ),
    handleCopyData: ({ chunk }: { chunk: Buffer }) => attempt(() => take(chunk)),
    handleError: (error: Error) => end(error),
    handleCommandComplete: () => {},
    handleReadyForQuery: () => end(new Error("PostgreSQL ended the log")),
    handleRowDescription: () => {},
    handleDataRow: () => {},
  } as unknown as pg.Submittable);
  client.once("end", () => end(new Error("the connection for the log was lost")));
  return {
    ended: over.promise.finally(() => writer.close()),
    async stop() {
      stopping = true;
      attempt(() => {
        sync();
        note(true);
      });
      clearInterval(timer);
      connection.stream.destroy();
      over.resolve();
      await writer.close();
    },
  };
}

interface Connection {
  readonly stream: { destroy(): void };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
}

function momentOf(microseconds: bigint): Date {
  return new Date(EPOCH_MS + Number(microseconds / 1000n));
}
