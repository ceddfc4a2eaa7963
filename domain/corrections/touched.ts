/** Which certificates say other than the registry once a cat's facts are corrected. */
import type { CertificateKind } from "../certificates/kinds.ts";
import { LAST_POSITION } from "../pedigree/positions.ts";
import type { CorrectedField } from "./correction.ts";

/** A certificate, and where in it the cat stands: 1 is the cat that it certifies. */
export interface Standing {
  readonly kind: CertificateKind;
  readonly positions: readonly number[];
}

/** The last position that each kind certifies. */
const LAST: Readonly<Record<CertificateKind, number>> = { pedigree: LAST_POSITION, metric: 3 };
/** Birth dates are certified before this position. */
const FIRST_UNDATED = 8;

const OF_ALL: ReadonlySet<CorrectedField> = new Set([
  "cat_name_cattery_prefix",
  "cat_name",
  "cat_name_suffix",
  "breed_id",
  "ems",
]);
const OF_ITSELF: ReadonlySet<CorrectedField> = new Set([
  "sex",
  "users_id",
  "breeder_id",
  "breeder_not_user",
]);

function saysAt(kind: CertificateKind, position: number, field: CorrectedField): boolean {
  if (OF_ALL.has(field)) return true;
  if (OF_ITSELF.has(field)) return position === 1;
  if (field === "cat_birthdate") return position < FIRST_UNDATED;
  if (field === "father_id") return position * 2 <= LAST[kind];
  return field === "mother_id" && position * 2 + 1 <= LAST[kind];
}

/** Whether the certificate says something of the cat that one of these changes. */
export const isTouched = (
  { kind, positions }: Standing,
  changed: readonly CorrectedField[],
): boolean => changed.some((field) => positions.some((at) => saysAt(kind, at, field)));
