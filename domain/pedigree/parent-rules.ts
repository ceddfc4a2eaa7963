import { addDays, addMonths } from "../calendar.ts";
import type { Sex } from "../cats/sex.ts";

export type ParentRole = "mother" | "father";

export type ParentRefusal =
  | "mother_not_female"
  | "father_not_male"
  | "parent_too_young"
  | "mother_deceased"
  | "father_deceased"
  | "mother_neutered"
  | "father_neutered"
  | "own_ancestor";

/** A parent is born at least this many calendar months before its child (decisions §4). */
export const MONTHS_BEFORE_CHILD = 4;

export interface ProposedParent {
  child: {
    id: number;
    cat_birthdate: string | null;
    /** The last day on which it may have been born, where the year or month alone is known. */
    born_by?: string | null;
  };
  parent: {
    id: number;
    sex: Sex;
    cat_birthdate: string | null;
    deceased_on: string | null;
    neutered_on: string | null;
  };
  role: ParentRole;
  /** Ids of all ancestors of the proposed parent, at any depth. */
  ancestorsOfParent: ReadonlySet<number>;
}

/** The first pedigree rule (decisions §4) that forbids this parent, or null. A cycle is reported before the dates it upsets. */
export function refuseParent({
  child,
  parent,
  role,
  ancestorsOfParent,
}: ProposedParent): ParentRefusal | null {
  return (
    refuseSex(role, parent.sex) ??
    (parent.id === child.id || ancestorsOfParent.has(child.id) ? "own_ancestor" : null) ??
    (isBornEarlyEnough(parent.cat_birthdate, child.born_by ?? child.cat_birthdate)
      ? null
      : "parent_too_young") ??
    (livedLongEnough(role, parent.deceased_on, child.cat_birthdate) ? null : `${role}_deceased`) ??
    (isBredInTime(role, parent.neutered_on, child.cat_birthdate) ? null : `${role}_neutered`)
  );
}

function refuseSex(role: ParentRole, sex: Sex): ParentRefusal | null {
  if (role === "mother") return sex === "female" ? null : "mother_not_female";
  return sex === "male" ? null : "father_not_male";
}

/**
 * Whether the parent (born on the first `yyyy-mm-dd`) is at least four calendar months older than the child; true if a
 * date is unknown. The months are counted back from the child's birth, as in the database.
 */
export function isBornEarlyEnough(
  parentBirthdate: string | null,
  childBirthdate: string | null,
): boolean {
  if (parentBirthdate === null || childBirthdate === null) return true;
  return parentBirthdate <= addMonths(childBirthdate, -MONTHS_BEFORE_CHILD);
}

/** A father may have died, or have been neutered, this long before the birth: semen is frozen, if rarely. */
export const MONTHS_AFTER_FATHER = 10;

/** Whether a parent that died on the first `yyyy-mm-dd` can have a child born on the second; true if either is unknown. */
export function livedLongEnough(
  role: ParentRole,
  deceasedOn: string | null,
  childBirthdate: string | null,
): boolean {
  if (deceasedOn === null || childBirthdate === null) return true;
  const last = role === "mother" ? deceasedOn : addMonths(deceasedOn, MONTHS_AFTER_FATHER);
  return childBirthdate <= last;
}

/** The longest pregnancy: a queen may be neutered while she is pregnant, or at the birth. */
export const LONGEST_PREGNANCY = 72;

/** Whether a parent neutered on the first `yyyy-mm-dd` can have a child born on the second; true if either is unknown. */
export function isBredInTime(
  role: ParentRole,
  neuteredOn: string | null,
  childBirthdate: string | null,
): boolean {
  if (neuteredOn === null || childBirthdate === null) return true;
  const last =
    role === "mother"
      ? addDays(neuteredOn, LONGEST_PREGNANCY)
      : addMonths(neuteredOn, MONTHS_AFTER_FATHER);
  return childBirthdate <= last;
}
