import type { Random } from "./random.ts";

/** A moment of that day between 06:00 and 22:00 UTC, when people are awake. */
export function moment(date: string, random: Random): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date}T${two(random.int(6, 21))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}.000Z`;
}
