/** How long processes have worked, however many others shared the machine. Linux only: elsewhere nothing is known. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Pool } from "pg";

/** `USER_HZ`, which Linux has kept at 100 on every machine. */
const TICKS_A_SECOND = 100;

/** Of all of PostgreSQL's connections and this process, in milliseconds; null if it cannot be known. */
export async function processorTime(
  pool: Pool,
  ...others: number[]
): Promise<ProcessorTime | null> {
  if (!existsSync("/proc/self/stat")) return null;
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  );
  return {
    postgres: rows.reduce((sum, { pid }) => sum + workedMs(pid), 0),
    others: others.reduce((sum, pid) => sum + workedMs(pid), 0),
  };
}

interface ProcessorTime {
  readonly postgres: number;
  readonly others: number;
}

/** User and system time are the twelfth and thirteenth field after the command, which may hold spaces. */
export function workedMs(pid: number): number {
  const fields = fieldsOf(pid);
  return fields ? ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND : 0;
}

/** Null for a process that has ended. */
function fieldsOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  } catch {
    return null;
  }
}

/** Of a process and those that it has started, in milliseconds; 0 if it cannot be known. */
export function workedOf(pid: number): number {
  if (!existsSync("/proc/self/stat")) return 0;
  const children = new Map<number, number[]>();
  for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = Number(fieldsOf(Number(entry))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const sum = (one: number): number =>
    workedMs(one) + (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid);
}
