import type { Sex } from "../cats/sex.ts";
import { editMode, type EditModeFacts, ownsCat, type Viewer } from "../cats/edit-mode.ts";

export interface MergeFacts extends EditModeFacts {
  readonly sex: Sex;
}

export type MergeRefusal =
  | "not_allowed"
  | "online_owner_alone"
  | "merge_registered"
  | "merge_sexes";

/**
 * Why a viewer may not merge two records; null if they may: they must maintain both pages, which must be open, or be the
 * club. Whether one cat descends from the other is checked in the pedigrees.
 */
export function mergeRefusal(
  one: MergeFacts,
  other: MergeFacts,
  viewer: Viewer,
): MergeRefusal | null {
  for (const cat of viewer.isAdmin ? [] : [one, other]) {
    if (!ownsCat(cat, viewer.id)) return "not_allowed";
    if (cat.online_owner_id !== viewer.id) return "online_owner_alone";
    if (editMode(cat, viewer) !== "edit_unlocked") return "merge_registered";
  }
  return one.sex === other.sex ? null : "merge_sexes";
}

type Registered = Pick<MergeFacts, "registered">;

/**
 * Two registered records are always merged on the desk: one of two numbers ends. Where two people decide on merges, one
 * registered record is enough for it.
 */
export function isMergedAtDesk(one: Registered, other: Registered, isByTwo: boolean): boolean {
  const registered = [one, other].filter((cat) => cat.registered === 1).length;
  return registered > (isByTwo ? 0 : 1);
}

export const MERGE_REQUEST_STATUSES = [
  "asked",
  "confirmed",
  "declined",
  "withdrawn",
  "lapsed",
] as const;

/** What has overtaken a request: a new owner, a new registration or none, a record that is gone. */
export const MERGE_LAPSES = ["owner", "registration", "record"] as const;
