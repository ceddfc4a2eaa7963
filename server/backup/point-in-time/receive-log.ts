/**
 * Receives PostgreSQL's log of changes like a standby server, and stores it. Changes arrive within milliseconds and are on
 * this disk within a second; only what was written is copied, not whole segments of 16 MB.
 */
import pg from "pg";
import { statement } from "../../db/statement.ts";
import { stampOf } from "../kept-backups.ts";
import { LogFollower } from "./follow-log.ts";
import { positionFrom, positionText, SEGMENT_BYTES, stretchFolder } from "./log-folder.ts";
import { SegmentWriter } from "./segment-writer.ts";

const SLOTS = "felistry_log_";

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
    const command = `START_REPLICATION SLOT ${slot.name} PHYSICAL ${positionText(start)} TIMELINE ${slot.timeline}`;
    const follower = new LogFollower(client, command, { writer, start, stretch });
    return { stretch, ended: follower.ended, stop: () => follower.stop() };
  } catch (error) {
    await writer?.close();
    await client.end().catch(() => {});
    throw error;
  }
}

const dropSlots = statement(
  "backup_drop_slots",
  `select pg_drop_replication_slot(slot_name)::text as dropped from pg_replication_slots
   where slot_name like :prefix::text || '%' and not active`,
);

/** Lets PostgreSQL delete what it kept for us. */
export async function forgetSlots(client: pg.Client): Promise<void> {
  await dropSlots(client, { prefix: SLOTS });
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
