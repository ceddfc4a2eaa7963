import type { DueDate } from "@felistry/contract/dates.ts";
import type { Locale } from "@felistry/i18n/locale.ts";

export interface Reader {
  readonly memberId: number;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

export interface MemberDate extends DueDate {
  /** The same for the same date, whoever finds it and when. */
  readonly event: string;
  readonly reader: Reader;
}
