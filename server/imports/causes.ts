/** Faults grouped by what mends them: a text that many rows share, a parent that many kittens name. */
import type { ImportField } from "@felistry/domain/imports/columns.ts";
import { type ImportFaultKind, stopsRow } from "@felistry/domain/imports/faults.ts";
import type { LineFault } from "./line-fault.ts";

export interface FaultCause {
  readonly field: ImportField;
  readonly kind: ImportFaultKind;
  readonly value: string;
  readonly count: number;
  /** The first line with it. */
  readonly line: number;
  readonly choices: string | null;
}

const COUNTED_MAX = 5_000;
export const CAUSES_SHOWN = 200;

/** Of these each line is mended by itself, whatever its value. */
const ONE_FOR_ALL: readonly ImportFaultKind[] = [
  "twice",
  "breeds_differ",
  "own_ancestor",
  "number_of_club",
];

/** @param before what has been counted already */
export function countCauses(before: readonly FaultCause[] = []) {
  const causes = new Map<string, { -readonly [Key in keyof FaultCause]: FaultCause[Key] }>();
  for (const cause of before) causes.set(keyOf(cause), { ...cause });
  return {
    add({ field, kind, value, line, choices }: LineFault): void {
      const shared = ONE_FOR_ALL.includes(kind) ? "" : value;
      const key = keyOf({ field, kind, value: shared, choices });
      const cause = causes.get(key);
      if (cause) {
        cause.count++;
        cause.line = Math.min(cause.line, line);
      } else if (causes.size < COUNTED_MAX)
        causes.set(key, { field, kind, value: shared, count: 1, line, choices });
    },
    all(): FaultCause[] {
      return [...causes.values()];
    },
    /** What stops rows first, then what concerns most. */
    listed(): FaultCause[] {
      return [...causes.values()]
        .toSorted(
          (one, other) =>
            Number(stopsRow(other)) - Number(stopsRow(one)) ||
            other.count - one.count ||
            one.line - other.line,
        )
        .slice(0, CAUSES_SHOWN);
    },
  };
}

function keyOf({ field, kind, value, choices }: Omit<FaultCause, "count" | "line">): string {
  // Of one name several cats may be meant.
  const meant = kind === "namesake" ? choices : null;
  return [field, kind, value.toLowerCase(), meant].join("\t");
}
