/** How long processes have worked, however many others shared the machine. Linux only: elsewhere nothing is known. */
import { existsSync, readFileSync } from "node:fs";
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
function workedMs(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
}
