/** How long between one backup and the next, as operators write it. */

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** Timers know no longer pause. */
const LONGEST_MS = 24 * UNITS.d;

/** "24h", "30m", "7d" in milliseconds; null where it is none of these. */
export function pauseOf(text: string): number | null {
  const [, count, unit] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  const pause = Number(count) * UNITS[unit as keyof typeof UNITS];
  return pause > 0 && pause <= LONGEST_MS ? pause : null;
}
