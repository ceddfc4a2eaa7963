/** The interval between backups, as operators write it. */

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** Timers allow no longer interval. */
const LONGEST_MS = 24 * UNITS.d;

/** "24h", "30m", "7d" in milliseconds; null for anything else. */
export function pauseOf(text: string): number | null {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const pause = Number(count) * UNITS[unit as keyof typeof UNITS];
  return pause > 0 && pause <= LONGEST_MS ? pause : null;
}
