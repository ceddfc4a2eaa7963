/** The moment that an operator means: in local time, unless they give a zone. */
import { Unusable } from "../unusable.ts";

const WRITTEN =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,6})?)?)\s*(Z|[+-]\d\d:?\d\d)?$/;

export function momentOf(text: string): Date {
  const [, day, minute, second = ":00", zone = ""] = WRITTEN.exec(text.trim()) ?? [];
  const moment = new Date(`${day}T${minute}${second}${zone}`);
  // The day must exist: the 31st of February would become the 3rd of March.
  if (Number.isNaN(moment.getTime()) || !isDay(day!))
    throw new Unusable(
      `"${text}" is no moment. Write it as "2026-11-22 10:00" or "2026-11-22 10:00:30" by this machine's clock, or with a zone: "2026-11-22T10:00:00Z".`,
    );
  return moment;
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
