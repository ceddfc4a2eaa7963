import type { UnknownEms } from "@felistry/domain/colours/ems/parse.ts";
import {
  error_ems_second_of_kind,
  error_ems_unknown_part,
} from "@felistry/i18n/compiled/messages.js";

/** A form's message about an unreadable EMS code. */
export function emsFaultLine({ unknown: part, beside }: UnknownEms): string {
  return beside === undefined
    ? error_ems_unknown_part({ part })
    : error_ems_second_of_kind({ part, beside });
}
