import { isInFuture } from "../calendar.ts";
import { DATE_FIELDS, type DateField, specOf } from "./field-lists.ts";

export type DateFault = "future_birthdate" | "future_date" | "before_birth" | "after_death";

export type CatDates = { readonly [Field in DateField]?: string | null };

/** What is wrong with a cat's dates. */
export function dateFaults(
  dates: CatDates,
  today: string,
): { readonly [Field in DateField]?: DateFault } {
  const faults = DATE_FIELDS.flatMap((field) => {
    const fault = dateFault(field, dates, today);
    return fault ? [[field, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

function dateFault(field: DateField, dates: CatDates, today: string): DateFault | null {
  const date = dates[field];
  if (!date) return null;
  const { future, notBefore, notAfter } = specOf(field);
  if (future && isInFuture(date, today)) return future;
  const first = notBefore && dates[notBefore];
  if (first && date < first) return "before_birth";
  const last = notAfter && dates[notAfter];
  return last && date > last ? "after_death" : null;
}
